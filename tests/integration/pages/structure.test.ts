// The frame that the owner arranges: menus, footer and the set of pages.
import { within } from "@testing-library/dom";
import { afterEach, expect, test } from "vitest";
import { structure } from "#content/structure.ts";
import { notFound } from "#i18n/en/not-found.ts";
import { pagesByRoute } from "../../e2e/shop-pages.ts";
import { startPageShop } from "./page-shop.ts";

const shop = await startPageShop({ payments: "off" });
const { database } = shop;

const publish = async (data: object) => {
  await database.asOwner(
    "insert into content_documents (key, data) values ('structure', $1) on conflict (key) do update set data = $1",
    [JSON.stringify({ ...structure, ...data })],
  );
  shop.expirePages();
};
afterEach(() => publish({}));

test("FRAME-02 menus and footer have the owner's links, with names, outside addresses and a second level", async () => {
  const outside = "https://club.example/";
  await publish({
    header: {
      links: [
        { label: "Help", to: "", links: [{ label: "Sizes", to: "/size-chart" }] },
        { label: "Club", to: outside, links: [] },
      ],
      onPhones: [{ label: "Journal", to: "/blog" }],
    },
    footer: {
      columns: [{ title: "Read", products: false, links: [{ label: "Imprint", to: "/imprint" }] }],
      legal: [{ label: "Data", to: "/privacy" }],
    },
  });
  const { document } = await shop.read("/");
  const read = (links: Element[]) =>
    links.map((link) => `${link.textContent} ${link.getAttribute("href")}`);
  const [bar, menu] = [...document.querySelectorAll<HTMLElement>("header nav")];
  if (!bar || !menu) throw new Error("the bar or the menu is missing");
  expect(read([...bar.querySelectorAll("a")])).toEqual(["Sizes /size-chart", `Club ${outside}`]);
  expect(bar.querySelector("details summary")?.textContent).toBe("Help");
  expect(read([...menu.querySelectorAll("a")])).toContain("Journal /blog");

  const footer = within(document.body).getByRole("contentinfo");
  const names = read([...footer.querySelectorAll("ul a")]);
  expect(names).toContain("Imprint /imprint");
  expect(names).toContain("Data /privacy");
  expect(names.join()).not.toMatch(/Terms|Become a Dealer|\/product\//);
});

const putAway = Object.fromEntries(Object.keys(structure.pages).map((name) => [name, false]));
const away = /^\/(?:gallery|size-chart|faq|blog|contact|dealer|search)(?:[/?#]|$)/;

test("FRAME-03 a page that is put away answers 404 with a way home, and is not indexed", async () => {
  await publish({ pages: putAway });
  const [article] = pagesByRoute.flatMap(({ addresses }) =>
    addresses.filter((address) => address.startsWith("/blog/")),
  );
  const addresses = Object.keys(structure.pages).map((name) => `/${name}`);
  for (const address of [...addresses, article ?? "/blog/article", "/search?q=size"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status, main, document } = await shop.read(address);
    expect([address, status]).toEqual([address, 404]);
    within(main).getByRole("heading", { level: 1, name: notFound.title });
    expect(document.title).toBe(notFound.title);
    expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  }
  expect((await shop.send("/blog/rss.xml")).status).toBe(404);
});

test("FRAME-04 no page, sitemap, search or shared picture leads to a page that is put away", async () => {
  await publish({ pages: putAway });
  const addresses = pagesByRoute.flatMap((each) => each.addresses);
  const found: string[] = [];
  for (const address of addresses.filter((each) => !away.test(each))) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { document } = await shop.read(address);
    for (const link of document.querySelectorAll("a[href], form[action]")) {
      const to = link.getAttribute("href") ?? link.getAttribute("action") ?? "";
      if (away.test(to)) found.push(`${address}: ${to}`);
    }
  }
  expect(found).toEqual([]);
  const sitemap = await (await shop.send("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(
    ([, path = ""]) => path,
  );
  expect(listed.length).toBeGreaterThan(3);
  expect(listed.filter((path) => away.test(path))).toEqual([]);

  await publish({ pages: { ...putAway, search: true } });
  const results = await shop.read("/search?q=questions");
  const links = [...results.main.querySelectorAll("a")].map((a) => a.getAttribute("href") ?? "");
  expect(links.filter((to) => away.test(to) && !to.startsWith("/search"))).toEqual([]);
});
