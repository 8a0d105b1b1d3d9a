import { eq } from "drizzle-orm";
import { productVariants } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import type { Stock } from "./contract.ts";
import { noteStockLevels } from "./note-stock-levels.ts";
import { stockMovements } from "./tables.ts";

/** A variant whose stock nobody else moves until the end of the transaction. */
type LockedVariant = {
  readonly id: string;
  readonly sku: string;
  readonly available: number;
  readonly reserved: number;
};

/** Bags that came or went without an order. */
type Count = {
  readonly reason: "receipt" | "adjustment";
  readonly quantity: number;
  readonly note: string | undefined;
};

/** The variant, locked: whoever else wants to move its stock waits. Throws `not_found`. */
export async function lockVariant({ db }: Pick<Context, "db">, id: string): Promise<LockedVariant> {
  const [variant] = await db
    .select({
      id: productVariants.id,
      sku: productVariants.sku,
      available: productVariants.stockQuantity,
      reserved: productVariants.reservedQuantity,
    })
    .from(productVariants)
    .where(eq(productVariants.id, id))
    // As strong as the ledger's own lock: movements of the variant wait, their foreign keys do not.
    .for("no key update");
  if (variant === undefined) throw new AppError("not_found", `there is no variant ${id}`);
  return variant;
}

/** Writes the movement and returns the stock after it. Throws `out_of_stock`, with how many `available` there are. */
export async function countStock(
  ctx: Context,
  variant: LockedVariant,
  count: Count,
): Promise<Stock> {
  const { id, sku, reserved } = variant;
  const available = variant.available + count.quantity;
  if (available < 0)
    throw new AppError("out_of_stock", `${sku} has ${variant.available}, not ${-count.quantity}`, {
      fields: { available: [String(variant.available)] },
    });
  if (count.quantity !== 0) {
    await ctx.db.insert(stockMovements).values({
      variantId: id,
      sku,
      ...count,
      actorId: isMember(ctx.actor) ? ctx.actor.id : null,
      createdAt: ctx.clock(),
    });
    await noteStockLevels(ctx, [id]);
  }
  return { onHand: available + reserved, reserved, available };
}
