"""Builds the pages of the site from templates, pictures and the project's sources.

Usage: build.py --needed
       build.py --pictures FOLDER --figures FILE --site FOLDER [--base-path PATH]
         [--repository URL]
The first form prints the pictures that the pages need: the color scheme, the path, and the
Gallery's arguments before the path, separated by tabs. The figures are the results of the
benchmarks. The base path is where the site is published on its host, without a slash at its end.
"""

import argparse
import html
import itertools
import re
import struct
import tomllib
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import SwiftLexer

import codes
import documents
import figures

root = Path(__file__).resolve().parent.parent
gallery = root / "Examples/Gallery/Sources"


def fail(message):
    raise SystemExit(f"Site/build.py: {message}")


def colored(code):
    """Returns Swift code as HTML."""
    return Markup(highlight(code.strip("\n"), SwiftLexer(), HtmlFormatter(cssclass="code")))


def without_indentation(lines):
    margin = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
    return "\n".join(line[margin:] for line in lines)


def slices(file):
    """Returns the named slices of a snippet."""
    found, name = {}, None
    for line in file.read_text().splitlines():
        mark = re.fullmatch(r"\s*// snippet\.(\w+)", line)
        if mark:
            name = None if mark[1] == "end" else mark[1]
        elif name:
            found.setdefault(name, []).append(line)
    return {name: without_indentation(lines) for name, lines in found.items()}


def size_of(picture):
    """Returns the width and the height of a PNG file."""
    with picture.open("rb") as file:
        return struct.unpack(">II", file.read(24)[16:])


def marked_up(text):
    """Returns the Markdown of a documentation comment as HTML: only code and paragraphs."""
    paragraphs = re.split(r"\n\s*\n", text.strip())
    code = lambda part: re.sub(r"`+([^`]+)`+", r"<code>\1</code>", html.escape(part, quote=False))
    return Markup("".join(f"<p>{code(' '.join(part.split()))}</p>" for part in paragraphs))


def arguments(screen, steps):
    """Returns the Gallery's arguments for a screen after steps such as "press Send"."""
    return ["--screen", screen, *(part for step in steps for part in f"--{step}".split(" ", 1))]


def caption(steps):
    """Returns what a person has done, in words."""
    done = {
        "press": "after {}", "choose": "with “{}”", "flip": "with “{}” switched",
        "refresh": "refreshed"}
    texts = []
    for step in steps:
        action, _, name = step.partition(" ")
        texts.append(done[action].format("Problems" if name == "tray.full" else name.rstrip("…")))
    text = ", ".join(texts)
    return text[0].upper() + text[1:]


def pictures_needed(contents):
    """Yields the color scheme, the path and the Gallery's arguments of each picture or folder."""
    outcomes = [contents["app"] | {"code": "app"}, *contents["outcomes"]]
    for outcome, scheme in itertools.product(outcomes, ("light", "dark")):
        steps = arguments(outcome["screen"], outcome["steps"])
        for language in contents["languages"]:
            for width, size in (("wide", "960x680"), ("narrow", "390x720")):
                yield (
                    scheme, f"outcomes/{language}/{scheme}/{width}/{outcome['code']}.png",
                    *steps, "--language", language, "--size", size, "--screenshot")
    for name, capability in contents["capabilities"].items():
        for index, steps in enumerate([[], *capability["pictures"]]):
            for scheme in ("light", "dark"):
                yield (
                    scheme, f"screens/{scheme}/{name}-{index}.png", *arguments(name, steps),
                    "--screenshot")
    for language in contents["meaning_languages"]:
        yield (
            "light", f"meanings/{language}", "--language", language, "--size", "390x400",
            "--meanings")


