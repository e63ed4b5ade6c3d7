import OnboardCore
import Testing

@Suite struct MarkupTests {
  @Test(arguments: [
    ("Jazz", "Jazz"), ("<i>Faust</i>", "Faust"),
    (
      "<i>Mission: Impossible</i> (film)",
      "Mission: Impossible (film)"
    ),
    ("H<sub>2</sub>O", "H2O"), ("AT&amp;T", "AT&T"), ("a &lt; b", "a < b"), ("a < b", "a < b"),
    ("1 <2> 3", "1 <2> 3"), ("<span class=\"x\">E. coli</span>", "E. coli"), ("a<br>b", "a b"),
    ("a<br/>b", "a b"), ("&#39;x&#x27;", "'x'"), ("&nbsp;", "\u{A0}"), ("&unknown;", "&unknown;"),
    ("&", "&"), ("&#0;", "&#0;"), ("&#x110000;", "&#x110000;"), ("<!-- c -->x", "x"), ("<i", "<i"),
    (" <b> x </b> ", "x"), ("", ""), ("<i></i>", ""), ("&#xD800;", "&#xD800;"),
    ("&#27;[0m", "&#27;[0m"),
  ])
  func `A-6: a displayed title is read as text`(html: String, text: String) {
    #expect(Markup.plainText(html) == text)
  }
}
