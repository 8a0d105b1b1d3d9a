// Pages of shops with few and with very many products.
import { join } from "node:path";
import { compare, measureUncached } from "./compare.ts";
import { fill } from "./fill.ts";
import { startNginx } from "./nginx.ts";
import type { CatalogResults } from "./report.ts";
import { startShop, waitUntilSettled } from "./shop.ts";
import { table, tenth, whole } from "./table.ts";

const PATHS = ["/", "/products", "/product/olive"];
/** The collection with a query that it reads is rendered for each request. */
const UNCACHED_PATH = "/products?page=1";
const CATEGORIES = 12;

/** Each size after the other: a shop with so many products besides the backpack, beside nginx. */
export async function measureCatalogs(options: {
  sizes: readonly number[];
  folder: string;
  port: number;
  rounds: number;
  seconds: number;
}): Promise<CatalogResults[]> {
  const { sizes, folder, port, rounds, seconds } = options;
  const results: CatalogResults[] = [];
  for (const products of sizes) {
    const dataDir = join(folder, `catalog-${products}`);
    await (await startAndFill({ port, dataDir, products })).stop();
    // Anew, so that nothing of the smaller catalog is kept.
    const shop = await startShop({ port, dataDir });
    try {
      for (const path of PATHS) await waitUntilSettled(shop.url + path);
      const nginx = await startNginx({
        shopUrl: shop.url,
        paths: PATHS,
        folder: join(folder, `nginx-${products}`),
        port: port + 1,
      });
      try {
        results.push({
          products,
          cached: await compare(
            { shop, nginx, nodePort: port + 2 },
            { paths: PATHS, rounds, seconds },
          ),
          uncached: await measureUncached(shop, { path: UNCACHED_PATH, rounds, seconds }),
        });
      } finally {
        await nginx.stop();
      }
    } finally {
      await shop.stop();
    }
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

/** The same as Markdown. */
export function describeCatalogs(catalogs: readonly CatalogResults[]): string {
  return table(
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
}
