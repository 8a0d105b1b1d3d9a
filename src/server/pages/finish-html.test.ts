import { expect, test } from "vitest";
import { finishHtml } from "./finish-html.ts";

const nonce = "AbC-123";

/** A page whose every link, script and style is its own, as it is sent. */
function finish(html: string, isLate = true) {
  const marked = html.replaceAll(
    /<(link rel="modulepreload"|script|style)/g,
    `$& nonce="${nonce}"`,
  );
  const { scripts, styles, ...finished } = finishHtml(Buffer.from(marked), { nonce, isLate });
  return {
    html: finished.html.toString(),
    scripts: scripts.map(String),
    styles: styles.map(String),
  };
}

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" href="/font.woff2"/></head><body><p>Héllo ✓</p><link rel="modulepreload" href="/assets/b.js"/><script>early()</script><script type="module" async="">import "/assets/a.js";</script></body>`;

test("HTTP-11 scripts are listed for later as text, and the rest of the page stays unchanged", () => {
  expect(finish(page).html).toBe(
    `<head><link rel="preload" href="/font.woff2"/></head><body><p>Héllo ✓</p><script>early()</script><script id="boot" type="text/plain" data-preload="/assets/a.js /assets/b.js">import "/assets/a.js";</script></body>`,
  );
});

test("HTTP-11 a page that does not wait, or has no scripts, stays unchanged", () => {
  expect(finish(page, false).html).toBe(page);
  expect(finish("<p>Hello</p>").html).toBe("<p>Hello</p>");
});

test("HTTP-10 inline scripts and styles of the page's own code are found", () => {
  const { scripts, styles } = finish(
    `<style>a{content:"é"}</style><style media="print">b{}</style><script>one()</script><script type="module" async="">two()</script>`,
  );
  expect(scripts).toEqual(["one()", "two()"]);
  expect(styles).toEqual([`a{content:"é"}`, "b{}"]);
});

test("HTTP-10 external files and data blocks are ignored", () => {
  const { scripts } = finish(
    `<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script type='application/json'>{}</script><script></script>`,
  );
  expect(scripts).toEqual([]);
});

test("HTTP-10 import maps and speculation rules count as scripts", () => {
  const { scripts } = finish(
    `<script type="importmap">{}</script><script type=speculationrules>[]</script>`,
  );
  expect(scripts).toEqual(["{}", "[]"]);
});

test("HTTP-10 attributes that look like sources do not hide a script", () => {
  expect(finish(`<script data-src="x" data-type="none">three()</script >`).scripts).toEqual([
    "three()",
  ]);
});

test("HTTP-10 foreign markup is not treated as the page's own, and stays unchanged", () => {
  const hostile = `<script>evil()</script><script nonce="guess">evil()</script><style>evil{}</style><script data-swallow='`;
  const html = `${hostile}<script nonce="${nonce}">own()</script>'></script>`;
  const finished = finishHtml(Buffer.from(html), { nonce, isLate: true });
  expect(finished.scripts.map(String)).toEqual(["own()"]);
  expect(finished.styles).toEqual([]);
  expect(finished.html.toString()).toBe(`${hostile}<script>own()</script>'></script>`);
});

test("HTTP-10 the nonce is removed from the page", () => {
  const html = `<link rel="preload" nonce="${nonce}"/><script nonce="${nonce}">own()</script><style nonce="${nonce}">own{}</style>`;
  const finished = finishHtml(Buffer.from(html), { nonce, isLate: true });
  expect(finished.html.toString()).toBe(
    `<link rel="preload"/><script>own()</script><style>own{}</style>`,
  );
});
