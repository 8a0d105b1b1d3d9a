// A shop that takes orders, as customers and the back office meet it.
import { z } from "zod";
import type { SeededColor } from "#content/backpack-colors.ts";
import { placedOrderSchema } from "#modules/orders/processing/contract.ts";
import { orderSchema, type OrderDetails } from "#modules/orders/processing/order-details.ts";
import { orderBody } from "../../support/sample-order.ts";
import { readAnswer, startTimedShop, type Answer, type TimedShop } from "../http/timed-shop.ts";
import { administrator, seedSalesShop } from "./seed-sales-shop.ts";

export type SalesShop = TimedShop & {
  /** Sends a request as a stranger from a new address. */
  send: (path: string, body: unknown, method?: string) => Promise<Answer>;
  /** Sends a request as the administrator. */
  asAdmin: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** The administrator's access token. */
  adminToken: () => Promise<string>;
  /** Places an order and returns its id. */
  place: (body?: ReturnType<typeof orderBody> & { couponCode?: string }) => Promise<string>;
  /** The order as the back office reads it. */
  read: (orderId: string) => Promise<OrderDetails>;
  /** Number of units of a color that can be sold, and of those that orders hold. */
  stock: (slug: SeededColor) => Promise<{ available: number; reserved: number }>;
};

/**
 * To be called at the top of a test file. The stock is that of a new shop: olive 4, caramel 5, blue
 * 2.
 */
export async function startSalesShop(
  options: Parameters<typeof startTimedShop>[0] = {},
): Promise<SalesShop> {
  const timed = await startTimedShop({ payments: "manual", ...options });
  const { database, shop, newAddress, now } = timed;
  await seedSalesShop(database, now());

  async function request(method: string, path: string, body: unknown, token?: string) {
    const answer = await fetch(shop.url + path, {
      method,
      headers: {
        "x-forwarded-for": newAddress(),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return readAnswer(answer);
  }
  const send = (path: string, body: unknown, method = "POST") => request(method, path, body);

  let token: { value: string; until: number } | undefined;
  async function adminToken(): Promise<string> {
    if (token === undefined || token.until <= now().getTime()) {
      const { text } = await send("/api/auth/sign-in", administrator);
      const { access_token } = z.object({ access_token: z.string() }).parse(JSON.parse(text));
      token = { value: access_token, until: now().getTime() + 60_000 };
    }
    return token.value;
  }
  const asAdmin = async (method: string, path: string, body?: unknown) =>
    request(method, path, body, await adminToken());

  return {
    ...timed,
    send,
    asAdmin,
    adminToken,
    async place(body = orderBody()) {
      const answer = await send("/api/orders", body);
      if (answer.status !== 200)
        throw new Error(
          `no order: ${answer.text} ${JSON.stringify(shop.logged.findLast((line) => "err" in line))}`,
        );
      const { accessKey } = placedOrderSchema.parse(JSON.parse(answer.text));
      const [row] = await database.asOwner(
        "select id from orders where key_hash = sha256($1::text::bytea)",
        [accessKey],
      );
      return z.object({ id: z.string() }).parse(row).id;
    },
    async read(orderId) {
      const answer = await asAdmin("GET", `/api/admin/orders/${orderId}`);
      return orderSchema.parse(JSON.parse(answer.text));
    },
    async stock(slug) {
      const [row] = await database.asOwner(
        `select stock_quantity as available, reserved_quantity as reserved
         from product_variants where slug = $1`,
        [slug],
      );
      return z.object({ available: z.int(), reserved: z.int() }).parse(row);
    },
  };
}
