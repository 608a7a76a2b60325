// What is wrong with the table that is shown, in a list of sentences.
// `watchers`: the number of spectators, which tells this table from the one shown before.
async ([watchers, cards, leastWidth, leastText]) => {
  // elementsFromPoint leaves out elements without pointer events, but they can cover others too.  Nothing has to be drawn.
  if (!window.touchable) {
    window.touchable = new CSSStyleSheet();
    touchable.replaceSync(":root { opacity: 0 } *, *::before, *::after { pointer-events: auto !important }");
  }
  if (!document.adoptedStyleSheets.includes(touchable)) document.adoptedStyleSheets = [touchable];

  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const isShown = () => document.querySelector(".watchers span[aria-hidden]")?.textContent === `${watchers}`;
  for (const end = performance.now() + 120_000; !isShown() && performance.now() < end; ) await frame();
  await frame(); // elements that depend on sizes follow in the next frame
  await frame();

  const faults = isShown() ? [] : ["the table was not shown"];
  const named = (element) =>
    element ? `${element.closest("[data-seat], section, li, button")?.textContent.trim().slice(0, 30)} (${element.tagName} ${element.getAttribute("class")})` : "nothing";
  const boxOf = (element) => element.getBoundingClientRect();
  const within = (inner, outer, slack = 1) =>
    inner.left >= outer.left - slack && inner.right <= outer.right + slack && inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;
  const meet = (one, other) =>
    one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;

  // An element on top that shows nothing covers nothing.
  const shows = (element) => {
    if (element.closest("svg")) return true;
    const style = getComputedStyle(element);
    const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    return own || style.backgroundImage !== "none" || !/, 0\)$|transparent/.test(style.backgroundColor) || parseFloat(style.borderTopWidth) > 0;
  };
  const top = ({ x, y }) => document.elementsFromPoint(x, y).find((element) => !element.matches(".unseen") && shows(element));

  // The index of a card, in the units in which cards are drawn: a rectangle, and points in it.
  const at = (svg, [x, y]) => new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
  const readable = (svg, what, points) => {
    for (const point of points) {
      const found = top(at(svg, point));
      if (!found || !svg.contains(found)) return void faults.push(`${named(found)} lies on the index of ${what}`);
    }
  };
  const indexOf = (svg) => {
    const corners = [[3, 3], [28, 3], [28, 63], [3, 63]].map((corner) => at(svg, corner));
    const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  };

  const trick = all(".trick li").map((item) => ({ what: item.textContent.trim(), svg: item.querySelector("svg.card") }));
  if (trick.length !== cards) faults.push(`${trick.length} cards lie there instead of ${cards}`);
  const others = all(".plate, .stake, .deck .show, section.tray, .saying, .heaps, .backs svg, header, main button, .banner");
  for (const { what, svg } of trick) {
    const box = boxOf(svg);
    readable(svg, what, [[7, 7], [15, 20], [25, 9], [15, 42], [7, 60], [25, 60]]);
    if (!within(box, boxOf(document.querySelector(".table")))) faults.push(`${what} lies beyond the table`);
    if (svg.clientWidth < leastWidth) faults.push(`${what} is ${svg.clientWidth} px wide`);
    const [name, player] = [svg.querySelector(".name"), svg.parentElement.querySelector(".by")];
    if (name && meet(boxOf(name), boxOf(player))) faults.push(`the name of ${what} and its player share a place`);
    for (const other of others) if (meet(box, boxOf(other))) faults.push(`${named(other)} and ${what} share a place`);
  }
  trick.forEach((one, i) => {
    for (const other of trick.slice(i + 1))
      if (meet(indexOf(one.svg), indexOf(other.svg))) faults.push(`the indices of ${one.what} and ${other.what} overlap`);
  });
  for (const turned of all(".deck .turned svg.card"))
    readable(turned, "the card that was turned up", [[8, 16], [35, 37], [60, 58], [61, 104], [17, 110]]);

  // Plates and the texts on them are not cut off.
  const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const deck = all(".deck .show").map(boxOf);
  const backs = all(".backs > .card").map(boxOf);
  for (const plate of all(".plate")) {
    if (!within(boxOf(plate), room)) faults.push(`${named(plate)} is cut off`);
    if (deck.some((box) => meet(box, boxOf(plate)))) faults.push(`${named(plate)} and the deck share a place`);
    for (const text of plate.querySelectorAll(".name, .points, .dealer"))
      if (text.checkVisibility() && !within(boxOf(text), boxOf(plate), 8)) faults.push(`${named(text)} does not fit on its plate`);
    for (const text of plate.querySelectorAll(".name, .points"))
      if (text.checkVisibility() && backs.some((box) => meet(box, boxOf(text)))) faults.push(`${named(text)} and a hand share a place`);
  }
  for (const thing of all(".stake > *, .backs .card"))
    if (deck.some((box) => meet(box, boxOf(thing)))) faults.push(`${named(thing)} and the deck share a place`);
  for (const thing of all(".stake .seal, .stake .coin, .stake b, .stake .count"))
    if (!within(boxOf(thing), boxOf(document.querySelector(".table")), 0)) faults.push(`${named(thing)} lies beyond the table`);
  // Every text can be read from where people sit.
  const walker = document.createTreeWalker(document.querySelector(".page"), NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!text.data.trim() || !element.checkVisibility() || element.closest("svg, .unseen")) continue;
    if (parseFloat(getComputedStyle(element).fontSize) < leastText) faults.push(`${text.data.trim()} has small letters`);
  }
  // Opponents are a strip on a phone.
  const strip = all('[data-layout="columns"] li > .plate, [data-layout="line"]:not(.folded) li > .plate').map(boxOf);
  const high = Math.max(...strip.map((box) => box.bottom)) - Math.min(...strip.map((box) => box.top));
  if (high > 72) faults.push(`the strip of opponents is ${high} px high`);
  // No word of an answer is broken in two.
  for (const label of all(".slip .label"))
    for (const [word] of label.textContent.matchAll(/\p{L}+/gu)) {
      const [text] = [...label.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.includes(word));
      if (!text) continue;
      const range = new Range();
      const from = text.data.indexOf(word);
      range.setStart(text, from);
      range.setEnd(text, from + word.length);
      if (new Set([...range.getClientRects()].map((line) => line.top)).size > 1) faults.push(`${word} is broken`);
    }
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is too wide");
  return faults;
}
