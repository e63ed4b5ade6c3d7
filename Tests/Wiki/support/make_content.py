#!/usr/bin/env python3
"""Writes content/<lang>.json: the pages populate.php creates. Titles are those of real articles; every text is made up here."""
import json, os
here = os.path.dirname(os.path.abspath(__file__))

# title | description | first sentence(s) | image name ('' = none) | wikibase item
EN = """
Earth|Third planet from the Sun|'''Earth''' is the third planet from the Sun and the only place known to hold life.|Earth test globe|Q2
Moon|Natural satellite of Earth|The '''Moon''' is Earth's only natural satellite.|Moon test disc|Q405
Sun|Star at the centre of the Solar System|The '''Sun''' is the star at the centre of the Solar System.|Sun test disc|Q525
Mars|Fourth planet from the Sun|'''Mars''' is the fourth planet from the Sun, often called the red planet.|Mars test disc|Q111
Mercury (planet)|First planet from the Sun|'''Mercury''' is the smallest planet and the closest one to the Sun.|Mercury test disc|Q308
Mercury (element)|Chemical element with atomic number 80|'''Mercury''' is a metal that is liquid at room temperature.||Q925
Mercury (mythology)|Roman god of trade and travel|'''Mercury''' is the Roman god of messages, trade and travel.||Q1150
Solar System|The Sun and the objects bound to it|The '''Solar System''' is the Sun together with all that orbits it.|Solar System test chart|Q544
Albert Einstein|Theoretical physicist (1879–1955)|'''Albert Einstein''' was a physicist best known for the theory of relativity.|Einstein test portrait|Q937
Marie Curie|Physicist and chemist (1867–1934)|'''Marie Curie''' studied radioactivity and won two Nobel Prizes.|Curie test portrait|Q7186
Ada Lovelace|English mathematician (1815–1852)|'''Ada Lovelace''' wrote notes on the Analytical Engine.|Lovelace test portrait|Q7259
Alan Turing|English computer scientist (1912–1954)|'''Alan Turing''' described an abstract machine that could compute anything computable.|Turing test portrait|Q7251
Swift (programming language)|Programming language by Apple|'''Swift''' is a compiled language first shown in 2014.|Swift test bird|Q17118377
Swift (bird)|Family of birds|'''Swifts''' are small birds that spend most of their life in the air.|Swift test bird two|Q25402
Python (programming language)|General-purpose programming language|'''Python''' is a language known for its use of indentation.||Q28865
Pythonidae|Family of snakes|'''Pythonidae''' are a family of non-venomous snakes.|Snake test picture|Q39378
Wikipedia|Free online encyclopedia|'''Wikipedia''' is an encyclopedia that its readers write.|Puzzle test ball|Q52
Encyclopedia|Type of reference work|An '''encyclopedia''' is a reference work with summaries of knowledge.||Q5292
United Kingdom|Country in north-western Europe|The '''United Kingdom''' is a country made of England, Scotland, Wales and Northern Ireland.|UK test map|Q145
United States|Country in North America|The '''United States''' is a country of fifty states.|US test map|Q30
New York City|Most populous city in the United States|'''New York City''' has five boroughs.|New York test skyline|Q60
London|Capital of the United Kingdom|'''London''' lies on the River Thames.|London test skyline|Q84
Paris|Capital of France|'''Paris''' is the capital of France, on the Seine.|Paris test skyline|Q90
Tokyo|Capital of Japan|'''Tokyo''' is the capital of Japan.|Tokyo test skyline|Q1490
São Paulo|Most populous city in Brazil|'''São Paulo''' is the largest city in Brazil.|Sao Paulo test skyline|Q174
Istanbul|Largest city in Turkey|'''Istanbul''' lies on two continents.|Istanbul test skyline|Q406
Zürich|Largest city in Switzerland|'''Zürich''' lies at the north end of a lake.||Q72
Ångström|Unit of length|The '''ångström''' is a unit of length equal to 0.1 nanometre.||Q81454
Café|Place that serves coffee|A '''café''' is a place that serves coffee and light meals.|Cafe test cup|Q30022
Cat|Small domesticated carnivorous mammal|The '''cat''' is a small domesticated carnivore.|Cat test picture|Q146
Dog|Domesticated canid|The '''dog''' is a domesticated descendant of the wolf.|Dog test picture|Q144
Elephant|Large terrestrial mammals with trunks|'''Elephants''' are the largest living land animals.|Elephant test picture|Q7378
Coffee|Brewed beverage made from roasted beans|'''Coffee''' is a drink brewed from roasted beans.|Coffee test cup|Q8486
Chocolate|Food made from cocoa|'''Chocolate''' is a food made from roasted cocoa.||Q195
2001: A Space Odyssey|1968 film by Stanley Kubrick|'''2001: A Space Odyssey''' is a 1968 film directed by Stanley Kubrick.|Odyssey test poster|Q103474
Mission: Impossible (film)|1996 film by Brian De Palma|'''Mission: Impossible''' is a 1996 action film.||Q135156
Star Trek: The Next Generation|American television series|'''Star Trek: The Next Generation''' is a television series.||Q16290
Dr. Strangelove|1964 film by Stanley Kubrick|'''Dr. Strangelove''' is a 1964 black comedy.||Q105702
"Heroes" (David Bowie album)|1977 studio album by David Bowie|'''"Heroes"''' is an album by David Bowie.||Q726251
AC/DC|Australian rock band|'''AC/DC''' are a rock band formed in Sydney in 1973.|ACDC test logo|Q27593
Guns N' Roses|American hard rock band|'''Guns N' Roses''' are a hard rock band from Los Angeles.||Q11895
!!!|American dance-punk band|'''!!!''' (usually said "chk chk chk") are a dance-punk band.||Q371969
...And Justice for All (album)|1988 studio album by Metallica|'''...And Justice for All''' is an album by Metallica.||Q192804
99% Invisible|Podcast about design|'''99% Invisible''' is a podcast about design.||Q4646082
Marks & Spencer|British retailer|'''Marks & Spencer''' is a British retailer.||Q714491
Who's Afraid of Virginia Woolf?|Play by Edward Albee|'''Who's Afraid of Virginia Woolf?''' is a play first staged in 1962.||Q1170548
C++|General-purpose programming language|'''C++''' grew out of C.||Q2407
IPhone|Line of smartphones by Apple|The '''iPhone''' is a line of smartphones.|Phone test picture|Q2766
0|Integer between −1 and 1|'''0''' (zero) is a number.||Q204
Pi|Ratio of a circle's circumference to its diameter|'''Pi''' is the ratio of a circle's circumference to its diameter.|Pi test circle|Q167
E (mathematical constant)|Base of the natural logarithm|'''e''' is the base of the natural logarithm.||Q82435
ß|Letter of the German alphabet|The '''ß''' is a letter of the German alphabet.||Q9693
Emoji|Pictograms in text|'''Emoji''' are pictograms that stand in text.||Q1049294
Hebrew alphabet|Alphabet used to write Hebrew|The '''Hebrew alphabet''' (אָלֶף־בֵּית עִבְרִי) is written from right to left.||Q33513
Greek alphabet|Script used to write Greek|The '''Greek alphabet''' starts with Α and ends with Ω; sigma has the final form ς.||Q8216
Democracy|Form of government|'''Democracy''' is a form of government in which the people decide.||Q7174
Photosynthesis|Process plants use to turn light into energy|'''Photosynthesis''' turns light into chemical energy.|Leaf test picture|Q11982
Quantum mechanics|Physical theory of the very small|'''Quantum mechanics''' describes nature at the scale of atoms.||Q944
Llanfairpwllgwyngyll|Village in Wales|'''Llanfairpwllgwyngyll''' is a village on Anglesey with a famously long name.||Q640
Climate change|Long-term change in weather patterns|'''Climate change''' is a long-term change in the weather.|Climate test chart|Q7942
Ice cream|Frozen dessert|'''Ice cream''' is a frozen dessert.||Q13233
Basketball|Team sport|'''Basketball''' is a team sport played with a ball and two hoops.|Ball test picture|Q5372
Chess|Strategy board game|'''Chess''' is a board game for two players.|Chess test board|Q718
Untitled stub without anything||A page with neither a description nor a picture.||
"""
# extra pages: title, wikitext
EN_EXTRA = [
 ("Main Page", "{{SHORTDESC:Main page of the test wiki}}'''Welcome''' to a test wiki with a handful of short pages. See [[Earth]], [[Moon]] and [[Wikipedia]]."),
 ("Mercury", "{{SHORTDESC:Topics referred to by the same term}}{{#setpageprop:disambiguation|}}'''Mercury''' may refer to:\n* [[Mercury (planet)]], the first planet from the Sun\n* [[Mercury (element)]], a metal\n* [[Mercury (mythology)]], a Roman god\n[[Category:Disambiguation pages]]"),
 ("Python", "{{SHORTDESC:Topics referred to by the same term}}{{#setpageprop:disambiguation|}}'''Python''' may refer to:\n* [[Pythonidae]], a family of snakes\n* [[Python (programming language)]]\n[[Category:Disambiguation pages]]"),
 ("UK", "#REDIRECT [[United Kingdom]]"), ("USA", "#REDIRECT [[United States]]"), ("U.S.", "#REDIRECT [[United States]]"),
 ("Einstein", "#REDIRECT [[Albert Einstein]]"), ("NYC", "#REDIRECT [[New York City]]"), ("Big Apple", "#REDIRECT [[NYC]]"),
 ("Tōkyō", "#REDIRECT [[Tokyo]]"), ("Lunar phases", "#REDIRECT [[Moon#Phases]]"), ("Sao Paulo", "#REDIRECT [[São Paulo]]"),
 ("Angstrom", "#REDIRECT [[Ångström]]"), ("The Earth", "#REDIRECT [[Earth]]"), ("😀", "#REDIRECT [[Emoji]]"),
 ("...", "#REDIRECT [[...And Justice for All (album)]]"), ("Loop A", "#REDIRECT [[Loop B]]"), ("Loop B", "#REDIRECT [[Loop A]]"),
 ("Redirect to nowhere", "#REDIRECT [[No such page at all]]"), ("Project chat", "#REDIRECT [[Wikipedia:Village pump]]"),
 ("Commons", "#REDIRECT [[commons:Main Page]]"), ("Schrödinger's cat", "#REDIRECT [[Quantum mechanics#History]]"),
 ("Talk:Earth", "== Shape ==\nIs it round? [[User:Example]]"), ("Talk:2001: A Space Odyssey", "== Colon ==\nThe title has a colon."),
 ("User:Example", "An example user page."), ("User:Example/sandbox", "A sandbox subpage."), ("User talk:Example", "Hello."),
 ("Wikipedia:Village pump", "A place to talk about the project."), ("Wikipedia:About", "About this test wiki."),
 ("Wikipedia talk:About", "Talk about the about page."), ("Help:Contents", "Help for readers."),
 ("Category:Planets", "Pages about planets. [[Category:Astronomy]]"), ("Category:Astronomy", "Pages about astronomy."),
 ("Category:Disambiguation pages", "Pages that list other pages."),
 ("Draft:Unfinished article", "{{SHORTDESC:A draft}}This draft is not ready."), ("Draft talk:Unfinished article", "Needs sources."),
 ("Portal:Astronomy", "Welcome to the astronomy portal."), ("Portal talk:Astronomy", "Talk about the portal."),
 ("MOS:Titles", "How to write titles."), ("Template:Stub", "''This page is short.''"), ("Module:Sandbox/doc", "Documentation of a sandbox."),
 ("TimedText:Sample.ogv.en.srt", "1\n00:00:01,000 --> 00:00:02,000\nHello"), ("Event:Edit-a-thon", "A test event."),
 ("A" * 255, "A page whose title is exactly as long as a title may be. [[Category:Long titles]]"),
]
LANGS = {
"de": ("Hauptseite", "Kategorie:Planeten", """
Erde|Dritter Planet des Sonnensystems|Die '''Erde''' ist der dritte Planet von der Sonne aus.|Erde Testbild|Q2
Mond|Natürlicher Satellit der Erde|Der '''Mond''' umkreist die Erde.|Mond Testbild|Q405
Berlin|Hauptstadt Deutschlands|'''Berlin''' ist die Hauptstadt Deutschlands.|Berlin Testbild|Q64
Österreich|Staat in Mitteleuropa|'''Österreich''' ist ein Staat in Mitteleuropa.|Wien Testbild|Q40
Straße|Verkehrsweg|Eine '''Straße''' ist ein Verkehrsweg.||Q34442
ß|Buchstabe des deutschen Alphabets|Das '''ß''' ist ein Buchstabe.||Q9693
Die Ärzte|Deutsche Rockband|'''Die Ärzte''' sind eine Band aus Berlin.||Q153056
2001: Odyssee im Weltraum|Film von Stanley Kubrick (1968)|'''2001: Odyssee im Weltraum''' ist ein Film von 1968.||Q103474
Mission: Impossible (Film)|Film von Brian De Palma (1996)|'''Mission: Impossible''' ist ein Film von 1996.||Q135156
Albert Einstein|Physiker (1879–1955)|'''Albert Einstein''' war ein Physiker.|Einstein Testbild|Q937
Johann Wolfgang von Goethe|Dichter (1749–1832)|'''Johann Wolfgang von Goethe''' war ein Dichter.||Q5879
Kaffee|Getränk aus gerösteten Bohnen|'''Kaffee''' ist ein Getränk.|Kaffee Testbild|Q8486
""", [("Portal:Berlin", "Ein Portal."), ("Diskussion:Erde", "Ist sie rund?"), ("Benutzer:Beispiel", "Eine Benutzerseite."), ("Wikipedia:Über", "Über dieses Wiki."), ("Einstein", "#WEITERLEITUNG [[Albert Einstein]]"), ("Goethe", "#REDIRECT [[Johann Wolfgang von Goethe]]")]),
"fr": ("Wikipédia:Accueil principal", "Catégorie:Planète", """
Terre|Troisième planète du Système solaire|La '''Terre''' est la troisième planète à partir du Soleil.|Terre image|Q2
Lune|Satellite naturel de la Terre|La '''Lune''' tourne autour de la Terre.|Lune image|Q405
Paris|Capitale de la France|'''Paris''' est la capitale de la France.|Paris image|Q90
Île-de-France|Région de France|L''''Île-de-France''' est une région.||Q13917
École|Lieu d'enseignement|Une '''école''' est un lieu où l'on apprend.|Ecole image|Q3914
L'Étranger|Roman d'Albert Camus|'''L'Étranger''' est un roman.||Q183883
2001, l'Odyssée de l'espace|Film de Stanley Kubrick (1968)|'''2001''' est un film de 1968.||Q103474
Mission : Impossible|Série télévisée américaine|'''Mission : Impossible''' est une série.||Q465430
Œuf|Cellule de reproduction des animaux|Un '''œuf''' vient d'un oiseau.|Oeuf image|Q93189
Victor Hugo|Écrivain (1802–1885)|'''Victor Hugo''' est un écrivain.|Hugo image|Q535
Café|Boisson|Le '''café''' est une boisson.||Q8486
Marie Curie|Physicienne et chimiste (1867–1934)|'''Marie Curie''' a étudié la radioactivité.|Curie image|Q7186
""", [("Portail:Astronomie", "Un portail."), ("Discussion:Terre", "Est-elle ronde ?"), ("Utilisatrice:Exemple", "Une page."), ("Projet:Astronomie", "Un projet."), ("Référence:Livre", "Un livre."), ("Planète Terre", "#REDIRECTION [[Terre]]")]),
"ja": ("メインページ", "Category:惑星", """
地球|太陽系の第3惑星|'''地球'''は太陽系の第3惑星である。|Chikyu image|Q2
月|地球の衛星|'''月'''は地球の衛星である。|Tsuki image|Q405
日本|東アジアの国|'''日本'''は東アジアの国である。|Nihon image|Q17
東京|日本の首都|'''東京'''は日本の首都である。|Tokyo image|Q7473516
富士山|日本で最も高い山|'''富士山'''は日本で最も高い山である。|Fujisan image|Q39231
寿司|日本の料理|'''寿司'''は日本の料理である。|Sushi image|Q46383
ガンダム|アニメ作品|'''ガンダム'''はアニメである。||Q320193
2001年宇宙の旅|1968年の映画|'''2001年宇宙の旅'''は1968年の映画である。||Q103474
アルベルト・アインシュタイン|物理学者|'''アルベルト・アインシュタイン'''は物理学者である。|Einstein image ja|Q937
AKB48|日本のアイドルグループ|'''AKB48'''はグループである。||Q219655
！|記号|'''！'''は記号である。||Q166764
コーヒー|飲料|'''コーヒー'''は飲料である。|Coffee image ja|Q8486
""", [("Portal:天文学", "ポータル。"), ("ノート:地球", "丸いですか。"), ("利用者:例", "利用者ページ。"), ("プロジェクト:天体", "プロジェクト。"), ("東京都", "#転送 [[東京]]"), ("Gundam", "#REDIRECT [[ガンダム]]")]),
"he": ("עמוד ראשי", "קטגוריה:כוכבי לכת", """
כדור הארץ|כוכב הלכת השלישי מהשמש|'''כדור הארץ''' הוא כוכב הלכת השלישי מהשמש.|Erez image|Q2
הירח|הלוויין הטבעי של כדור הארץ|'''הירח''' מקיף את כדור הארץ.|Yareach image|Q405
ירושלים|עיר בישראל|'''ירושלים''' היא עיר.|Jerusalem image|Q1218
תל אביב-יפו|עיר בישראל|'''תל אביב-יפו''' היא עיר לחוף הים.|Tel Aviv image|Q33935
אלברט איינשטיין|פיזיקאי|'''אלברט איינשטיין''' היה פיזיקאי.|Einstein image he|Q937
אלפבית עברי|כתב|'''אלפבית עברי''' הוא כתב.||Q33513
2001: אודיסיאה בחלל|סרט משנת 1968|'''2001: אודיסיאה בחלל''' הוא סרט.||Q103474
צבא ההגנה לישראל|צבא|'''צבא ההגנה לישראל''' הוא צבא.||Q82416
קפה|משקה|'''קפה''' הוא משקה.|Kafe image|Q8486
חתול הבית|יונק|'''חתול הבית''' הוא יונק.|Chatul image|Q146
דמוקרטיה|שיטת ממשל|'''דמוקרטיה''' היא שיטת ממשל.||Q7174
C++|שפת תכנות|'''C++''' היא שפת תכנות.||Q2407
""", [("פורטל:אסטרונומיה", "פורטל."), ("שיחה:ירושלים", "שיחה."), ("משתמש:דוגמה", "דף."), ("טיוטה:ערך", "טיוטה."), ('צה"ל', "#הפניה [[צבא ההגנה לישראל]]"), ("תל אביב", "#REDIRECT [[תל אביב-יפו]]")]),
"tr": ("Anasayfa", "Kategori:Gezegenler", """
Dünya|Güneş'e en yakın üçüncü gezegen|'''Dünya''' Güneş'e en yakın üçüncü gezegendir.|Dunya resmi|Q2
Ay|Dünya'nın doğal uydusu|'''Ay''' Dünya'nın uydusudur.|Ay resmi|Q405
İstanbul|Türkiye'de bir şehir|'''İstanbul''' iki kıtadadır.|Istanbul resmi|Q406
İzmir|Türkiye'de bir şehir|'''İzmir''' bir şehirdir.|Izmir resmi|Q35997
Iğdır|Türkiye'de bir şehir|'''Iğdır''' bir şehirdir.||Q190093
Isparta|Türkiye'de bir şehir|'''Isparta''' gülleriyle bilinir.||Q184082
Ankara|Türkiye'nin başkenti|'''Ankara''' başkenttir.|Ankara resmi|Q3640
Mustafa Kemal Atatürk|Türk devlet adamı|'''Mustafa Kemal Atatürk''' devlet adamıdır.|Ataturk resmi|Q5152
İnternet|Bilgisayar ağı|'''İnternet''' bir ağdır.||Q75
Işık|Elektromanyetik ışınım|'''Işık''' gözle görülür.||Q9128
2001: Bir Uzay Destanı|1968 filmi|'''2001: Bir Uzay Destanı''' bir filmdir.||Q103474
Kahve|İçecek|'''Kahve''' bir içecektir.|Kahve resmi|Q8486
""", [("Portal:Gök bilimi", "Bir portal."), ("Tartışma:Dünya", "Yuvarlak mı?"), ("Kullanıcı:Örnek", "Bir sayfa."), ("Vikiproje:Şehirler", "Bir proje."), ("Atatürk", "#YÖNLENDİRME [[Mustafa Kemal Atatürk]]"), ("IPhone", "Bir telefon.")]),
"ar": ("الصفحة الرئيسية", "تصنيف:كواكب", """
الأرض|الكوكب الثالث من الشمس|'''الأرض''' هي الكوكب الثالث من الشمس.|Ard image|Q2
القمر|قمر الأرض|'''القمر''' يدور حول الأرض.|Qamar image|Q405
القاهرة|عاصمة مصر|'''القاهرة''' هي عاصمة مصر.|Cairo image|Q85
مكة|مدينة في السعودية|'''مكة''' مدينة.|Makka image|Q5806
ألبرت أينشتاين|عالم فيزياء|'''ألبرت أينشتاين''' عالم فيزياء.|Einstein image ar|Q937
نجيب محفوظ|كاتب مصري|'''نجيب محفوظ''' كاتب.||Q7176
لغة عربية|لغة سامية|'''اللغة العربية''' لغة.||Q13955
قهوة|مشروب|'''القهوة''' مشروب.|Qahwa image|Q8486
2001: ملحمة الفضاء|فيلم من سنة 1968|'''2001: ملحمة الفضاء''' فيلم.||Q103474
قط|حيوان ثديي|'''القط''' حيوان.|Qit image|Q146
ديمقراطية|نظام حكم|'''الديمقراطية''' نظام حكم.||Q7174
سي++|لغة برمجة|'''سي++''' لغة برمجة.||Q2407
""", [("بوابة:علم الفلك", "بوابة."), ("نقاش:الأرض", "نقاش."), ("مستخدم:مثال", "صفحة."), ("مستخدمة:مثال/فرعية", "صفحة فرعية."), ("مصر القاهرة", "#تحويل [[القاهرة]]"), ("اينشتاين", "#REDIRECT [[ألبرت أينشتاين]]")]),
"zh": ("Wikipedia:首页", "Category:行星", """
地球|太阳系的第三颗行星|'''地球'''是太阳系的第三颗行星。|Diqiu image|Q2
月球|地球的卫星|'''月球'''是地球的卫星。|Yueqiu image|Q405
北京市|中国的首都|'''北京市'''是首都。|Beijing image|Q956
臺灣|東亞的島嶼|'''臺灣'''是島嶼。|Taiwan image|Q22502
计算机|电子设备|'''计算机'''是一种电子设备。|Jisuanji image|Q68
軟體|電腦程式|'''軟體'''是電腦程式。||Q7397
长城|中国的古代工程|'''长城'''是古代工程。|Changcheng image|Q12501
阿尔伯特·爱因斯坦|物理学家|'''阿尔伯特·爱因斯坦'''是物理学家。|Einstein image zh|Q937
2001太空漫游|1968年电影|'''2001太空漫游'''是电影。||Q103474
咖啡|饮料|'''咖啡'''是饮料。|Kafei image|Q8486
猫|哺乳动物|'''猫'''是哺乳动物。|Mao image|Q146
民主|政治制度|'''民主'''是制度。||Q7174
""", [("Portal:天文学", "主题。"), ("Talk:地球", "讨论。"), ("User:例子", "用户页。"), ("Draft:草稿", "草稿。"), ("电脑", "#重定向 [[计算机]]"), ("爱因斯坦", "#REDIRECT [[阿尔伯特·爱因斯坦]]")]),
}

