import { replaceShownImage } from "#modules/catalog/replace-shown-image.ts";
import { replaceInDocuments, replaceInDrafts } from "#modules/content-admin/replace-image.ts";
import type { Context } from "#modules/context.ts";
import { permitted } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import type { Picture, Replacement } from "./contract.ts";
import { readPicture } from "./read-pictures.ts";

const ofProducts: ReadonlySet<string> = new Set(["product", "variant", "story"]);

/**
 * Shows another picture wherever this one is used: in documents, each of which gets a new version,
 * in drafts, and at products. All of it or nothing. Returns the picture that is shown now. Throws
 * `not_found`, and `forbidden` where products show it to who may not change those.
 */
export async function replacePicture(ctx: Context, { from, to }: Replacement): Promise<Picture> {
  const { uses } = await readPicture(ctx, from);
  const target = await readPicture(ctx, to);
  if (from === to) return target;
  const touchesProducts = uses.some(({ kind }) => ofProducts.has(kind));
  if (touchesProducts && !permitted(ctx.actor, "catalogue.write"))
    throw new AppError("forbidden", "products show the picture");
  const getKeys = (kind: "document" | "draft") =>
    uses.flatMap((use) => (use.kind === kind ? [use.of] : []));
  await replaceInDocuments(ctx, getKeys("document"), from, to);
  await replaceInDrafts(ctx, getKeys("draft"), from, to);
  if (touchesProducts) await replaceShownImage(ctx, from, target);
  return readPicture(ctx, to);
}
