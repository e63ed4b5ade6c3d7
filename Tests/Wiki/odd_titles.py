"""Titles such as people do not type, seldom type, and type all the time, for one wiki."""

import random
import unicodedata

BLANKS = [" ", "_", "  ", "_ ", "\u00a0", "\u3000", "\u2003", "\u180e", "\u1680", "\t", "\u200b",
          "\u2028", "\u202f", "\u205f", "\ufeff", "\v", "\u0085"]
MARKS = ["\u200e", "\u200f", "\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2069",
         "\u061c", "\u200c", "\u200d", "\u00ad"]
COLONS = [":"] * 20 + ["：", "::", ": :", "&#58;", "&colon;", "%3A", "\u02d0", "∶", ":_"]

WORDS = ["a", "x", "Foo", "iPhone", "foo bar", "C++", "Re", "東京", "محمد", "عربي", "עברית", "Москва",
         "İstanbul", "ısı", "ijs", "IJssel", "élan", "Ångström", "straße", "ΑΣ", "ας", "Ǆ", "ǆ",
         "😀", "👩\u200d🚀", "🏳️\u200d🌈", "한국", "किताब", "ไทย", "ქართული", "Ქართული", "ꭰꮳ", "𐐨", "𞤢"]
PATHS = [".", "..", "./", "../", "/.", "/..", "/./", "/../", "/", "//", "...", "a/./b", "a/../b",
         "./a", "a/..", ".a", "a.", "/a/", "http://a.b", "C:\\x"]
ENTITIES = ["&amp;", "&lt;", "&gt;", "&eacute;", "&#65;", "&#x41;", "&#X41;", "&#xD800;", "&#150;",
            "&#x110000;", "&#99999999999999999999;", "&#0;", "&#9;", "&#10;", "&#;", "&#x;",
            "&foo;", "&é;", "&", "&&", "&nbsp;", "&#160;", "&#35;", "&num;", "&lbrack;", "&NotEqualTilde;",
            "&amp;amp;", "&amp", "&shy;", "&rlm;", "&רלמ;", "&#x200e;", "&#xfffd;", "&#x301;",
            "&zwj;", "&lowbar;", "&Tab;", "&NewLine;", "&#xfb50;", "&apos;"]
PERCENTS = ["%41", "%4", "%", "%zz", "%C3%A9", "%c3%a9", "%20", "%23", "%00", "%%41", "100%", "%E"]
SIGNS = ["~", "~~", "~~~", "~~~~", "#", "##", "<", ">", "[", "]", "[[", "]]", "{", "}", "|", "\0",
         "\r", "\x01", "\x1f", "\x7f", "\x80", "\ufffd", "\ufffe", "\uffff", "\U0010ffff",
         "\ue000", "=", "-", "+", "?", '"', "'", "''", "`", "^", "\\", "$", "*", "@", "!", ",", ";", "(", ")"]
LETTERS = list("ßŉǰǆǅǈŋſıİiIjµÿƀɐɤƛӏΐΰᾳᾼῼᾀςσΣΏﬁﬃﬆևᏰꭰᲐაᲊꟛꞌⓐⅷＡａ𐐨𐓘𞤢𖹠ªªᵹᶎ") + [
    "é", "e\u0301", "Å", "\u212b", "A\u030a", "\u212a", "\u2126", "\u037e", "\u1fef", "\u0387",
    "가", "\u1100\u1161", "각", "\u1100\u1161\u11a8", "क़", "\u0915\u093c", "\ufdfa", "\ufefb",
    "\ufb50", "\ufe70", "\u0d28\u0d4d\u200d", "\u0301", "\u0338", "<\u0338", ">\u0338", "=\u0338",
    "[\u0301", "#\u0301", ":\u0301", "\u0323\u0307", "\u0307\u0323", "s\u0323\u0307", "\u0f73",
    "\U0001d15e", "\U0002f800", "\uf900", "\u0344", "\u2000", "\u2001"]
ADDRESSES = ["127.0.0.1", "1.2.3.4", "1.2.3.4/24", "1.2.3.4/33", "1.2.3.4/0", "1.2.3.4/024",
             "01.02.003.000", "256.1.1.1", "1.2.3", "1.2.3.4.5", "1.2.3.4 ", "::1", "1::2", "1::",
             "::", "::/0", "::/128", "::/129", "2001:db8::ff00:42:8329", "2001:DB8::a/64",
             "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1:2:3:4::5:6:7:8",
             "0001:0:00a::/64", "::1.2.3.4", "::ffff:1.2.3.4", "1:::2", "1::2::3", "fe80::1%25eth0",
             "12345::", "a:b:c:d:e:f:0:00", "1:2:3:4:5:6:7", "g::1", "1.2.3.xxx", "/24", "::1/"]
