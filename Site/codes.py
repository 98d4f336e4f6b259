"""Reads the catalog of error codes from the sources of Recourse."""

import re

ROW = re.compile(
    r"\bRow\((-?[0-9_]+|Int\((?:clamping: )?\w+\))(?:\.\.\.(-?[0-9_]+))?,\s*"
    r"\.(\w+)[^/\n]*(?://\s*(.*))?")
# An array of rows that several tables share.
SHARED = re.compile(
    r"static let (\w+Rows): \[(?:CodeTable\.)?Row\] =((?:.|\n)*?)"
    r"(?=\n  (?:///|static|private|fileprivate)|\n\}|\Z)")


def by_meaning(root):
    """Returns the codes of each meaning, as texts such as "NSURLErrorDomain −1009 name"."""
    catalog = root / "Sources/Recourse/Description/Internal/Catalog"
    texts = [file.read_text() for folder in ("Systems", "Libraries")
             for file in sorted((catalog / folder).glob("*.swift"))]
    shared = {name: body for text in texts for name, body in SHARED.findall(text)}

    def rows(text):
        found = [match.groups() for match in ROW.finditer(text)]
        for name in re.findall(r"\b(\w+Rows)\b(?!:)", text):
            found += rows(shared[name])
        return found

    meanings = {}
    for text in texts:
        for table in re.split(r"\bCodeTable\(", text)[1:]:
            domains = re.match(r"\s*\[([^\]]*)\]", table)
            if not domains:
                continue
            table = re.split(r"\n  (?:///|static|private)|\n\}", table)[0]
            for domain in re.findall(r'"([^"]*)"', domains[1]):
                for first, last, meaning, name in rows(table):
                    first, last = (
                        re.sub(r"(?<=\d)_(?=\d)", "", part or "") for part in (first, last))
                    number = re.sub(r"Int\((?:clamping: )?(\w+)\)", r"\1", first)
                    code = f"{number} to {last}" if last else number
                    entry = " ".join(part for part in (domain, code, name) if part)
                    if entry not in meanings.setdefault(meaning, []):
                        meanings[meaning].append(entry)
    return meanings
