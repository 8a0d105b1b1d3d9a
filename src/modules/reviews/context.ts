import type { ImageContext } from "#modules/media/context.ts";
import type { CheckoutContext } from "#modules/orders/processing/context.ts";

/**
 * Context of reviews by the link of a mail: with the rights of the checkout, which can read the
 * order.
 */
export type ReviewContext = Pick<
  CheckoutContext,
  "asCheckout" | "clock" | "limits" | "log" | "orderKeys" | "visitor"
> &
  Pick<ImageContext, "uploads" | "makeImage">;
