import { readFileSync } from "node:fs";
import { join } from "node:path";
import { firstScripts } from "../../bench/first-scripts.ts";
import { getScripts } from "../../bench/page-bytes.ts";
import { expect, test } from "./fixtures.ts";

const LIMIT_BYTES = 125_000;

const build = join(import.meta.dirname, "../../build");

/**
 * The scripts of a page and all that these may load later. The manifest knows where the back office
 * begins.
 */
function everLoaded(scripts: readonly string[]): Set<string> {
  const reached = new Set(scripts.filter((script) => !script.includes("/manifest-")));
  for (const script of reached) {
    const code = readFileSync(join(build, "client", script), "utf8");
    for (const [, file] of code.matchAll(/["`](?:\.|assets)\/([\w-]+\.js)["`]/g))
      reached.add(`/assets/${file}`);
  }
  return reached;
}

test("SHELL-61 the scripts of a page's first load weigh at most 125 kB", async ({ request }) => {
  const pages = firstScripts(build);
  const tooHeavy = pages.filter(({ bytes }) => bytes > LIMIT_BYTES);
  expect(tooHeavy.map(({ route, bytes }) => `${route}: ${bytes} bytes`)).toEqual([]);

  // The files say what the pages ask for.
  const home = pages.find(({ route }) => route === "storefront/pages/home");
  const named = getScripts(await (await request.get("/")).text());
  expect(named.toSorted()).toEqual(home?.scripts.toSorted());
});

test("SHELL-62 whatever a page of the storefront loads later, nothing of the back office comes along", () => {
  const pages = firstScripts(build);
  const all = everLoaded(pages.flatMap(({ scripts }) => scripts));
  // What comes later is among them.
  expect([...all].filter((script) => /\/(loaded-later|lightbox)-/.test(script))).toHaveLength(2);
  expect([...all].filter((script) => /\/admin-/.test(script))).toEqual([]);
});
