import { shopContext } from "#web/server/shop-context.ts";
import type { Route } from "./+types/feed-route";
import { feedXml } from "./feed.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { texts, publicUrl } = context.get(shopContext);
  return new Response(feedXml(texts.listArticles(), publicUrl), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
}
