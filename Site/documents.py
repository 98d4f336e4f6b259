"""The documentation as Markdown, beside DocC's pages."""

import os
import re
from urllib.parse import quote, unquote

# A link with a title, or a page's identifier alone; DocC encloses some of both in more backticks.
LINK = re.compile(
    r"(?P<quotes>`?)\[(?P<title>[^\]]*)\]\(/documentation/(?P<path>[^\s]+?)\)(?P=quotes)"
    r"(?=[^)\w]|$)"
    r"|(?:``?|<)doc://\w+/documentation/(?P<identifier>[^`>]+)(?:``?|>)", re.MULTILINE)


def text_alone(link):
    """Returns the text of a link to a page that isn't there."""
    return link["title"] or f"`{link['identifier'].rpartition('/')[2]}`"


class Document:
    """A page of the documentation."""

    def __init__(self, path, text):
        self.path = path
        head, _, body = text.partition("-->")
        # DocC also writes a page for the members that a type has from each protocol.
        self.is_article = '"documentType" : "article"' in head and path.count("/") == 1
        self.body = body.strip() + "\n"
        self.title = re.search(r"^# (.*)$", self.body, re.MULTILINE)[1]
        paragraphs = self.body.split("\n\n")
        abstract = " ".join(paragraphs[1].split()) if len(paragraphs) > 1 else ""
        self.abstract = LINK.sub(text_alone, abstract)

    @property
    def module(self):
        return self.path.split("/")[0]


def read(archive):
    """Returns the documents of a site's documentation, by their paths."""
    folder = archive / "data/documentation"
    files = sorted(folder.rglob("*.md"))
    return {
        path: Document(path, file.read_text())
        for file in files
        for path in [str(file.relative_to(folder)).removesuffix(".md")]
    }


def relative(target, document):
    start = os.path.dirname(document.path) or "."
    return quote(os.path.relpath(f"{target}.md", start), safe="/.")


def write(documents, archive):
    """Writes the documents beside DocC's pages, with links from one to another.

    DocC's own files go, and a link without a target, such as to a symbol of Swift, becomes text.
    """
    def linked(document):
        def link(match):
            target = (match["path"] or match["identifier"]).lower()
            if target not in documents:
                return text_alone(match)
            found = documents[target]
            text = match["title"] or (found.title if found.is_article else f"`{found.title}`")
            return f"[{text}]({relative(target, document)})"

        images = os.path.relpath("images", os.path.dirname(f"documentation/{document.path}"))
        text = LINK.sub(link, document.body)
        return re.sub(r"\]\(images/", f"]({images}/", text)

    for path, document in documents.items():
        file = archive / f"documentation/{path}.md"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(linked(document))
        (archive / f"data/documentation/{path}.md").unlink()


def broken_links(archive):
    """Yields the links between documents that lead nowhere."""
    for file in sorted((archive / "documentation").rglob("*.md")):
        text = file.read_text()
        words = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
        for address in re.findall(r"\]\(([^)\s]+)\)", words):
            address = unquote(address.partition("#")[0])
            is_local = address and ":" not in address.split("/")[0]
            if is_local and not (file.parent / address).exists():
                yield f"{file.relative_to(archive)}: no file {address}"
        if "doc://" in text:
            yield f"{file.relative_to(archive)}: a link that only DocC understands"