def pages(rows, category, history):
    out = []
    for line in rows.strip().splitlines():
        title, desc, text, image, item = line.split("|")
        parts = []
        if desc: parts.append("{{SHORTDESC:%s}}" % desc)
        if item: parts.append("{{#setpageprop:wikibase_item|%s}}" % item)
        coord = {"London": "51.5072 -0.1275", "Paris": "48.8567 2.3522", "Tokyo": "35.6897 139.6922", "Istanbul": "41.0136 28.955", "New York City": "40.7127 -74.0061", "São Paulo": "-23.55 -46.6333"}.get(title)
        if coord: parts.append("{{#setpageprop:shim-coord|%s}}" % coord)
        if title == "IPhone": parts.append("{{DISPLAYTITLE:iPhone}}")
        if title == "E (mathematical constant)": parts.append("{{DISPLAYTITLE:''e'' (mathematical constant)}}")
        if image: parts.append("[[File:%s.png|thumb|300px|%s]]" % (image, title.replace("|", "")))
        parts.append(text + "\n\n")
        if title == "Moon": parts.append("== Phases ==\nThe lit part of the Moon changes over a month.\n\n")
        parts.append("== %s ==\n%s\n[[%s]]" % (history, text, category))
        out.append({"title": title, "text": "".join(parts)})
    return out

