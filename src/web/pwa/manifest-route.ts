import { shopContext } from "#web/page/shop-context.ts";
import type { Route } from "./+types/manifest-route";
import { createManifest } from "./manifest.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { brand } = await context.get(shopContext).content("brand");
  return Response.json(createManifest(brand), {
    headers: { "content-type": "application/manifest+json" },
  });
}
