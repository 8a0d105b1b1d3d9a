import { join } from "node:path";
import { firstScripts } from "../../bench/first-scripts.ts";
import { scriptsOf } from "../../bench/page-bytes.ts";
import { expect, test } from "./fixtures.ts";

const LIMIT_BYTES = 125_000;

test("SHELL-61 the scripts of a page's first load weigh at most 125 kB", async ({ request }) => {
  const pages = firstScripts(join(import.meta.dirname, "../../build"));
  const tooHeavy = pages.filter(({ bytes }) => bytes > LIMIT_BYTES);
  expect(tooHeavy.map(({ route, bytes }) => `${route}: ${bytes} bytes`)).toEqual([]);

  // The files say what the pages ask for.
  const home = pages.find(({ route }) => route === "storefront/pages/home");
  const named = scriptsOf(await (await request.get("/")).text());
  expect(named.toSorted()).toEqual(home?.scripts.toSorted());
});
