import { afterAll, beforeAll, expect, test } from "vitest";
import { pickCount } from "../../support/effort.ts";
import { testDatabase } from "../../support/database.ts";
import { startSampleShop, type SampleShop } from "../http/sample-shop.ts";
import { markup, randomCatalog, replaceCatalog } from "./random-catalog.ts";
import { realPages } from "./real-pages.tsx";

const CATALOGS = pickCount(25, 200);

const database = await testDatabase();
let shop: SampleShop;

beforeAll(async () => {
  const pages = ["home", "products", "product", "checkout", "cart", "not-found"];
  shop = await startSampleShop({
    webBuild: await realPages([
      ...pages.map((name) => `storefront/pages/${name}.tsx`),
      "seo/sitemap-route.ts",
    ]),
    connectionString: database.appUrl,
    logLevel: "info",
  });
});

afterAll(() => shop.stop());

/** How many pages showed a text of the catalogue, as a text. */
let shown = 0;

/** The fault of the page; undefined without one. */
async function findFault(path: string): Promise<string | undefined> {
  const answer = await fetch(shop.url + path);
  const html = await answer.text();
  if (answer.status !== 200 && answer.status !== 404) return `${path}: ${answer.status}`;
  if (html.includes("&lt;xss")) shown += 1;
  const found = markup.exec(html);
  return found === null
    ? undefined
    : `${path}: ${html.slice(Math.max(0, found.index - 80), found.index + 80)}`;
}

test(
  `PROD-12 ${CATALOGS} random catalogues render on all pages without errors, and nothing in them becomes markup`,
  {
    timeout: 360_000,
  },
  async () => {
    const faults: string[] = [];
    for (let round = 0; round < CATALOGS; round += 1) {
      const { slugs, rows } = randomCatalog(`catalogue ${round}`);
      const slug = slugs[round % Math.max(1, slugs.length)] ?? "nothing";
      const pages = [
        "/products",
        ...(round % 4 === 1 ? ["/products?page=2"] : []),
        `/product/${slug}`,
        // These differ less from one catalogue to the other.
        ...(round % 4 === 0 ? ["/", `/order/${slug}`, "/cart", "/sitemap.xml", "/product/x"] : []),
      ];
      // oxlint-disable-next-line no-await-in-loop -- one catalogue after the other
      await replaceCatalog(database, rows);
      shop.cache.expire();
      for (const path of pages) {
        // oxlint-disable-next-line no-await-in-loop -- one catalogue after the other
        const fault = await findFault(path);
        if (fault !== undefined) faults.push(`${round}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
    expect(shown).toBeGreaterThan(CATALOGS);
  },
);
