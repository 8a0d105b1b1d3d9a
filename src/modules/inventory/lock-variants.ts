import { asc, inArray } from "drizzle-orm";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { toVersion } from "#platform/to-version.ts";
import { AppError } from "#shared/errors.ts";
import type { Stock } from "./contract.ts";

/** A variant, locked so that its stock cannot change until the transaction ends. */
export type LockedVariant = {
  readonly id: string;
  readonly sku: string;
  readonly available: number;
  readonly reserved: number;
  /** Preordered units that have not arrived yet. */
  readonly ahead: number;
};

/** The variant, locked: other movements of its stock wait. Throws `not_found`. */
export async function lockVariant(ctx: Pick<Context, "db">, id: string): Promise<LockedVariant> {
  const variant = (await lockVariants(ctx, [id])).get(id);
  if (variant === undefined) throw new AppError("not_found", `there is no variant ${id}`);
  return variant;
}

/** Those of the variants that exist, by id, locked in the order that is the same everywhere. */
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
    // As strong as the lock of the ledger's trigger: movements of the variant wait, but foreign key
    // checks do not.
    .for("no key update");
  return new Map(rows.map((row) => [row.id, row]));
}

/** The stock of a locked variant, as the back office reads it. */
export const getStock = ({ available, reserved }: LockedVariant): Stock => ({
  onHand: available + reserved,
  reserved,
  available,
  version: toVersion(available),
});
