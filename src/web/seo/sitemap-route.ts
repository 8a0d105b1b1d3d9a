import { listSlugs } from "#modules/catalog/list-variants.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { listClosedPages } from "#web/closed-pages.ts";
import { readLawMarkets } from "#web/storefront/rights/read-shop-rights.ts";
import type { Route } from "./+types/sitemap-route";
import { listSitemapPages, sitemapXml } from "./sitemap.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { run, publicUrl } = shop;
  const { articles, pages: textPages } = await shop.texts();
  const pages = listSitemapPages({
    sold: await run(listSlugs),
    articles,
    textPages,
    closed: listClosedPages((await shop.content("brand")).brand),
    hasLaw: (await readLawMarkets(shop)).length > 0,
  });
  return new Response(sitemapXml(pages, publicUrl), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}
