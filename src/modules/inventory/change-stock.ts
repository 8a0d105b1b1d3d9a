import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import type { Stock } from "./contract.ts";
import { countStock, type RequestedMovement } from "./count-stock.ts";
import { lockVariant } from "./lock-variants.ts";

/**
 * Changes the stock by a number of units, up or down, whatever it is at that moment, and returns
 * it. Units reserved by orders are not touched. Throws `not_found`, and `out_of_stock` when fewer
 * units are available than are to be removed.
 */
export async function changeStock(
  ctx: Context,
  variantId: string,
  change: RequestedMovement,
): Promise<Stock> {
  const variant = await lockVariant(ctx, variantId);
  return countStock(ctx, variant, {
    reason: "adjustment",
    quantity: change.quantity,
    note: change.note,
    requestKey: change.key,
  });
}

/**
 * Sets the stock to a counted number, and returns it. Throws `not_found`, and `conflict` when the
 * stock is no longer what the staff member saw: the field `available` has the present number.
 */
export async function setStock(
  ctx: Context,
  variantId: string,
  count: {
    readonly available: number;
    readonly seen: number;
    readonly note?: string | undefined;
  },
): Promise<Stock> {
  const variant = await lockVariant(ctx, variantId);
  if (variant.available !== count.seen)
    throw new AppError("conflict", `${variant.sku} has ${variant.available}, not ${count.seen}`, {
      fields: { available: [String(variant.available)] },
    });
  return countStock(ctx, variant, {
    reason: "adjustment",
    quantity: count.available - count.seen,
    note: count.note,
  });
}
