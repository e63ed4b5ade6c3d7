// Made from Debian's mediawiki and iso-codes by Scripts/generate-wiki-tables; do not edit.
// swift-format-ignore-file

/// The languages that a profile can have.
enum LanguageTable {
  /// Code, wiki, direction, fallback chain, autonym, English name, place in the apps' list; sorted by code.
  static let rows = """
    ab\tab\tltr\tru\tаԥсшәа\tAbkhazian\t380
    ace\tace\tltr\tid\tAcèh\tAcehnese\t296
    ady\tady\tltr\tady-cyrl\tадыгабзэ\tAdyghe\t370
    af\taf\tltr\t\tAfrikaans\tAfrikaans\t103
    als\tals\tltr\tgsw de\tAlemannisch\tAlemannic\t150
    alt\talt\tltr\tru\tалтай тил\tSouthern Altai\t364
    am\tam\tltr\t\tአማርኛ\tAmharic\t189
    ami\tami\tltr\tzh-tw zh-hant zh zh-hans\tPangcah\tAmis\t89
    an\tan\tltr\tes\taragonés\tAragonese\t144
    ang\tang\tltr\t\tÆnglisc\tOld English\t244
    ann\tann\tltr\t\tObolo\tObolo\t269
    anp\tanp\tltr\thi\tअंगिका\tAngika\t338
    ar\tar\trtl\t\tالعربية\tArabic\t17
    arc\tarc\trtl\t\tܐܪܡܝܐ\tAramaic\t266
    ary\tary\trtl\tar\tالدارجة\tMoroccan Arabic\t195
    arz\tarz\trtl\tar\tمصرى\tEgyptian Arabic\t50
    as\tas\tltr\t\tঅসমীয়া\tAssamese\t152
    ast\tast\tltr\tes\tasturianu\tAsturian\t86
    atj\tatj\tltr\tfr\tAtikamekw\tAtikamekw\t337
    av\tav\tltr\tru\tавар\tAvaric\t322
    avk\tavk\tltr\tfr es ru\tKotava\tKotava\t205
    awa\tawa\tltr\thi\tअवधी\tAwadhi\t245
    ay\tay\tltr\tes\tAymar aru\tAymara\t319
    az\taz\tltr\t\tazərbaycanca\tAzerbaijani\t56
    azb\tazb\trtl\tfa\tتۆرکجه\tSouth Azerbaijani\t125
    ba\tba\tltr\tru\tбашҡортса\tBashkir\t171
    ban\tban\tltr\tid\tBasa Bali\tBalinese\t166
    ban-bali\tban\tltr\tban\tᬩᬲᬩᬮᬶ\tBalinese (Balinese script)\t162
    ban-x-dharma\tban\tltr\t\tBasa Bali (dharma)\tBalinese (DHARMA transliteration)\t163
    ban-x-palmleaf\tban\tltr\t\tBasa Bali (lontar)\tBalinese (Palmleaf.org transliteration)\t164
    ban-x-pku\tban\tltr\t\tBasa Bali (PKU)\tBalinese (PKU transliteration)\t165
    bar\tbar\tltr\tde\tBoarisch\tBavarian\t122
    bat-smg\tbat-smg\tltr\tsgs lt\tžemaitėška\tSamogitian\t302
    bbc\tbbc\tltr\tbbc-latn\tBatak Toba\tBatak Toba\t272
    bcl\tbcl\tltr\t\tBikol Central\tCentral Bikol\t133
    bdr\tbdr\tltr\t\tBajau Sama\tWest Coast Bajau\t367
    be\tbe\tltr\t\tбеларуская\tBelarusian\t60
    be-tarask\tbe-tarask\tltr\tbe\tбеларуская (тарашкевіца)\tBelarusian (Taraškievica orthography)\t169
    bew\tbew\tltr\t\tBetawi\tBetawi\t270
    bg\tbg\tltr\t\tбългарски\tBulgarian\t41
    bh\tbh\tltr\tbho\tभोजपुरी\tBhojpuri\t172
    bi\tbi\tltr\t\tBislama\tBislama\t216
    bjn\tbjn\tltr\tid\tBanjar\tBanjar\t231
    blk\tblk\tltr\tmy\tပအိုဝ်ႏဘာႏသာႏ\tPa'O\t317
    bm\tbm\tltr\tfr\tbamanankan\tBambara\t339
    bn\tbn\tltr\t\tবাংলা\tBangla\t43
    bo\tbo\tltr\t\tབོད་ཡིག\tTibetan\t180
    bpy\tbpy\tltr\tbn\tবিষ্ণুপ্রিয়া মণিপুরী\tBishnupriya\t255
    br\tbr\tltr\t\tbrezhoneg\tBreton\t142
    bs\tbs\tltr\t\tbosanski\tBosnian\t87
    btm\tbtm\tltr\tid\tBatak Mandailing\tBatak Mandailing\t326
    bug\tbug\tltr\tid\tBasa Ugi\tBuginese\t250
    bxr\tbxr\tltr\tru\tбуряад\tRussia Buriat\t295
    ca\tca\tltr\toc\tcatalà\tCatalan\t44
    cbk-zam\tcbk-zam\tltr\tes\tChavacano de Zamboanga\tChavacano\t357
    cdo\tcdo\tltr\tnan zh-hant zh zh-hans\t閩東語 / Mìng-dĕ̤ng-ngṳ̄\tMindong\t179
    ce\tce\tltr\tru\tнохчийн\tChechen\t132
    ceb\tceb\tltr\t\tCebuano\tCebuano\t45
    ch\tch\tltr\t\tChamoru\tChamorro\t335
    chr\tchr\tltr\t\tᏣᎳᎩ\tCherokee\t226
    chy\tchy\tltr\t\tTsetsêhestâhese\tCheyenne\t282
    ckb\tckb\trtl\t\tکوردی\tCentral Kurdish\t90
    co\tco\tltr\tit\tcorsu\tCorsican\t159
    crh\tcrh\tltr\tcrh-latn\tqırımtatarca\tCrimean Tatar\t148
    crh-cyrl\tcrh\tltr\tru\tкъырымтатарджа (Кирилл)\tCrimean Tatar (Cyrillic script)\t146
    crh-latn\tcrh\tltr\t\tqırımtatarca (Latin)\tCrimean Tatar (Latin script)\t147
    cs\tcs\tltr\tsk\tčeština\tCzech\t25
    csb\tcsb\tltr\tpl\tkaszëbsczi\tKashubian\t271
    cu\tcu\tltr\t\tсловѣньскъ / ⰔⰎⰑⰂⰡⰐⰠⰔⰍⰟ\tChurch Slavic\t352
    cv\tcv\tltr\tru\tчӑвашла\tChuvash\t221
    cy\tcy\tltr\t\tCymraeg\tWelsh\t94
    da\tda\tltr\t\tdansk\tDanish\t37
    dag\tdag\tltr\t\tdagbanli\tDagbani\t143
    de\tde\tltr\t\tDeutsch\tGerman\t4
    dga\tdga\tltr\t\tDagaare\tSouthern Dagaare\t307
    din\tdin\tltr\t\tThuɔŋjäŋ\tDinka\t351
    diq\tdiq\tltr\t\tZazaki\tDimli\t128
    dsb\tdsb\tltr\thsb de\tdolnoserbski\tLower Sorbian\t306
    dtp\tdtp\tltr\tms\tKadazandusun\tCentral Dusun\t287
    dty\tdty\tltr\tne\tडोटेली\tDoteli\t358
    dv\tdv\trtl\t\tދިވެހިބަސް\tDivehi\t297
    dz\tdz\tltr\t\tཇོང་ཁ\tDzongkha\t327
    ee\tee\tltr\t\teʋegbe\tEwe\t348
    el\tel\tltr\t\tΕλληνικά\tGreek\t33
    eml\teml\tltr\tit\temiliàn e rumagnòl\tEmiliano-Romagnolo\t213
    en\ten\tltr\t\tEnglish\tEnglish\t0
    eo\teo\tltr\t\tEsperanto\tEsperanto\t53
    es\tes\tltr\t\tespañol\tSpanish\t1
    et\tet\tltr\t\teesti\tEstonian\t67
    eu\teu\tltr\t\teuskara\tBasque\t68
    ext\text\tltr\tes\testremeñu\tExtremaduran\t267
    fa\tfa\trtl\t\tفارسی\tPersian\t27
    fat\tfat\tltr\t\tmfantse\tFanti\t343
    ff\tff\tltr\t\tFulfulde\tFula\t182
    fi\tfi\tltr\t\tsuomi\tFinnish\t35
    fiu-vro\tfiu-vro\tltr\tvro et\tvõro\tVõro\t329
    fj\tfj\tltr\t\tNa Vosa Vakaviti\tFijian\t95
    fo\tfo\tltr\t\tføroyskt\tFaroese\t233
    fon\tfon\tltr\tfr\tfɔ̀ngbè\tFon\t301
    fr\tfr\tltr\t\tfrançais\tFrench\t5
    frp\tfrp\tltr\tfr\tarpetan\tArpitan\t300
    frr\tfrr\tltr\tde\tNordfriisk\tNorthern Frisian\t158
    fur\tfur\tltr\tit\tfurlan\tFriulian\t230
    fy\tfy\tltr\t\tFrysk\tWestern Frisian\t149
    ga\tga\tltr\t\tGaeilge\tIrish\t121
    gag\tgag\tltr\ttr\tGagauz\tGagauz\t256
    gan\tgan\tltr\tgan-hant gan-hans zh-hant zh zh-hans\t贛語\tGan\t131
    gan-hans\tgan\tltr\tgan gan-hant zh-hans zh zh-hant\t赣语（简体）\tGan (Simplified Han script)\t129
    gan-hant\tgan\tltr\tgan gan-hans zh-hant zh zh-hans\t贛語（繁體）\tGan (Traditional Han script)\t130
    gcr\tgcr\tltr\tfr\tkriyòl gwiyannen\tGuianan Creole\t345
    gd\tgd\tltr\t\tGàidhlig\tScottish Gaelic\t280
    gl\tgl\tltr\tpt\tgalego\tGalician\t84
    glk\tglk\trtl\tfa\tگیلکی\tGilaki\t289
    gn\tgn\tltr\tes\tAvañe'ẽ\tGuarani\t215
    gom\tgom\tltr\tgom-deva\tगोंयची कोंकणी / Gõychi Konknni\tGoan Konkani\t360
    gor\tgor\tltr\tid\tBahasa Hulontalo\tGorontalo\t228
    got\tgot\tltr\t\t𐌲𐌿𐍄𐌹𐍃𐌺\tGothic\t320
    gpe\tgpe\tltr\t\tGhanaian Pidgin\tGhanaian Pidgin\t140
    gu\tgu\tltr\t\tગુજરાતી\tGujarati\t114
    guc\tguc\tltr\tes\twayuunaiki\tWayuu\t330
    gur\tgur\tltr\t\tfarefare\tFrafra\t362
    guw\tguw\tltr\t\tgungbe\tGun\t332
    gv\tgv\tltr\t\tGaelg\tManx\t184
    ha\tha\tltr\t\tHausa\tHausa\t136
    hak\thak\tltr\tzh-hant zh zh-hans\t客家語 / Hak-kâ-ngî\tHakka Chinese\t71
    haw\thaw\tltr\t\tHawaiʻi\tHawaiian\t219
    he\the\trtl\t\tעברית\tHebrew\t32
    hi\thi\tltr\t\tहिन्दी\tHindi\t34
    hif\thif\tltr\thif-latn\tFiji Hindi\tFiji Hindi\t80
    hr\thr\tltr\t\thrvatski\tCroatian\t52
    hsb\thsb\tltr\tdsb de\thornjoserbsce\tUpper Sorbian\t192
    ht\tht\tltr\tfr\tKreyòl ayisyen\tHaitian Creole\t211
    hu\thu\tltr\t\tmagyar\tHungarian\t29
    hy\thy\tltr\t\tհայերեն\tArmenian\t73
    hyw\thyw\tltr\thy\tԱրեւմտահայերէն\tWestern Armenian\t253
    ia\tia\tltr\t\tinterlingua\tInterlingua\t102
    iba\tiba\tltr\t\tJaku Iban\tIban\t258
    id\tid\tltr\t\tBahasa Indonesia\tIndonesian\t21
    ie\tie\tltr\t\tInterlingue\tInterlingue\t178
    ig\tig\tltr\t\tIgbo\tIgbo\t167
    igl\tigl\tltr\t\tIgala\tIgala\t372
    ik\tik\tltr\t\tIñupiatun\tInupiaq\t264
    ike-cans\tiu\tltr\tiu\tᐃᓄᒃᑎᑐᑦ\tEastern Canadian (Aboriginal syllabics)\t238
    ike-latn\tiu\tltr\tiu\tinuktitut\tEastern Canadian (Latin script)\t239
    ilo\tilo\tltr\t\tIlokano\tIloko\t145
    inh\tinh\tltr\tru\tгӀалгӀай\tIngush\t356
    io\tio\tltr\teo\tIdo\tIdo\t120
    is\tis\tltr\t\tíslenska\tIcelandic\t119
    it\tit\tltr\t\titaliano\tItalian\t15
    iu\tiu\tltr\tike-cans\tᐃᓄᒃᑎᑐᑦ / inuktitut\tInuktitut\t240
    ja\tja\tltr\t\t日本語\tJapanese\t2
    jam\tjam\tltr\t\tPatois\tJamaican Creole English\t328
    jbo\tjbo\tltr\t\tla .lojban.\tLojban\t308
    jv\tjv\tltr\tid\tJawa\tJavanese\t96
    ka\tka\tltr\t\tქართული\tGeorgian\t74
    kaa\tkaa\tltr\tkk-latn kk-cyrl\tQaraqalpaqsha\tKara-Kalpak\t246
    kab\tkab\tltr\tfr\tTaqbaylit\tKabyle\t141
    kai\tkai\tltr\t\tKarai-karai\tKarekare\t375
    kaj\tkaj\tltr\t\tJju\tJju\t376
    kbd\tkbd\tltr\tkbd-cyrl\tадыгэбзэ\tKabardian\t341
    kbp\tkbp\tltr\tfr\tKabɩyɛ\tKabiye\t305
    kcg\tkcg\tltr\t\tTyap\tTyap\t261
    kg\tkg\tltr\t\tKongo\tKongo\t293
    kge\tkge\tltr\t\tKumoring\tKomering\t286
    ki\tki\tltr\t\tGĩkũyũ\tKikuyu\t318
    kk\tkk\tltr\tkk-cyrl\tқазақша\tKazakh\t75
    km\tkm\tltr\t\tភាសាខ្មែរ\tKhmer\t127
    kn\tkn\tltr\t\tಕನ್ನಡ\tKannada\t104
    knc\tknc\tltr\t\tYerwa Kanuri\tCentral Kanuri\t292
    ko\tko\tltr\t\t한국어\tKorean\t20
    koi\tkoi\tltr\tru\tперем коми\tKomi-Permyak\t361
    krc\tkrc\tltr\tru\tкъарачай-малкъар\tKarachay-Balkar\t309
    ks\tks\trtl\tks-arab\tکٲشُر\tKashmiri\t209
    ksh\tksh\tltr\tde\tRipoarisch\tColognian\t299
    ku\tku\tltr\tku-latn\tkurdî\tKurdish\t107
    ku-arab\tku\trtl\tku ckb\tکوردی (عەرەبی)\tKurdish (Arabic script)\t105
    ku-latn\tku\tltr\tku\tkurdî (latînî)\tKurdish (Latin script)\t106
    kus\tkus\tltr\t\tKʋsaal\tKusaal\t315
    kv\tkv\tltr\tru\tкоми\tKomi\t284
    kw\tkw\tltr\t\tkernowek\tCornish\t241
    ky\tky\tltr\t\tкыргызча\tKyrgyz\t111
    la\tla\tltr\t\tLatina\tLatin\t93
    lad\tlad\tltr\tes\tLadino\tLadino\t262
    lb\tlb\tltr\tde\tLëtzebuergesch\tLuxembourgish\t160
    lbe\tlbe\tltr\tru\tлакку\tLak\t366
    lez\tlez\tltr\tru az\tлезги\tLezghian\t275
    lfn\tlfn\tltr\t\tLingua Franca Nova\tLingua Franca Nova\t204
    lg\tlg\tltr\t\tLuganda\tGanda\t217
    li\tli\tltr\tnl\tLimburgs\tLimburgish\t170
    lij\tlij\tltr\tit\tLigure\tLigurian\t155
    lld\tlld\tltr\tit rm fur\tLadin\tLadin\t110
    lmo\tlmo\tltr\tpms eml lij vec it\tlombard\tLombard\t101
    ln\tln\tltr\tfr\tlingála\tLingala\t257
    lo\tlo\tltr\t\tລາວ\tLao\t265
    lt\tlt\tltr\t\tlietuvių\tLithuanian\t65
    ltg\tltg\tltr\tlv\tlatgaļu\tLatgalian\t349
    lv\tlv\tltr\t\tlatviešu\tLatvian\t91
    mad\tmad\tltr\tid\tMadhurâ\tMadurese\t234
    mai\tmai\tltr\thi\tमैथिली\tMaithili\t210
    map-bms\tmap-bms\tltr\tjv id\tBasa Banyumasan\tBanyumasan\t177
    mdf\tmdf\tltr\tmyv ru\tмокшень\tMoksha\t313
    mg\tmg\tltr\tfr\tMalagasy\tMalagasy\t116
    mhr\tmhr\tltr\tmrj ru\tолык марий\tEastern Mari\t298
    mi\tmi\tltr\t\tMāori\tMāori\t183
    min\tmin\tltr\tid\tMinangkabau\tMinangkabau\t98
    mk\tmk\tltr\t\tмакедонски\tMacedonian\t64
    ml\tml\tltr\t\tമലയാളം\tMalayalam\t79
    mn\tmn\tltr\t\tмонгол\tMongolian\t117
    mni\tmni\tltr\t\tꯃꯤꯇꯩ ꯂꯣꯟ\tManipuri\t243
    mni-beng\tmni\tltr\t\tমৈতৈলোন্\tManipuri (Bengali script)\t242
    mnw\tmnw\tltr\tmy\tဘာသာမန်\tMon\t344
    mos\tmos\tltr\t\tmoore\tMossi\t353
    mr\tmr\tltr\t\tमराठी\tMarathi\t63
    mrj\tmrj\tltr\tmhr ru\tкырык мары\tWestern Mari\t324
    ms\tms\tltr\t\tBahasa Melayu\tMalay\t42
    mt\tmt\tltr\t\tMalti\tMaltese\t134
    mwl\tmwl\tltr\tpt\tMirandés\tMirandese\t304
    my\tmy\tltr\t\tမြန်မာဘာသာ\tBurmese\t81
    myv\tmyv\tltr\tmdf ru\tэрзянь\tErzya\t288
    mzn\tmzn\trtl\tfa\tمازِرونی\tMazanderani\t185
    nah\tnah\tltr\tes\tNāhuatl\tNahuatl\t334
    nap\tnap\tltr\tit\tNapulitano\tNeapolitan\t208
    nds\tnds\tltr\tde\tPlattdüütsch\tLow German\t123
    nds-nl\tnds-nl\tltr\tnl\tNedersaksies\tLow Saxon\t188
    ne\tne\tltr\t\tनेपाली\tNepali\t124
    new\tnew\tltr\t\tनेपाल भाषा\tNewari\t207
    nia\tnia\tltr\tid\tLi Niha\tNias\t336
    nl\tnl\tltr\t\tNederlands\tDutch\t22
    nn\tnn\tltr\tno nb\tnorsk nynorsk\tNorwegian Nynorsk\t72
    no\tno\tltr\tnb nn\tnorsk bokmål\tNorwegian Bokmål\t31
    nov\tnov\tltr\t\tNovial\tNovial\t232
    nqo\tnqo\trtl\t\tߒߞߏ\tN’Ko\t355
    nr\tnr\tltr\t\tisiNdebele seSewula\tSouth Ndebele\t354
    nrm\tnrm\tltr\tnrf fr\tNouormand\tNorman\t191
    nso\tnso\tltr\t\tSesotho sa Leboa\tNorthern Sotho\t100
    nup\tnup\tltr\t\tNupe\tNupe\t281
    nv\tnv\tltr\t\tDiné bizaad\tNavajo\t212
    ny\tny\tltr\t\tChi-Chewa\tNyanja\t222
    oc\toc\tltr\tca fr\toccitan\tOccitan\t154
    olo\tolo\tltr\tfi\tlivvinkarjala\tLivvi-Karelian\t311
    om\tom\tltr\t\tOromoo\tOromo\t290
    or\tor\tltr\t\tଓଡ଼ିଆ\tOdia\t115
    os\tos\tltr\tru\tирон\tOssetic\t224
    pa\tpa\tltr\t\tਪੰਜਾਬੀ\tPunjabi\t138
    pag\tpag\tltr\t\tPangasinan\tPangasinan\t263
    pam\tpam\tltr\t\tKapampangan\tPampanga\t173
    pap\tpap\tltr\t\tPapiamentu\tPapiamento\t259
    pcd\tpcd\tltr\tfr\tPicard\tPicard\t175
    pcm\tpcm\tltr\t\tNaijá\tNigerian Pidgin\t237
    pdc\tpdc\tltr\tde\tDeitsch\tPennsylvania German\t310
    pfl\tpfl\tltr\tde\tPälzisch\tPalatine German\t249
    pi\tpi\tltr\t\tपालि\tPali\t363
    pl\tpl\tltr\t\tpolski\tPolish\t18
    pms\tpms\tltr\tit\tPiemontèis\tPiedmontese\t135
    pnb\tpnb\trtl\t\tپنجابی\tWestern Punjabi\t153
    pnt\tpnt\tltr\tel\tΠοντιακά\tPontic\t316
    ppl\tppl\tltr\t\tNawat\tNawat\t377
    ps\tps\trtl\t\tپښتو\tPashto\t229
    pt\tpt\tltr\tpt-br\tportuguês\tPortuguese\t16
    pwn\tpwn\tltr\tzh-tw zh-hant zh zh-hans\tpinayuanan\tPaiwan\t314
    qu\tqu\tltr\tqug es\tRuna Simi\tQuechua\t206
    rki\trki\tltr\t\tရခိုင်\tArakanese\t373
    rm\trm\tltr\t\trumantsch\tRomansh\t312
    rmy\trmy\tltr\tro\tromani čhib\tVlax Romani\t371
    rn\trn\tltr\t\tikirundi\tRundi\t347
    ro\tro\tltr\t\tromână\tRomanian\t36
    roa-rup\troa-rup\tltr\trup ro\tarmãneashti\tAromanian\t325
    roa-tara\troa-tara\tltr\tit\ttarandíne\tTarantino\t214
    rsk\trsk\tltr\tsr-ec sr-cyrl\tруски\tPannonian Rusyn\t374
    ru\tru\tltr\t\tрусский\tRussian\t3
    rue\true\tltr\tuk ru\tрусиньскый\tRusyn\t174
    rw\trw\tltr\t\tIkinyarwanda\tKinyarwanda\t196
    sa\tsa\tltr\thi\tसंस्कृतम्\tSanskrit\t235
    sah\tsah\tltr\tru\tсаха тыла\tYakut\t236
    sat\tsat\tltr\t\tᱥᱟᱱᱛᱟᱲᱤ\tSantali\t202
    sc\tsc\tltr\t\tsardu\tSardinian\t168
    scn\tscn\tltr\tit\tsicilianu\tSicilian\t161
    sco\tsco\tltr\t\tScots\tScots\t99
    sd\tsd\trtl\t\tسنڌي\tSindhi\t220
    se\tse\tltr\tnb fi\tdavvisámegiella\tNorthern Sami\t268
    sg\tsg\tltr\tfr\tSängö\tSango\t369
    sh\tsh\tltr\tbs sr-el sr-latn hr\tsrpskohrvatski / српскохрватски\tSerbo-Croatian\t48
    sh-cyrl\tsh\tltr\t\tсрпскохрватски (ћирилица)\tSerbo-Croatian (Cyrillic script)\t46
    sh-latn\tsh\tltr\tsh bs hr sr-latn sr-el sh-cyrl sr-cyrl sr-ec\tsrpskohrvatski (latinica)\tSerbo-Croatian (Latin script)\t47
    shi\tshi\tltr\tshi-latn fr\tTaclḥit\tTachelhit\t279
    shi-latn\tshi\tltr\t\tTaclḥit\tTachelhit (Latin script)\t277
    shi-tfng\tshi\tltr\t\tⵜⴰⵛⵍⵃⵉⵜ\tTachelhit (Tifinagh script)\t278
    shn\tshn\tltr\t\tတႆး\tShan\t260
    si\tsi\tltr\t\tසිංහල\tSinhala\t97
    simple\tsimple\tltr\t\tSimple English\tSimple English\t28
    sk\tsk\tltr\tcs\tslovenčina\tSlovak\t51
    skr\tskr\trtl\tskr-arab\tسرائیکی\tSaraiki\t346
    sl\tsl\tltr\t\tslovenščina\tSlovenian\t70
    sm\tsm\tltr\t\tGagana Samoa\tSamoan\t323
    smn\tsmn\tltr\tfi\tanarâškielâ\tInari Sami\t218
    sn\tsn\tltr\t\tchiShona\tShona\t223
    so\tso\tltr\t\tSoomaaliga\tSomali\t137
    sq\tsq\tltr\t\tshqip\tAlbanian\t62
    sr\tsr\tltr\tsr-ec sr-cyrl\tсрпски / srpski\tSerbian\t40
    sr-ec\tsr\tltr\tsr-cyrl sr\tсрпски (ћирилица)\tSerbian (Cyrillic script)\t38
    sr-el\tsr\tltr\tsr-latn sr\tsrpski (latinica)\tSerbian (Latin script)\t39
    srn\tsrn\tltr\tnl\tSranantongo\tSranan Tongo\t340
    ss\tss\tltr\t\tSiSwati\tSwati\t276
    st\tst\tltr\t\tSesotho\tSouthern Sotho\t283
    stq\tstq\tltr\tde\tSeeltersk\tSaterland Frisian\t285
    su\tsu\tltr\tid\tSunda\tSundanese\t203
    sv\tsv\tltr\t\tsvenska\tSwedish\t26
    sw\tsw\tltr\t\tKiswahili\tSwahili\t118
    syl\tsyl\tltr\t\tꠍꠤꠟꠐꠤ\tSylheti\t365
    szl\tszl\tltr\tpl\tślůnski\tSilesian\t157
    szy\tszy\tltr\tzh-tw zh-hant zh zh-hans\tSakizaya\tSakizaya\t83
    ta\tta\tltr\t\tதமிழ்\tTamil\t54
    tay\ttay\tltr\tzh-tw zh-hant zh zh-hans\tTayal\tAtayal\t273
    tcy\ttcy\tltr\tkn\tತುಳು\tTulu\t333
    tdd\ttdd\tltr\t\tᥖᥭᥰ ᥖᥬᥲ ᥑᥨᥒᥰ\tTai Nuea\t350
    te\tte\tltr\t\tతెలుగు\tTelugu\t85
    test\ttest\tltr\t\tTest\tTest\t378
    test2\ttest2\tltr\t\tTest2\tTest2\t379
    tet\ttet\tltr\tpt\ttetun\tTetum\t331
    tg\ttg\tltr\ttg-cyrl\tтоҷикӣ\tTajik\t113
    tg-latn\ttg\tltr\ttg\ttojikī\tTajik (Latin script)\t112
    th\tth\tltr\t\tไทย\tThai\t30
    ti\tti\tltr\t\tትግርኛ\tTigrinya\t291
    tig\ttig\tltr\t\tትግሬ\tTigre\t359
    tk\ttk\tltr\t\tTürkmençe\tTurkmen\t181
    tl\ttl\tltr\t\tTagalog\tTagalog\t108
    tly\ttly\tltr\t\ttolışi\tTalysh\t252
    tly-cyrl\ttly\tltr\t\tтолыши\tTalysh (Cyrillic script)\t251
    tn\ttn\tltr\t\tSetswana\tTswana\t88
    to\tto\tltr\t\tlea faka-Tonga\tTongan\t186
    tok\ttok\tltr\t\ttoki pona\tToki Pona\t92
    tpi\ttpi\tltr\t\tTok Pisin\tTok Pisin\t176
    tr\ttr\tltr\t\tTürkçe\tTurkish\t19
    trv\ttrv\tltr\tzh-tw zh-hant zh zh-hans\tSeediq\tTaroko\t151
    ts\tts\tltr\t\tXitsonga\tTsonga\t254
    tt\ttt\tltr\ttt-cyrl ru\tтатарча / tatarça\tTatar\t69
    tum\ttum\tltr\t\tchiTumbuka\tTumbuka\t199
    tw\ttw\tltr\t\tTwi\tTwi\t198
    ty\tty\tltr\tfr\treo tahiti\tTahitian\t294
    tyv\ttyv\tltr\tru\tтыва дыл\tTuvinian\t321
    udm\tudm\tltr\tru\tудмурт\tUdmurt\t274
    ug\tug\trtl\tug-arab\tئۇيغۇرچە / Uyghurche\tUyghur\t225
    uk\tuk\tltr\t\tукраїнська\tUkrainian\t24
    ur\tur\trtl\t\tاردو\tUrdu\t66
    uz\tuz\tltr\t\toʻzbekcha / ўзбекча\tUzbek\t59
    uz-cyrl\tuz\tltr\t\tўзбекча\tUzbek (Cyrillic script)\t57
    uz-latn\tuz\tltr\t\toʻzbekcha\tUzbek (Latin script)\t58
    ve\tve\tltr\t\tTshivenda\tVenda\t303
    vec\tvec\tltr\tit\tvèneto\tVenetian\t82
    vep\tvep\tltr\tet\tvepsän kel’\tVeps\t200
    vi\tvi\tltr\t\tTiếng Việt\tVietnamese\t23
    vls\tvls\tltr\tnl\tWest-Vlams\tWest Flemish\t194
    vo\tvo\tltr\t\tVolapük\tVolapük\t187
    wa\twa\tltr\tfr\twalon\tWalloon\t126
    war\twar\tltr\t\tWinaray\tWaray\t55
    wo\two\tltr\tfr\tWolof\tWolof\t227
    wuu\twuu\tltr\tzh-hans zh zh-hant\t吴语\tWu\t78
    wuu-hans\twuu\tltr\t\t吴语（简体）\tWu (Simplified Han script)\t76
    wuu-hant\twuu\tltr\t\t吳語（正體）\tWu (Traditional Han script)\t77
    xal\txal\tltr\tru\tхальмг\tKalmyk\t368
    xh\txh\tltr\t\tisiXhosa\tXhosa\t197
    xmf\txmf\tltr\tka\tმარგალური\tMingrelian\t193
    yi\tyi\trtl\the\tייִדיש\tYiddish\t201
    yo\tyo\tltr\t\tYorùbá\tYoruba\t156
    za\tza\tltr\tzh-hans zh zh-hant\tVahcuengh\tZhuang\t342
    zea\tzea\tltr\tnl\tZeêuws\tZeelandic\t190
    zgh\tzgh\tltr\tkab\tⵜⴰⵎⴰⵣⵉⵖⵜ ⵜⴰⵏⴰⵡⴰⵢⵜ\tStandard Moroccan Tamazight\t248
    zgh-latn\tzgh\tltr\t\ttamaziɣt tanawayt\tStandard Moroccan Tamazight (Latin script)\t247
    zh\tzh\tltr\tzh-hans zh-hant zh-cn zh-tw zh-hk\t中文\tChinese\t6
    zh-classical\tzh-classical\tltr\tlzh zh-hant zh zh-hans\t文言\tLiterary Chinese\t109
    zh-cn\tzh\tltr\tzh-hans zh zh-hant\t中文（中国大陆）\tChinese (China)\t7
    zh-hans\tzh\tltr\tzh-cn zh zh-hant\t中文（简体）\tSimplified Chinese\t8
    zh-hant\tzh\tltr\tzh-tw zh-hk zh zh-hans\t中文（繁體）\tTraditional Chinese\t9
    zh-hk\tzh\tltr\tzh-hant zh-tw zh zh-hans\t中文（香港）\tChinese (Hong Kong)\t10
    zh-min-nan\tzh-min-nan\tltr\tnan cdo zh-hant zh zh-hans\tBân-lâm-gú\tMinnan\t61
    zh-mo\tzh\tltr\tzh-hk zh-hant zh-tw zh zh-hans\t中文（澳門）\tChinese (Macau)\t11
    zh-my\tzh\tltr\tzh-sg zh-hans zh-cn zh zh-hant\t中文（马来西亚）\tChinese (Malaysia)\t12
    zh-sg\tzh\tltr\tzh-hans zh-cn zh zh-hant\t中文（新加坡）\tChinese (Singapore)\t13
    zh-tw\tzh\tltr\tzh-hant zh-hk zh zh-hans\t中文（臺灣）\tChinese (Taiwan)\t14
    zh-yue\tzh-yue\tltr\tyue\t粵語\tCantonese\t49
    zu\tzu\tltr\t\tisiZulu\tZulu\t139
    """
}
