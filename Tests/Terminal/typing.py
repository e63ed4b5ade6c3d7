#!/usr/bin/env python3
"""Types at the program in a real terminal, as a person does (R-1; F, T, A, L, P on the way).

usage: typing.py PROGRAM [WORDS OF A CASE'S NAME]

Needs tmux. Each case has a terminal and a home folder of its own, and waits for what it awaits to
be on the screen.
"""

import os
import pathlib
import pty
import re
import select
import shlex
import signal
import stat
import subprocess
import sys
import tempfile
import time
import unicodedata

PROGRAM = os.path.realpath(sys.argv[1])
WANTED = sys.argv[2:]
LIMIT = 6  # seconds for one thing to appear
PROMPT = re.compile(r"^[a-z]+>$")
CARD_EDGES = "╭╮╰╯│┏┓┗┛┃"
CASES = []
EN_DE = "--languages en,de"


class Failure(Exception):
    """Something was not seen."""


def check(condition, complaint, shown=""):
    if not condition:
        raise Failure(f"{complaint}\n{shown}" if shown else complaint)


def columns(text):
    """How many columns a text takes on a screen."""
    return sum(
        0 if unicodedata.category(c) in ("Mn", "Me", "Cf") else
        2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


class Terminal:
    """A window of tmux with a plain shell in it, and what a person does there."""

    count = 0

    def __init__(self, root, width=80, height=24):
        self.home = pathlib.Path(root) / "home"
        binaries = pathlib.Path(root) / "bin"
        self.home.mkdir()
        binaries.mkdir()
        wrapper = binaries / "onboard"
        wrapper.write_text(f'#!/bin/sh\nexec {shlex.quote(PROGRAM)} "$@"\n')
        wrapper.chmod(0o755)
        Terminal.count += 1
        self.name = f"typing-{os.getpid()}-{Terminal.count}"
        self.environment = {
            "PATH": f"{binaries}:{os.environ['PATH']}", "HOME": str(self.home), "PS1": "$ ",
            "LANG": "C.UTF-8", "TERM": "xterm-256color", "TMUX_TMPDIR": root, "SHELL": "/bin/sh"}
        self.width = width
        self.size = ("-x", str(width), "-y", str(height))

    def __enter__(self):
        try:
            self.tmux("-f", "/dev/null", "new-session", "-d", *self.size, "exec sh -i")
            self.wait("the shell's prompt", lambda lines: lines[-1] == "$")
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        subprocess.run(["tmux", "-L", self.name, "kill-server"], env=self.environment, check=False,
                       stderr=subprocess.DEVNULL)

    def tmux(self, *arguments, text=None):
        return subprocess.run(
            ["tmux", "-L", self.name, *arguments], env=self.environment, check=True, input=text,
            stdout=subprocess.PIPE, encoding="utf-8", timeout=10).stdout

    # What is seen

    def lines(self, *, joined=True):
        """Everything shown so far; rows that go on in the next one as one line, if wanted."""
        text = self.tmux("capture-pane", "-p", "-S", "-", *(["-J"] if joined else []))
        return [line.rstrip() for line in text.rstrip().split("\n")]

    def wait(self, what, condition):
        end = time.monotonic() + LIMIT
        while True:
            lines = self.lines()
            if condition(lines):
                return lines
            if time.monotonic() > end:
                raise Failure(f"{what} did not appear; shown:\n" + "\n".join(lines[-24:]))
            time.sleep(0.01)

    def see_line(self, line):
        """Waits until the last line is a prompt and `line` behind it."""
        return self.wait(
            f"the line '{line}'", lambda lines: re.fullmatch(
                r"(\$|[a-z]+>)" + re.escape((" " + line).rstrip()), lines[-1]))

    # What is done

    def type(self, text):
        self.tmux("send-keys", "-l", "--", text)

    def press(self, *keys):
        self.tmux("send-keys", *keys)

    def answer(self):
        """Presses Enter and gives back what was answered, once the next prompt is there."""
        begun = self.lines()[-1]
        count = self.lines().count(begun)
        self.press("Enter")

        def is_answered(lines):
            return lines.count(begun) >= count and lines[-1] != begun and PROMPT.match(lines[-1])

        lines = self.wait(f"the answer to '{begun}'", is_answered)
        last = len(lines) - 1 - lines[::-1].index(begun)
        return "\n".join(lines[last + 1:-1])

    def run(self, command, *expected):
        """Types a command; its answer must hold what is expected."""
        self.type(command)
        self.see_line(command)
        return self.expect(*expected)

    def expect(self, *expected):
        shown = self.answer()
        for text in expected:
            check(text in shown, f"no '{text}' in the answer", shown)
        return shown

    def resize(self, *sizes):
        """Through all sizes to the last, until the program was told: tmux takes its time."""
        if isinstance(sizes[0], int):
            sizes = (sizes,)
        for width, height in sizes:
            self.tmux("resize-window", "-x", str(width), "-y", str(height))
        self.width = width
        with open(self.tmux("display-message", "-p", "#{pane_tty}").strip()) as tty:
            self.wait(f"the size {width}x{height}", lambda _: os.get_terminal_size(tty.fileno())
                      == (width, height))

    def start(self, arguments="", *, screen="curiosity"):
        self.type(f"onboard {arguments}".strip())
        self.press("Enter")
        return self.wait("the first prompt", lambda lines: lines[-1] == f"{screen}>")

    def leave(self):
        """^D leaves; the shell behind says with which status."""
        self.press("C-d")
        self.wait("the shell", lambda lines: lines[-1] == "$")
        self.type("echo left with $?")
        self.press("Enter")
        lines = self.wait("the status", lambda lines: lines[-1] == "$" and "left" in lines[-2])
        check(lines[-2] == "left with 0", "not left with status 0", lines[-2])


class RawTerminal:
    """A pseudo-terminal of which every byte is kept."""

    def __init__(self, command, root, **environment):
        base = {"PATH": os.environ["PATH"], "HOME": root, "LANG": "C.UTF-8", "TERM": "xterm"}
        self.process, self.master = pty.fork()
        if self.process == 0:
            os.execve("/bin/sh", ["sh", "-c", command], base | environment)
        self.output = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.master)
        if self.process:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)

    def wait(self, what, condition):
        """Reads until the condition holds for what was read since the last wait."""
        start, end = len(self.output), time.monotonic() + LIMIT
        while not condition(self.output[start:]):
            left = end - time.monotonic()
            check(left > 0, f"{what} did not appear", repr(self.output[-600:]))
            if select.select([self.master], [], [], min(left, 0.05))[0]:
                self.read()
        return self.output[start:]

    def read(self):
        try:
            self.output += os.read(self.master, 65536)
        except OSError:
            return False
        return True

    def wait_prompt(self, name):
        ending = name.encode() + b"> "
        return self.wait(
            f"the prompt of {name}",
            lambda new: re.sub(rb"\x1b\[[?0-9;]*[a-zA-Z]", b"", new).endswith(ending))

    def type(self, text):
        os.write(self.master, text.encode())

    def end(self):
        """Waits for the end; gives back the exit status."""
        end = time.monotonic() + LIMIT
        while time.monotonic() < end:
            if select.select([self.master], [], [], 0.01)[0]:
                self.read()
            done, status = os.waitpid(self.process, os.WNOHANG)
            if done:
                self.process = 0
                while select.select([self.master], [], [], 0)[0] and self.read():
                    pass
                return os.waitstatus_to_exitcode(status)
        raise Failure(f"it did not end; shown last: {self.output[-400:]!r}")


