import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  DASHBOARD,
  firstScripts,
  listFurtherScripts,
  pagesOfText,
} from "../../tools/bench/first-scripts.ts";
import { getScripts } from "../../tools/bench/page-bytes.ts";
import { returnForm } from "#i18n/en/return-form.ts";
import { dashboard } from "#i18n/he/dashboard.ts";
import { getDefinition, type DocumentKey } from "#modules/content/documents.ts";
import { expect, test } from "./fixtures.ts";

const LIMIT_BYTES = 118_000;
const TEXT_LIMIT_BYTES = 113_000;
const ADMIN_LIMIT_BYTES = 172_000;
const FURTHER_LIMIT_BYTES = 40_000;

/** Shorter phrases may be said elsewhere, too. */
const LONG = 40;

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

test("SHELL-61 the scripts of a page's first load weigh at most 118 kB, of text 113 kB", async ({
  request,
}) => {
  const pages = firstScripts(build);
  expect(pages.map(({ route }) => route)).toEqual(expect.arrayContaining(pagesOfText));
  const tooHeavy = pages.filter(
    ({ route, bytes }) => bytes > (pagesOfText.includes(route) ? TEXT_LIMIT_BYTES : LIMIT_BYTES),
  );
  expect(tooHeavy.map(({ route, bytes }) => `${route}: ${bytes} bytes`)).toEqual([]);

  // The files say what the pages ask for.
  const home = pages.find(({ route }) => route === "storefront/pages/home");
  const named = getScripts(await (await request.get("/")).text());
  expect(named.toSorted()).toEqual(home?.scripts.toSorted());
});

test("SHELL-62 nothing that a storefront page loads later contains code of the back office", () => {
  const pages = firstScripts(build);
  const all = everLoaded(pages.flatMap(({ scripts }) => scripts));
  // The scripts that are loaded later are among them.
  expect([...all].filter((script) => /\/(loaded-later|viewer)-/.test(script))).toHaveLength(2);
  expect([...all].filter((script) => /\/admin-/.test(script))).toEqual([]);
});

test("ADMIN-99 the dashboard and each further screen are light, without texts of the storefront", async ({
  request,
}) => {
  const screen = firstScripts(build, "admin").find(({ route }) => route === DASHBOARD);
  expect(screen?.bytes).toBeLessThanOrEqual(ADMIN_LIMIT_BYTES);
  const tooHeavy = listFurtherScripts(build, DASHBOARD).filter(
    ({ bytes }) => bytes > FURTHER_LIMIT_BYTES,
  );
  expect(tooHeavy.map(({ route, bytes }) => `${route}: ${bytes} bytes`)).toEqual([]);

  // The files say what the screen asks for; the routes come with its head.
  const answer = await request.get("/admin");
  const [, routes = ""] = /^<([^>]+)>/.exec(answer.headers()["link"] ?? "") ?? [];
  const named = [...getScripts(await answer.text()), routes];
  expect(named.toSorted()).toEqual(screen?.scripts.toSorted());

  const code = named.map((file) => readFileSync(join(build, "client", file), "utf8")).join();
  expect([dashboard.failed, returnForm.ledeOpen].map((words) => code.includes(words))).toEqual([
    true,
    false,
  ]);
});

/** A text in the code of each library of the editor that minifying leaves as it is. */
const signsOfEditor = ["ProseMirror", "maxEditLength"];

test("EDIT-09 no code for editing or comparing texts reaches a page of the storefront", () => {
  const all = everLoaded(firstScripts(build).flatMap(({ scripts }) => scripts));
  const assets = readdirSync(join(build, "client/assets")).map((file) => `/assets/${file}`);
  for (const sign of signsOfEditor) {
    const holders = assets
      .filter((file) => file.endsWith(".js"))
      .filter((file) => readFileSync(join(build, "client", file), "utf8").includes(sign));
    expect(holders, sign).not.toEqual([]);
    expect(
      holders.filter((file) => all.has(file)),
      sign,
    ).toEqual([]);
  }
});

/** Documents whose words stand on pages of the storefront. */
const shown = [
  "brand",
  "policies",
  "home",
  "collection",
  "product-page",
  "faq",
] as const satisfies readonly DocumentKey[];

/** The sentences of a document, up to their first placeholder. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === "string") return value.includes(" ") ? [value.split("{")[0] ?? ""] : [];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(sentencesIn)
    : [];
}

test("WORDS-12 no script of the storefront contains texts of the owner's documents", () => {
  const all = everLoaded(firstScripts(build).flatMap(({ scripts }) => scripts));
  const code = [...all].map((script) => readFileSync(join(build, "client", script), "utf8"));
  const sentences = shown
    .flatMap((key) => sentencesIn(getDefinition(key).seed))
    .filter((sentence) => sentence.length > LONG);
  expect(sentences.length).toBeGreaterThan(100);
  const found = sentences.filter((sentence) => code.some((each) => each.includes(sentence)));
  expect(found).toEqual([]);
});
