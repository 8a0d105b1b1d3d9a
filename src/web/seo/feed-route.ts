import { shopContext } from "#web/server/shop-context.ts";
import { listArticles } from "../storefront/mdx/articles.ts";
import type { Route } from "./+types/feed-route";
import { feedXml } from "./feed.ts";

export function loader({ context }: Route.LoaderArgs) {
  return new Response(feedXml(listArticles(), context.get(shopContext).publicUrl), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
}
