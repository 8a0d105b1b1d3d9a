// A shop of another brand and trade, which sells candles in euros: nothing that visitors get may
// name the delivered brand, or what it sells.
import { JSDOM } from "jsdom";
import { beforeAll, expect, test } from "vitest";
import { mailKinds } from "#modules/mail/mail-kinds.ts";
import { previewWords } from "#modules/mail/preview-words.ts";
import { seedShop } from "#modules/seed.ts";
import { createSetupAccess } from "#modules/setup/setup-access.ts";
import { setUpShop } from "#modules/setup/set-up-shop.ts";
import { createLog } from "#platform/log.ts";
import { anonymous, system } from "#shared/actor.ts";
import { findShareImage } from "#web/share/find-share-image.ts";
import { findShareName, toShareWords } from "#web/share/share-image.ts";
import { createSetup } from "../../../src/server/start/create-setup.ts";
import { pagesByRoute } from "../../e2e/shop-pages.ts";
import { allPages } from "../../support/all-pages.ts";
import { startTimedShop } from "../http/timed-shop.ts";
import { readText } from "./page-shop.ts";

const { shop, database, now, newAddress } = await startTimedShop({
  webBuild: await allPages(),
  payments: "manual",
  needsOwner: true,
});
const seed = () =>
  database.runInTransaction(system, (db) => seedShop(db, { now: now(), demo: false }));

const typed = {
  shopName: "Kerze & Docht",
  legalName: "Kerze & Docht GmbH",
  shopEmail: "hello@kerze.example",
  trade: "other",
  samples: "yes",
  currency: "EUR",
  ilsRate: "3.52",
  rate: "0.86",
  accent: "#8d2f6b",
  adminName: "Noa Levi",
  adminEmail: "noa@kerze.example",
  password: "Correct-Horse-7!",
};

const setUp = (changes: Partial<typeof typed> = {}) =>
  setUpShop(
    createSetup({
      access: createSetupAccess(database),
      database,
      services: shop.services,
      clock: now,
      log: createLog({ level: "silent" }),
    }),
    { ...typed, ...changes },
    undefined,
  );

async function read(path: string) {
  const headers = { "x-forwarded-for": newAddress() };
  const answer = await fetch(shop.url + path, { redirect: "manual", headers });
  const stored = answer.headers.getSetCookie().join("\n");
  return { status: answer.status, body: await answer.text(), stored };
}

/** Files that no link leads to. */
const files = [
  "/manifest.webmanifest",
  "/admin/manifest.webmanifest",
  "/sitemap.xml",
  "/robots.txt",
  "/.well-known/security.txt",
  "/blog/rss.xml",
  "/search?q=candle",
  "/search?q=size",
  "/eu",
  "/product/nothing-like-it",
];
const answers = new Map<string, Awaited<ReturnType<typeof read>>>();
let restarted = 0;
let refused: unknown;

beforeAll(async () => {
  await seed();
  await setUp();
  // A double press: the second one finds an owner.
  refused = await setUp().catch((error: unknown) => error);
  await seed();
  restarted = await count("products");
  const waiting = [...files, ...pagesByRoute.flatMap(({ addresses }) => addresses)];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (answers.has(path) || path.startsWith("/dev/")) continue;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await read(path);
    answers.set(path, answer);
    if (answer.status !== 200) continue;
    const { document } = new JSDOM(answer.body).window;
    for (const link of document.querySelectorAll("a[href^='/']")) {
      const [target = ""] = (link.getAttribute("href") ?? "").split("#");
      if (target !== "" && !target.startsWith("/media/")) waiting.push(target);
    }
  }
}, 300_000);

const count = async (table: string) =>
  Number((await database.asOwner(`select count(*) as count from ${table}`))[0]?.["count"]);

/** Texts of a page for people and for search engines: words, descriptions and labels. */
function readWords(body: string): string {
  const { document } = new JSDOM(body).window;
  const said = ["alt", "aria-label", "content", "placeholder", "title"].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  );
  const data = [...document.querySelectorAll("script[type='application/ld+json']")];
  return [document.title, readText(document.body), ...said, ...data.map((each) => each.textContent)]
    .join("\n")
    .replaceAll(/https?:\S+/g, "");
}

