"""Checks the built site: every link, and every page in a headless browser at two widths.

Usage: check.py SITE BASE-PATH BROWSER
The pages are those of the site itself; DocC makes the pages of the documentation.
"""

import http.server
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlparse

site, base_path, browser = Path(sys.argv[1]).resolve(), sys.argv[2], sys.argv[3]
own = Path(__file__).resolve().parent
pages = sorted(file for file in site.rglob("*.html") if site / "docs" not in file.parents)


class Links(HTMLParser):
    """The addresses in a page, and the places to which addresses can point."""

    def __init__(self, file):
        super().__init__()
        self.addresses, self.places = [], set()
        self.feed(file.read_text())

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src"):
                self.addresses.append(value)
            elif name == "srcset":
                self.addresses += [part.split()[0] for part in value.split(",")]
            elif name == "id":
                self.places.add(value)


def broken_links():
    links = {page: Links(page) for page in pages}
    for page in pages:
        for address in links[page].addresses:
            path, place = urldefrag(address)
            if urlparse(path).scheme:
                continue
            if path.startswith("/"):
                target = site / unquote(path.removeprefix(base_path).lstrip("/"))
            else:
                target = (page.parent / unquote(path)).resolve() if path else page
            if not target.is_file():
                yield f"{page.relative_to(site)}: no file {address}"
            elif place and target in links and place not in links[target].places:
                yield f"{page.relative_to(site)}: no place {address}"


class Server(http.server.SimpleHTTPRequestHandler):
    """The site, with the check beside its pages."""

    found = None
    has_answered = threading.Event()
    extra = {
        "/check.html": b'<!doctype html><meta charset="utf-8"><script src="check.js"></script>',
        "/check.js": (own / "check.js").read_bytes(),
        # The links of the page for missing addresses begin at the host's base path.
        "/pages.json": json.dumps(
            [str(page.relative_to(site)) for page in pages
             if base_path == "" or page.name != "404.html"]
        ).encode(),
    }

    def __init__(self, *arguments):
        super().__init__(*arguments, directory=site)

    def do_GET(self):
        body = self.extra.get(urlparse(self.path).path)
        if body is None:
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(urlparse(self.path).path))
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self):
        Server.found = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(204)
        self.end_headers()
        Server.has_answered.set()

    def log_message(self, *arguments):
        pass


def mistakes_in_browser(scheme):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Server)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    Server.has_answered.clear()
    with tempfile.TemporaryDirectory() as profile:
        process = subprocess.Popen([
            browser, "--no-sandbox", "--disable-gpu", "--remote-debugging-port=0",
            "--window-size=1400,1000", f"--user-data-dir={profile}",
            f"--blink-settings=preferredColorScheme={0 if scheme == 'dark' else 1}",
            f"http://127.0.0.1:{server.server_port}/check.html?scheme={scheme}",
        ], stderr=subprocess.DEVNULL, start_new_session=True)
        has_answered = Server.has_answered.wait(timeout=600)
        # The command may be a script around the browser.
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    server.shutdown()
    return Server.found if has_answered else ["The browser has not answered within 10 minutes."]


found = list(broken_links())
for scheme in ("light", "dark"):
    found += [f"{scheme}: {mistake}" for mistake in mistakes_in_browser(scheme)]
print(*found, sep="\n")
print(f"{len(pages)} pages at 2 widths, light and dark: {len(found)} mistakes.")
sys.exit(bool(found))
