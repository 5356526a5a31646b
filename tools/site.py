"""Builds the documentation into dist/docs: the pages of docs/, and what games, rules and code tell themselves.

`python tools/site.py` (`make docs`) gathers the sources of two books in build/site, the English one and the players'
pages in Russian, has Sphinx make HTML of them with every warning an error, and then follows every link: one that leads
nowhere is an error, and so is anything that a reader's browser would fetch from another host.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

if __name__ == "__main__":
    os.environ.setdefault("LUDOTEKA_FORM", "pure")  # compiled functions have no docstrings

from ludoteka.cli.cards import describe, heading_of, name_of, term
from ludoteka.cli.rules import spoken as page_lines
from ludoteka.games.shelf import SHELF
from ludoteka.kernel.game import spelled
from ludoteka.text import rulebook
from ludoteka.text.catalogue import cards_of, spoken
from ludoteka.text.primer import primer
from ludoteka.text.rulebook import Place
from ludoteka.text.voice import Voice

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
SOURCES = ROOT / "build/site"
SITE = ROOT / "dist/docs"
OUTSIDE = ("CHANGELOG.md", "CONTRIBUTING.md", "GLOSSARY.md")  # pages of the house that lie beside docs/
LINES = 24  # of code shown at a rule; the rest is in the file
MOST = 2  # places shown whole; others are named
# Rooms whose names are for others to use; a game's own rooms are told by docs/reference and by its rules.
ROOMS = ("kernel", "games/shelf.py", "bots", "text", "lab")
NAMED = re.compile(r"`((?:docs/)?[\w./-]+\.md)`")


# --- pages that are written: copied, and the files they name become links ------------------------------------


def copied(file: Path, to: Path, home: Path, games: str = "") -> None:
    """A page as it is, where `docs/name.md` in backticks becomes a link, and a mark the list of games."""

    def link(match: re.Match[str]) -> str:
        named = match[1]
        target = home / (named.removeprefix("docs/") if named.startswith("docs/") else named)
        if named in OUTSIDE or (named.startswith("docs/") and (ROOT / named).is_file()):
            return f"[{match[0]}]({Path(os.path.relpath(target, to.parent)).as_posix()})"
        return match[0]

    parts = re.split(r"(^```.*?^```$)", file.read_text("utf-8"), flags=re.M | re.S)
    text = "".join(part if part.startswith("```") else NAMED.sub(link, part) for part in parts)
    put(to, text.replace("<!-- games -->", games))


def put(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text.rstrip() + "\n", "utf-8")


def gather(book: Path) -> None:
    """The English book: everything."""
    for file in sorted(DOCS.rglob("*.md")):
        inside = file.relative_to(DOCS)
        if inside.parts[0] != "play":
            copied(file, book / inside, book)
    for name in OUTSIDE:
        copied(ROOT / name, book / name, book)
    titles = [(file.stem, heading(file)) for file in sorted((DOCS / "decisions").glob("*.md"))]
    put(
        book / "decisions/index.md",
        "# Decisions\n\nWhy some things are as they are; each page is one decision that a newcomer would question.\n\n"
        + toctree([name for name, _ in titles]),
    )
    play(book / "play", "en", book)
    rules(book / "rules", "en")
    cards(book / "cards", "en")
    api(book / "api")


def gather_ru(book: Path) -> None:
    """The Russian book: what a player reads."""
    play(book, "ru", book)
    rules(book / "rules", "ru")
    cards(book / "cards", "ru")


def heading(file: Path) -> str:
    return file.read_text("utf-8").splitlines()[0].removeprefix("# ")


def toctree(names: list[str], depth: int = 1) -> str:
    return "\n".join(["```{toctree}", f":maxdepth: {depth}", *names, "```", ""])


# --- how to play ---------------------------------------------------------------------------------------------


def play(folder: Path, language: str, book: Path) -> None:
    """The written pages, and one a game made of its primer, its options and pictures of its table."""
    written = DOCS / "play" / language
    for file in sorted(written.glob("*.md")):
        if not file.name.startswith("_"):
            copied(file, folder / file.name, book, shelf_table(Voice(language)))
    template = (written / "_game.md").read_text("utf-8")
    pictures = folder / "pictures"
    pictures.mkdir(parents=True, exist_ok=True)
    for file in sorted((DOCS / "pictures").glob("*")):
        if f".{language}." in file.name or file.name.startswith("film"):
            shutil.copy(file, pictures / file.name)
    voice = Voice(language)
    for game in SHELF:
        put(
            folder / f"{game}.md",
            template.format(
                game=game,
                name=voice.text(f"{game}-name"),
                about=voice.text(f"{game}-about"),
                players=people(game),
                primer="\n\n".join(lesson(game, language, pictures)),
                options="\n".join(options(game, voice)),
            ),
        )


def people(game: str) -> str:
    seats = SHELF[game].players()
    return f"{min(seats)}–{max(seats)}"


def shelf_table(voice: Voice) -> str:
    rows = (
        f"| [{voice.text(f'{game}-name')}]({game}.md) | {voice.text(f'{game}-about')} | {people(game)} |"
        for game in SHELF
    )
    return "\n".join(rows)


def lesson(game: str, language: str, pictures: Path) -> Iterator[str]:
    voice = Voice(language)
    for page in primer(game):
        head, *lines = page_lines(page, voice)
        yield f"### {head}"
        picture = pictures / f"{game}-{page.id}.{language}.webp"
        if picture.is_file():
            yield f"![{head}](pictures/{picture.name})"
        yield "\n".join(lines[:-1])
        yield lines[-1]


def options(game: str, voice: Voice) -> Iterator[str]:
    for setting in SHELF[game].settings():
        if setting.ruling:
            continue
        values = ", ".join(f"`{spelled(value)}`" for value in setting.values)
        usual = spelled(setting.default)
        yield f"| `{setting.name}` | {voice.text(f'{game}-option-{setting.name}')} | {values} | `{usual}` |"


# --- the rules, with code and proof --------------------------------------------------------------------------


def rules(folder: Path, language: str) -> None:
    """One page a game, in the order of the book, and one of the rulings."""
    voice = Voice(language)
    words = RULES[language]
    names = [name for game in SHELF for name in (game, *([f"{game}-rulings"] if rulebook.rulings_of(game) else []))]
    put(folder / "index.md", words["index"] + toctree(names))
    for game in SHELF:
        said = words["tally"].format(**rulebook.coverage(game))
        head = [f"# {voice.text(f'{game}-name')}", said]
        put(folder / f"{game}.md", "\n\n".join([*head, *book_of(game, language)]))
        if f"{game}-rulings" in names:
            put(folder / f"{game}-rulings.md", "\n\n".join(rulings(game, language)))


def book_of(game: str, language: str) -> Iterator[str]:
    """Each rule with its words, the code that keeps it and the tests that prove it."""
    words = RULES[language]
    breaks = broken(game)
    title = ""
    for rule in rulebook.rules_of(game).values():
        if rule.headed(language) != title:
            title = rule.headed(language)
            yield f"## {title}"
        yield f"({rule.id})=\n### {rule.id}"
        yield plain(rule.wording(language))
        if language == "ru":
            continue
        yield f"*{plain(rule.ru)}*"
        if rule.advisory:
            yield words["advisory"].format(why=rule.advisory)
        for name, places in (("kept", rulebook.kept()), ("proven", rulebook.proven())):
            found = places.get(rule.id, [])
            yield from (snippet(words[name], place) for place in found[:MOST])
            if len(found) > MOST:
                yield words["more"] + " " + ", ".join(f"`{place.file}:{place.line}`" for place in found[MOST:])
        if rule.id in breaks:
            tried, noticed = breaks[rule.id]
            yield words["breaks"].format(tried=tried, noticed=noticed)
        leaning = [ruling.id for ruling in rulebook.rulings_for(rule)]
        if leaning:
            links = ", ".join(f"[{id}]({game}-rulings.md#{id.lower()})" for id in leaning)
            yield f"{words['leaning']} {links}"


def rulings(game: str, language: str) -> Iterator[str]:
    yield RULES[language]["rulings"].format(game=Voice(language).text(f"{game}-name"))
    for ruling in rulebook.rulings_of(game).values():
        yield f"## {ruling.id}"
        yield ruling.wording(language)
        if ruling.switches:
            yield RULES[language]["switch"] + " " + ", ".join(f"`{name}`" for name in ruling.switches)


@cache
def broken(game: str) -> dict[str, tuple[str, str]]:
    """By rule: how many breaks were tried on it, and how many of them its own tests noticed."""
    file = DOCS / "proof" / f"{game}.md"
    text = file.read_text("utf-8") if file.is_file() else ""
    rows = re.findall(rf"^\| ({game}\.\S+) \| (\d+) \| (\d+) \|", text, re.M)
    return {id: (tried, noticed) for id, tried, noticed in rows}


def snippet(title: str, place: Place) -> str:
    """A place of the source tree, folded: the whole function or story, if it is not long."""
    lines = source(place.file)
    first, last = span(place)
    cut = lines[first - 1 : min(last, first + LINES)]
    more = ["…"] if last > first + LINES else []
    kind = "python" if place.file.endswith(".py") else "toml" if place.file.endswith(".toml") else "text"
    head = f"{title} <code>{place.file}:{place.line}</code> {place.name.replace('<', '&lt;')}"
    return "\n".join([f"<details><summary>{head}</summary>", "", f"~~~{kind}", *cut, *more, "~~~", "", "</details>"])


@cache
def source(file: str) -> list[str]:
    return (ROOT / file).read_text("utf-8").splitlines()


@cache
def spans(file: str) -> list[tuple[int, int, str]]:
    import ast

    text = "\n".join(source(file))
    return list(rulebook.named_spans(ast.parse(text))) if file.endswith(".py") else []


def span(place: Place) -> tuple[int, int]:
    """First and last line of what stands at a place: the named thing around it, else the lines up to an empty one."""
    around = [(last - first, first, last) for first, last, name in spans(place.file) if name == place.name]
    near = [one for one in around if one[1] - 4 <= place.line <= one[2]]
    if near:
        _, first, last = min(near)
        if last - first > LINES:  # a table of cards: only what the rule stands above
            first, last = place.line, place.line + LINES // 2
        return first, last
    lines = source(place.file)
    last = place.line
    while last < len(lines) and (lines[last].strip() or last < place.line + 2) and last < place.line + LINES:
        last += 1
    return place.line, last


RULES = {
    "en": {
        "index": "# The rules\n\nEvery printed rule of the five books in our own words, the code that keeps it,\n"
        "the tests that prove it, and how many of the small breaks tried on that code its own tests noticed.\n\n",
        "tally": "{rules} printed rules; code keeps {kept} of them, tests prove {proven}, {advisory} only advise.",
        "kept": "Kept:",
        "proven": "Proven:",
        "advisory": "No code keeps it: {why}",
        "breaks": "Breaks tried on its code: {tried}; noticed by its own tests: {noticed}.",
        "leaning": "Rulings:",
        "more": "Also:",
        "rulings": "# {game}: rulings\n\nWhat we decided where the book is silent, damaged or ambiguous.",
        "switch": "A table can turn it:",
    },
    "ru": {
        "index": "# Правила\n\nВсе печатные правила пяти книг нашими словами. Английские страницы\n"
        "показывают и код, который их соблюдает, и тесты, которые это доказывают.\n\n",
        "tally": "Печатных правил: {rules}; соблюдает код: {kept}, доказано: {proven}, только советуют: {advisory}.",
        "rulings": "# {game}: решения\n\nКак мы решили там, где книга молчит, повреждена или двусмысленна.",
        "switch": "Настройка стола:",
    },
}


# --- the cards -----------------------------------------------------------------------------------------------


def cards(folder: Path, language: str) -> None:
    voice = Voice(language)
    title = {"en": "# Cards\n\n", "ru": "# Карты\n\n"}[language]
    put(folder / "index.md", title + toctree(list(SHELF)))
    for game in SHELF:
        put(folder / f"{game}.md", "\n\n".join(catalogue(game, voice)))


def catalogue(game: str, voice: Voice) -> Iterator[str]:
    yield f"# {voice.text(f'{game}-name')}"
    all_of_them = list(cards_of(game))
    for head in sorted(dict.fromkeys(heading_of(card) for card in all_of_them), key=lambda one: one[0] == "kind"):
        if head[1]:
            yield f"## {term(game, *head, voice).capitalize()}"
        for card in (card for card in all_of_them if heading_of(card) == head):
            yield f"**{name_of(card, voice.language)}** — {plain(describe(game, card, voice, faction=False))}"
            said = spoken(game, card.id, voice.language)
            if said:
                yield "\n".join(f"- {plain(line)}" for line in said)


def plain(words: str) -> str:
    """Words as they are: nothing in them is Markdown."""
    return re.sub(r"([\\`*_{}\[\]<>|#])", r"\\\1", words)


# --- the code ------------------------------------------------------------------------------------------------


def api(folder: Path) -> None:
    """One page a room: its modules with their docstrings and types."""
    rooms: dict[str, list[str]] = {"ludoteka": ["ludoteka"]}
    for room in ROOMS:
        path = ROOT / "src/ludoteka" / room
        files = [path] if path.suffix else sorted(path.rglob("*.py"))
        for file in files:
            if file.name != "__init__.py":
                name = "ludoteka." + file.relative_to(ROOT / "src/ludoteka").with_suffix("").as_posix().replace(
                    "/", "."
                )
                rooms.setdefault(name.rpartition(".")[0], []).append(name)
    for room, modules in rooms.items():
        page = [f"# {room}"]
        for module in modules:
            body = ["```{eval-rst}", f".. automodule:: {module}", "   :members:", "   :undoc-members:", "```"]
            page += [f"## {module}", "\n".join(body)]
        put(folder / f"{room}.md", "\n\n".join(page))
    about = "Every public name, from its docstring and its types. `ludoteka` itself is the door."
    put(folder / "index.md", f"# API\n\n{about}\n\n" + toctree(list(rooms)))


# --- the building --------------------------------------------------------------------------------------------


def build(book: Path, site: Path, language: str) -> None:
    """HTML of one book; a warning is an error."""
    shutil.copy(DOCS / "conf.py", book / "conf.py")
    shutil.copytree(DOCS / "pictures", book / "pictures", dirs_exist_ok=True)
    command = [
        sys.executable,
        "-m",
        "sphinx",
        "-q",
        "-W",
        "--keep-going",
        "-D",
        f"language={language}",
        str(book),
        str(site),
    ]
    if subprocess.run(command, check=False, env=os.environ | {"LUDOTEKA_LANG": language}).returncode:
        raise SystemExit("The documentation has faults: see above.")


FETCHES = {("script", "src"), ("img", "src"), ("link", "href"), ("source", "srcset"), ("iframe", "src")}


class Links(HTMLParser):
    """What a page leads to and what it fetches, and the places in it that others can lead to."""

    def __init__(self) -> None:
        super().__init__()
        self.leads: list[str] = []
        self.fetches: list[str] = []
        self.places: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value is None:
                continue
            if name == "id" or (tag == "a" and name == "name"):
                self.places.add(value)
            elif (tag, name) in FETCHES:
                self.fetches.append(value)
            elif tag == "a" and name == "href":
                self.leads.append(value)


def faults(site: Path) -> list[str]:
    """Links of a folder of pages that lead nowhere, and what a reader's browser would fetch from elsewhere."""
    pages: dict[Path, Links] = {}
    for file in sorted(site.rglob("*.html")):
        pages[file.resolve()] = links = Links()
        links.feed(file.read_text("utf-8"))
    found = []
    for file, links in pages.items():
        name = file.relative_to(site.resolve()).as_posix()
        for link in [*links.leads, *links.fetches]:
            parts = urlsplit(link)
            if parts.scheme in ("data", "mailto"):
                continue
            if parts.scheme or parts.netloc:
                if link in links.fetches:
                    found.append(f"{name} fetches {link}")
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if not target.is_file():
                found.append(f"{name} leads to {link}, which is not there")
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].places:
                found.append(f"{name} leads to {link}, where that place is not")
    for file in sorted(site.rglob("*.css")):
        found += [
            f"{file.relative_to(site).as_posix()} fetches {url}"
            for url in re.findall(
                r"url\(\s*['\"]?((?:https?:)?//[^'\")]+)|@import\s+['\"](//|https?:)", file.read_text("utf-8")
            )
        ]
    return found


def main() -> None:
    shutil.rmtree(SOURCES, ignore_errors=True)
    gather(SOURCES / "en")
    gather_ru(SOURCES / "ru")
    shutil.rmtree(SITE, ignore_errors=True)
    build(SOURCES / "en", SITE, "en")
    build(SOURCES / "ru", SITE / "ru", "ru")
    for cache_of_sphinx in (SITE / ".doctrees", SITE / "ru/.doctrees"):
        shutil.rmtree(cache_of_sphinx, ignore_errors=True)
    wrong = faults(SITE)
    for line in wrong[:50]:
        print(line, file=sys.stderr)
    if wrong:
        raise SystemExit(f"{len(wrong)} links are wrong.")
    print(f"The documentation is in {SITE.relative_to(ROOT)}: open index.html in any browser.")


if __name__ == "__main__":
    main()
