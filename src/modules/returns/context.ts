import type { PhotoMaker } from "#modules/media/create-image.ts";
import type { CheckoutContext } from "#modules/orders/processing/context.ts";
import type { FileStorage } from "#platform/storage/storage.ts";

/** Context of a request for a return: with the rights of the checkout, which can read the order. */
export type ReturnContext = Pick<
  CheckoutContext,
  "asCheckout" | "clock" | "limits" | "log" | "orderKeys" | "visitor"
> & {
  readonly uploads: FileStorage;
  readonly makePhoto: PhotoMaker;
};
