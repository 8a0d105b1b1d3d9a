// A shop that takes money through a Stripe, a PayPal and a PayPlus on this machine.
import { afterAll } from "vitest";
import { placedOrderSchema, type PlacedOrder } from "#modules/orders/processing/contract.ts";
import { arrangeWays, type ArrangedWay } from "../../support/connect-ways.ts";
import { startPaypalServer } from "../../support/paypal-server.ts";
import type { PaypalServer } from "../../support/paypal-types.ts";
import { payplusKeys, startPayplusServer } from "../../support/payplus-server.ts";
import type { PayplusServer } from "../../support/payplus-types.ts";
import { details, orderBody } from "../../support/sample-order.ts";
import { secrets, startStripeShop, type StripeShop } from "./stripe-shop.ts";

export type ServiceName = "stripe" | "paypal" | "payplus";

/** An order with the page that its customer was sent to; without one where there is none. */
export type PlacedBy = { readonly id: string; readonly placed: PlacedOrder; readonly page: string };

export type WaysShop = StripeShop & {
  readonly paypal: PaypalServer;
  readonly payplus: PayplusServer;
  /** Turns these ways on, in this order; each is connected. */
  readonly arrange: (...ways: (string | ArrangedWay)[]) => Promise<void>;
  /** The body of an order that is paid so, by a customer of its own. */
  readonly createBody: (payBy?: string) => ReturnType<typeof orderBody> & { payBy?: string };
  /** Places an order that is paid so. */
  readonly placeBy: (payBy: string, more?: Record<string, unknown>) => Promise<PlacedBy>;
  /** Presses Pay on the page; `isTold` is whether the service's message comes. */
  readonly payOn: (service: ServiceName, page: string, isTold?: boolean) => Promise<void>;
  /** The pages of an order, by their services. */
  readonly pages: (orderId: string) => Promise<{ service: string; state: string }[]>;
};

/** The id of a payment page in its address. */
export const getPageId = (payAt: string | null): string => {
  const url = new URL(payAt ?? "none:");
  return url.searchParams.get("token") ?? url.pathname.split("/").at(-1) ?? "";
};

/** To be called at the top of a test file. */
export async function startWaysShop(): Promise<WaysShop> {
  const late: { shop?: StripeShop } = {};
  const clock = () => late.shop?.now() ?? new Date();
  const getMessageUrl = (service: string) => `${late.shop?.shop.url}/api/payments/${service}`;
  const paypal = await startPaypalServer({ webhookUrl: () => getMessageUrl("paypal"), clock });
  const payplus = await startPayplusServer({ clock });
  afterAll(() => Promise.all([paypal.stop(), payplus.stop()]));
  const started = await startStripeShop({
    doesJobs: true,
    serviceUrls: { paypal: paypal.url, payplus: payplus.url },
  });
  late.shop = started;
  const { database, send, getId, stripe, newEmail } = started;
  const keys: Readonly<Record<string, ArrangedWay["keys"]>> = {
    stripe: secrets,
    paypal: paypal.keys,
    payplus: payplusKeys,
  };

  const createBody: WaysShop["createBody"] = (payBy) => ({
    ...orderBody(),
    ...(payBy !== undefined && { payBy }),
    details: { ...details, email: newEmail() },
  });

  return {
    ...started,
    paypal,
    payplus,
    createBody,
    arrange: (...ways) =>
      arrangeWays(
        database,
        ways.map((way) => {
          const arranged = typeof way === "string" ? { code: way } : way;
          const own = keys[arranged.code];
          return own ? { keys: own, ...arranged } : arranged;
        }),
      ),
    async placeBy(payBy, more = {}) {
      const answer = await send("/api/orders", { ...createBody(payBy), ...more });
      if (answer.status !== 200) throw new Error(answer.text);
      const placed = placedOrderSchema.parse(JSON.parse(answer.text));
      return { id: await getId(answer), placed, page: getPageId(placed.payAt) };
    },
    async payOn(service, page, isTold = true) {
      if (service === "stripe") {
        if (isTold) await stripe.pay(page);
        else stripe.payUntold(page);
      } else if (service === "paypal") {
        if (isTold) await paypal.pay(page);
        else paypal.payUntold(page);
      } else {
        const body = payplus.payUntold(page);
        if (isTold) await payplus.send(getMessageUrl("payplus"), body);
      }
    },
    async pages(orderId) {
      const rows = await database.asOwner(
        "select service, state from payment_pages where order_id = $1 order by service, created_at, id",
        [orderId],
      );
      return rows.map(({ service, state }) => ({ service: String(service), state: String(state) }));
    },
  };
}