def case(function):
    CASES.append((function.__name__.replace("_", " "), function))
    return function


def check_layout(terminal, width):
    """No line was wider than the window, and the cards stand in straight columns."""
    joined, rows = terminal.lines(), terminal.lines(joined=False)
    if joined != rows:
        check(False, "a line is wider than the window",
              "\n".join(line for line in joined if line not in rows))
    edges = set()
    for line in rows:
        check(columns(line) <= width, "a line is wider than the window", line)
        if line[:1] in ("", " ") or line[0] in CARD_EDGES:
            edges |= {columns(line[:i]) for i, c in enumerate(line) if c in CARD_EDGES}
    return edges


# The walk

@case
def the_whole_walk(root):
    with Terminal(root) as terminal:
        first = terminal.start(EN_DE)
        check("Follow your curiosity" in first, "no 'Follow your curiosity'", "\n".join(first))
        terminal.run("next", "What are you interested in?", "nothing selected", "╭─ 25 ")
        terminal.run("topics", " 7   Music", "39   South America")
        terminal.type("select topic mus")
        terminal.press("Tab")
        terminal.see_line("select topic music")
        terminal.expect("Selected Music. 1 selected: 1 topic, 0 articles.", " 7 ✓ Music")
        terminal.run("select 3", "Selected Theremin. 2 selected: 1 topic, 1 article.")
        terminal.run("lang de", "Reading in Deutsch (de).", "7 ✓ Musik", "┃ Theremin ")
        terminal.run("search faust", "1  Faust ", "2  Faust. Eine Tragödie.", "add N selects")
        terminal.run("add 1", "Selected Faust. 3 selected: 1 topic, 2 articles.")
        terminal.run("preview personal", "Personalized", "╰─ Musik ", "╰─ Faust ")
        terminal.run("next", "What would you like to see first?", "●  Community", "○  Personalized")
        terminal.run("choose personal", "Personalized comes first; 'finish' saves it.")
        terminal.run("finish", "Let's build your feed…", "Community  [For you]", "Deutsch (de)",
                     "Because of your interest: Musik", "1 of 2", "[Home]   Places")
        terminal.run("next module", "Because of your interest: Faust", "2 of 2")
        terminal.run("right 2", "3 ◂")
        terminal.run("open", "save, share; back returns to home")
        terminal.run("back", "3 ◂")
        lines = terminal.lines()
        check(lines[-1] == "home>", "not at home", lines[-1])
        terminal.leave()


