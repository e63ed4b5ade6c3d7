#!/usr/bin/env python3
"""Drives the whole onboarding against real wikis on loopback.

usage: live.py PROGRAM DIR [CHECK…]

DIR keeps the wikis from one run to the next (Scripts/test-wiki). Nothing here leaves the machine.
"""

import concurrent.futures
import fcntl
import json
import os
import pty
import re
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path

from gateway import Gateway, always, first, slow
from shell import Shell

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = sys.argv[1]
FOLDER = sys.argv[2]
FETCHER = os.path.join(os.path.dirname(PROGRAM), "onboard-fetch")
LANGUAGES = ["en", "de", "ja", "he", "zh"]
ONLY_ARTICLES = "Only articles in the main namespace can be added as interests."

# What each language searches for, a page outside the main namespace, a redirect and its target.
WORDS = {
    "en": ("melody 1", "Talk:Earth", "Big Apple", "New York City"),
    "de": ("berl", "Diskussion:Erde", "Goethe", "Johann Wolfgang von Goethe"),
    "ja": ("旋律 1", "ノート:地球", "東京都", "東京"),
    "he": ("ירו", "שיחה:ירושלים", 'צה"ל', "צבא ההגנה לישראל"),
    "zh": ("計算", "Talk:地球", "电脑", "计算机"),
}


def free_ports(count):
    """Ports that nobody listens on, so that runs in several places do not meet."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


PORTS = dict(zip(LANGUAGES, free_ports(len(LANGUAGES)), strict=True))


def quoted(text):
    """As the shell reads quotes, in which a backslash escapes."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def live(gateway, *more):
    return ["--content", "live", "--wiki-url", gateway.template, "--contact", "test@example.org",
            *more]


def walk(shell, language):
    """The whole onboarding in one language (F-1, T-3, A-2, A-3, A-4, S-1, N-1, P-2, P-3)."""
    words, talk, redirect, target = WORDS[language]
    grid = shell.state("next")["grid"]
    assert 0 < len(grid) <= 25, grid
    grid = shell.state("select topic music")["grid"]
    assert len(grid) == 25 and all("music" in card["topics"] for card in grid), grid
    pictured = [card["image"] for card in grid]
    assert pictured == sorted(pictured, reverse=True), "cards with an image come first"
    assert not any(card["title"].endswith(" 32") for card in grid), "a disambiguation page"
    shell.state("select 2")
    results = shell.state("search " + quoted(words))["results"]
    assert results and results[0]["namespace"] == 0, results
    shell.state("add 1")
    error = shell.error("select " + quoted(talk))
    assert (error["code"], error["message"]) == ("not-main-namespace", ONLY_ARTICLES), error
    results = shell.state("search " + quoted(talk))["results"]
    assert results and results[0]["namespace"] == 1, results
    assert shell.error("add 1")["message"] == ONLY_ARTICLES
    selected = shell.state("select " + quoted(redirect))["selected"]["articles"]
    assert selected[-1] == {"language": language, "title": target}, selected
    assert shell.error('select "Nothing of that name"')["code"] == "missing-article"
    preference = shell.state("next")["preference"]
    kinds = [sample["kind"] for sample in preference["communitySamples"]]
    assert kinds == ["in-the-news", "featured-article", "picture-of-the-day"], kinds
    samples = preference["personalizedSamples"]
    assert len(samples) == 3, samples
    shell.state("choose personal")
    home = shell.state("finish")["home"]
    assert home["tab"] == "for-you", home
    walk_home(shell, {sample["title"] for sample in samples})


def walk_home(shell, samples):
    """Both feeds, and what the samples promised among the cards (P-6, Y-1, Y-2, Y-5, H-4, C-1)."""
    home = shell.state("down 3")["home"]
    assert home["module"] >= 3, home["module"]
    modules = home["modules"]
    assert all(module["kind"] == "based-on-interests" for module in modules[:3]), modules
    assert all(module["reason"] for module in modules), modules
    titles = [card["title"] for module in modules for card in module["cards"]]
    assert samples <= set(titles), samples - set(titles)
    assert len(titles) == len(set(titles)), "no article twice"
    variants = [card["variant"] for card in modules[0]["cards"]]
    assert variants == ["balanced", "image", "text", "balanced"], variants
    article = shell.state("open 1")["article"]["title"]
    shell.state("clock +75s")
    read = shell.state("back")["profile"]["history"][-1]
    assert (read["title"], read["seconds"]) == (article, 75), read
    again = shell.state("relaunch")["home"]
    assert again["refreshedOn"] == home["refreshedOn"]
    assert [card["title"] for card in again["modules"][0]["cards"]] == titles[:4]
    kinds = [module["kind"] for module in shell.state("tab community")["home"]["modules"]]
    assert kinds == ["featured-article", "top-read", "in-the-news", "on-this-day",
                     "picture-of-the-day"], kinds


