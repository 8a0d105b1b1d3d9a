// Two pages behind the link of an order, without what is drawn of them.
import { orderPath, returnPath } from "#modules/orders/order-path.ts";
import { readOrderPage } from "#modules/orders/order-page/order-page.ts";
import { requestReturn } from "#modules/returns/request-return.ts";
import { readOwnReturns } from "#modules/returns/read-own-returns.ts";
import type { ShopContext } from "#web/page/shop-context.ts";

const getKey = (pathname: string) => pathname.split("/").at(-1) ?? "";

/**
 * The order's own page as somebody sees it who comes back from paying, or that of its returns.
 * Undefined for any other page.
 */
export async function openOrderPage(shop: ShopContext, { pathname }: URL) {
  const key = getKey(pathname);
  if (pathname === orderPath(key))
    return shop.asCheckout((ctx) => readOrderPage(ctx, key, { cameFromPayment: true }));
  if (pathname !== returnPath(key)) return undefined;
  return shop.asReturns((ctx) => readOwnReturns(ctx, key));
}

/** The form of a return, sent for the units by line that its address has beside its key. */
export async function askToReturn(shop: ShopContext, { pathname, searchParams }: URL) {
  const { idempotencyKey = "", ...units } = Object.fromEntries(searchParams);
  return shop.asReturns((ctx) =>
    requestReturn(ctx, {
      accessKey: getKey(pathname),
      fields: { kind: "withdraw", cause: "too_small", message: "", group: "" },
      units: Object.fromEntries(
        Object.entries(units).map(([line, quantity]) => [line, Number(quantity)]),
      ),
      idempotencyKey,
      photos: [],
    }),
  );
}
