import { shopContext } from "#web/page/shop-context.ts";
import type { Route } from "./+types/robots-route";
import { robotsTxt } from "./robots.ts";

export function loader({ context }: Route.LoaderArgs) {
  return new Response(robotsTxt(context.get(shopContext).publicUrl), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
