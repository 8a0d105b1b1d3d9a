// A shop that takes money through a Stripe on this machine.
import { afterAll } from "vitest";
import { z } from "zod";
import { placedOrderSchema, type PlacedOrder } from "#modules/orders/processing/contract.ts";
import { startStripeServer } from "../../support/stripe-server.ts";
import type { StripeServer } from "../../support/stripe-types.ts";
import type { Answer } from "../http/timed-shop.ts";
import { orderBody } from "../../support/sample-order.ts";
import { startSalesShop, type SalesShop } from "../orders/sales-shop.ts";

export const WEBHOOK = "/api/payments/stripe";
export const secrets = { secretKey: "sk_test_very_secret", webhookSecret: "whsec_very_secret" };

/** An order that somebody is about to pay. */
export type OpenOrder = {
  readonly id: string;
  readonly placed: PlacedOrder;
  readonly session: string;
};

export type StripeShop = SalesShop & {
  readonly stripe: StripeServer;
  /** Places an order and looks up its payment page. */
  readonly order: (body?: ReturnType<typeof orderBody>) => Promise<OpenOrder>;
  readonly getId: (answer: Answer) => Promise<string>;
  readonly payments: (orderId: string) => Promise<Record<string, unknown>[]>;
  /** The notes in the timeline that customers do not see. */
  readonly notes: (orderId: string) => Promise<string[]>;
};

/** To be called at the top of a test file. */
export async function startStripeShop(
  options: Parameters<typeof startSalesShop>[0] = {},
): Promise<StripeShop> {
  const late: { sales?: SalesShop } = {};
  const stripe = await startStripeServer({
    ...secrets,
    webhookUrl: () => `${late.sales?.shop.url}${WEBHOOK}`,
    clock: () => late.sales?.now() ?? new Date(),
  });
  afterAll(() => stripe.stop());
  const started = await startSalesShop({
    payments: "stripe",
    stripe: secrets,
    ...options,
    serviceUrls: { stripe: stripe.url, ...options.serviceUrls },
  });
  late.sales = started;
  const { database, send } = started;
  await database.asOwner(
    `insert into stock_movements (variant_id, sku, quantity, reason)
     select id, sku, 96, 'receipt' from product_variants where slug = 'olive'`,
  );

  async function getId(answer: Answer): Promise<string> {
    const { accessKey } = placedOrderSchema.parse(JSON.parse(answer.text));
    const [row] = await database.asOwner(
      "select id from orders where key_hash = sha256($1::text::bytea)",
      [accessKey],
    );
    return z.object({ id: z.string() }).parse(row).id;
  }

  return {
    ...started,
    stripe,
    getId,
    async order(body = orderBody()) {
      const answer = await send("/api/orders", body);
      if (answer.status !== 200) throw new Error(answer.text);
      const placed = placedOrderSchema.parse(JSON.parse(answer.text));
      const session = new URL(placed.payAt ?? "none:").pathname.slice("/pay/".length);
      return { id: await getId(answer), placed, session };
    },
    payments: (orderId) =>
      database.asOwner(
        "select method, amount_minor, reference, actor_id from payments where order_id = $1",
        [orderId],
      ),
    async notes(orderId) {
      const rows = await database.asOwner(
        "select note from order_events where order_id = $1 and kind = 'note' and not customer_visible",
        [orderId],
      );
      return rows.map(({ note }) => String(note));
    },
  };
}