# What the topic searches answer from: made-up articles of two topics, more of music than a grid holds.
# language: word of music, word of physics, category
TOPICS = {
    "en": ("Melody", "Particle", "Category:Works"), "de": ("Melodie", "Teilchen", "Kategorie:Werke"),
    "ja": ("旋律", "粒子", "Category:作品"), "he": ("מנגינה", "חלקיק", "קטגוריה:יצירות"),
    "zh": ("旋律", "粒子", "Category:作品"),
}

def topic_pages(lang, images):
    if lang not in TOPICS: return []
    music, physics, category = TOPICS[lang]
    out = []
    for word, topic, count in ((music, "music", 32), (physics, "physics", 9)):
        for number in range(1, count + 1):
            text = "{{#setpageprop:shim-topics|%s}}" % (topic + (" women" if number % 5 == 0 else ""))
            # One in three has no description, one in two no picture; some have markup in the title.
            if number % 3: text += "{{SHORTDESC:%s (%d)}}" % (topic, number)
            if number % 2: text += "[[File:%s.png|thumb|300px]]" % images[number % len(images)]
            if number % 7 == 0: text += "{{DISPLAYTITLE:''%s'' %d}}" % (word, number)
            if number == count: text += "{{#setpageprop:disambiguation|}}"
            out.append({"title": "%s %d" % (word, number), "text": text + "'''%s %d''' – %s.\n[[%s]]" % (word, number, topic, category)})
    return out

