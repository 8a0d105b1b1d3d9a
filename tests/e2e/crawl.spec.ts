// Walks through the whole shop as search engines do: every link, every page, every image.
import type { APIRequestContext, Page } from "@playwright/test";
import { adminPaths } from "#web/admin-paths.ts";
import { paths } from "#web/paths.ts";
import { expect, test } from "./fixtures.ts";
import { readPage, type ReadPage } from "./read-page.ts";
import { absentPages, articlePaths, pagesByRoute } from "./shop-pages.ts";

/** Not for walkers: the mails of the local outbox. */
const isLeftOut = (path: string) => path.startsWith("/dev/");

type Shop = {
  /** Every page that links lead to, by its address with query but without hash. */
  pages: ReadonlyMap<string, ReadPage>;
  /** Links to a part of a page, with the page that has them. */
  parts: readonly { from: string; address: string; id: string }[];
  /** Other files that the pages name: images, scripts, styles, fonts. */
  files: ReadonlySet<string>;
  problems: readonly string[];
};

/**
 * Visits everything that can be reached from the home page by links. `parser` is any page, used to
 * read HTML.
 */
async function walk(request: APIRequestContext, parser: Page): Promise<Shop> {
  const pages = new Map<string, ReadPage>();
  const parts: { from: string; address: string; id: string }[] = [];
  const files = new Set<string>();
  const problems: string[] = [];
  const seen = new Set(["/"]);
  const waiting = [{ address: "/", from: "" }];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { address, from } = next;
    const answer = await request.get(address, { maxRedirects: 0 });
    if (answer.status() !== 200) {
      problems.push(`${address}: status ${answer.status()}, linked from ${from}`);
      continue;
    }
    if (!answer.headers()["content-type"]?.startsWith("text/html")) continue;
    const read = await readPage(parser, await answer.text(), new URL(answer.url()));
    pages.set(address, read);
    for (const file of read.files) files.add(file);
    for (const link of read.links) {
      const [target = "", id = ""] = link.split("#", 2);
      if (isLeftOut(target)) continue;
      if (id !== "") parts.push({ from: address, address: target, id });
      if (seen.has(target)) continue;
      seen.add(target);
      waiting.push({ address: target, from: address });
    }
  }
  return { pages, parts, files, problems };
}

