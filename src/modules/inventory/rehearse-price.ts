import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { changePrice } from "#modules/orders/rehearsal/changes.ts";
import { rehearse } from "#modules/orders/rehearsal/rehearse.ts";
import { AppError } from "#shared/errors.ts";
import { MAIN_CURRENCY, money } from "#shared/money.ts";

type Query = {
  /** In dollars. */
  readonly priceMinor: number;
  /** Also for the other variants of the product. */
  readonly forAll: boolean;
  readonly after?: string | undefined;
};

/**
 * Says what another price of a variant, or of all of its product, would have meant for the orders
 * of the last 90 days. Throws `not_found`.
 */
export async function rehearsePrice(
  ctx: Pick<Context, "db" | "clock">,
  variantId: string,
  { priceMinor, forAll, after }: Query,
) {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select v.id from product_variants v join product_variants own on own.product_id = v.product_id
    where own.id = ${variantId} and (${forAll} or v.id = own.id)`);
  if (rows.length === 0) throw new AppError("not_found", `there is no variant ${variantId}`);
  const ids = new Set(rows.map(({ id }) => id));
  return rehearse(ctx, { change: changePrice(ids, money(priceMinor, MAIN_CURRENCY)), after });
}
