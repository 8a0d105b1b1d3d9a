import { eq, inArray, sql } from "drizzle-orm";
import { productImages, productVariants } from "#modules/catalog/variant-tables.ts";
import { listImagesIn, replaceImage } from "#modules/content/document-images.ts";
import { describeDocument } from "#modules/content-admin/described-document.ts";
import { isRecord } from "#modules/content/fields.ts";
import { contentDocuments, contentDrafts } from "#modules/content/tables.ts";
import { writeDocument } from "#modules/content/write-document.ts";
import type { Context } from "#modules/context.ts";
import { isMember, permitted } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import type { LibraryImage, Replacement } from "./contract.ts";
import { readImage } from "./read-images.ts";

type Data = Readonly<Record<string, unknown>>;
const ofProducts: ReadonlySet<string> = new Set(["product", "variant", "story"]);

/**
 * Shows another image wherever this one is used: in documents, each of which gets a new version,
 * in drafts, and at products. All of it or nothing. Returns the image that is shown now. Throws
 * `not_found`, and `forbidden` where products show it to who may not change those.
 */
export async function replaceLibraryImage(
  ctx: Context,
  { from, to }: Replacement,
): Promise<LibraryImage> {
  const { uses } = await readImage(ctx, from);
  const target = await readImage(ctx, to);
  if (from === to) return target;
  const touchesProducts = uses.some(({ kind }) => ofProducts.has(kind));
  if (touchesProducts && !permitted(ctx.actor, "catalogue.write"))
    throw new AppError("forbidden", "products show the image");
  const getKeys = (kind: "document" | "draft") =>
    uses.flatMap((use) => (use.kind === kind ? [use.of] : []));
  await replaceInDocuments(ctx, getKeys("document"), from, to);
  await replaceInDrafts(ctx, getKeys("draft"), from, to);
  if (touchesProducts) await replaceAtProducts(ctx, from, target);
  return readImage(ctx, to);
}

async function replaceInDocuments(
  ctx: Context,
  keys: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  if (keys.length === 0) return;
  const rows = await ctx.db
    .select()
    .from(contentDocuments)
    .where(inArray(contentDocuments.key, [...keys]))
    .orderBy(contentDocuments.key)
    .for("update");
  const stored = new Map(rows.map(({ key, data }) => [key, data]));
  for (const key of keys) {
    const data = stored.has(key) ? stored.get(key) : describeDocument(key).seed;
    // Taken down, or changed, by somebody who was faster.
    if (!isRecord(data) || !listImagesIn(data).includes(from)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection, and a handful of documents
    await writeDocument(ctx, key, replaced(data, from, to));
  }
}

async function replaceInDrafts(
  { db, actor, clock }: Context,
  keys: readonly string[],
  from: string,
  to: string,
): Promise<void> {
  if (keys.length === 0) return;
  const rows = await db
    .select()
    .from(contentDrafts)
    .where(inArray(contentDrafts.key, [...keys]))
    .orderBy(contentDrafts.key)
    .for("update");
  for (const { key, data } of rows)
    // oxlint-disable-next-line no-await-in-loop -- a handful, each with words of its own
    await db
      .update(contentDrafts)
      .set({
        data: replaced(data, from, to),
        // Anyone who has it open learns of it before they write over it.
        version: sql`${contentDrafts.version} + 1`,
        updatedAt: clock(),
        ...(isMember(actor) && { updatedBy: actor.id }),
      })
      .where(eq(contentDrafts.key, key));
}

async function replaceAtProducts(
  { db }: Context,
  from: string,
  target: LibraryImage,
): Promise<void> {
  const { address: to, width, height, altEn } = target;
  await db
    .update(productImages)
    // The description of the old image says nothing of the new one.
    .set({ imageUrl: to, width, height, altText: altEn })
    .where(eq(productImages.imageUrl, from));
  await db.update(productVariants).set({ imageUrl: to }).where(eq(productVariants.imageUrl, from));
  await db
    .update(productVariants)
    .set({ storyImageUrl: to })
    .where(eq(productVariants.storyImageUrl, from));
}

/** A document stays one: only texts in it change. */
const replaced = (data: Data, from: string, to: string) => replaceImage(data, from, to) as Data;
