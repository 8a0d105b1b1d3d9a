import { asc, eq, inArray } from "drizzle-orm";
import { assertVersion } from "#modules/audit/assert-version.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { writePrice } from "#modules/catalog/write-price.ts";
import type { Context } from "#modules/context.ts";
import { toVersion } from "#platform/to-version.ts";
import { AppError } from "#shared/errors.ts";
import { getPrice } from "./list-stock.ts";

type SentPrice = {
  readonly priceMinor: number;
  readonly version: string;
  /** Also for all other variants of the product, whatever they cost. */
  readonly forAll: boolean;
};

/**
 * Sets the price of a variant, with its shekel price by the newest rate, and returns both, with
 * what the `others` of its product that got the price as well cost before. Existing orders keep
 * their prices. Throws `not_found`, and `conflict` when the price is no longer what the staff
 * member saw.
 */
export async function setPrice(
  ctx: Pick<Context, "db" | "clock">,
  variantId: string,
  { forAll, ...sent }: SentPrice,
) {
  const locked = await lockVariants(ctx, variantId, forAll);
  const before = locked.find(({ id }) => id === variantId);
  if (before === undefined) throw new AppError("not_found", `there is no variant ${variantId}`);
  const { priceMinor } = before;
  const current = { version: toVersion(priceMinor), priceMinor };
  await assertVersion(ctx, { entity: "product_variants", id: variantId }, current, sent);
  const isSame = priceMinor === sent.priceMinor;
  const after = isSame ? before : await writePrice(ctx, before, sent.priceMinor);
  const changed = locked.filter(
    (other) => other.id !== variantId && other.priceMinor !== sent.priceMinor,
  );
  for (const other of changed)
    // oxlint-disable-next-line no-await-in-loop -- one connection, a few variants
    await writePrice(ctx, other, sent.priceMinor);
  const version = toVersion(after.priceMinor);
  return {
    ...getPrice(after),
    version,
    others: changed.map((other) => ({ id: other.id, priceMinor: other.priceMinor, version })),
  };
}

/** Always in the same order, so that two who change prices at once do not block each other. */
function lockVariants({ db }: Pick<Context, "db">, variantId: string, forAll: boolean) {
  const isRequested = eq(productVariants.id, variantId);
  const itsProduct = db
    .select({ id: productVariants.productId })
    .from(productVariants)
    .where(isRequested);
  return db
    .select()
    .from(productVariants)
    .where(forAll ? inArray(productVariants.productId, itsProduct) : isRequested)
    .orderBy(asc(productVariants.id))
    .for("no key update");
}
