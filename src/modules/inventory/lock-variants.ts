import { asc, inArray } from "drizzle-orm";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import type { Stock } from "./contract.ts";

/** A variant whose stock nobody else moves until the end of the transaction. */
export type LockedVariant = {
  readonly id: string;
  readonly sku: string;
  readonly available: number;
  readonly reserved: number;
  /** Bags that orders were promised and that are not here yet. */
  readonly ahead: number;
};

/** The variant, locked: whoever else wants to move its stock waits. Throws `not_found`. */
export async function lockVariant(ctx: Pick<Context, "db">, id: string): Promise<LockedVariant> {
  const variant = (await lockVariants(ctx, [id])).get(id);
  if (variant === undefined) throw new AppError("not_found", `there is no variant ${id}`);
  return variant;
}

/**
 * Those of the variants that are there, by id, locked in the order in which everybody takes them.
 */
export async function lockVariants(
  { db }: Pick<Context, "db">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedVariant>> {
  const rows = await db
    .select({
      id: productVariants.id,
      sku: productVariants.sku,
      available: productVariants.stockQuantity,
      reserved: productVariants.reservedQuantity,
      ahead: productVariants.aheadQuantity,
    })
    .from(productVariants)
    .where(inArray(productVariants.id, [...ids]))
    .orderBy(asc(productVariants.id))
    // As strong as the ledger's own lock: movements of the variant wait, their foreign keys do not.
    .for("no key update");
  return new Map(rows.map((row) => [row.id, row]));
}

/** The stock of a locked variant, as the back office reads it. */
export const getStock = ({ available, reserved }: LockedVariant): Stock => ({
  onHand: available + reserved,
  reserved,
  available,
});
