/// Other codes for languages of the table: ISO's, BCP 47's, and names of wikis that have moved.
enum LanguageAliases {
  static let byAlias: [String: String] = {
    var aliases: [String: String] = [:]
    for row in rows.split(separator: "\n") {
      let words = row.split(separator: " ")
      guard let code = words.first else { continue }
      for alias in words.dropFirst() { aliases[String(alias)] = String(code) }
    }
    return aliases
  }()

  /// Each line: the code of the table, then its aliases.
  private static let rows = """
    als gsw
    ban-bali ban-x-bali
    bat-smg sgs
    be-tarask be-x-old
    bh bho
    cbk-zam cbk
    crh-cyrl crh-cyrl-ua
    en en-us en-gb en-ca en-au
    eml egl
    es es-419 es-es es-mx
    fiu-vro vro
    he iw
    id in
    kk kk-cyrl kk-kz
    ku-latn ku-tr
    map-bms jv-x-bms
    nds-nl nds-x-nl
    no nb nb-no no-no
    nrm nrf
    pt pt-br pt-pt
    ro mo
    roa-rup rup
    roa-tara nap-x-tara
    simple en-simple
    skr skr-arab
    sr-ec sr-cyrl
    sr-el sr-latn
    tg tg-cyrl
    tl fil
    tt tt-cyrl
    yi ji
    zh-cn zh-hans-cn
    zh-classical lzh
    zh-hk zh-hant-hk
    zh-min-nan nan
    zh-mo zh-hant-mo
    zh-my zh-hans-my
    zh-sg zh-hans-sg
    zh-tw zh-hant-tw
    zh-yue yue
    """
}