@case
def a_title_in_Arabic(root):
    with Terminal(root) as terminal:
        terminal.start("--languages en,ar")
        terminal.run("next")
        terminal.run("lang ar", "العربية (ar)")
        terminal.run("select جاز", "Selected", "جاز", "1 selected: 0 topics, 1 article.")
        terminal.type("select موسبق")
        terminal.press("BSpace", "BSpace")
        terminal.type("يقى")
        terminal.see_line("select موسيقى")
        terminal.press("C-c")
        terminal.see_line("")
        edges = check_layout(terminal, 80)
        check(edges == {0, 25, 27, 52, 54, 79}, "cards are not aligned", str(sorted(edges)))


@case
def a_title_in_Japanese(root):
    with Terminal(root) as terminal:
        terminal.start("--languages en,ja")
        terminal.run("next")
        terminal.run("lang ja", "日本語 (ja)")
        terminal.type("select ジャ音ズ")
        terminal.press("Left", "BSpace")
        terminal.see_line("select ジャズ")
        terminal.expect("Selected ジャズ.", "1 selected: 0 topics, 1 article.")
        terminal.type("select 音楽")
        terminal.press("BSpace")
        terminal.see_line("select 音")
        terminal.press("C-c")
        terminal.see_line("")
        edges = check_layout(terminal, 80)
        check(edges == {0, 25, 27, 52, 54, 79}, "cards are not aligned", str(sorted(edges)))


# Keys

@case
def arrow_keys(root):
    with Terminal(root) as terminal:
        terminal.start()
        terminal.run("status", "screen      curiosity")
        terminal.run("help next", "next")
        terminal.press("Up")
        terminal.see_line("help next")
        terminal.press("Up")
        terminal.see_line("status")
        terminal.press("Down")
        terminal.see_line("help next")
        terminal.press("Down")
        terminal.see_line("")
        terminal.type("sttus")
        terminal.press("Left", "Left", "Left")
        terminal.type("a")
        terminal.see_line("status")
        terminal.press("Home", "Delete")
        terminal.see_line("tatus")
        terminal.type("s")
        terminal.press("End")
        terminal.type("x")
        terminal.see_line("statusx")
        terminal.press("BSpace")
        terminal.see_line("status")
        terminal.expect("screen      curiosity")