const brandWords = /wanderpaw/i;
const petWords = /\b(?:back-?packs?|pets?|dogs?|cats?|pupp(?:y|ies)|kittens?|gifts?|paws?)\b/i;

const findAll = (pattern: RegExp, texts: Iterable<readonly [string, string]>): string[] =>
  [...texts].flatMap(([name, text]) => {
    const at = text.search(pattern);
    return at === -1 ? [] : [`${name}: …${text.slice(Math.max(0, at - 60), at + 60)}`];
  });

test("SETUP-12 the shop begins with candles in place of the samples, also after a restart", async () => {
  expect(refused).toMatchObject({ code: "conflict" });
  expect(restarted).toBe(4);
  const { body } = answers.get("/products") ?? { body: "" };
  expect(readWords(body)).toContain("Soy Candle");
  const stock = await database.asOwner(
    "select sum(stock_quantity)::int as sum from product_variants",
  );
  expect(stock[0]?.["sum"]).toBeGreaterThan(50);
});

test("SETUP-13 its pages for the European Union have prices in euros", () => {
  expect(readWords(answers.get("/eu")?.body ?? "")).toContain("€24.50");
  expect(readWords(answers.get("/product/soy-candle-fig")?.body ?? "")).toContain("$24.50");
});

test("SETUP-14 no page, file, feed or stored thing names the delivered brand", () => {
  expect(answers.size).toBeGreaterThan(40);
  const texts = [...answers].map(([path, { body, stored }]) => [path, body + stored] as const);
  // An address that a visitor typed stands in the answer.
  expect(findAll(brandWords, texts)).toEqual([]);
});

test("SETUP-14 SETUP-15 no mail and no share image names the delivered brand, or pets", async () => {
  const mails = await database.runInTransaction(system, async (db) => {
    const written: [string, string][] = [];
    for (const kind of mailKinds) {
      // oxlint-disable-next-line no-await-in-loop -- they share a connection
      const mail = await previewWords({ db }, "https://kerze.example", { key: `mail/${kind}` });
      written.push([kind, `${mail.subject}\n${mail.text}\n${mail.html}`]);
    }
    return written;
  });
  expect(findAll(brandWords, mails)).toEqual([]);
  expect(findAll(petWords, mails)).toEqual([]);
  const paths = new Set(
    [...answers.values()].flatMap(({ body }) => body.match(/\/share\/[\w/.-]+\.jpg/g) ?? []),
  );
  expect(paths.size).toBeGreaterThan(5);
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- they share a connection
    const image = await database.runInTransaction(anonymous, (db) =>
      findShareImage({ db, actor: anonymous, clock: now, log: shopLog }, findShareName(path) ?? ""),
    );
    const words = image ? Object.values(toShareWords(image)).join(" ") : "no image";
    expect(words).not.toMatch(/no image|wanderpaw/i);
    expect(words).not.toMatch(petWords);
    expect(image?.imageUrl ?? "").not.toMatch(/\/media\/(?!candle|plain)/);
  }
});

const shopLog = createLog({ level: "silent" });

test("SETUP-15 pages say nothing about pets, backpacks and gifts, and show none", () => {
  const pages = [...answers].filter(([, { body }]) => body.startsWith("<!DOCTYPE"));
  expect(
    findAll(
      petWords,
      pages.map(([path, { body }]) => [path, readWords(body)]),
    ),
  ).toEqual([]);
  const shown = pages.map(([path, { body }]) => [path, body] as const);
  expect(findAll(/\/media\/(?!candle|plain)\w+\//, shown)).toEqual([]);
  const { body: manifest } = answers.get("/manifest.webmanifest") ?? { body: "" };
  expect(manifest).not.toMatch(petWords);
});

test("SETUP-15 pages that the shop does without are not there, and nothing leads to them", () => {
  const gone = ["/size-chart", "/gallery", "/blog", "/dealer", "/blog/rss.xml"];
  expect(gone.map((path) => answers.get(path)?.status)).toEqual(gone.map(() => 404));
  const others = [...answers].filter(([path]) => !gone.includes(path));
  for (const path of gone) {
    const leading = others.filter(([, { body }]) => body.includes(`href="${path}"`));
    expect([path, leading.map(([from]) => from)]).toEqual([path, []]);
    expect(answers.get("/sitemap.xml")?.body).not.toContain(`${path}<`);
  }
});
