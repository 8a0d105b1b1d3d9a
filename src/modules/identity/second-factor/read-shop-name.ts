import { readContentWithoutCarrier } from "#modules/content/read-content.ts";
import type { Context } from "#modules/context.ts";

/** Name of the shop in apps and on papers. */
export async function readShopName(ctx: Pick<Context, "db">): Promise<string> {
  const { brand } = await readContentWithoutCarrier(ctx, ["brand"]);
  return brand.name;
}