def check_onboarding(gateway):
    """Each language from end to end, and the same answers from its recording, without a server."""
    with tempfile.TemporaryDirectory() as folder:
        for language in LANGUAGES:
            recording = os.path.join(folder, language + ".jsonl")
            options = live(gateway, "--languages", language, "--save-recording", recording)
            with Shell(PROGRAM, *options) as shell:
                walk(shell, language)
            with Shell(PROGRAM, "--content", recording, "--languages", language) as replay:
                walk(replay, language)
            assert shell.answers == replay.answers, f"{language}: the replay differs"
    agents = {headers.get("User-Agent") for _, headers in gateway.requests}
    assert len(agents) == 1 and "test@example.org" in agents.pop()
    assert all("gzip" in headers.get("Accept-Encoding", "") for _, headers in gateway.requests)


def check_variants(gateway):
    """A title in one script finds the page, and is shown in the script that is read (L-3)."""
    with Shell(PROGRAM, *live(gateway, "--languages", "zh-hant,zh-hans")) as shell:
        shell.state("next")
        answer = shell.do('select "计算机"')
        assert "計算機" in answer["message"], answer["message"]
        answer = shell.do('select "計算機"')
        assert answer["ok"] and answer["state"]["selected"]["count"] == 1, answer["message"]


def topic_name(state, topic):
    return next(each["name"] for each in state["topics"] if each["id"] == topic)


def check_topic_names(gateway):
    """Topics go by the names that the wiki has, else by those built in (T-2)."""
    table = [
        ("en", "Music and sound", "music and"), ("de", "Musik und Klang", "musik und"),
        ("ja", "音楽と音", "音楽と"), ("he", "מוזיקה וצליל", "מוזיקה וצ"),
        ("zh", "音乐与声音", "音乐与"), ("zh-hant", "音樂與聲音", "音樂與"),
    ]
    for language, name, beginning in table:
        gateway.reset()
        with Shell(PROGRAM, *live(gateway, "--languages", language)) as shell:
            state = shell.state("next")
            assert topic_name(state, "music") == name, (language, topic_name(state, "music"))
            answer = shell.do("select topic " + beginning)
            assert answer["state"]["selected"]["topics"] == ["music"], answer["message"]
            assert name in answer["message"], answer["message"]
        asked = [path for path, _ in gateway.requests if "meta=allmessages" in path]
        assert len(asked) == 1, asked
    with Shell(PROGRAM, *live(gateway, "--languages", "de,simple")) as shell:
        state = shell.state("next")
        assert topic_name(state, "tv-and-film") == "Film & Fernsehen", "with an entity"
        # German lacks it, so the wiki tells the English name, which is not shown.
        assert topic_name(state, "physics") == "Physik", topic_name(state, "physics")
        assert topic_name(state, "architecture") == "Architektur"
        shell.state("select topic Film & Fernsehen")
    for body in (b"", b"{}", b'{"error":{"code":"unknown_meta"}}', b"{" * 100000):
        gateway.misbehave = lambda handler, number: (
            "allmessages" in handler.path and always(200, body)(handler, number))
        with Shell(PROGRAM, *live(gateway, "--languages", "de")) as shell:
            state = shell.state("next")
            assert state["grid"] and topic_name(state, "music") == "Musik", body[:20]


