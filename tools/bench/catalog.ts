// Pages of shops with few and with very many products.
import { existsSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";
import { admin } from "./admin.ts";
import { signIn } from "./api.ts";
import { ask } from "./ask.ts";
import { compare, measureUncached } from "./compare.ts";
import { fill } from "./fill.ts";
import { startNginx } from "./nginx.ts";
import type { CatalogResults } from "./report.ts";
import { startShop, waitUntilSettled, type BenchShop } from "./shop.ts";
import { table, tenth, whole } from "./table.ts";
import { median } from "./wrk.ts";

const PATHS = ["/", "/products", "/product/olive"];
/** The collection with a query that it reads is rendered for each request. */
const UNCACHED_PATH = "/products?page=1";
const CATEGORIES = 12;
/** Requests of a case; the first of them warm up what it needs and do not count. */
const WARM_UP = 3;
const TURNS = 40;

/** Each of a page of rows at most, but for the sitemap; with a query that is read, none is kept. */
const rowCases = [
  { name: "collection, rendered", path: UNCACHED_PATH },
  { name: "last page of the collection, rendered", path: "/products?page=last" },
  { name: "product page, rendered", path: "/product/product-1-1?sent=hello" },
  { name: "search for one product, rendered", path: "/search?q=olive" },
  { name: "search for all products, rendered", path: "/search?q=product" },
  { name: "sitemap, kept", path: "/sitemap.xml" },
  { name: "back office: products", path: "/api/admin/products" },
  { name: "back office: products by name", path: "/api/admin/products?sort=name" },
  { name: "back office: products in the shop's order", path: "/api/admin/products?sort=shop" },
  { name: "back office: products by stock", path: "/api/admin/products?sort=available" },
  { name: "back office: search for all products", path: "/api/admin/products?q=product" },
  { name: "back office: search for a product", path: "/api/admin/products?q=Product_7_2" },
  { name: "back office: stock", path: "/api/admin/stock" },
  { name: "back office: low stock", path: "/api/admin/stock?level=below" },
  { name: "back office: search for all of the stock", path: "/api/admin/stock?q=product" },
  { name: "back office: search in the stock", path: "/api/admin/stock?q=Product_7_2" },
] as const;
/** Variants on a page of the collection, of three for each product and the backpack. */
const ON_A_PAGE = 24;

type Catalog = { readonly products: number; readonly shop: BenchShop };

/**
 * Shops with so many products besides the backpack take turns with each case of rows, and come one
 * after the other beside nginx.
 */
export async function measureCatalogs(options: {
  sizes: readonly number[];
  folder: string;
  port: number;
  rounds: number;
  seconds: number;
}): Promise<CatalogResults[]> {
  const { sizes, folder, port, rounds, seconds } = options;
  const catalogs: Catalog[] = [];
  const results: CatalogResults[] = [];
  const nginxPort = port + sizes.length;
  try {
    for (const [index, products] of sizes.entries())
      catalogs.push(await openCatalog({ folder, products, port: port + index }));
    const rows = await timeRows(catalogs);
    for (const { products, shop } of catalogs) {
      for (const path of PATHS) await waitUntilSettled(shop.url + path);
      const nginx = await startNginx({
        shopUrl: shop.url,
        paths: PATHS,
        folder: join(folder, `nginx-${products}`),
        port: nginxPort,
      });
      try {
        results.push({
          products,
          rows: rows.get(products) ?? [],
          cached: await compare(
            { shop, nginx, nodePort: nginxPort + 1 },
            { paths: PATHS, rounds, seconds },
          ),
          uncached: await measureUncached(shop, { path: UNCACHED_PATH, rounds, seconds }),
        });
      } finally {
        await nginx.stop();
      }
    }
  } finally {
    for (const { shop } of catalogs) await shop.stop();
  }
  return results;
}

/** Starts a shop with so many products, filled before unless its folder is there. */
async function openCatalog(options: {
  folder: string;
  products: number;
  port: number;
}): Promise<Catalog> {
  const { folder, products, port } = options;
  const dataDir = join(folder, `catalog-${products}`);
  // Started anew after it is filled, so that nothing of the smaller catalog is kept.
  if (!existsSync(dataDir)) await (await startAndFill({ port, dataDir, products })).stop();
  return { products, shop: await startShop({ port, dataDir }) };
}

/** By products: one request after the other, as one visitor or one administrator makes them. */
async function timeRows(
  catalogs: readonly Catalog[],
): Promise<ReadonlyMap<number, CatalogResults["rows"]>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const tokens = new Map<number, string>();
  for (const { products, shop } of catalogs) tokens.set(products, await signIn(shop.url, admin));
  const results = new Map<number, CatalogResults["rows"]>();
  try {
    for (const { name, path } of rowCases) {
      const times = new Map<number, number[]>();
      for (let turn = 0; turn < WARM_UP + TURNS; turn += 1) {
        for (const { products, shop } of turn % 2 === 0 ? catalogs : catalogs.toReversed()) {
          const lastPage = String(Math.floor((3 * products) / ON_A_PAGE));
          const url = shop.url + path.replace("last", lastPage);
          const authorization = `Bearer ${tokens.get(products)}`;
          const own = path.startsWith("/api/") ? { authorization } : undefined;
          const { ms, status } = await ask(agent, url, "127.0.0.1", undefined, own);
          if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
          times.set(products, [...(times.get(products) ?? []), ms]);
        }
      }
      for (const [products, [firstMs = Number.NaN, ...later]] of times) {
        const p50Ms = median(later.slice(WARM_UP - 1));
        results.set(products, [...(results.get(products) ?? []), { name, firstMs, p50Ms }]);
      }
    }
  } finally {
    agent.destroy();
  }
  return results;
}

