import { shopContext } from "#web/page/shop-context.ts";
import type { Route } from "./+types/back-office-manifest-route";
import { createAdminManifest } from "./admin-manifest.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { brand } = await context.get(shopContext).content("brand");
  return Response.json(createAdminManifest(brand), {
    headers: { "content-type": "application/manifest+json" },
  });
}