def check_near_misses(gateway):
    """N-1, N-2, N-3: what is read as what, and which of the four errors answers."""
    table = [
        ("en", "WP:NPOV", "not-main-namespace"), ("en", "Talk:Earth", "not-main-namespace"),
        ("fr", "wikipédia:x", "not-main-namespace"), ("de", "Benutzerin:X", "not-main-namespace"),
        ("he", "שיחה:ירושלים", "not-main-namespace"), ("en", "Re:Zero", "missing-article"),
        ("en", "C:\\x", "other-wiki"), ("de", "en:Talk:Foo", "other-wiki"),
        ("en", "tal:x", "missing-article"), ("en", "Talk:", "invalid-title"),
        ("en", "a[b", "invalid-title"), ("en", "B" * 256, "invalid-title"),
        ("en", "https://en.m.wikipedia.org/wiki/Talk:Earth", "not-main-namespace"),
        ("en", "Redirect to nowhere", "is a redirect that leads to no article"),
        ("en", "Loop A", "is a redirect that leads to no article"),
        ("en", "Commons", "is a redirect that leads to no article"),
        ("en", "Project chat", "not-main-namespace"),
        ("en", "Mercury", "is a disambiguation page, not an article"),
        ("en", "Main Page", "is the main page, not an article"),
        ("en", "Mission: Impossible (film)", "good"), ("en", "A" * 255, "good"),
        ("en", "Schrödinger's cat", "good"), ("en", "iPhone", "good"),
    ]
    for language, typed, expected in table:
        with Shell(PROGRAM, *live(gateway, "--languages", language)) as shell:
            shell.do("next")
            if expected == "good":
                shell.state("select " + quoted(typed))
            else:
                error = shell.error("select " + quoted(typed))
                known = error["code"] == expected or expected in error["message"]
                assert known, (typed, expected, error)
    with Shell(PROGRAM, *live(gateway)) as shell:
        shell.do("next")
        assert shell.state('search "tal:x"')["results"] == []


def check_server_gone(gateway):
    """Selections stay when the server is stopped, and `retry` goes on when it is back (A-7)."""
    options = ["--content", "live", "--wiki-url", f"http://127.0.0.1:{PORTS['en']}/w/api.php"]
    wiki = os.path.join(FOLDER, "en")
    with Shell(PROGRAM, *options) as shell:
        shell.state("next")
        shell.state("select topic music")
        shell.state("select 1")
        subprocess.run([ROOT / "Tests/Wiki/stop", wiki], check=True)
        try:
            answer = shell.do("select topic physics")
            assert answer["error"]["code"] == "content-unavailable", answer["message"]
            assert answer["state"]["selected"]["count"] == 3, answer["state"]["selected"]
            assert shell.error('search "moon"')["code"] == "content-unavailable"
        finally:
            start_wikis(["en"])
        grid = shell.state("retry")["grid"]
        assert any("physics" in card["topics"] for card in grid), grid


def check_slow(gateway):
    """A slow answer is awaited, one that takes too long is given up, and building ends (F-7)."""
    with Shell(PROGRAM, *live(gateway)) as shell:
        shell.state("next")
        gateway.misbehave = slow(2)
        start = time.monotonic()
        shell.state("select topic music")
        assert 2 <= time.monotonic() - start < 8
        gateway.misbehave = slow(30)
        start = time.monotonic()
        answer = shell.do("select topic physics")
        assert answer["error"]["code"] == "content-unavailable", answer["message"]
        assert 7 < time.monotonic() - start < 10, time.monotonic() - start
        assert answer["state"]["selected"]["topics"] == ["music", "physics"]
        gateway.misbehave = None
        shell.state("retry")
        shell.state("next")
        shell.state("choose personal")
        gateway.misbehave = slow(3)
        start = time.monotonic()
        answer = shell.do("finish")
        assert answer["state"]["screen"] == "home", answer["state"]["screen"]
        assert time.monotonic() - start < 9.5


def check_feed_fails(gateway):
    """What the feed has stays when the server fails, and `retry` fills in the rest (A-7, Y-1)."""
    with Shell(PROGRAM, *live(gateway)) as shell:
        for command in ("next", "select topic music", 'select "Moon"', "select topic physics",
                        'select "Earth"', "next", "choose personal"):
            shell.state(command)
        modules = shell.state("finish")["home"]["modules"]
        assert [module["condition"] for module in modules] == ["ready", "ready", "waiting", "waiting"]
        gateway.misbehave = always(500, b"boom")
        # The samples have loaded the third already.
        error = shell.error("down 2")
        assert error["code"] == "content-unavailable", error
        home = shell.state("show")["home"]
        conditions = [module["condition"] for module in home["modules"]]
        assert conditions == ["ready"] * 3 + ["failed"], conditions
        assert home["modules"][0] == modules[0] and home["module"] == 3, home["module"]
        gateway.misbehave = None
        conditions = [m["condition"] for m in shell.state("retry")["home"]["modules"]]
        assert conditions == ["ready"] * 4, conditions