@case
def search_with_control_R(root):
    with Terminal(root) as terminal:
        terminal.start()
        terminal.run("next")
        terminal.run("select topic music", "Selected Music.")
        terminal.run("status", "interests")
        terminal.run("deselect all", "nothing selected")
        terminal.press("C-r")
        terminal.wait("the search", lambda lines: lines[-1].startswith("bck:"))
        terminal.type("mus")
        terminal.wait("the search and what it found", lambda lines: lines[-1] == "bck:mus" and
                      lines[-2] == "interests> select topic music")
        terminal.press("Enter")
        lines = terminal.wait("the answer", lambda lines: lines[-1] == "interests>" and
                              lines.count("Selected Music. 1 selected: 1 topic, 0 articles.") == 2)
        check(not any("bck:" in line for line in lines), "the search stays on the screen",
              "\n".join(lines[-10:]))


@case
def control_C_in_the_middle_of_a_line(root):
    with Terminal(root) as terminal:
        terminal.start()
        terminal.run("next")
        terminal.type("select topic music")
        terminal.press("Left", "Left", "Left", "C-c")
        terminal.wait("the line with ^C, and a new prompt", lambda lines: lines[-2:] == [
            "interests> select topic music^C", "interests>"])
        terminal.press("C-c")
        terminal.wait("another ^C", lambda lines: lines[-2:] == ["interests> ^C", "interests>"])
        terminal.run("status", "interests   nothing selected")
        terminal.run("select 3", "Selected Louis Braille. 1 selected: 0 topics, 1 article.")


@case
def control_D(root):
    with Terminal(root) as terminal:
        terminal.start()
        terminal.type("staXtus")
        terminal.press("Left", "Left", "Left", "Left", "C-d")
        terminal.see_line("status")
        terminal.expect("screen      curiosity")
        terminal.leave()


LONG = "select  " + " ".join(map(str, range(1, 25)))


def see_wrapped(terminal, line):
    """Waits until the line stands in the window's last rows, whole and once."""
    def condition(_):
        rows = terminal.lines(joined=False)
        first = max(i for i, row in enumerate(rows) if row.startswith("interests>"))
        shown = "".join(row.ljust(terminal.width) for row in rows[first:]).rstrip()
        return shown == f"interests> {line}".rstrip()
    terminal.wait(f"the whole line in {terminal.width} columns", condition)
    rows = terminal.lines(joined=False)
    check(len([row for row in rows if row.startswith("interests> s")]) == 1,
          f"in {terminal.width} columns the line stands there more than once",
          "\n".join(rows[-12:]))


@case
def a_resize_with_a_wrapped_line(root):
    with Terminal(root) as terminal:
        terminal.start()
        terminal.run("next")
        line = LONG
        terminal.type(line)
        see_wrapped(terminal, line)
        for width, height, more in ((40, 24, " "), (120, 30, "2"), (33, 12, "5"), (80, 24, " ")):
            terminal.resize(width, height)
            see_wrapped(terminal, line)
            terminal.type(more)
            line += more
            see_wrapped(terminal, line)
        terminal.press("Enter")
        terminal.wait("the answer", lambda lines: lines[-1] == "interests>" and any(
            "25 selected: 0" in line for line in lines))


@case
def a_window_dragged_smaller_and_wider(root):
    with Terminal(root) as terminal:
        terminal.start()
        terminal.run("next")
        terminal.type(LONG)
        terminal.press("Home", "M-f")
        see_wrapped(terminal, LONG)
        terminal.resize(*[(width, 24) for width in range(78, 34, -4)])
        see_wrapped(terminal, LONG)
        terminal.resize(*[(width, 24) for width in range(38, 100, 4)])
        see_wrapped(terminal, LONG)
        terminal.type("X")
        see_wrapped(terminal, LONG.replace("select", "selectX"))
        terminal.press("C-c")
        terminal.see_line("")
        terminal.run("status", "nothing selected")


