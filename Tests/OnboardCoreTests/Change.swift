import Fixtures
import OnboardCore
import Testing

/// Checks a whole change: the old phone, edited, is the new one, and these are the effects.
func expect(
  _ action: Action, on phone: inout Phone, at moment: Moment = .morning, gives effects: [Effect],
  sourceLocation: SourceLocation = #_sourceLocation, _ edit: (inout Phone) -> Void = { _ in }
) {
  var expected = phone
  edit(&expected)
  let given = reduce(into: &phone, action, at: moment)
  #expect(phone == expected, sourceLocation: sourceLocation)
  #expect(given == effects, sourceLocation: sourceLocation)
}

/// The same for a request that is the whole of a test.
func expect(
  _ request: Request, on phone: Phone, at moment: Moment = .morning, gives effects: [Effect],
  sourceLocation: SourceLocation = #_sourceLocation, _ edit: (inout Phone) -> Void = { _ in }
) {
  var phone = phone
  expect(
    .request(request), on: &phone, at: moment, gives: effects, sourceLocation: sourceLocation, edit)
}

/// The same for an answer of content.
func expect(
  _ answer: Outcome.Answer, wait: Int = 0, on phone: Phone, at moment: Moment = .morning,
  gives effects: [Effect], sourceLocation: SourceLocation = #_sourceLocation,
  _ edit: (inout Phone) -> Void = { _ in }
) {
  var phone = phone
  expect(
    .outcome(Outcome(answer, wait: wait)), on: &phone, at: moment, gives: effects,
    sourceLocation: sourceLocation, edit)
}

/// Checks that a request is refused and changes nothing.
func expectRefusal(
  of request: Request, on phone: Phone, _ refusal: Refusal,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(request, on: phone, gives: [.say(.refused(refusal))], sourceLocation: sourceLocation)
}
