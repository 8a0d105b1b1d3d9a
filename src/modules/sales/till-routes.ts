import type { HandlersOf } from "#shared/contract.ts";
import { cancelOwnOrder } from "./cancel-own-order.ts";
import type { TillContext } from "./context.ts";
import type { tillEndpoints } from "./contract.ts";
import { placeOrder } from "./place-order.ts";

export const tillHandlers: HandlersOf<typeof tillEndpoints, TillContext> = {
  placeOrder: (ctx, { body }) => placeOrder(ctx, body),
  cancelOwnOrder: (ctx, { body }) => cancelOwnOrder(ctx, body.accessKey),
};