def check_garbage(gateway):
    """Nonsense is a failure that says so, and changes nothing (A-7)."""
    bodies = [b"", b"<html>sorry</html>", b'{"query":{"pages":[', b"[]", b"\xff\xfe\x00",
              b'{"errors":[{"code":"internal_api_error","text":"boom"}]}', b"[" * 100000]
    with Shell(PROGRAM, *live(gateway)) as shell:
        shell.state("next")
        shell.state('select "Moon"')
        for body in bodies:
            gateway.misbehave = always(200, body)
            error = shell.error('select "Mars"')
            assert error["code"] == "content-unavailable", (body[:20], error)
        gateway.misbehave = always(302, b"", {"Location": "/en/again"})
        assert shell.error('select "Mars"')["code"] == "content-unavailable"
        gateway.misbehave = None
        assert shell.state('select "Mars"')["selected"]["count"] == 2


def check_manners(gateway):
    """Busy servers are asked again, later; refusals are not."""
    with Shell(PROGRAM, *live(gateway)) as shell:
        shell.state("next")
        shell.state('select "Moon"')

        def asked(misbehave, command):
            gateway.reset()
            gateway.misbehave = misbehave
            start = time.monotonic()
            answer = shell.do(command)
            return answer, len(gateway.requests), time.monotonic() - start

        answer, count, seconds = asked(first(2, 503, b"busy"), 'select "Mars"')
        assert answer["ok"] and count == 3 and seconds >= 1.4, (count, seconds)
        answer, count, seconds = asked(
            first(1, 429, b"slower", {"Retry-After": "2"}), 'select "Earth"')
        assert answer["ok"] and count == 2 and seconds >= 2, (count, seconds)
        for status in (400, 403, 404):
            answer, count, _ = asked(always(status, b"no"), 'select "Sun"')
            assert not answer["ok"] and count == 1, (status, count)
        answer, count, seconds = asked(
            always(429, b"slower", {"Retry-After": "3"}), 'select "Sun"')
        assert not answer["ok"] and count <= 3 and seconds < 9, (count, seconds)
        # The host asked to be left alone: it is, for as long as it asked.
        answer, count, seconds = asked(None, 'select "Sun"')
        assert not answer["ok"] and count == 0 and seconds < 1, (count, seconds)
        time.sleep(3)
        assert shell.state('select "Sun"')["selected"]["count"] == 4


def check_fetcher(gateway):
    """The process beside the shell: four at once, equal ones joined, cancelling, bad lines."""
    gateway.misbehave = slow(0.5)
    process = subprocess.Popen([FETCHER, "me"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.PIPE, text=True)
    base = gateway.template.replace("{lang}", "en") + "?action=query&format=json&titles="

    def ask(number, title):
        process.stdin.write(json.dumps({"id": number, "url": base + title}) + "\n")

    for number in range(8):
        ask(number, f"T{number}")
    for number in range(8, 12):
        ask(number, "Same")
    process.stdin.write("nonsense\n")
    process.stdin.write(json.dumps({"id": 12, "url": "file:///etc/passwd"}) + "\n")
    ask(13, "Given-up")
    process.stdin.write(json.dumps({"cancel": 13}) + "\n")
    ask(14, "Given-up")
    process.stdin.flush()
    answers = {}
    while len(answers) < 14:
        answer = json.loads(process.stdout.readline())
        answers[answer["id"]] = answer
    assert sorted(answers) == [*range(13), 14], sorted(answers)
    assert all(answers[number].get("status") == 200 for number in [*range(12), 14])
    assert "failure" in answers[12]
    assert gateway.most_at_once == 4, gateway.most_at_once
    assert sum("Same" in path for path, _ in gateway.requests) == 1
    process.stdin.close()
    assert process.wait(timeout=5) == 0
    process.stdout.close()
    process.stderr.close()


def children(pid):
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in text.split()]


def check_death(gateway):
    """The shell starts the fetcher when it is needed, and survives its death."""
    with Shell(PROGRAM, *live(gateway)) as shell:
        shell.do("status")
        assert children(shell.process.pid) == [], "started before it is needed"
        shell.state("next")
        [fetcher] = children(shell.process.pid)
        os.kill(fetcher, signal.SIGKILL)
        shell.state('select "Moon"')
        [fetcher] = children(shell.process.pid)

        def killing(handler, number):
            for child in children(shell.process.pid):
                os.kill(child, signal.SIGKILL)
            return False

        gateway.misbehave = killing
        assert shell.error('select "Mars"')["code"] == "content-unavailable"
        gateway.misbehave = None
        shell.state('select "Mars"')
        process = shell.process
    assert process.returncode == 3, "a command failed, and the shell went on"
    for _ in range(50):
        if not any(Path(f"/proc/{child}").exists() for child in [fetcher]):
            return
        time.sleep(0.05)
    raise AssertionError("the fetcher outlives the shell")


