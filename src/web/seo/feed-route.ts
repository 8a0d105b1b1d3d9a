import { isClosedPage } from "#web/closed-pages.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import type { Route } from "./+types/feed-route";
import { feedXml } from "./feed.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { texts, publicUrl, content } = context.get(shopContext);
  const [words, { articles }] = await Promise.all([content("brand", "blog"), texts()]);
  if (isClosedPage(paths.blog, words.brand)) throw new Response(null, { status: 404 });
  return new Response(feedXml(articles, { ...words, publicUrl }), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
}
