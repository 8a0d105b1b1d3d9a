import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { findViolatedConstraint } from "#platform/db/sql-error.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import type { Stock } from "./contract.ts";
import { getStock, lockVariant, type LockedVariant } from "./lock-variants.ts";
import { recordStockLevels } from "./record-stock-levels.ts";
import { stockMovements } from "./tables.ts";

/** A movement that staff enter by hand. */
export type RequestedMovement = {
  readonly quantity: number;
  readonly note?: string | undefined;
  /** The same key twice is one movement. */
  readonly key?: string | undefined;
};

/** A movement without an order. */
type Count = {
  readonly reason: "receipt" | "adjustment";
  readonly quantity: number;
  readonly note: string | undefined;
  readonly requestKey?: string | undefined;
};

/**
 * Writes the movement and returns the stock after it. With a key that was used already it writes
 * nothing. Throws `out_of_stock`, with how many `available` there are, and `conflict` for a key
 * that belongs to another movement.
 */
export async function countStock(
  ctx: Context,
  variant: LockedVariant,
  count: Count,
): Promise<Stock> {
  const { id, sku, reserved } = variant;
  if (await isWritten(ctx, variant, count)) return getStock(variant);
  const available = variant.available + count.quantity;
  if (available < 0)
    throw new AppError("out_of_stock", `${sku} has ${variant.available}, not ${-count.quantity}`, {
      fields: { available: [String(variant.available)] },
    });
  if (count.quantity !== 0) {
    await ctx.db
      .insert(stockMovements)
      .values({
        variantId: id,
        sku,
        ...count,
        actorId: isMember(ctx.actor) ? ctx.actor.id : null,
        createdAt: ctx.clock(),
      })
      .catch((error: unknown) => {
        // A movement of another variant used the key at the same moment: their locks differ, so
        // neither waited.
        if (findViolatedConstraint(error) === "stock_movements_request_key_once")
          throw createUsedKeyError(count.requestKey, error);
        throw error;
      });
    await recordStockLevels(ctx, [id]);
    // Some of it may be reserved now for preorders.
    if (variant.ahead > 0) return getStock(await lockVariant(ctx, id));
  }
  return { onHand: available + reserved, reserved, available };
}

/**
 * Whether a movement with this key exists already. The variant's lock makes a second request wait.
 */
async function isWritten(
  { db }: Context,
  variant: LockedVariant,
  { requestKey, reason, quantity }: Count,
): Promise<boolean> {
  if (requestKey === undefined) return false;
  const [written] = await db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.requestKey, requestKey));
  if (written === undefined) return false;
  const isSame =
    written.variantId === variant.id && written.reason === reason && written.quantity === quantity;
  if (!isSame) throw createUsedKeyError(requestKey);
  return true;
}

const createUsedKeyError = (key: string | undefined, cause?: unknown) =>
  new AppError("conflict", `the key ${key} belongs to another movement`, { cause });
