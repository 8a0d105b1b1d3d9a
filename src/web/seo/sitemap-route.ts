import { listSlugs } from "#modules/catalog/list-variants.ts";
import { shopContext } from "#web/page/shop-context.ts";
import type { Route } from "./+types/sitemap-route";
import { listSitemapPages, sitemapXml } from "./sitemap.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { run, texts, publicUrl } = context.get(shopContext);
  const { articles, pages: textPages } = await texts();
  const pages = listSitemapPages({
    sold: await run(listSlugs),
    articles,
    textPages,
  });
  return new Response(sitemapXml(pages, publicUrl), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}