class Capability:
    """A screen of the Gallery: its purpose and its code, from its source."""

    def __init__(self, name, title, contents):
        self.name, self.title = name, title
        self.rule, self.article = contents["rule"], contents["article"]
        file = next(iter(gallery.glob(f"GalleryScreens/**/{name}Screen.swift")), None)
        file or fail(f"The screen {name} has no source.")
        source = file.read_text()
        found = re.search(rf"((?:^///.*\n)+)struct {name}Screen\b", source, re.MULTILINE)
        found or fail(f"The screen {name} has no documentation comment.")
        comment = re.sub(r"^/// ?", "", found[1], flags=re.MULTILINE).strip()
        first, _, rest = comment.partition("\n\n")
        self.summary = Markup(html.escape(first, quote=False))
        self.purpose = marked_up(rest)
        self.path = file.relative_to(root)
        self.code = colored(source[found.start() :].split("\n#Preview")[0])
        captions = ["The screen as it opens", *map(caption, contents["pictures"])]
        self.pictures = [
            (f"{name}-{index}.png", caption) for index, caption in enumerate(captions)]


class Meaning:
    """What an error means to a person, in each language, and the codes that mean it."""

    def __init__(self, name, words, codes):
        self.name, self.words, self.codes = name, words, codes
        self.found = " ".join(
            [name, *(text for pair in words.values() for text in pair), *codes]
        ).lower()


def meanings(pictures, languages):
    words = {}
    for language in languages:
        for line in (pictures / f"meanings/{language}/words.tsv").read_text().splitlines():
            name, title, message = line.split("\t")
            words.setdefault(name, {})[language] = (title, message)
    known = codes.by_meaning(root)
    return [Meaning(name, words[name], known.get(name, [])) for name in words]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--needed", action="store_true")
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--figures", type=Path)
    parser.add_argument("--site", type=Path)
    parser.add_argument("--base-path", default="")
    parser.add_argument("--repository", default="")
    given = parser.parse_args()

    contents = tomllib.loads((root / "Site/site.toml").read_text())
    if given.needed:
        for picture in pictures_needed(contents):
            print(*picture, sep="\t")
        return
    code = slices(root / "Examples/Snippets/AtAGlance.swift")
    screens = (given.pictures / "screens.tsv").read_text().splitlines()
    titles = dict(line.split("\t") for line in screens)
    if titles.keys() != contents["capabilities"].keys():
        fail(f"site.toml and the Gallery differ: {titles.keys() ^ contents['capabilities'].keys()}")
    capabilities = [
        Capability(name, title, contents["capabilities"][name])
        for name, title in titles.items()
    ]
    environment = Environment(
        loader=FileSystemLoader(root / "Site/templates"),
        autoescape=lambda name: name.endswith(".html"),
        undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    environment.globals |= {
        "repository": given.repository,
        "style": Markup((root / "Site/style.css").read_text()),
        "sentence": contents["sentence"],
        "languages": contents["languages"],
        "size_of": lambda path: size_of(given.pictures / path),
    }

    def write(page, template, root="", **values):
        target = given.site / page
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(environment.get_template(template).render(root=root, **values))

    for outcome in contents["outcomes"]:
        outcome["code_html"] = colored(code[outcome["code"]])
    write(
        "index.html", "index.html", picture_text=contents["app"]["text"],
        outcomes=contents["outcomes"], capabilities=capabilities,
        app=colored((gallery / "FirstApp/NotesApp.swift").read_text()))
    for capability in capabilities:
        write(
            f"capabilities/{capability.name.lower()}.html", "capability.html", root="../",
            capability=capability, capabilities=capabilities)
    write(
        "meanings.html", "meanings.html",
        meanings=meanings(given.pictures, contents["meaning_languages"]),
        meaning_languages=contents["meaning_languages"])
    write("benchmarks.html", "benchmarks.html", **figures.read(given.figures))
    # The server shows this page at any address, so its links begin at the host.
    write("404.html", "404.html", root=f"{given.base_path}/")
    pages = documents.read(given.site / "docs")
    documents.write(pages, given.site / "docs")
    broken = list(documents.broken_links(given.site / "docs"))
    broken and fail("\n".join(broken))
    articles = [page for page in pages.values() if page.is_article]
    write(
        "llms.txt", "llms.txt", first=[pages[path] for path in contents["first"]],
        modules={
            page: [article for article in articles if article.module == page.path]
            for page in pages.values() if "/" not in page.path
        })
    write(
        "skill/SKILL.md", "SKILL.md", outcomes=contents["outcomes"], code=code,
        app=(gallery / "FirstApp/NotesApp.swift").read_text().strip())
    (given.site / "meanings.js").write_bytes((root / "Site/meanings.js").read_bytes())


main()
