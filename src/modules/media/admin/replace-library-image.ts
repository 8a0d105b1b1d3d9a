import { replaceShownImage } from "#modules/catalog/replace-shown-image.ts";
import { replaceInDocuments, replaceInDrafts } from "#modules/content/admin/replace-image.ts";
import type { Context } from "#modules/context.ts";
import { isPermitted } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import type { LibraryImage, Replacement } from "./contract.ts";
import { readImage } from "./read-images.ts";

const ofProducts: ReadonlySet<string> = new Set(["product", "variant", "story"]);

/**
 * Shows another image wherever this one is used: in documents, each of which gets a new version, in
 * drafts, and at products. All of it or nothing. Returns the image that is shown now. Throws
 * `not_found`, and `forbidden` when products show it and the caller may not change products.
 */
export async function replaceLibraryImage(
  ctx: Context,
  { from, to }: Replacement,
): Promise<LibraryImage> {
  const { uses } = await readImage(ctx, from);
  const target = await readImage(ctx, to);
  if (from === to) return target;
  const touchesProducts = uses.some(({ kind }) => ofProducts.has(kind));
  if (touchesProducts && !isPermitted(ctx.actor, "catalogue.write"))
    throw new AppError("forbidden", "products show the image");
  const getKeys = (kind: "document" | "draft") =>
    uses.flatMap((use) => (use.kind === kind ? [use.of] : []));
  await replaceInDocuments(ctx, getKeys("document"), from, to);
  await replaceInDrafts(ctx, getKeys("draft"), from, to);
  if (touchesProducts) await replaceShownImage(ctx, from, target);
  return readImage(ctx, to);
}