@case
def a_paste_of_three_lines(root):
    with Terminal(root) as terminal:
        terminal.start()
        terminal.tmux("load-buffer", "-", text="next\nselect topic music\nselect 3\n")
        terminal.tmux("paste-buffer", "-p")
        lines = terminal.wait("the last answer", lambda lines: lines[-1] == "interests>" and
                              lines[-2].startswith("Selected Theremin."))
        commands = [line for line in lines if re.match(r"[a-z]+> ", line)]
        check(commands == ["curiosity> next", "interests> select topic music",
                           "interests> select 3"], "not the three lines", "\n".join(commands))
        terminal.run("status", "1 topic, 1 article")


# Completion

@case
def completion_lists_on_the_second_Tab(root):
    with Terminal(root) as terminal:
        terminal.start()
        terminal.run("next")
        terminal.type("select topic p")
        terminal.press("Tab")
        terminal.type("e")
        lines = terminal.see_line("select topic pe")
        check(not any(line.startswith("performing-arts") for line in lines),
              "the first Tab lists", "\n".join(lines[-8:]))
        terminal.press("Tab")
        terminal.see_line("select topic performing-arts")
        terminal.press("C-u")
        terminal.see_line("")
        terminal.type("select topic m")
        terminal.press("Tab", "Tab")
        names = ["music", "military-and-warfare", "mathematics", "medicine-and-health"]
        lines = terminal.wait("the list", lambda lines: all(
            any(line.startswith(name) for line in lines) for name in names))
        terminal.see_line("select topic m")
        listed = lines[len(lines) - 1 - len(names):-1]
        check(len(listed) == len(names) and all(line.startswith("m") for line in listed),
              "not a list of four", "\n".join(lines[-8:]))
        terminal.type("us")
        terminal.press("Tab")
        terminal.see_line("select topic music")
        terminal.expect("Selected Music.")


@case
def completion_of_commands(root):
    with Terminal(root) as terminal:
        terminal.start()
        terminal.type("stat")
        terminal.press("Tab")
        terminal.see_line("status")
        terminal.expect("screen      curiosity")
        terminal.type("ne")
        terminal.press("Tab", "Tab")
        terminal.wait("the list", lambda lines: any(line.startswith("network ") for line in lines)
                      and any(line.startswith("next ") for line in lines))
        terminal.type("x")
        terminal.press("Tab")
        terminal.see_line("next")
        terminal.expect("What are you interested in?")


@case
def completion_of_a_card(root):
    with Terminal(root) as terminal:
        terminal.start()
        terminal.run("next")
        terminal.type("select 3 2")
        terminal.press("Tab", "Tab")
        terminal.wait("the cards", lambda lines: any(
            re.fullmatch(r"25  +Pulley", line) for line in lines))
        terminal.see_line("select 3 2")
        terminal.type("5")
        terminal.press("Tab")
        terminal.type("1")
        terminal.see_line("select 3 25 1")
        terminal.expect("Selected Louis Braille, Pulley and Bessemer process. 3 selected")
        terminal.type('select "knot')
        terminal.press("Tab")
        terminal.see_line('select "Knot theory"')
        terminal.expect("Selected Knot theory.")
        # A title that has no card.
        terminal.type('select "mission: imp')
        terminal.press("Tab")
        terminal.see_line('select "Mission: Impossible"')
        terminal.expect("Selected Mission: Impossible.")


@case
def completion_of_languages(root):
    with Terminal(root) as terminal:
        terminal.start()
        terminal.type("lang add d")
        terminal.press("Tab", "Tab")
        terminal.wait("the languages", lambda lines: any(
            re.match(r"de  +Deutsch", line) for line in lines) and any(
            re.match(r"da  +dansk", line) for line in lines))
        terminal.see_line("lang add d")
        terminal.type("e")
        terminal.press("Tab")
        terminal.see_line("lang add de")
        terminal.expect("Added Deutsch (de)")
        terminal.type("lang d")
        terminal.press("Tab")
        terminal.see_line("lang de")
        terminal.expect("Reading in Deutsch (de).")


