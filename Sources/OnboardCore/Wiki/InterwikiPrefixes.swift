/// The prefixes that lead from one wiki to another.
package struct InterwikiPrefixes: Sendable, Equatable {
  /// The prefix of the wiki itself: `en:Foo` on the English Wikipedia is simply `Foo`.
  package let localPrefix: String
  private let all: Set<String>

  init(wiki: String, all: Set<String>) {
    localPrefix = wiki
    self.all = all
  }

  package func contains(lowercased prefix: String) -> Bool { all.contains(prefix) }

  /// The language code of the Wikipedia that a prefix leads to; nil for other sites.
  package static func wikipedia(of prefix: String) -> String? {
    languages.contains(prefix) ? Language.named(prefix)?.wiki ?? prefix : nil
  }

  /// The prefixes that Wikipedia knows, as far as people type them.
  static let wikipedia: Set<String> = languages.union(words(sites))

  private static let languages = words(codes).union(words(formerCodes))

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  /// The Wikipedias, closed ones included.
  private static let codes = """
    aa ab ace ady af ak als alt am ami an ang ann anp ar arc ary arz as ast atj av avk awa ay az
    azb ba ban bar bat-smg bbc bcl bdr be be-tarask be-x-old bew bg bh bi bjn blk bm bn bo bol bpy
    br bs btm bug bxr ca cbk-zam cdo ce ceb ch cho chr chy ckb co cr crh cs csb cu cv cy da dag de
    dga din diq dsb dtp dty dv dz ee el eml en eo es et eu ext fa fat ff fi fiu-vro fj fo fon fr
    frp frr fur fy ga gag gan gcr gd gl glk gn gom gor got gpe gsw gu guc gur guw gv ha hak haw he
    hi hif ho hr hsb ht hu hy hyw hz ia iba id ie ig igl ii ik ilo inh io is it iu ja jam jbo jv
    ka kaa kab kai kbd kbp kcg kg kge ki kj kk kl km kn knc ko koi kr krc ks ksh ku kus kv kw ky
    la lad lb lbe lez lfn lg li lij lld lmo ln lo lrc lt ltg lv mad mai map-bms mdf mg mh mhr mi
    min mk ml mn mni mnw mo mos mr mrj ms mt mus mwl my myv mzn na nah nap nds nds-nl ne new ng
    nia nl nn no nov nqo nr nrm nso nup nv ny oc olo om or os pa pag pam pap pcd pcm pdc pfl pi
    pih pl pms pnb pnt ps pt pwn qu rm rmy rn ro roa-rup roa-tara rsk ru rue rw sa sah sat sc scn
    sco sd se sg sgs sh shi shn shy si simple sk skr sl sm smn sn so sq sr srn ss st stq su sv sw
    szl szy ta tay tcy tdd te tet tg th ti tig tk tl tly tn to tok tpi tr trv ts tt tum tw ty tyv
    udm ug uk ur uz ve vec vep vi vls vo vro wa war wo wuu xal xh xmf yi yo yue za zea zgh zh
    zh-classical zh-min-nan zh-yue zu
    """

  /// Other names for some of them.
  private static let formerCodes = """
    cz dk epo jp zh-cn zh-tw cmn egl en-simple nb nan minnan
    """

  /// Sister projects and sites outside.
  private static let sites = """
    w wikt q b n s v voy chapter c commons m meta metawiki metawikimedia metawikipedia d wikidata
    f wikifunctions species wikispecies mw mediawikiwiki incubator outreach strategy foundation
    wmf wikimedia testwiki wikitech wikimania nost phab phabricator bugzilla gerrit toolforge
    translatewiki google arxiv doi pmid rfc imdbtitle xkcd fandom github openstreetmap memoryalpha
    iso639-3 pokéwiki scores wiktionary wikiquote wikibooks wikinews wikisource wikiversity
    wikivoyage wikipedia
    """
}
