import type { Context } from "#modules/context.ts";
import type { Stock } from "./contract.ts";
import { countStock, type RequestedMovement } from "./count-stock.ts";
import { lockVariant } from "./lock-variants.ts";

/** Books goods received and returns the stock after it. Throws `not_found`. */
export async function receiveStock(
  ctx: Context,
  variantId: string,
  delivery: RequestedMovement,
): Promise<Stock> {
  const variant = await lockVariant(ctx, variantId);
  return countStock(ctx, variant, {
    reason: "receipt",
    quantity: delivery.quantity,
    note: delivery.note,
    requestKey: delivery.key,
  });
}