@case
def completion_of_files(root):
    with Terminal(root) as terminal:
        folder = pathlib.Path(root) / "stories"
        folder.mkdir()
        (folder / "first.commands").write_text("next\nselect topic music\n")
        terminal.start("-q")
        terminal.type(f"source {root}/sto")
        terminal.press("Tab")
        terminal.type("fi")
        terminal.press("Tab")
        terminal.see_line(f"source {folder}/first.commands")
        terminal.expect("Selected Music.")


# What stays, and what the person settled

@case
def history_over_two_runs(root):
    with Terminal(root) as terminal:
        terminal.start()
        terminal.run("status")
        terminal.run("help next")
        terminal.leave()
        terminal.start()
        terminal.press("Up")
        terminal.see_line("help next")
        terminal.press("Up")
        terminal.see_line("status")
        terminal.press("C-c")
        terminal.see_line("")
        terminal.press("C-r")
        terminal.type("elp n")
        terminal.wait("the line of the first run", lambda lines: lines[-2:] == [
            "curiosity> help next", "bck:elp n"])
        terminal.press("C-c")
        terminal.see_line("")
        terminal.leave()
        file = terminal.home / ".local/state/onboard/history"
        check(file.read_text() == "status\nhelp next\n", "not the two lines", file.read_text())
        mode = stat.S_IMODE(file.stat().st_mode)
        check(mode == 0o600, f"the history's mode is {mode:o}")


@case
def the_persons_editrc(root):
    with Terminal(root) as terminal:
        settings = terminal.home / ".editrc"
        settings.write_text(
            'bind -s "^T" "status"\nbind "^G" no-such-command\nother:bind -s "^O" "wrong"\n'
            'onboard:bind -s "^O" "next"\n')
        lines = terminal.start()
        complaints = [line for line in lines if line.startswith(f"{settings}:")]
        check(len(complaints) == 1 and complaints[0].startswith(f"{settings}:2: ")
              and "no-such-command" in complaints[0], "not one complaint, of line 2",
              "\n".join(lines))
        terminal.press("C-t")
        terminal.see_line("status")
        terminal.expect("screen      curiosity")
        terminal.press("C-o")
        terminal.see_line("next")
        terminal.expect("What are you interested in?")


# Windows

def walk_in(root, width, languages):
    with Terminal(root, width, 24) as terminal:
        terminal.start(f"-q --languages en,{languages}")
        for command in ("next", "topics", "select topic music", "select 3", f"lang {languages}",
                        "topics", "preview personal", "next", "choose personal", "finish", "right",
                        "feed", "menu", "open", "back", "customize", "back", "tab community", "down",
                        "help"):
            terminal.run(command)
        return check_layout(terminal, width)


@case
def the_greeting_in_30_columns(root):
    with Terminal(root, 30, 24) as terminal:
        terminal.start()
        check_layout(terminal, 30)


@case
def a_window_of_80_columns(root):
    edges = walk_in(root, 80, "de")
    grid, carousel = {0, 25, 27, 52, 54, 79}, {0, 37, 39, 76}
    check(edges == grid | carousel, "cards are not aligned", str(sorted(edges)))


@case
def a_window_of_30_columns(root):
    edges = walk_in(root, 30, "de")
    check(edges == {0, 29}, "cards are not aligned", str(sorted(edges)))


@case
def a_window_of_30_columns_in_other_scripts(root):
    for language in ("ja", "ar"):
        with tempfile.TemporaryDirectory(dir=root) as folder:
            edges = walk_in(folder, 30, language)
            check(edges == {0, 29}, f"cards of {language} are not aligned", str(sorted(edges)))


# Bytes

@case
def a_dumb_terminal(root):
    with RawTerminal(f"exec {shlex.quote(PROGRAM)}", root, TERM="dumb") as terminal:
        terminal.wait_prompt("curiosity")
        terminal.type("nexx\x7ft\n")
        shown = terminal.wait_prompt("interests").decode()
        check("What are you interested in?" in shown, "no answer", shown)
        terminal.type("select topic music\n")
        terminal.wait_prompt("interests")
        terminal.type("\x04")
        status = terminal.end()
        check(status == 0, f"left with status {status}")
        check(b"Selected Music." in terminal.output, "nothing selected")
        check(b"\x1b" not in terminal.output, "an escape code", repr(terminal.output[-400:]))


