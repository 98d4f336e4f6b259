// Opens pages in frames, and collects what a reader would stumble over. The frame's width decides
// about the layout, as that of a window does.

const smallestText = 14; // CSS pixels
const smallestTarget = 24; // CSS pixels: WCAG 2.2, 2.5.8

function luminance([red, green, blue]) {
  const [r, g, b] = [red, green, blue].map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

// WCAG 2.2, 1.4.3.
function contrast(first, second) {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function components(color) {
  const numbers = color.match(/[\d.]+/g).map(Number);
  return { color: numbers.slice(0, 3), alpha: numbers[3] ?? 1 };
}

function backgroundBehind(element, view) {
  for (let node = element; node; node = node.parentElement) {
    const { color, alpha } = components(view.getComputedStyle(node).backgroundColor);
    if (alpha === 1) return color;
  }
  return components(view.getComputedStyle(view.document.documentElement).colorScheme === "dark" ? "0 0 0" : "255 255 255").color;
}

function isVisible(element) {
  return element.checkVisibility() && element.getClientRects().length > 0;
}

function isOnlyHeard(element) {
  return element.closest(".only-heard, .skip") !== null;
}

function* texts(view) {
  const walker = view.document.createTreeWalker(view.document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() && !["SCRIPT", "STYLE"].includes(element.tagName) && isVisible(element) && !isOnlyHeard(element)) {
      yield { text: node.data.trim().slice(0, 40), element };
    }
  }
}

function* mistakesOfTexts(view) {
  for (const { text, element } of texts(view)) {
    const style = view.getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    if (size < smallestText) yield `“${text}” has ${size} px`;
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const ratio = contrast(components(style.color).color, backgroundBehind(element, view));
    if (ratio < (isLarge ? 3 : 4.5)) yield `“${text}” has a contrast of ${ratio.toFixed(1)}`;
  }
}

function* mistakesOfControls(view) {
  for (const control of view.document.querySelectorAll("a, button, input, summary, label:has(input)")) {
    if (!isVisible(control) || isOnlyHeard(control)) continue;
    // A link in a sentence is as high as its line, and a radio button belongs to its label.
    if (control.closest("p, figcaption") && !control.matches(".start")) continue;
    if (control.matches("input[type=radio]")) continue;
    const { width, height } = control.getBoundingClientRect();
    if (Math.min(width, height) < smallestTarget) {
      yield `“${control.textContent.trim()}” is ${width.toFixed()} × ${height.toFixed()} px`;
    }
  }
}

function* mistakesOfStructure(view) {
  const page = view.document;
  const overflow = page.documentElement.scrollWidth - page.documentElement.clientWidth;
  if (overflow > 0) yield `is ${overflow} px too wide`;
  if (page.querySelectorAll("h1").length !== 1) yield "has not exactly one h1";
  let level = 0;
  for (const heading of page.querySelectorAll("h1, h2, h3, h4")) {
    const next = Number(heading.tagName[1]);
    if (next > level + 1) yield `skips a level before “${heading.textContent.trim()}”`;
    level = next;
  }
  for (const image of page.images) {
    if (!image.alt) yield `has a picture without a description: ${image.src}`;
    if (isVisible(image) && image.complete && !image.naturalWidth) yield `has a broken picture: ${image.currentSrc}`;
  }
}

async function scrollThrough(view) {
  const height = view.document.documentElement.scrollHeight;
  for (let y = 0; y < height; y += view.innerHeight) {
    view.scrollTo(0, y);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  // A lazy picture waits until it is scrolled into view.
  const visible = [...view.document.images].filter(isVisible);
  for (const image of visible) image.loading = "eager";
  await Promise.all(visible.map((image) => image.decode().catch(() => {})));
}

// Returns what is wrong with a page at a width; `act` may use the page first.
async function mistakes(address, width, act = () => []) {
  const frame = document.createElement("iframe");
  frame.style.cssText = `width: ${width}px; height: 800px; border: 0`;
  document.body.append(frame);
  await new Promise((resolve) => {
    frame.onload = resolve;
    frame.src = address;
  });
  const view = frame.contentWindow;
  let shift = 0;
  const moved = new Set();
  new view.PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter((entry) => !entry.hadRecentInput)) {
      shift += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        moved.add(`${node?.nodeName} from ${previousRect.x}, ${previousRect.y} to ${currentRect.x}, ${currentRect.y}`);
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
  await scrollThrough(view);
  const found = [
    ...mistakesOfStructure(view), ...mistakesOfTexts(view), ...mistakesOfControls(view), ...act(view),
  ];
  if (shift > 0.01) found.push(`shifts its layout by ${shift.toFixed(3)}: ${[...moved].join(", ")}`);
  frame.remove();
  return [...new Set(found)].map((mistake) => `${address} at ${width} px: ${mistake}`);
}

function* mistakesOfSearch(view) {
  const field = view.document.getElementById("search");
  const shown = (text) => {
    field.value = text;
    field.dispatchEvent(new view.Event("input"));
    return [...view.document.querySelectorAll(".meaning")].filter(isVisible).map((meaning) => meaning.id);
  };
  const all = shown("").length;
  if (all < 100) yield `shows only ${all} messages`;
  if (shown("NSURLErrorDomain -1009").join() !== "notConnected") yield "doesn’t find NSURLErrorDomain -1009";
  if (!shown("fileWriteOutOfSpace").includes("diskFull")) yield "doesn’t find fileWriteOutOfSpace";
  if (!shown("1349152").length) yield "doesn’t find a code that is written with separators";
  if (!shown("kein Speicherplatz").includes("diskFull")) yield "doesn’t find a German text";
  if (shown("timedOut of nothing-like-this").length) yield "finds what isn’t there";
  if (view.document.getElementById("found").textContent !== "0 messages") yield "counts wrongly";
}

function* mistakesOfLanguages(view) {
  const inputs = view.document.querySelectorAll("input[name=language]");
  if (inputs.length < 3) yield "has too few languages";
  for (const input of inputs) {
    input.checked = true;
    for (const part of view.document.querySelectorAll('[class^="in-"], [class*=" in-"]')) {
      if (isVisible(part) !== part.classList.contains(`in-${input.value}`)) {
        yield `doesn’t follow the language ${input.value}`;
        break;
      }
    }
  }
}

const actions = {
  "index.html": mistakesOfLanguages,
  *"meanings.html"(view) {
    yield* mistakesOfSearch(view);
    view.document.getElementById("search").value = "";
    view.document.getElementById("search").dispatchEvent(new view.Event("input"));
    yield* mistakesOfLanguages(view);
  },
};

async function check(pages) {
  const found = [];
  const scheme = new URLSearchParams(location.search).get("scheme");
  if (!matchMedia(`(prefers-color-scheme: ${scheme})`).matches) found.push(`The scheme isn’t ${scheme}.`);
  for (const page of pages) {
    for (const width of [360, 1280]) {
      found.push(...(await mistakes(page, width, actions[page])));
    }
  }
  return found;
}

fetch("pages.json")
  .then((response) => response.json())
  .then(check)
  .catch((error) => [`The check has failed: ${error.stack}`])
  .then((found) => fetch("found", { method: "POST", body: JSON.stringify(found) }));