/** Products of three variants with the images of the backpack, in a dozen categories. */
async function startAndFill(options: { port: number; dataDir: string; products: number }) {
  const { port, dataDir, products } = options;
  const shop = await startShop({ port, dataDir });
  await fill(dataDir, [], async (client) => {
    await client.query(
      `insert into product_categories (name, display_order)
       select 'Category ' || n, n from generate_series(1, $1) n`,
      [CATEGORIES],
    );
    await client.query(
      `insert into products (name, description, base_price_minor, category_id, display_order)
       select 'Product ' || n, 'One of very many.', 1900,
         (select id from product_categories where name = 'Category ' || (1 + n % ${CATEGORIES})), n
       from generate_series(1, $1) n`,
      [products],
    );
    await client.query(
      `insert into product_variants (product_id, slug, variant_name, short_name, color_hex, price_minor, sku, display_order)
       select p.id, lower(replace(p.name, ' ', '-')) || '-' || v, 'Variant ' || v, 'V' || v, '#2f5d3a', 1900,
         replace(p.name, ' ', '_') || '_' || v, v
       from products p, generate_series(1, 3) v where p.name like 'Product %'`,
    );
    await client.query(
      `update product_variants v set search_text = app.search_text(concat_ws(' ', p.name, v.variant_name, v.sku, v.barcode))
       from products p where p.id = v.product_id`,
    );
    await client.query(
      `insert into variant_slugs (slug, variant_id, product_id)
       select slug, id, product_id from product_variants on conflict do nothing`,
    );
    await client.query(
      `insert into product_images (product_id, image_url, display_order)
       select p.id, '/media/product/olive-' || view, view
       from products p, generate_series(1, 4) view where p.name like 'Product %'`,
    );
  });
  return shop;
}

/** The same as Markdown. _growth_ is the middle time of the largest by that of the smallest. */
export function describeCatalogs(catalogs: readonly CatalogResults[]): string {
  const rows = table(
    [
      "catalogue, ms",
      ...catalogs.flatMap(({ products }) => [`first of ${whole(products)}`, "p50"]),
      "growth",
    ],
    rowCases.map(({ name }) => {
      const times = catalogs.map((each) => each.rows.find((row) => row.name === name));
      return [
        name,
        ...times.flatMap((time) => [
          tenth(time?.firstMs ?? Number.NaN),
          tenth(time?.p50Ms ?? Number.NaN),
        ]),
        tenth((times.at(-1)?.p50Ms ?? Number.NaN) / (times[0]?.p50Ms ?? Number.NaN)),
      ];
    }),
  );
  const pages = table(
    ["products", "page", "connections", "shop req/s", "p99 ms", "nginx req/s", "ratio"],
    catalogs.flatMap(({ products, cached, uncached }) => [
      ...cached.map(({ path, connections, shop, nginx, ratio }) => [
        whole(products),
        path,
        String(connections),
        whole(shop.requestsPerSecond),
        tenth(shop.p99Ms),
        whole(nginx.requestsPerSecond),
        ratio.toFixed(2),
      ]),
      [
        whole(products),
        `${uncached.path} (rendered)`,
        String(uncached.connections),
        whole(uncached.requestsPerSecond),
        tenth(uncached.p99Ms),
        "",
        "",
      ],
    ]),
  );
  return `${rows}\n\n${pages}`;
}
