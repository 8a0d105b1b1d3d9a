import { randomBytes } from "node:crypto";
import { count, eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { addPhotos } from "#modules/media/add-photos.ts";
import { saveFiles } from "#platform/storage/save-files.ts";
import { AppError } from "#shared/errors.ts";
import type { ReturnContext } from "./context.ts";
import { MAX_RETURN_PHOTOS } from "./kinds.ts";
import { returnPhotos, returns, type ReturnRow } from "./tables.ts";

/** In pixels: enough to show damage, and much less than a phone's camera makes. */
const MAX_WIDTH = 1_600;

/**
 * Stores the photos of a new return, converted; a repeated request stores nothing. Returns how many
 * could not be used: not still images, too large, too many, or without room. Photos for no known
 * order are converted but not stored, so that neither the answer nor its time tells whether there
 * is one.
 */
export async function addReturnPhotos(
  ctx: ReturnContext,
  { id, orderId }: Pick<ReturnRow, "id" | "orderId">,
  photos: readonly Uint8Array[],
): Promise<number> {
  if (photos.length === 0 || (await ctx.asCheckout((checkout) => countPhotos(checkout, id))) > 0)
    return 0;
  return addPhotos(ctx.log, photos, {
    most: MAX_RETURN_PHOTOS,
    async add(bytes) {
      const made = await ctx.makePhoto(bytes, MAX_WIDTH);
      if (orderId !== null) await savePhoto(ctx, id, made);
    },
  });
}

async function savePhoto(ctx: ReturnContext, returnId: string, bytes: Uint8Array): Promise<void> {
  const storageKey = `private/returns/${randomBytes(16).toString("hex")}.jpg`;
  await saveFiles(ctx, [{ key: storageKey, bytes }], () =>
    ctx.asCheckout((checkout) => writePhoto(checkout, returnId, storageKey)),
  );
}

/** In the first free place. Throws `too_many_files`. */
async function writePhoto(checkout: Context, returnId: string, storageKey: string): Promise<void> {
  // Locked, so that no other photo is added meanwhile.
  await checkout.db
    .select({ id: returns.id })
    .from(returns)
    .where(eq(returns.id, returnId))
    .for("update");
  const position = await countPhotos(checkout, returnId);
  if (position >= MAX_RETURN_PHOTOS)
    throw new AppError("too_many_files", "a return has its photos");
  await checkout.db
    .insert(returnPhotos)
    .values({ returnId, position, storageKey, createdAt: checkout.clock() });
}

async function countPhotos({ db }: Context, returnId: string): Promise<number> {
  const [row] = await db
    .select({ photos: count() })
    .from(returnPhotos)
    .where(eq(returnPhotos.returnId, returnId));
  return row?.photos ?? 0;
}