def check_network(gateway):
    """The phone's own network lies over live content as over any other."""
    with Shell(PROGRAM, *live(gateway, "--clock", "2026-11-30T09:00:00")) as shell:
        shell.state("network offline")
        gateway.reset()
        assert shell.do("next")["error"]["code"] == "content-unavailable"
        assert shell.do('search "moon"')["error"]["code"] == "content-unavailable"
        assert gateway.requests == []
        shell.state("network slow")
        start = time.monotonic()
        shell.state("retry")
        assert time.monotonic() - start < 5, "it waits on the phone's clock, not in the room"
        assert "09:00:20" in shell.do("clock")["message"]
        shell.state("network flaky")
        assert {shell.do('search "moon"')["ok"] for _ in range(12)} == {True, False}


def check_recording(gateway):
    """A walk and its replay without any server are the same, and so is a transcript (X-2)."""
    commands = ["next", "select topic music", "select 2", 'search "melody 1"', "add 1",
                'select "Talk:Earth"', 'select "Big Apple"', 'select "Erth"', "lang de",
                "select topic physics", "lang en", "deselect topic physics", "next",
                "preview personal", "choose personal", "finish"]
    text = "\n".join(commands) + "\n"
    with tempfile.TemporaryDirectory() as folder:
        recording = os.path.join(folder, "walk.jsonl")
        options = [PROGRAM, "--ephemeral", "--keep-going", "--languages", "en,de"]

        def run(*more):
            return subprocess.run(options + list(more), input=text, capture_output=True, text=True,
                                  timeout=60)

        once = run(*live(gateway, "--save-recording", recording))
        gateway.misbehave = lambda handler, number: True
        gateway.reset()
        again = run("--content", recording)
        assert once.stdout == again.stdout and once.returncode == again.returncode
        assert "Only articles" in once.stdout and "interest: Music and sound  " in once.stdout
        kept = Path(recording).read_text(encoding="utf-8")
        for word in ("127.0.0.1", "http:", "https:", "Test librarian", "token", "example"):
            assert word not in kept, f"the recording holds '{word}'"
        assert kept.splitlines()[1:] == sorted(kept.splitlines()[1:])

        # A recording from before names were asked for: those built in are shown.
        old = Path(folder, "old.jsonl")
        old.write_text("".join(line for line in kept.splitlines(keepends=True)
                               if "allmessages" not in line), encoding="utf-8")
        shown = run("--content", str(old))
        assert shown.returncode == again.returncode and "interest: Music  " in shown.stdout

        lines = ["# The walk, replayed.   X-2", "---", "languages: en, de", "content: walk.jsonl",
                 "---"]
        with Shell(PROGRAM, "--content", recording, "--languages", "en,de") as shell:
            screen = "curiosity"
            for command in commands:
                lines += [f"{screen}> {command}", "..."]
                screen = shell.do(command)["state"]["screen"]
        lines += [f"{screen}> expect home.tab is for-you"]
        transcript = Path(folder, "walk.transcript")
        transcript.write_text("\n".join(lines) + "\n", encoding="utf-8")
        result = subprocess.run([PROGRAM, "run", transcript], capture_output=True, text=True)
        assert result.returncode == 0, result.stdout

        with Shell(PROGRAM, "--content", recording, "--languages", "en,de") as shell:
            shell.do("next")
            error = shell.error('select "Never asked"')
            assert error["code"] == "content-unavailable"
            assert "walk.jsonl has no answer to the page 'Never asked' on en" in error["message"]
        assert gateway.requests == [], "a replay asked a server"