def typed_bytes(root, arguments, **environment):
    """All bytes of a short session, without the switching of bracketed paste."""
    command = f"exec {shlex.quote(PROGRAM)} --ephemeral {arguments}"
    with RawTerminal(command, root, **environment) as terminal:
        terminal.wait_prompt("curiosity")
        for line in ("next", "topics", "select topic music", "status", "nonsense", "help select"):
            terminal.type(line + "\r")
            terminal.wait_prompt("interests")
        terminal.type("quit\r")
        status = terminal.end()
        check(status == 0, f"left with status {status}")
        check(b"Selected Music." in terminal.output, "nothing selected")
        return re.sub(rb"\x1b\[\?2004[hl]", b"", terminal.output)


@case
def colour(root):
    for arguments, environment, has_color in (
            ("", {}, True), ("", {"NO_COLOR": "1"}, False), ("--color never", {}, False),
            ("", {"NO_COLOR": ""}, True), ("--color always", {"NO_COLOR": "1"}, True)):
        shown = typed_bytes(root, arguments, **environment)
        place = shown.find(b"\x1b")
        check((place >= 0) == has_color, f"colour with {arguments or environment or 'nothing'}",
              repr(shown[max(0, place - 40):place + 40]))


@case
def keys_typed_ahead(root):
    (pathlib.Path(root) / "long").write_text("next\n" + "topics\n" * 300)
    command = f"cd {shlex.quote(root)}; exec {shlex.quote(PROGRAM)} --ephemeral -q --color never"
    for keys, what in (("statux\x7fs\rquit\r", b"\r\nonboarding  "), ("\x04", b"")):
        with RawTerminal(command, root) as terminal:
            terminal.wait_prompt("curiosity")
            terminal.type("source long\r")
            terminal.wait("the first answers", lambda new: new.count(b"South America") > 3)
            check(terminal.output.count(b"South America") < 250, "it answers too fast for this")
            terminal.type(keys)
            status = terminal.end()
            check(status == 0, f"left with status {status}")
            check(what in terminal.output, "not executed", repr(terminal.output[-300:]))


@case
def SIGTERM_restores_the_terminal(root):
    script = (f"cd {shlex.quote(root)}; stty -echoctl; stty -a > before; "
              f"sh -c 'echo $$ > number; exec \"{PROGRAM}\" --ephemeral'; echo $? > status; "
              "stty -a > after; echo all done")
    with RawTerminal(script, root) as terminal:
        terminal.wait_prompt("curiosity")
        terminal.type("half a li")
        terminal.wait("what was typed", lambda new: b"half a li" in new)
        folder = pathlib.Path(root)
        during = subprocess.run(["stty", "-a"], stdin=terminal.master, capture_output=True,
                                check=True, text=True).stdout
        before = (folder / "before").read_text()
        check(during != before, "the settings do not differ while a line is edited", during)
        os.kill(int((folder / "number").read_text()), signal.SIGTERM)
        terminal.wait("the end", lambda new: b"all done" in new)
        after = (folder / "after").read_text()
        check(after == before, "the settings are not restored", f"{before}\n{after}")
        status = (folder / "status").read_text().strip()
        check(status == "143", f"the status is {status}")
        check(terminal.output.rfind(b"\x1b[?2004l") > terminal.output.rfind(b"\x1b[?2004h"),
              "bracketed paste stays on", repr(terminal.output[-200:]))


def main():
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    failures = []
    chosen = [c for c in CASES if not WANTED or " ".join(WANTED).lower() in c[0].lower()]
    for name, function in chosen:
        with tempfile.TemporaryDirectory() as root:
            try:
                function(root)
            except (Failure, subprocess.SubprocessError, OSError) as problem:
                failures.append(name)
                print(f"{name}: {problem}", flush=True)
    print("failed: " + ", ".join(failures) if failures else f"all {len(chosen)} cases were met")
    return 1 if failures or not chosen else 0


sys.exit(main())