/** Faults in the head of a page, and in its main heading. */
function* wrongHead(address: string, page: ReadPage): Generator<string> {
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
function* wrongData({ data, text }: ReadPage): Generator<string> {
  for (const each of data) {
    if (!isSchema(each)) yield `structured data: ${each}`;
    else
      for (const labels of saidBy(JSON.parse(each)))
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
function* saidBy(data: unknown): Generator<string> {
  if (typeof data !== "object" || data === null) return;
  const fields: Partial<Record<string, unknown>> = { ...data };
  const { headline, text, name, price } = fields;
  if (typeof headline === "string") yield headline;
  if (typeof text === "string") yield* text.split("\n");
  if (typeof price === "string") yield `$${price}`;
  if (typeof name === "string" && ["Question", "VideoObject"].includes(String(fields["@type"])))
    yield name;
  for (const inner of Object.values(fields)) yield* saidBy(inner);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test.describe("a walk through the whole shop", () => {
  // One walk serves all of these tests.
  test.describe.configure({ mode: "default", timeout: 90_000 });

  let shop: Shop;
  test.beforeAll(async ({ browser, request }) => {
    const parser = await browser.newPage();
    shop = await walk(request, parser);
    await parser.close();
  });

  /** The problems of all pages, each with its address. */
  const problemsBy = (find: (address: string, page: ReadPage) => Iterable<string>) =>
    [...shop.pages].flatMap(([address, read]) =>
      [...find(address, read)].map((problem) => `${address}: ${problem}`),
    );
  /** Pages that search engines may show. */
  const open = () => [...shop.pages.values()].filter(({ isHidden }) => !isHidden);

  test("SEO-30 no link is dead, and each part that an address names exists once", () => {
    const found = [...shop.problems];
    for (const { from, address, id } of shop.parts) {
      const target = shop.pages.get(address === "" ? from : address);
      if (target && !target.ids.includes(id)) found.push(`${from}: no #${id} at ${address}`);
    }
    expect(found).toEqual([]);
    expect(problemsBy((_, { repeatedIds }) => repeatedIds)).toEqual([]);
  });

  test("SEO-31 each page has one main heading, and public titles and descriptions are unique", () => {
    expect(problemsBy(wrongHead)).toEqual([]);
    expect(repeated(open().map(({ title }) => title))).toEqual([]);
    expect(repeated(open().map(({ description }) => description))).toEqual([]);
  });

  test("SEO-32 each image has alternative text and a size, and each file of a page exists", async ({
    request,
  }) => {
    expect(problemsBy((_, { bareImages }) => bareImages)).toEqual([]);
    const shared = [...shop.pages.values()].flatMap(({ shareImage }) => shareImage ?? []);
    const files = new Set([...shop.files, ...shared.map((url) => new URL(url).pathname)]);
    const found: string[] = [];
    for (const file of files) {
      const answer = await request.head(file);
      if (answer.status() !== 200) found.push(`${file}: status ${answer.status()}`);
    }
    expect(found).toEqual([]);
  });

  test("SEO-21 what search engines are told stands on the page as well", () => {
    expect(problemsBy((_, read) => wrongData(read))).toEqual([]);
  });

  test("SEO-01 the sitemap lists exactly the public pages", async ({ page, request }) => {
    const { listed, sitemap } = await readSitemap(request);
    expect(sitemap.headers()["content-type"]).toBe("application/xml; charset=utf-8");
    expect(await readRootName(page, await sitemap.text())).toBe("urlset");
    expect(new Set(listed)).toEqual(new Set(open().map(({ canonical }) => canonical)));
    expect(repeated(listed)).toEqual([]);
  });

  test("SEO-03 the articles come as a feed, which the blog names", async ({ page, request }) => {
    const { listed } = await readSitemap(request);
    const feed = await request.get("/blog/rss.xml");
    expect(feed.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
    expect(await readRootName(page, await feed.text())).toBe("rss");
    const named = [...(await feed.text()).matchAll(/<guid>([^<]+)<\/guid>/g)].map(([, url]) => url);
    expect(named.map((url = "") => new URL(url).pathname).toSorted()).toEqual(
      articlePaths.toSorted(),
    );
    for (const url of named) expect(listed).toContain(url);
    expect(shop.pages.get("/blog")?.feeds).toEqual([new URL("/blog/rss.xml", listed[0]).href]);
  });
});

test("SEO-02 robots.txt names the sitemap", async ({ request }) => {
  const { listed } = await readSitemap(request);
  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(robots.headers()["cache-control"]).toContain("public");
  expect(await robots.text()).toContain(`Sitemap: ${new URL("/sitemap.xml", listed[0]).href}`);
});

/** The sitemap, and the addresses that it lists. */
async function readSitemap(request: APIRequestContext) {
  const sitemap = await request.get("/sitemap.xml");
  const found = (await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return { sitemap, listed: [...found].map(([, url = ""]) => url) };
}

/** The name of the outermost element, or what is wrong with the XML. */
async function readRootName(page: Page, xml: string): Promise<string | undefined> {
  return page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, "application/xml");
    return read.querySelector("parsererror")?.textContent ?? read.documentElement.nodeName;
  }, xml);
}

test("SEO-11 what is private, unfinished or not there is not for search engines", async ({
  page,
  request,
}) => {
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
    ...[
      paths.confirmEmail,
      paths.resetPassword,
      paths.confirmNewsletter,
      paths.leaveNewsletter,
    ].map((path) => `${path}?token=a`),
  ];
  const { listed } = await readSitemap(request);
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
    const answer = await request.get(address);
    const read = await readPage(page, await answer.text(), new URL(answer.url()));
    expect({ address, status: answer.status(), isHidden: read.isHidden }).toEqual({
      address,
      status: notThere[address] ?? 200,
      isHidden: true,
    });
  }
});