# The community feed that router.php serves: a featured article, one of the most read, a story, an event, a picture.
def feed(lang, rows):
    first, second = (row.split("|") for row in rows.strip().splitlines()[:2])
    def summary(row):
        key = row[0].replace(" ", "_")
        value = {"type": "standard", "title": row[0], "displaytitle": "<span>%s</span>" % row[0], "namespace": {"id": 0, "text": ""},
            "titles": {"canonical": key, "normalized": row[0], "display": '<span class="mw-page-title-main">%s</span>' % row[0]},
            "description": row[1], "extract": row[2].replace("'''", ""), "lang": lang}
        if row[3]: value["thumbnail"] = {"source": "//upload.example/320px-%s.png" % row[3], "width": 320, "height": 240}
        return value
    return {"tfa": summary(first),
        "mostread": {"date": "2026-11-29Z", "articles": [dict(summary(second), views=1234, rank=1)]},
        "image": {"title": "File:%s.png" % first[3], "description": {"text": first[1], "html": "<b>%s</b>" % first[1], "lang": lang},
            "artist": {"text": "Test librarian"}, "thumbnail": {"source": "//upload.example/x.png", "width": 1, "height": 1}},
        "news": [{"story": '<!--1--><b><a rel="mw:WikiLink" href="./%s">%s</a></b> &amp; %s' % (second[0], second[0], first[0]),
            "links": [summary(second), summary(first)]}],
        "onthisday": [{"text": first[0], "year": 1969, "pages": [summary(first)]}]}
