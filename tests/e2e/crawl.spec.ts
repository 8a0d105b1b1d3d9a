// Walks through the whole shop as search engines do: every link, every page, every picture.
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { readPage, type ReadPage } from "./read-page.ts";

/** Not for walkers: the mails of the local outbox. */
const isLeftOut = (path: string) => path.startsWith("/dev/");

type Shop = {
  /** Every page that links lead to, by its address with query but without hash. */
  pages: ReadonlyMap<string, ReadPage>;
  /** Links to a part of a page, with the page that has them. */
  parts: readonly { from: string; address: string; id: string }[];
  /** What else the pages name: pictures, scripts, styles, fonts. */
  files: ReadonlySet<string>;
  problems: readonly string[];
};

/** Visits everything that can be reached from the home page by links. `parser` is any page, used to read HTML. */
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

/** What is wrong with a page on its own. */
function* problemsOf(address: string, page: ReadPage): Generator<string> {
  const path = new URL(address, "http://shop").pathname;
  if (page.headings !== 1) yield `${page.headings} headings of the first level`;
  if (page.title.length < 5 || page.title.length > 75) yield `title: ${page.title}`;
  const isDescribed = page.description.length >= 50 && page.description.length <= 160;
  if (!page.isHidden && !isDescribed) yield `description of ${page.description.length} characters`;
  if (page.canonical === undefined || new URL(page.canonical).pathname !== path)
    yield `canonical address ${page.canonical}`;
  // A private page is nobody's to share.
  if (page.isHidden !== (page.shareImage === undefined))
    yield `picture to share: ${page.shareImage}`;
  for (const id of page.repeatedIds) yield `id ${id} twice`;
  for (const picture of page.bareImages) yield `picture without alt or size: ${picture}`;
  for (const data of page.data) {
    if (!isSchema(data)) yield `structured data: ${data}`;
    else
      for (const words of saidBy(JSON.parse(data)))
        if (!page.text.includes(words)) yield `says only to search engines: ${words}`;
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

/** What structured data says in words that must stand on the page as well: titles, questions, answers, prices. */
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

test("SEO-01 SEO-02 SEO-03 SEO-21 SEO-30 SEO-31 SEO-32 every link, page and picture of the shop is sound, and the sitemap lists exactly the public pages", async ({
  page,
  request,
}) => {
  test.slow();
  const { pages, parts, files, problems } = await walk(request, page);
  const found = [...problems];
  for (const [address, read] of pages)
    for (const problem of problemsOf(address, read)) found.push(`${address}: ${problem}`);
  for (const { from, address, id } of parts) {
    const target = pages.get(address === "" ? from : address);
    if (target && !target.ids.includes(id)) found.push(`${from}: no #${id} at ${address}`);
  }
  const shared = [...pages.values()].flatMap(({ shareImage }) => shareImage ?? []);
  const pictures = new Set([...files, ...shared.map((url) => new URL(url).pathname)]);
  for (const file of pictures) {
    const answer = await request.head(file);
    if (answer.status() !== 200) found.push(`${file}: status ${answer.status()}`);
  }
  expect(found).toEqual([]);

  const open = [...pages].filter(([, read]) => !read.isHidden);
  expect(repeated(open.map(([, { title }]) => title))).toEqual([]);
  expect(repeated(open.map(([, { description }]) => description))).toEqual([]);

  const sitemap = await request.get("/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toBe("application/xml; charset=utf-8");
  expect(await rootOf(page, await sitemap.text())).toBe("urlset");
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(new Set(listed)).toEqual(new Set(open.map(([, { canonical }]) => canonical)));
  expect(repeated(listed.map(String))).toEqual([]);

  const feed = await request.get("/blog/rss.xml");
  expect(feed.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  expect(await rootOf(page, await feed.text())).toBe("rss");
  const told = [...(await feed.text()).matchAll(/<guid>([^<]+)<\/guid>/g)].map(([, url]) => url);
  expect(told).toHaveLength(11);
  for (const url of told) expect(listed).toContain(url);
  expect(pages.get("/blog")?.feeds).toEqual([new URL("/blog/rss.xml", listed[0]).href]);

  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(robots.headers()["cache-control"]).toContain("public");
  expect(await robots.text()).toContain(`Sitemap: ${new URL("/sitemap.xml", listed[0]).href}`);
});

/** The name of the outermost element, or what is wrong with the XML. */
async function rootOf(page: Page, xml: string): Promise<string | undefined> {
  return page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, "application/xml");
    return read.querySelector("parsererror")?.textContent ?? read.documentElement.nodeName;
  }, xml);
}

test("SEO-11 what is private, unfinished or not there is not for search engines", async ({
  page,
  request,
}) => {
  const hidden = {
    "/auth": 200,
    "/auth/confirm?token=a": 200,
    "/reset-password?token=a": 200,
    "/cart": 200,
    "/order/olive": 200,
    "/order/purple?step=quantity": 200,
    "/order-success": 200,
    "/orders": 200,
    "/account": 200,
    "/admin": 200,
    "/dev/outbox": 200,
    "/newsletter": 200,
    "/newsletter/confirm?token=a": 200,
    "/newsletter/unsubscribe?token=a": 200,
    "/offline": 200,
    "/no/such/page": 404,
    "/product/pink": 404,
    "/blog/no-such-article": 404,
  };
  for (const [address, status] of Object.entries(hidden)) {
    const answer = await request.get(address);
    const read = await readPage(page, await answer.text(), new URL(answer.url()));
    expect({ address, status: answer.status(), isHidden: read.isHidden }).toEqual({
      address,
      status,
      isHidden: true,
    });
  }
});

test("SEO-33 no page type complains in the browser or asks anybody else for anything", async ({
  page,
}) => {
  test.slow();
  // The fixtures listen; the page only has to be seen whole.
  const types = ["/", "/products", "/product/blue", "/gallery", "/blog", "/blog/garden-walks-cats"];
  const more = ["/about", "/contact", "/faq", "/size-chart", "/dealer", "/cart", "/order/blue"];
  for (const path of [...types, ...more]) {
    await page.goto(path);
    // A page whose contents only the browser knows grows while they come.
    await expect(async () => {
      await page.keyboard.press("End");
      await expect(page.getByRole("contentinfo")).toBeInViewport({ timeout: 500 });
    }).toPass();
    await page.waitForLoadState("networkidle");
  }
});
