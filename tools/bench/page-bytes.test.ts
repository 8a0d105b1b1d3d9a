import { expect, test } from "vitest";
import { getScripts } from "./page-bytes.ts";

test("each script of a page is found once, in any spelling", () => {
  const html = `<link fetchpriority="low" rel="modulepreload" href="/assets/a.js"/><script src="/assets/b.js"></script>
    <script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/a.js";
import * as route1 from "/assets/c.js";
import("/assets/entry.js");</script>`;
  expect(getScripts(html)).toEqual([
    "/assets/a.js",
    "/assets/b.js",
    "/assets/manifest.js",
    "/assets/c.js",
    "/assets/entry.js",
  ]);
});