FEEDS = {}

os.makedirs(os.path.join(here, "content"), exist_ok=True)
def write(lang, plist, images):
    with open(os.path.join(here, "content", lang + ".json"), "w", encoding="utf-8") as f:
        json.dump({"images": images, "pages": plist}, f, ensure_ascii=False, indent=1)
    print(lang, len(plist), "pages", len(images), "images")
def images(rows):
    return [l.split("|")[3] for l in rows.strip().splitlines() if l.split("|")[3]]

plist = pages(EN, "Category:Articles", "History")
for p in plist:
    if p["title"] in ("Earth", "Mars", "Mercury (planet)"): p["text"] += "[[Category:Planets]]"
plist += topic_pages("en", images(EN))
FEEDS["en"] = feed("en", EN)
write("en", plist + [{"title": t, "text": x} for t, x in EN_EXTRA], images(EN))
for lang, (main, cat, rows, extra) in LANGS.items():
    ps = [{"title": main, "text": {"de": "'''Willkommen'''", "fr": "'''Bienvenue'''"}.get(lang, "'''Wikipedia'''") + " – test"}]
    ps += pages(rows, cat, {"de": "Geschichte", "fr": "Histoire", "ja": "歴史", "he": "היסטוריה", "tr": "Tarihçe", "ar": "تاريخ", "zh": "历史"}[lang])
    ps += [{"title": cat, "text": cat.split(":")[1]}] + [{"title": t, "text": x} for t, x in extra]
    ps += topic_pages(lang, images(rows))
    FEEDS[lang] = feed(lang, rows)
    write(lang, ps, images(rows))
with open(os.path.join(here, "feeds.json"), "w", encoding="utf-8") as f:
    json.dump(FEEDS, f, ensure_ascii=False, indent=1)
