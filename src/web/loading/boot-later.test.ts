import { expect, test } from "vitest";
import { markBoot, withBootAsText } from "./boot-later.ts";

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" href="/font.woff2"/></head><body><p>Hello</p><link rel="modulepreload" nonce="n" href="/assets/b.js"/><script nonce="n">early()</script><script type="module" async="" nonce="n">import "/assets/a.js";</script></body>`;

test("HTTP-11 scripts are named for later, and nothing else of the page changes", () => {
  const marked = markBoot(page);
  expect(marked).not.toContain("modulepreload");
  expect(marked).toContain('<link rel="preload" href="/font.woff2"/>');
  expect(marked).toContain(
    '<script id="boot" type="module" nonce="n" data-preload="/assets/a.js /assets/b.js">import "/assets/a.js";</script>',
  );
});

test("HTTP-11 what starts them is sent as text", () => {
  const sent = withBootAsText(markBoot(page));
  expect(sent).toContain('<script id="boot" type="text/plain"');
  expect(sent).not.toContain('type="module"');
});

test("HTTP-11 a page without scripts of the framework stays as it is", () => {
  expect(withBootAsText(markBoot("<p>Hello</p>"))).toBe("<p>Hello</p>");
});
