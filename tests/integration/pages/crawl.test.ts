// Walks through the whole shop as search engines do: every link, every page, every image.
import { existsSync } from "node:fs";
import { JSDOM } from "jsdom";
import { beforeAll, expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { filmIds, filmSources } from "#media/films.ts";
import { listImageFiles } from "#modules/media/image-files.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { paths } from "#web/paths.ts";
import { absentPages, articlePaths, pagesByRoute } from "../../e2e/shop-pages.ts";
import { findHtmlDefects } from "../../support/find-html-defects.ts";
import { readFacts, type PageFacts } from "./page-facts.ts";
import { startPageShop } from "./page-shop.ts";

const shop = await startPageShop({ payments: "off", doesJobs: true });

/** Not for walkers: the mails of the local outbox. */
const isLeftOut = (path: string) => path.startsWith("/dev/");

/** Addresses of images and films; images are made when they are first asked for. */
const made = new Set([
  ...listImageFiles().map(({ url }) => url),
  ...filmIds.flatMap((id) => [filmSources(id).mp4, filmSources(id).webm]),
]);

/** Every page that links lead to, by its address with query but without hash. */
const pages = new Map<string, PageFacts>();
/** Links to a part of a page, with the page that has them. */
const parts: { from: string; address: string; id: string }[] = [];
const problems: string[] = [];
const defects: string[] = [];

/** Visits everything that can be reached from the home page by links. */
beforeAll(async () => {
  const seen = new Set(["/"]);
  const waiting = [{ address: "/", from: "" }];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { address, from } = next;
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const page = await shop.read(address);
    if (page.status !== 200)
      problems.push(`${address}: status ${page.status}, linked from ${from}`);
    if (page.status !== 200 || !page.headers.get("content-type")?.startsWith("text/html")) continue;
    const facts = readFacts(page);
    pages.set(address, facts);
    // oxlint-disable-next-line no-await-in-loop -- as above
    defects.push(...(await findHtmlDefects(page.html)).map((defect) => `${address}: ${defect}`));
    for (const link of facts.links) {
      const [target = "", id = ""] = link.split("#", 2);
      if (isLeftOut(target) || made.has(target)) continue;
      if (id !== "") parts.push({ from: address, address: target, id });
      if (seen.has(target)) continue;
      seen.add(target);
      waiting.push({ address: target, from: address });
    }
  }
});

/** Faults in the head of a page, and in its main heading. */
function* wrongHead(address: string, page: PageFacts): Generator<string> {
  const path = new URL(address, "http://shop").pathname;
  if (page.headings !== 1) yield `${page.headings} headings of the first level`;
  if (page.title.length < 5 || page.title.length > 75) yield `title: ${page.title}`;
  const isDescribed = page.description.length >= 50 && page.description.length <= 160;
  if (!page.isHidden && !isDescribed) yield `description of ${page.description.length} characters`;
  if (page.canonical === undefined || new URL(page.canonical).pathname !== path)
    yield `canonical address ${page.canonical}`;
  // A private page is nobody's to share.
  if (page.isHidden !== (page.shareImage === undefined)) yield `image to share: ${page.shareImage}`;
}

/** Invalid structured data of a page, and texts in it that the page itself does not show. */
function* wrongData({ data, text }: PageFacts): Generator<string> {
  for (const each of data) {
    if (!isSchema(each)) yield `structured data: ${each}`;
    else
      for (const labels of getData(JSON.parse(each)))
        if (!text.includes(labels)) yield `says only to search engines: ${labels}`;
  }
}

function isSchema(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text);
    const isObject = typeof data === "object" && data !== null && "@context" in data;
    return isObject && data["@context"] === "https://schema.org" && "@type" in data;
  } catch {
    return false;
  }
}

/**
 * Texts of structured data that must stand on the page as well: titles, questions, answers,
 * prices.
 */
