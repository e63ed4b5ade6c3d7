import OnboardCore

/// How a wiki reads a title, in the form of the JSON contract.
package enum TitleJSON {
  package static func object(_ typed: String, _ reading: Result<Title, TitleError>) -> JSON {
    switch reading {
    case .success(let title):
      .object([
        ("input", .string(typed)), ("valid", .bool(true)), ("error", .null),
        ("namespace", .number(title.namespace)), ("namespaceName", .string(title.namespaceName)),
        ("prefixedText", .string(title.prefixedText)), ("fragment", .string(title.fragment)),
        ("interwiki", .string(title.interwiki ?? "")),
        ("mainNamespace", .bool(title.isMainNamespace)),
      ])
    case .failure(let error):
      .object([
        ("input", .string(typed)), ("valid", .bool(false)), ("error", .string(error.key)),
        ("namespace", .null), ("namespaceName", .null), ("prefixedText", .null),
        ("fragment", .null), ("interwiki", .null), ("mainNamespace", .bool(false)),
      ])
    }
  }
}
