import { shopContext } from "#web/page/shop-context.ts";
import type { Route } from "./+types/back-office-manifest-route";
import { makeAdminManifest } from "./admin-manifest.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { brand } = await context.get(shopContext).content("brand");
  return Response.json(makeAdminManifest(brand), {
    headers: { "content-type": "application/manifest+json" },
  });
}
