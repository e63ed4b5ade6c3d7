// Made from Debian's mediawiki and iso-codes by Scripts/generate-wiki-tables; do not edit.
// swift-format-ignore-file

/// The languages that a profile can have, in the order in which the apps list them.
enum LanguageTable {
  /// Code, wiki, direction, fallback chain, autonym, English name.
  static let rows = """
    en\ten\tltr\t\tEnglish\tEnglish
    es\tes\tltr\t\tespañol\tSpanish
    ja\tja\tltr\t\t日本語\tJapanese
    ru\tru\tltr\t\tрусский\tRussian
    de\tde\tltr\t\tDeutsch\tGerman
    fr\tfr\tltr\t\tfrançais\tFrench
    zh\tzh\tltr\tzh-hans zh-hant zh-cn zh-tw zh-hk\t中文\tChinese
    zh-cn\tzh\tltr\tzh-hans zh zh-hant\t中文（中国大陆）\tChinese (China)
    zh-hans\tzh\tltr\tzh-cn zh zh-hant\t中文（简体）\tSimplified Chinese
    zh-hant\tzh\tltr\tzh-tw zh-hk zh zh-hans\t中文（繁體）\tTraditional Chinese
    zh-hk\tzh\tltr\tzh-hant zh-tw zh zh-hans\t中文（香港）\tChinese (Hong Kong)
    zh-mo\tzh\tltr\tzh-hk zh-hant zh-tw zh zh-hans\t中文（澳門）\tChinese (Macau)
    zh-my\tzh\tltr\tzh-sg zh-hans zh-cn zh zh-hant\t中文（马来西亚）\tChinese (Malaysia)
    zh-sg\tzh\tltr\tzh-hans zh-cn zh zh-hant\t中文（新加坡）\tChinese (Singapore)
    zh-tw\tzh\tltr\tzh-hant zh-hk zh zh-hans\t中文（臺灣）\tChinese (Taiwan)
    it\tit\tltr\t\titaliano\tItalian
    pt\tpt\tltr\tpt-br\tportuguês\tPortuguese
    ar\tar\trtl\t\tالعربية\tArabic
    pl\tpl\tltr\t\tpolski\tPolish
    tr\ttr\tltr\t\tTürkçe\tTurkish
    ko\tko\tltr\t\t한국어\tKorean
    id\tid\tltr\t\tBahasa Indonesia\tIndonesian
    nl\tnl\tltr\t\tNederlands\tDutch
    vi\tvi\tltr\t\tTiếng Việt\tVietnamese
    uk\tuk\tltr\t\tукраїнська\tUkrainian
    cs\tcs\tltr\tsk\tčeština\tCzech
    sv\tsv\tltr\t\tsvenska\tSwedish
    fa\tfa\trtl\t\tفارسی\tPersian
    simple\tsimple\tltr\t\tSimple English\tSimple English
    hu\thu\tltr\t\tmagyar\tHungarian
    th\tth\tltr\t\tไทย\tThai
    no\tno\tltr\tnb nn\tnorsk bokmål\tNorwegian Bokmål
    he\the\trtl\t\tעברית\tHebrew
    el\tel\tltr\t\tΕλληνικά\tGreek
    hi\thi\tltr\t\tहिन्दी\tHindi
    fi\tfi\tltr\t\tsuomi\tFinnish
    ro\tro\tltr\t\tromână\tRomanian
    da\tda\tltr\t\tdansk\tDanish
    sr-ec\tsr\tltr\tsr-cyrl sr\tсрпски (ћирилица)\tSerbian (Cyrillic script)
    sr-el\tsr\tltr\tsr-latn sr\tsrpski (latinica)\tSerbian (Latin script)
    sr\tsr\tltr\tsr-ec sr-cyrl\tсрпски / srpski\tSerbian
    bg\tbg\tltr\t\tбългарски\tBulgarian
    ms\tms\tltr\t\tBahasa Melayu\tMalay
    bn\tbn\tltr\t\tবাংলা\tBangla
    ca\tca\tltr\toc\tcatalà\tCatalan
    ceb\tceb\tltr\t\tCebuano\tCebuano
    sh-cyrl\tsh\tltr\t\tсрпскохрватски (ћирилица)\tSerbo-Croatian (Cyrillic script)
    sh-latn\tsh\tltr\tsh bs hr sr-latn sr-el sh-cyrl sr-cyrl sr-ec\tsrpskohrvatski (latinica)\tSerbo-Croatian (Latin script)
    sh\tsh\tltr\tbs sr-el sr-latn hr\tsrpskohrvatski / српскохрватски\tSerbo-Croatian
    zh-yue\tzh-yue\tltr\tyue\t粵語\tCantonese
    arz\tarz\trtl\tar\tمصرى\tEgyptian Arabic
    sk\tsk\tltr\tcs\tslovenčina\tSlovak
    hr\thr\tltr\t\thrvatski\tCroatian
    eo\teo\tltr\t\tEsperanto\tEsperanto
    ta\tta\tltr\t\tதமிழ்\tTamil
    war\twar\tltr\t\tWinaray\tWaray
    az\taz\tltr\t\tazərbaycanca\tAzerbaijani
    uz-cyrl\tuz\tltr\t\tўзбекча\tUzbek (Cyrillic script)
    uz-latn\tuz\tltr\t\toʻzbekcha\tUzbek (Latin script)
    uz\tuz\tltr\t\toʻzbekcha / ўзбекча\tUzbek
    be\tbe\tltr\t\tбеларуская\tBelarusian
    zh-min-nan\tzh-min-nan\tltr\tnan cdo zh-hant zh zh-hans\tBân-lâm-gú\tMinnan
    sq\tsq\tltr\t\tshqip\tAlbanian
    mr\tmr\tltr\t\tमराठी\tMarathi
    mk\tmk\tltr\t\tмакедонски\tMacedonian
    lt\tlt\tltr\t\tlietuvių\tLithuanian
    ur\tur\trtl\t\tاردو\tUrdu
    et\tet\tltr\t\teesti\tEstonian
    eu\teu\tltr\t\teuskara\tBasque
    tt\ttt\tltr\ttt-cyrl ru\tтатарча / tatarça\tTatar
    sl\tsl\tltr\t\tslovenščina\tSlovenian
    hak\thak\tltr\tzh-hant zh zh-hans\t客家語 / Hak-kâ-ngî\tHakka Chinese
    nn\tnn\tltr\tno nb\tnorsk nynorsk\tNorwegian Nynorsk
    hy\thy\tltr\t\tհայերեն\tArmenian
    ka\tka\tltr\t\tქართული\tGeorgian
    kk\tkk\tltr\tkk-cyrl\tқазақша\tKazakh
    wuu-hans\twuu\tltr\t\t吴语（简体）\tWu (Simplified Han script)
    wuu-hant\twuu\tltr\t\t吳語（正體）\tWu (Traditional Han script)
    wuu\twuu\tltr\tzh-hans zh zh-hant\t吴语\tWu
    ml\tml\tltr\t\tമലയാളം\tMalayalam
    hif\thif\tltr\thif-latn\tFiji Hindi\tFiji Hindi
    my\tmy\tltr\t\tမြန်မာဘာသာ\tBurmese
    vec\tvec\tltr\tit\tvèneto\tVenetian
    szy\tszy\tltr\tzh-tw zh-hant zh zh-hans\tSakizaya\tSakizaya
    gl\tgl\tltr\tpt\tgalego\tGalician
    te\tte\tltr\t\tతెలుగు\tTelugu
    ast\tast\tltr\tes\tasturianu\tAsturian
    bs\tbs\tltr\t\tbosanski\tBosnian
    tn\ttn\tltr\t\tSetswana\tTswana
    ami\tami\tltr\tzh-tw zh-hant zh zh-hans\tPangcah\tAmis
    ckb\tckb\trtl\t\tکوردی\tCentral Kurdish
    lv\tlv\tltr\t\tlatviešu\tLatvian
    tok\ttok\tltr\t\ttoki pona\tToki Pona
    la\tla\tltr\t\tLatina\tLatin
    cy\tcy\tltr\t\tCymraeg\tWelsh
    fj\tfj\tltr\t\tNa Vosa Vakaviti\tFijian
    jv\tjv\tltr\tid\tJawa\tJavanese
    si\tsi\tltr\t\tසිංහල\tSinhala
    min\tmin\tltr\tid\tMinangkabau\tMinangkabau
    sco\tsco\tltr\t\tScots\tScots
    nso\tnso\tltr\t\tSesotho sa Leboa\tNorthern Sotho
    lmo\tlmo\tltr\tpms eml lij vec it\tlombard\tLombard
    ia\tia\tltr\t\tinterlingua\tInterlingua
    af\taf\tltr\t\tAfrikaans\tAfrikaans
    kn\tkn\tltr\t\tಕನ್ನಡ\tKannada
    ku-arab\tku\trtl\tku ckb\tکوردی (عەرەبی)\tKurdish (Arabic script)
    ku-latn\tku\tltr\tku\tkurdî (latînî)\tKurdish (Latin script)
    ku\tku\tltr\tku-latn\tkurdî\tKurdish
    tl\ttl\tltr\t\tTagalog\tTagalog
    zh-classical\tzh-classical\tltr\tlzh zh-hant zh zh-hans\t文言\tLiterary Chinese
    lld\tlld\tltr\tit rm fur\tLadin\tLadin
    ky\tky\tltr\t\tкыргызча\tKyrgyz
    tg-latn\ttg\tltr\ttg\ttojikī\tTajik (Latin script)
    tg\ttg\tltr\ttg-cyrl\tтоҷикӣ\tTajik
    gu\tgu\tltr\t\tગુજરાતી\tGujarati
    or\tor\tltr\t\tଓଡ଼ିଆ\tOdia
    mg\tmg\tltr\tfr\tMalagasy\tMalagasy
    mn\tmn\tltr\t\tмонгол\tMongolian
    sw\tsw\tltr\t\tKiswahili\tSwahili
    is\tis\tltr\t\tíslenska\tIcelandic
    io\tio\tltr\teo\tIdo\tIdo
    ga\tga\tltr\t\tGaeilge\tIrish
    bar\tbar\tltr\tde\tBoarisch\tBavarian
    nds\tnds\tltr\tde\tPlattdüütsch\tLow German
    ne\tne\tltr\t\tनेपाली\tNepali
    azb\tazb\trtl\tfa\tتۆرکجه\tSouth Azerbaijani
    wa\twa\tltr\tfr\twalon\tWalloon
    km\tkm\tltr\t\tភាសាខ្មែរ\tKhmer
    diq\tdiq\tltr\t\tZazaki\tDimli
    gan-hans\tgan\tltr\tgan gan-hant zh-hans zh zh-hant\t赣语（简体）\tGan (Simplified Han script)
    gan-hant\tgan\tltr\tgan gan-hans zh-hant zh zh-hans\t贛語（繁體）\tGan (Traditional Han script)
    gan\tgan\tltr\tgan-hant gan-hans zh-hant zh zh-hans\t贛語\tGan
    ce\tce\tltr\tru\tнохчийн\tChechen
    bcl\tbcl\tltr\t\tBikol Central\tCentral Bikol
    mt\tmt\tltr\t\tMalti\tMaltese
    pms\tpms\tltr\tit\tPiemontèis\tPiedmontese
    ha\tha\tltr\t\tHausa\tHausa
    so\tso\tltr\t\tSoomaaliga\tSomali
    pa\tpa\tltr\t\tਪੰਜਾਬੀ\tPunjabi
    zu\tzu\tltr\t\tisiZulu\tZulu
    gpe\tgpe\tltr\t\tGhanaian Pidgin\tGhanaian Pidgin
    kab\tkab\tltr\tfr\tTaqbaylit\tKabyle
    br\tbr\tltr\t\tbrezhoneg\tBreton
    dag\tdag\tltr\t\tdagbanli\tDagbani
    an\tan\tltr\tes\taragonés\tAragonese
    ilo\tilo\tltr\t\tIlokano\tIloko
    crh-cyrl\tcrh\tltr\tru\tкъырымтатарджа (Кирилл)\tCrimean Tatar (Cyrillic script)
    crh-latn\tcrh\tltr\t\tqırımtatarca (Latin)\tCrimean Tatar (Latin script)
    crh\tcrh\tltr\tcrh-latn\tqırımtatarca\tCrimean Tatar
    fy\tfy\tltr\t\tFrysk\tWestern Frisian
    als\tals\tltr\tgsw de\tAlemannisch\tAlemannic
    trv\ttrv\tltr\tzh-tw zh-hant zh zh-hans\tSeediq\tTaroko
    as\tas\tltr\t\tঅসমীয়া\tAssamese
    pnb\tpnb\trtl\t\tپنجابی\tWestern Punjabi
    oc\toc\tltr\tca fr\toccitan\tOccitan
    lij\tlij\tltr\tit\tLigure\tLigurian
    yo\tyo\tltr\t\tYorùbá\tYoruba
    szl\tszl\tltr\tpl\tślůnski\tSilesian
    frr\tfrr\tltr\tde\tNordfriisk\tNorthern Frisian
    co\tco\tltr\tit\tcorsu\tCorsican
    lb\tlb\tltr\tde\tLëtzebuergesch\tLuxembourgish
    scn\tscn\tltr\tit\tsicilianu\tSicilian
    ban-bali\tban\tltr\tban\tᬩᬲᬩᬮᬶ\tBalinese (Balinese script)
    ban-x-dharma\tban\tltr\t\tBasa Bali (dharma)\tBalinese (DHARMA transliteration)
    ban-x-palmleaf\tban\tltr\t\tBasa Bali (lontar)\tBalinese (Palmleaf.org transliteration)
    ban-x-pku\tban\tltr\t\tBasa Bali (PKU)\tBalinese (PKU transliteration)
    ban\tban\tltr\tid\tBasa Bali\tBalinese
    ig\tig\tltr\t\tIgbo\tIgbo
    sc\tsc\tltr\t\tsardu\tSardinian
    be-tarask\tbe-tarask\tltr\tbe\tбеларуская (тарашкевіца)\tBelarusian (Taraškievica orthography)
    li\tli\tltr\tnl\tLimburgs\tLimburgish
    ba\tba\tltr\tru\tбашҡортса\tBashkir
    bh\tbh\tltr\tbho\tभोजपुरी\tBhojpuri
    pam\tpam\tltr\t\tKapampangan\tPampanga
    rue\true\tltr\tuk ru\tрусиньскый\tRusyn
    pcd\tpcd\tltr\tfr\tPicard\tPicard
    tpi\ttpi\tltr\t\tTok Pisin\tTok Pisin
    map-bms\tmap-bms\tltr\tjv id\tBasa Banyumasan\tBanyumasan
    ie\tie\tltr\t\tInterlingue\tInterlingue
    cdo\tcdo\tltr\tnan zh-hant zh zh-hans\t閩東語 / Mìng-dĕ̤ng-ngṳ̄\tMindong
    bo\tbo\tltr\t\tབོད་ཡིག\tTibetan
    tk\ttk\tltr\t\tTürkmençe\tTurkmen
    ff\tff\tltr\t\tFulfulde\tFula
    mi\tmi\tltr\t\tMāori\tMāori
    gv\tgv\tltr\t\tGaelg\tManx
    mzn\tmzn\trtl\tfa\tمازِرونی\tMazanderani
    to\tto\tltr\t\tlea faka-Tonga\tTongan
    vo\tvo\tltr\t\tVolapük\tVolapük
    nds-nl\tnds-nl\tltr\tnl\tNedersaksies\tLow Saxon
    am\tam\tltr\t\tአማርኛ\tAmharic
    zea\tzea\tltr\tnl\tZeêuws\tZeelandic
    nrm\tnrm\tltr\tnrf fr\tNouormand\tNorman
    hsb\thsb\tltr\tdsb de\thornjoserbsce\tUpper Sorbian
    xmf\txmf\tltr\tka\tმარგალური\tMingrelian
    vls\tvls\tltr\tnl\tWest-Vlams\tWest Flemish
    ary\tary\trtl\tar\tالدارجة\tMoroccan Arabic
    rw\trw\tltr\t\tIkinyarwanda\tKinyarwanda
    xh\txh\tltr\t\tisiXhosa\tXhosa
    tw\ttw\tltr\t\tTwi\tTwi
    tum\ttum\tltr\t\tchiTumbuka\tTumbuka
    vep\tvep\tltr\tet\tvepsän kel’\tVeps
    yi\tyi\trtl\the\tייִדיש\tYiddish
    sat\tsat\tltr\t\tᱥᱟᱱᱛᱟᱲᱤ\tSantali
    su\tsu\tltr\tid\tSunda\tSundanese
    lfn\tlfn\tltr\t\tLingua Franca Nova\tLingua Franca Nova
    avk\tavk\tltr\tfr es ru\tKotava\tKotava
    qu\tqu\tltr\tqug es\tRuna Simi\tQuechua
    new\tnew\tltr\t\tनेपाल भाषा\tNewari
    nap\tnap\tltr\tit\tNapulitano\tNeapolitan
    ks\tks\trtl\tks-arab\tکٲشُر\tKashmiri
    mai\tmai\tltr\thi\tमैथिली\tMaithili
    ht\tht\tltr\tfr\tKreyòl ayisyen\tHaitian Creole
    nv\tnv\tltr\t\tDiné bizaad\tNavajo
    eml\teml\tltr\tit\temiliàn e rumagnòl\tEmiliano-Romagnolo
    roa-tara\troa-tara\tltr\tit\ttarandíne\tTarantino
    gn\tgn\tltr\tes\tAvañe'ẽ\tGuarani
    bi\tbi\tltr\t\tBislama\tBislama
    lg\tlg\tltr\t\tLuganda\tGanda
    smn\tsmn\tltr\tfi\tanarâškielâ\tInari Sami
    haw\thaw\tltr\t\tHawaiʻi\tHawaiian
    sd\tsd\trtl\t\tسنڌي\tSindhi
    cv\tcv\tltr\tru\tчӑвашла\tChuvash
    ny\tny\tltr\t\tChi-Chewa\tNyanja
    sn\tsn\tltr\t\tchiShona\tShona
    os\tos\tltr\tru\tирон\tOssetic
    ug\tug\trtl\tug-arab\tئۇيغۇرچە / Uyghurche\tUyghur
    chr\tchr\tltr\t\tᏣᎳᎩ\tCherokee
    wo\two\tltr\tfr\tWolof\tWolof
    gor\tgor\tltr\tid\tBahasa Hulontalo\tGorontalo
    ps\tps\trtl\t\tپښتو\tPashto
    fur\tfur\tltr\tit\tfurlan\tFriulian
    bjn\tbjn\tltr\tid\tBanjar\tBanjar
    nov\tnov\tltr\t\tNovial\tNovial
    fo\tfo\tltr\t\tføroyskt\tFaroese
    mad\tmad\tltr\tid\tMadhurâ\tMadurese
    sa\tsa\tltr\thi\tसंस्कृतम्\tSanskrit
    sah\tsah\tltr\tru\tсаха тыла\tYakut
    pcm\tpcm\tltr\t\tNaijá\tNigerian Pidgin
    ike-cans\tiu\tltr\tiu\tᐃᓄᒃᑎᑐᑦ\tEastern Canadian (Aboriginal syllabics)
    ike-latn\tiu\tltr\tiu\tinuktitut\tEastern Canadian (Latin script)
    iu\tiu\tltr\tike-cans\tᐃᓄᒃᑎᑐᑦ / inuktitut\tInuktitut
    kw\tkw\tltr\t\tkernowek\tCornish
    mni-beng\tmni\tltr\t\tমৈতৈলোন্\tManipuri (Bengali script)
    mni\tmni\tltr\t\tꯃꯤꯇꯩ ꯂꯣꯟ\tManipuri
    ang\tang\tltr\t\tÆnglisc\tOld English
    awa\tawa\tltr\thi\tअवधी\tAwadhi
    kaa\tkaa\tltr\tkk-latn kk-cyrl\tQaraqalpaqsha\tKara-Kalpak
    zgh-latn\tzgh\tltr\t\ttamaziɣt tanawayt\tStandard Moroccan Tamazight (Latin script)
    zgh\tzgh\tltr\tkab\tⵜⴰⵎⴰⵣⵉⵖⵜ ⵜⴰⵏⴰⵡⴰⵢⵜ\tStandard Moroccan Tamazight
    pfl\tpfl\tltr\tde\tPälzisch\tPalatine German
    bug\tbug\tltr\tid\tBasa Ugi\tBuginese
    tly-cyrl\ttly\tltr\t\tтолыши\tTalysh (Cyrillic script)
    tly\ttly\tltr\t\ttolışi\tTalysh
    hyw\thyw\tltr\thy\tԱրեւմտահայերէն\tWestern Armenian
    ts\tts\tltr\t\tXitsonga\tTsonga
    bpy\tbpy\tltr\tbn\tবিষ্ণুপ্রিয়া মণিপুরী\tBishnupriya
    gag\tgag\tltr\ttr\tGagauz\tGagauz
    ln\tln\tltr\tfr\tlingála\tLingala
    iba\tiba\tltr\t\tJaku Iban\tIban
    pap\tpap\tltr\t\tPapiamentu\tPapiamento
    shn\tshn\tltr\t\tတႆး\tShan
    kcg\tkcg\tltr\t\tTyap\tTyap
    lad\tlad\tltr\tes\tLadino\tLadino
    pag\tpag\tltr\t\tPangasinan\tPangasinan
    ik\tik\tltr\t\tIñupiatun\tInupiaq
    lo\tlo\tltr\t\tລາວ\tLao
    arc\tarc\trtl\t\tܐܪܡܝܐ\tAramaic
    ext\text\tltr\tes\testremeñu\tExtremaduran
    se\tse\tltr\tnb fi\tdavvisámegiella\tNorthern Sami
    ann\tann\tltr\t\tObolo\tObolo
    bew\tbew\tltr\t\tBetawi\tBetawi
    csb\tcsb\tltr\tpl\tkaszëbsczi\tKashubian
    bbc\tbbc\tltr\tbbc-latn\tBatak Toba\tBatak Toba
    tay\ttay\tltr\tzh-tw zh-hant zh zh-hans\tTayal\tAtayal
    udm\tudm\tltr\tru\tудмурт\tUdmurt
    lez\tlez\tltr\tru az\tлезги\tLezghian
    ss\tss\tltr\t\tSiSwati\tSwati
    shi-latn\tshi\tltr\t\tTaclḥit\tTachelhit (Latin script)
    shi-tfng\tshi\tltr\t\tⵜⴰⵛⵍⵃⵉⵜ\tTachelhit (Tifinagh script)
    shi\tshi\tltr\tshi-latn fr\tTaclḥit\tTachelhit
    gd\tgd\tltr\t\tGàidhlig\tScottish Gaelic
    nup\tnup\tltr\t\tNupe\tNupe
    chy\tchy\tltr\t\tTsetsêhestâhese\tCheyenne
    st\tst\tltr\t\tSesotho\tSouthern Sotho
    kv\tkv\tltr\tru\tкоми\tKomi
    stq\tstq\tltr\tde\tSeeltersk\tSaterland Frisian
    kge\tkge\tltr\t\tKumoring\tKomering
    dtp\tdtp\tltr\tms\tKadazandusun\tCentral Dusun
    myv\tmyv\tltr\tmdf ru\tэрзянь\tErzya
    glk\tglk\trtl\tfa\tگیلکی\tGilaki
    om\tom\tltr\t\tOromoo\tOromo
    ti\tti\tltr\t\tትግርኛ\tTigrinya
    knc\tknc\tltr\t\tYerwa Kanuri\tCentral Kanuri
    kg\tkg\tltr\t\tKongo\tKongo
    ty\tty\tltr\tfr\treo tahiti\tTahitian
    bxr\tbxr\tltr\tru\tбуряад\tRussia Buriat
    ace\tace\tltr\tid\tAcèh\tAcehnese
    dv\tdv\trtl\t\tދިވެހިބަސް\tDivehi
    mhr\tmhr\tltr\tmrj ru\tолык марий\tEastern Mari
    ksh\tksh\tltr\tde\tRipoarisch\tColognian
    frp\tfrp\tltr\tfr\tarpetan\tArpitan
    fon\tfon\tltr\tfr\tfɔ̀ngbè\tFon
    bat-smg\tbat-smg\tltr\tsgs lt\tžemaitėška\tSamogitian
    ve\tve\tltr\t\tTshivenda\tVenda
    mwl\tmwl\tltr\tpt\tMirandés\tMirandese
    kbp\tkbp\tltr\tfr\tKabɩyɛ\tKabiye
    dsb\tdsb\tltr\thsb de\tdolnoserbski\tLower Sorbian
    dga\tdga\tltr\t\tDagaare\tSouthern Dagaare
    jbo\tjbo\tltr\t\tla .lojban.\tLojban
    krc\tkrc\tltr\tru\tкъарачай-малкъар\tKarachay-Balkar
    pdc\tpdc\tltr\tde\tDeitsch\tPennsylvania German
    olo\tolo\tltr\tfi\tlivvinkarjala\tLivvi-Karelian
    rm\trm\tltr\t\trumantsch\tRomansh
    mdf\tmdf\tltr\tmyv ru\tмокшень\tMoksha
    pwn\tpwn\tltr\tzh-tw zh-hant zh zh-hans\tpinayuanan\tPaiwan
    kus\tkus\tltr\t\tKʋsaal\tKusaal
    pnt\tpnt\tltr\tel\tΠοντιακά\tPontic
    blk\tblk\tltr\tmy\tပအိုဝ်ႏဘာႏသာႏ\tPa'O
    ki\tki\tltr\t\tGĩkũyũ\tKikuyu
    ay\tay\tltr\tes\tAymar aru\tAymara
    got\tgot\tltr\t\t𐌲𐌿𐍄𐌹𐍃𐌺\tGothic
    tyv\ttyv\tltr\tru\tтыва дыл\tTuvinian
    av\tav\tltr\tru\tавар\tAvaric
    sm\tsm\tltr\t\tGagana Samoa\tSamoan
    mrj\tmrj\tltr\tmhr ru\tкырык мары\tWestern Mari
    roa-rup\troa-rup\tltr\trup ro\tarmãneashti\tAromanian
    btm\tbtm\tltr\tid\tBatak Mandailing\tBatak Mandailing
    dz\tdz\tltr\t\tཇོང་ཁ\tDzongkha
    jam\tjam\tltr\t\tPatois\tJamaican Creole English
    fiu-vro\tfiu-vro\tltr\tvro et\tvõro\tVõro
    guc\tguc\tltr\tes\twayuunaiki\tWayuu
    tet\ttet\tltr\tpt\ttetun\tTetum
    guw\tguw\tltr\t\tgungbe\tGun
    tcy\ttcy\tltr\tkn\tತುಳು\tTulu
    nah\tnah\tltr\tes\tNāhuatl\tNahuatl
    ch\tch\tltr\t\tChamoru\tChamorro
    nia\tnia\tltr\tid\tLi Niha\tNias
    atj\tatj\tltr\tfr\tAtikamekw\tAtikamekw
    anp\tanp\tltr\thi\tअंगिका\tAngika
    bm\tbm\tltr\tfr\tbamanankan\tBambara
    srn\tsrn\tltr\tnl\tSranantongo\tSranan Tongo
    kbd\tkbd\tltr\tkbd-cyrl\tадыгэбзэ\tKabardian
    za\tza\tltr\tzh-hans zh zh-hant\tVahcuengh\tZhuang
    fat\tfat\tltr\t\tmfantse\tFanti
    mnw\tmnw\tltr\tmy\tဘာသာမန်\tMon
    gcr\tgcr\tltr\tfr\tkriyòl gwiyannen\tGuianan Creole
    skr\tskr\trtl\tskr-arab\tسرائیکی\tSaraiki
    rn\trn\tltr\t\tikirundi\tRundi
    ee\tee\tltr\t\teʋegbe\tEwe
    ltg\tltg\tltr\tlv\tlatgaļu\tLatgalian
    tdd\ttdd\tltr\t\tᥖᥭᥰ ᥖᥬᥲ ᥑᥨᥒᥰ\tTai Nuea
    din\tdin\tltr\t\tThuɔŋjäŋ\tDinka
    cu\tcu\tltr\t\tсловѣньскъ / ⰔⰎⰑⰂⰡⰐⰠⰔⰍⰟ\tChurch Slavic
    mos\tmos\tltr\t\tmoore\tMossi
    nr\tnr\tltr\t\tisiNdebele seSewula\tSouth Ndebele
    nqo\tnqo\trtl\t\tߒߞߏ\tN’Ko
    inh\tinh\tltr\tru\tгӀалгӀай\tIngush
    cbk-zam\tcbk-zam\tltr\tes\tChavacano de Zamboanga\tChavacano
    dty\tdty\tltr\tne\tडोटेली\tDoteli
    tig\ttig\tltr\t\tትግሬ\tTigre
    gom\tgom\tltr\tgom-deva\tगोंयची कोंकणी / Gõychi Konknni\tGoan Konkani
    koi\tkoi\tltr\tru\tперем коми\tKomi-Permyak
    gur\tgur\tltr\t\tfarefare\tFrafra
    pi\tpi\tltr\t\tपालि\tPali
    alt\talt\tltr\tru\tалтай тил\tSouthern Altai
    syl\tsyl\tltr\t\tꠍꠤꠟꠐꠤ\tSylheti
    lbe\tlbe\tltr\tru\tлакку\tLak
    bdr\tbdr\tltr\t\tBajau Sama\tWest Coast Bajau
    xal\txal\tltr\tru\tхальмг\tKalmyk
    sg\tsg\tltr\tfr\tSängö\tSango
    ady\tady\tltr\tady-cyrl\tадыгабзэ\tAdyghe
    rmy\trmy\tltr\tro\tromani čhib\tVlax Romani
    igl\tigl\tltr\t\tIgala\tIgala
    rki\trki\tltr\t\tရခိုင်\tArakanese
    rsk\trsk\tltr\tsr-ec sr-cyrl\tруски\tPannonian Rusyn
    kai\tkai\tltr\t\tKarai-karai\tKarekare
    kaj\tkaj\tltr\t\tJju\tJju
    ppl\tppl\tltr\t\tNawat\tNawat
    test\ttest\tltr\t\tTest\tTest
    test2\ttest2\tltr\t\tTest2\tTest2
    ab\tab\tltr\tru\tаԥсшәа\tAbkhazian
    """
}
