import { desc, eq } from "drizzle-orm";
import { assertVersion, type LastChange } from "#modules/audit/assert-version.ts";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import type { Stock } from "./contract.ts";
import { getStock, lockVariant, type LockedVariant } from "./lock-variants.ts";
import { stockMovements } from "./tables.ts";
import { writeMovements } from "./write-movements.ts";

/** A movement that staff enter by hand. */
type RequestedMovement = {
  /** Goods received, or a correction by units, up or down. */
  readonly kind: "receipt" | "adjustment";
  readonly quantity: number;
  readonly note?: string | null | undefined;
  /** The same key twice is one movement. */
  readonly key?: string | undefined;
};

/**
 * Changes the stock by a number of units, whatever it is at that moment, and returns it. Units
 * reserved by orders are not touched. With a key that was used already it changes nothing. Throws
 * `not_found`, `out_of_stock` (`available`: how many there are) when fewer units are available than
 * are to be removed, and `conflict` for a key that belongs to another movement.
 */
export async function moveStock(
  ctx: Context,
  variantId: string,
  movement: RequestedMovement,
): Promise<Stock> {
  const variant = await lockVariant(ctx, variantId);
  if (await isWritten(ctx, variant, movement)) return getStock(variant);
  return writeMovement(ctx, variant, movement);
}

/**
 * Sets the stock to a counted number, and returns it. Throws `not_found`, and `conflict` when the
 * stock is no longer what the staff member saw. It differs with every order, but a stock that has
 * come back to its number is the same version: it is still what was counted.
 */
export async function setStock(
  ctx: Context,
  variantId: string,
  {
    note,
    ...count
  }: {
    readonly available: number;
    readonly version: string;
    readonly note?: string | null | undefined;
  },
): Promise<Stock> {
  const variant = await lockVariant(ctx, variantId);
  const { id, sku, available } = variant;
  const current = getStock(variant);
  if (current.version !== count.version) {
    const subject = { name: `the stock of ${sku}`, change: await findLastMovement(ctx, id) };
    await assertVersion(ctx, subject, current, count);
  }
  const quantity = count.available - available;
  return writeMovement(ctx, variant, { kind: "adjustment", quantity, note });
}

async function findLastMovement(
  { db }: Context,
  variantId: string,
): Promise<LastChange | undefined> {
  const [last] = await db
    .select({ at: stockMovements.createdAt, by: stockMovements.actorId })
    .from(stockMovements)
    .where(eq(stockMovements.variantId, variantId))
    .orderBy(desc(stockMovements.createdAt), desc(stockMovements.id))
    .limit(1);
  return last;
}

async function writeMovement(
  ctx: Context,
  variant: LockedVariant,
  { kind: reason, quantity, note, key: requestKey }: RequestedMovement,
): Promise<Stock> {
  const { id: variantId, sku } = variant;
  const available = variant.available + quantity;
  if (available < 0)
    throw new AppError("out_of_stock", `${sku} has ${variant.available}, not ${-quantity}`, {
      fields: { available: [String(variant.available)] },
    });
  if (quantity !== 0)
    await writeMovements(ctx, [{ variantId, sku, reason, quantity, note, requestKey }]);
  // Some of it may be reserved now for preorders.
  return getStock(
    variant.ahead > 0 ? await lockVariant(ctx, variantId) : { ...variant, available },
  );
}

/**
 * Whether a movement with this key exists already. The variant's lock makes a second request wait.
 */
async function isWritten(
  { db }: Context,
  variant: LockedVariant,
  { key, kind, quantity }: RequestedMovement,
): Promise<boolean> {
  if (key === undefined) return false;
  const [written] = await db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.requestKey, key));
  if (written === undefined) return false;
  const isSame =
    written.variantId === variant.id && written.reason === kind && written.quantity === quantity;
  if (!isSame) throw new AppError("conflict", `the key ${key} belongs to another movement`);
  return true;
}
