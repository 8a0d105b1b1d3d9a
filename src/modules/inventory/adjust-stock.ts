import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import type { Stock } from "./contract.ts";
import { countStock, type WantedMovement } from "./count-stock.ts";
import { lockVariant } from "./lock-variants.ts";

/**
 * Corrects the stock by some bags, more or fewer, whatever it is meanwhile, and returns it. Bags
 * that orders hold stay theirs. Throws `not_found`, and `out_of_stock` when fewer can be sold than
 * are to go.
 */
export async function adjustStock(
  ctx: Context,
  variantId: string,
  change: WantedMovement,
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
 * Corrects the stock to what somebody counted, and returns it. Throws `not_found`, and `conflict`
 * when it is no longer what they saw: the field `available` tells what it is.
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