RANGES = [(0x20, 0x7F), (0x80, 0x250), (0x250, 0x600), (0x600, 0x800), (0x900, 0x1000),
          (0x10A0, 0x1200), (0x13A0, 0x1400), (0x1C80, 0x1D00), (0x1D00, 0x2070), (0x2100, 0x2190),
          (0x2C00, 0x2E00), (0x3040, 0x3100), (0x4E00, 0x4F00), (0xA640, 0xAC00), (0xAC00, 0xAD00),
          (0xF900, 0xFFFE), (0x10400, 0x10600), (0x10C80, 0x10D90), (0x118A0, 0x118E0),
          (0x16E40, 0x16E80), (0x1D100, 0x1D200), (0x1E900, 0x1E960), (0x80, 0xD800),
          (0x10000, 0x20000), (0xE0000, 0xE0100)]


class OddTitles:
    """Draws titles; the same seed draws the same ones.

    `names` are what the wiki itself calls its namespaces, `prefixes` its interwiki prefixes,
    `foreign` the names that other wikis have for theirs.
    """

    def __init__(self, wiki, names, prefixes, foreign, seed):
        self.random = random.Random(f"{wiki} {seed}")
        self.wiki, self.names, self.prefixes, self.foreign = wiki, names, prefixes, foreign

    def draw(self, count):
        seen = []
        while len(seen) < count:
            title = self.title()
            if "\n" in title:
                continue
            # The first line tells how lines end, and loses a byte order mark.
            if seen or not title.endswith("\r") and not title.startswith("\ufeff"):
                seen.append(title)
        return seen

    # --- parts ------------------------------------------------------------------------------------

    def chance(self, probability):
        return self.random.random() < probability

    def one(self, choices):
        return self.random.choice(choices)

    def title(self):
        title = self.blank()
        if self.chance(0.12):
            title += self.one([":", "::", ": ", ":_", "&#58;"])
        while self.chance(0.5):
            title += self.prefix()
        if self.chance(0.95):
            title += self.body()
        if self.chance(0.1):
            title += self.blank() + "#" + (self.body() if self.chance(0.9) else "")
        title += self.blank()
        if self.chance(0.06):
            title = unicodedata.normalize(self.one(["NFC", "NFD", "NFD", "NFKC"]), title)
        return title

    def blank(self):
        return self.one(BLANKS) if self.chance(0.12) else ""

    def prefix(self):
        kind = self.random.random()
        if kind < 0.7:
            name = self.one(self.names)
        elif kind < 0.78:
            name = self.one(self.foreign)
        elif kind < 0.9:
            name = self.one(self.prefixes)
        elif kind < 0.97:
            name = self.wiki
        else:
            name = self.one(WORDS)
        return self.blank() + self.recast(name) + self.blank() + self.one(COLONS) + self.blank()

    def recast(self, name):
        name = name.replace("_", " ") if self.chance(0.5) else name
        kind = self.random.random()
        if kind < 0.15:
            return name.upper()
        if kind < 0.3:
            return name.lower()
        if kind < 0.38:
            return "".join(self.one([c.upper(), c.lower(), c.title(), c]) for c in name)
        if kind < 0.43:
            between = self.one(["_", "__", " _", "\u00a0", "\u3000", "", "-", "%20"])
            return name.replace(" ", between)
        if kind < 0.47:
            return unicodedata.normalize(self.one(["NFD", "NFKD", "NFKC"]), name)
        if kind < 0.6 and name:
            at = self.random.randrange(len(name) + 1)
            if kind < 0.52:
                return name[:at] + self.one(MARKS + BLANKS) + name[at:]
            if kind < 0.55:
                return name[:at] + name[at + 1:]
            if at < len(name):
                number = ord(name[at])
                written = self.one([f"&#{number};", f"&#x{number:x};", "".join(
                    f"%{byte:02X}" for byte in name[at].encode())])
                return name[:at] + written + name[at + 1:]
        return name

    def body(self):
        kind = self.random.random()
        if kind < 0.06:
            return self.long()
        if kind < 0.2:
            return "".join(self.scalar() for _ in range(self.one([1, 1, 2, 3])))
        if kind < 0.3:
            return self.one(LETTERS) + self.one(["", "x", "\u0301", " ", "\u0301x"])
        if kind < 0.38:
            return self.one(ADDRESSES)
        if kind < 0.5:
            return self.one(WORDS)
        return "".join(self.piece() for _ in range(self.one([1, 1, 2, 2, 3, 4])))

    def piece(self):
        lists = [WORDS, WORDS, PATHS, ENTITIES, PERCENTS, SIGNS, LETTERS, BLANKS, MARKS, ADDRESSES,
                 self.names]
        return self.one(self.one(lists))

    def long(self):
        """A title of about as many bytes as a title may have, in letters of one to four bytes."""
        unit = self.one(["x", "é", "e\u0301", "東", "😀", "ﬁ", "ß", "x ", "ΐ", "&eacute;", "a/", "ŉ",
                         "\u200e", "i", "ı"])
        size = len(unit.encode())
        limit = self.one([255, 255, 255, 256, 512])
        count = max(limit // size + self.one([-2, -1, -1, 0, 0, 0, 1, 2]), 1)
        return self.one(["", "", "a", "é", "東"]) + unit * count + self.one(["", "", "b", "ü"])

    def scalar(self):
        low, high = self.one(RANGES)
        return chr(self.random.randrange(low, high))