def check_terminal(gateway):
    """While an answer is awaited a sign turns, and ^C gives the answer up, not the shell (R-1)."""
    gateway.misbehave = slow(20)
    # Not pty.fork: this process has threads, and a fork of them may hang.
    terminal, theirs = pty.openpty()
    process = subprocess.Popen(
        ["setsid", "--ctty", "--wait", PROGRAM, "--ephemeral", *live(gateway)], stdin=theirs,
        stdout=theirs, stderr=theirs, env={**os.environ, "TERM": "xterm", "NO_COLOR": "1"})
    os.close(theirs)
    seen = ""

    def read_until(pattern, seconds):
        nonlocal seen
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if select.select([terminal], [], [], 0.1)[0]:
                seen += os.read(terminal, 65536).decode("utf-8", "replace")
            if re.search(pattern, seen):
                return
        raise AssertionError(f"no {pattern!r} in {seen!r}")

    try:
        read_until("curiosity> ", 10)
        os.write(terminal, b"next\r")
        read_until("waiting for 127.0.0.1", 5)
        start = time.monotonic()
        os.write(terminal, b"\x03")
        read_until("the wait was broken off(.|\n)*interests> ", 3)
        assert time.monotonic() - start < 2
        gateway.misbehave = None
        os.write(terminal, b"retry\r")
        read_until("╭─ 1 (.|\n)*interests> ", 8)
        # What was pasted behind a command that is given up is given up with it.
        gateway.misbehave = slow(20)
        seen = ""
        os.write(terminal, b"\x1b[200~search earth\nskip\n\x1b[201~")
        read_until("waiting for 127.0.0.1", 5)
        os.write(terminal, b"\x03")
        read_until("the wait was broken off(.|\n)*interests> ", 3)
        os.write(terminal, b"status\r")
        read_until("onboarding  at interests", 3)
        # What is offered by a wiki acts on the terminal no more than what it answers.
        titles = [{"ns": 0, "title": title} for title in ("Jam", "Ja\x1b[35mzz", "Jar\u202e")]
        gateway.misbehave = always(200, json.dumps({"query": {"prefixsearch": titles}}).encode())
        seen = ""
        os.write(terminal, b'read Ja\t\t')
        read_until("read Ja[^z]*m [^z]*\x07", 3)
        assert "[35m" not in seen and "\u202e" not in seen, seen
        # Offline, nobody is asked to complete a title.
        os.write(terminal, b"\x03")
        read_until("\\^C(.|\n)*interests> ", 3)
        os.write(terminal, b"network offline\r")
        read_until("The network is offline", 3)
        gateway.reset()
        seen = ""
        os.write(terminal, b"read Jo\t")
        read_until("\x07", 3)
        assert gateway.requests == [], gateway.requests
        seen = ""
        os.write(terminal, b"\x03")
        read_until("\\^C(.|\n)*interests> ", 3)
        os.write(terminal, b"\x04")
        assert process.wait(timeout=10) == 0
    finally:
        process.kill()
        process.wait()
        os.close(terminal)


def start_wikis(languages):
    """Two at a time: each works on one processor."""
    def start(language):
        subprocess.run(
            [ROOT / "Scripts/test-wiki", "start", FOLDER, str(PORTS[language]), language],
            check=True, stdout=subprocess.DEVNULL)

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        list(pool.map(start, languages))


# What stops a server, and what mostly waits: the one has to be alone, the others can be done beside
# those that keep the servers busy.
ALONE = ["server_gone"]
WAITING = ["slow", "manners", "fetcher", "death", "network", "terminal", "garbage"]


def passes(name, check):
    """Whether a check passes; says how, and where one failed."""
    start = time.monotonic()
    try:
        check(Gateway(PORTS))
        print(f"passed: {name} ({time.monotonic() - start:.1f} s)", flush=True)
        return True
    except Exception as problem:
        here = [frame for frame in traceback.extract_tb(problem.__traceback__)
                if Path(frame.filename).name == Path(__file__).name][-1]
        print(f"failed: {name}, at line {here.lineno} of {here.filename}:\n"
              f"  {here.line}\n  {type(problem).__name__}: {problem}", flush=True)
        return False


def main():
    checks = {name[6:]: check for name, check in globals().items() if name.startswith("check_")}
    wanted = sys.argv[3:] or list(checks)
    if unknown := set(wanted) - set(checks):
        sys.exit(f"unknown check '{min(unknown)}'; there are {', '.join(checks)}")
    start_wikis(LANGUAGES)

    def all_pass(names):
        return all([passes(name, checks[name]) for name in names])

    waiting = [name for name in wanted if name in WAITING]
    busy = [name for name in wanted if name not in WAITING + ALONE]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = list(pool.map(all_pass, [waiting, busy]))
    results.append(all_pass([name for name in wanted if name in ALONE]))
    return 0 if all(results) else 1


if __name__ == "__main__":
    # Another run with the same wikis has to end first.
    os.makedirs(FOLDER, exist_ok=True)
    lock = open(os.path.join(FOLDER, "live.lock"), "w", encoding="utf-8")
    fcntl.flock(lock, fcntl.LOCK_EX)
    try:
        status = main()
    finally:
        subprocess.run([ROOT / "Scripts/test-wiki", "stop", FOLDER], check=False)
    sys.exit(status)
