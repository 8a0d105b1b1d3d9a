// A shop that has connected all payment services, each on this machine. Nothing that they have to
// say comes by itself: the test tells it.
import { afterAll, expect } from "vitest";
import { payAgain } from "#modules/orders/payments/pay-again.ts";
import { placedOrderSchema } from "#modules/orders/processing/contract.ts";
import { paymentMessagePath } from "#modules/payments/message-path.ts";
import type { ServiceCode } from "#shared/payment-services.ts";
import { details, orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import {
  connectTills,
  getUnitCharge,
  startTills,
  type Tills,
} from "../../support/tills/start-tills.ts";
import type { Till, TillMessage } from "../../support/tills/till.ts";
import { startMoneyShop, type MoneyShop } from "../orders/money-shop.ts";
import { startSalesShop } from "../orders/sales-shop.ts";

const patience = { timeout: 20_000 };

/** An order with the page that its customer was sent to. */
export type PlacedBy = {
  readonly id: string;
  readonly accessKey: string;
  readonly till: Till;
  readonly page: string;
  /** In minor units of the currency that the service charges. */
  readonly charge: number;
};

export type ServicesShop = MoneyShop & {
  readonly tills: Tills;
  readonly paypal: Awaited<ReturnType<typeof startTills>>["paypal"];
  /** The body of an order of a customer of its own, to be paid so. */
  readonly createBody: (payBy: ServiceCode) => ReturnType<typeof orderBody>;
  readonly placeBy: (payBy: ServiceCode) => Promise<PlacedBy>;
  /** Opens the page for an order at a service; undefined where there is nothing to pay. */
  readonly openAgain: (order: PlacedBy, payBy: ServiceCode) => Promise<string | undefined>;
  /** Tells the shop what a service has to say, once, and returns the status of the answer. */
  readonly tell: (message: TillMessage) => Promise<number>;
  readonly untilPaid: (order: PlacedBy, minor?: number) => Promise<void>;
  /** Places an order, and waits until it is paid. */
  readonly placePaid: (payBy: ServiceCode) => Promise<PlacedBy>;
  /** The notes in the timeline that customers do not see. */
  readonly notes: (orderId: string) => Promise<string[]>;
};

/** To be called at the top of a test file. After each of its tests the books must agree. */
export async function startServicesShop(): Promise<ServicesShop> {
  const late: { now?: () => Date } = {};
  const clock = () => late.now?.() ?? new Date();
  const { tills, paypal, serviceUrls, stop } = await startTills({ clock });
  afterAll(stop);
  const sales = await startSalesShop({ payments: "manual", serviceUrls, doesJobs: true });
  late.now = sales.now;
  const { database, shop, send, newEmail, newAddress } = sales;
  await connectTills(database, tills, shop.services.payments.box);
  const money = await startMoneyShop(sales);
  await money.receive("olive", 96);

  const createBody = (payBy: ServiceCode) => ({
    ...orderBody(),
    payBy,
    details: { ...details, email: newEmail() },
  });
  async function placeBy(payBy: ServiceCode): Promise<PlacedBy> {
    const { status, text } = await send("/api/orders", createBody(payBy));
    if (status !== 200) throw new Error(text);
    const { id, accessKey, payAt } = placedOrderSchema.parse(JSON.parse(text));
    const till = tills[payBy];
    return {
      id,
      accessKey,
      till,
      page: till.getPage(payAt ?? ""),
      charge: getUnitCharge(payBy),
    };
  }
  async function tell({ code, body, headers }: TillMessage): Promise<number> {
    const answer = await fetch(shop.url + paymentMessagePath(code), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": newAddress(),
        ...headers,
      },
      body,
    });
    await answer.text();
    return answer.status;
  }
  const untilPaid = ({ id }: PlacedBy, minor = UNIT_PRICE) =>
    expect.poll(async () => (await money.standing(id)).paid, patience).toBe(minor);

  return {
    ...money,
    tills,
    paypal,
    createBody,
    placeBy,
    tell,
    untilPaid,
    async openAgain({ accessKey }, payBy) {
      const payAt = await payAgain(money.checkoutContext(), accessKey, payBy);
      return payAt === null ? undefined : tills[payBy].getPage(payAt);
    },
    async placePaid(payBy) {
      const order = await placeBy(payBy);
      expect(await tell(order.till.press(order.page))).toBe(200);
      await untilPaid(order);
      return order;
    },
    async notes(orderId) {
      const rows = await database.asOwner(
        "select note from order_events where order_id = $1 and kind = 'note' and not customer_visible",
        [orderId],
      );
      return rows.map(({ note }) => String(note));
    },
  };
}
