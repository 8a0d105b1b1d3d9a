// Two pages behind the link of an order, without what is drawn of them.
import { orderPath, returnPath } from "#modules/orders/order-path.ts";
import { readOrderPage } from "#modules/order-processing/order-page/order-page.ts";
import { askReturn } from "#modules/returns/ask-return.ts";
import type { ShopContext } from "#web/server/shop-context.ts";

/**
 * The order's own page as somebody sees it who comes back from paying, and the form of its return,
 * sent for the bags in its address. Undefined for any other page.
 */
export async function openOrderPage(shop: ShopContext, { pathname, searchParams }: URL) {
  const accessKey = pathname.split("/").at(-1) ?? "";
  if (pathname === orderPath(accessKey))
    return shop.asCheckout((ctx) => readOrderPage(ctx, accessKey, { cameFromPayment: true }));
  if (pathname !== returnPath(accessKey)) return undefined;
  const { idempotencyKey = "", ...bags } = Object.fromEntries(searchParams);
  return shop.asReturns((ctx) =>
    askReturn(ctx, {
      accessKey,
      fields: { kind: "withdraw", cause: "too_small", message: "", group: "" },
      bags: Object.fromEntries(
        Object.entries(bags).map(([line, quantity]) => [line, Number(quantity)]),
      ),
      idempotencyKey,
      photos: [],
    }),
  );
}
