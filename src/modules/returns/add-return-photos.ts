import { randomBytes } from "node:crypto";
import { count, eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { keepFiles } from "#platform/storage/keep-files.ts";
import { AppError } from "#shared/errors.ts";
import type { ReturnContext } from "./context.ts";
import { MAX_RETURN_PHOTOS } from "./kinds.ts";
import { returnPhotos, returns } from "./tables.ts";

/** In pixels: enough to show damage, and much less than a phone's camera makes. */
const MAX_WIDTH = 2_000;

/**
 * Stores the photos of a new return, converted; a repeated request stores nothing. Returns how many
 * could not be used: not still images, too large, or too many.
 */
export async function addReturnPhotos(
  ctx: ReturnContext,
  returnId: string,
  photos: readonly Uint8Array[],
): Promise<number> {
  if (
    photos.length === 0 ||
    (await ctx.asCheckout((checkout) => countPhotos(checkout, returnId))) > 0
  )
    return 0;
  let unused = 0;
  for (const bytes of photos)
    // oxlint-disable-next-line no-await-in-loop -- one photo at a time, beside the visitors
    if (!(await addPhoto(ctx, returnId, bytes))) unused += 1;
  return unused;
}

async function addPhoto(ctx: ReturnContext, returnId: string, bytes: Uint8Array): Promise<boolean> {
  const storageKey = `private/returns/${randomBytes(16).toString("hex")}.jpg`;
  try {
    const made = await ctx.makePhoto(bytes, MAX_WIDTH);
    await keepFiles(ctx, [{ key: storageKey, bytes: made }], () =>
      ctx.asCheckout((checkout) => writePhoto(checkout, returnId, storageKey)),
    );
    return true;
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    ctx.log.info({ code: error.code }, "a photo of a return was not used");
    return false;
  }
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