function* getData(data: unknown): Generator<string> {
  if (typeof data !== "object" || data === null) return;
  const fields: Partial<Record<string, unknown>> = { ...data };
  const { headline, text, name, price } = fields;
  if (typeof headline === "string") yield headline;
  if (typeof text === "string") yield* text.split("\n");
  if (typeof price === "string") yield `$${price}`;
  if (typeof name === "string" && ["Question", "VideoObject"].includes(String(fields["@type"])))
    yield name;
  for (const inner of Object.values(fields)) yield* getData(inner);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** The problems of all pages, each with its address. */
const listProblems = (find: (address: string, page: PageFacts) => Iterable<string>) =>
  [...pages].flatMap(([address, page]) =>
    [...find(address, page)].map((problem) => `${address}: ${problem}`),
  );
/** Pages that search engines may show. */
const listOpen = () => [...pages.values()].filter(({ isHidden }) => !isHidden);

test("SEO-30 no link is broken, and each section that an address names exists once", () => {
  const found = [...problems];
  for (const { from, address, id } of parts) {
    const target = pages.get(address === "" ? from : address);
    if (target && !target.ids.includes(id)) found.push(`${from}: no #${id} at ${address}`);
  }
  expect(found).toEqual([]);
  expect(listProblems((_, { ids }) => repeated(ids))).toEqual([]);
  expect(pages.size).toBeGreaterThan(pagesByRoute.length / 2);
});

test("SEO-34 the HTML of each page is valid as it is sent", () => {
  expect(defects).toEqual([]);
});

test("SEO-31 each page has one main heading, and public titles and descriptions are unique", () => {
  expect(listProblems(wrongHead)).toEqual([]);
  expect(repeated(listOpen().map(({ title }) => title))).toEqual([]);
  expect(repeated(listOpen().map(({ description }) => description))).toEqual([]);
});

test("SEO-32 each image has alternative text and a size, and each file of a page exists", async () => {
  expect(listProblems((_, { bareImages }) => bareImages)).toEqual([]);
  const named = new Set([...pages.values()].flatMap(({ files }) => files));
  const found: string[] = [];
  for (const file of named) {
    // Pages that are not built name scripts that are not there, and fonts where they lie. A browser
    // loads what the build makes of them elsewhere.
    if (file.startsWith("/assets/")) continue;
    if (made.has(file) || [`public${file}`, `.${file}`].some((path) => existsSync(path))) continue;
    // oxlint-disable-next-line no-await-in-loop -- few
    const { status } = await shop.send(file, { method: "HEAD" });
    if (status !== 200) found.push(`${file}: status ${status}`);
  }
  expect(found).toEqual([]);
});

test("SEO-32 the share image of each page exists", async () => {
  const shared = [...pages.values()].flatMap(({ shareImage }) => shareImage ?? []);
  for (const url of new Set(shared)) {
    const { pathname } = new URL(url);
    // An address of before leads to today's, which need not be drawn for that.
    const before = pathname.replace(/\.\w+\.jpg$/, ".00000000.jpg");
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { headers } = await shop.send(before);
    expect(headers.get("location")).toBe(pathname);
  }
});

test("SEO-21 everything given to search engines also appears on the page", () => {
  expect(listProblems((_, page) => wrongData(page))).toEqual([]);
});

test("SEO-01 the sitemap lists exactly the public pages", async () => {
  const { sitemap, listed } = await readSitemap();
  expect(sitemap.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(readRootName(sitemap.html)).toBe("urlset");
  expect(new Set(listed)).toEqual(new Set(listOpen().map(({ canonical }) => canonical)));
  expect(repeated(listed)).toEqual([]);
});

test("SEO-03 the articles are available as a feed, which the blog links to", async () => {
  const { listed } = await readSitemap();
  const { headers, html } = await shop.read("/blog/rss.xml");
  expect(headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  expect(readRootName(html)).toBe("rss");
  const named = [...html.matchAll(/<item>.*?<link>([^<]+)<\/link>/g)].map(([, url = ""]) => url);
  expect(named.map((url) => new URL(url).pathname).toSorted()).toEqual(articlePaths.toSorted());
  for (const url of named) expect(listed).toContain(url);
  expect(pages.get("/blog")?.feeds).toEqual([new URL("/blog/rss.xml", listed[0]).href]);
});

test("HTTP-65 programs find the address to report weaknesses, and an icon, where they look for them", async () => {
  const { html, headers } = await shop.read("/.well-known/security.txt");
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(html).toContain(`Contact: mailto:${brand.email}\n`);
  expect(html).toMatch(/^Expires: \d{4}-\d\d-\d\dT[\d:.]+Z$/m);
  const icon = await shop.send("/favicon.ico");
  expect(icon.headers.get("location")).toBe("/icon-192.png");
});

test("SEO-02 robots.txt names the sitemap", async () => {
  const { listed } = await readSitemap();
  const robots = await shop.send("/robots.txt");
  expect(robots.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(robots.headers.get("cache-control")).toContain("public");
  expect(await robots.text()).toContain(`Sitemap: ${new URL("/sitemap.xml", listed[0]).href}`);
});

/** The sitemap, and the addresses that it lists. */
async function readSitemap() {
  const sitemap = await shop.read("/sitemap.xml");
  const found = sitemap.html.matchAll(/<loc>([^<]+)<\/loc>/g);
  return { sitemap, listed: [...found].map(([, url = ""]) => url) };
}

/** The name of the outermost element; throws unless it is valid XML. */
function readRootName(xml: string): string {
  return new JSDOM(xml, { contentType: "application/xml" }).window.document.documentElement
    .nodeName;
}

test("SEO-11 private, unfinished and unknown pages are not indexed", async () => {
  // These are private, whatever the sitemap says; any further page that it does not list has to be
  // hidden, too.
  const ours = [
    paths.auth,
    paths.cart,
    paths.order("olive"),
    paths.orderSuccess,
    paths.orders,
    paths.account,
    adminPaths.home,
    paths.outbox,
    paths.newsletter,
    paths.offline,
    "/order/purple?step=quantity",
    ...[paths.confirmEmail, paths.resetPassword, paths.confirmNewsletter, paths.unsubscribe].map(
      (path) => `${path}?token=a`,
    ),
  ];
  const { listed } = await readSitemap();
  const isListed = new Set(listed.map((url) => new URL(url).pathname));
  const others = pagesByRoute.flatMap(({ addresses }) =>
    addresses.filter((address) => !isListed.has(address)),
  );
  const notThere: Readonly<Record<string, number>> = {
    ...absentPages,
    "/product/pink": 404,
    "/blog/no-such-article": 404,
  };
  for (const address of new Set([...ours, ...others, ...Object.keys(notThere)])) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const page = await shop.read(address);
    const { isHidden } = readFacts(page);
    expect({ address, status: page.status, isHidden }).toEqual({
      address,
      status: notThere[address] ?? 200,
      isHidden: true,
    });
  }
});
