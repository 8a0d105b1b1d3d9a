// A shop in which the steps of a made-up history happen.
import type { KeyedContext, OrderKeys } from "#modules/orders/order-keys.ts";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { seededColors } from "#content/backpack-colors.ts";
import { moveStock, setStock } from "#modules/inventory/change-stock.ts";
import type { Payments } from "#modules/payments/ways/ways.ts";
import { cancelOwnOrder } from "#modules/orders/order-page/cancel-own-order.ts";
import { changeOrderStatus } from "#modules/orders/editing/change-status.ts";
import type { CheckoutContext } from "#modules/orders/processing/context.ts";
import { createOrder } from "#modules/orders/placing/create-order.ts";
import { changeOrder } from "#modules/orders/editing/change-order.ts";
import { orderProcessingEndpoints } from "#modules/orders/processing/endpoints.ts";
import { checkoutEndpoints } from "#modules/orders/placing/checkout-endpoints.ts";
import { endOverdueHolds } from "#modules/orders/holds/end-overdue-holds.ts";
import { deleteOrder, restoreOrder } from "#modules/orders/editing/delete-order.ts";
import { placeOrder } from "#modules/orders/placing/place-order.ts";
import { receivePaymentEvent } from "#modules/orders/payments/receive-payment-event.ts";
import { cancelPayment } from "#modules/orders/payments/correct-payment.ts";
import { recordPayment } from "#modules/orders/payments/record-payment.ts";
import { refundOrder } from "#modules/orders/payments/refund-order.ts";
import { recordRefundOutcome } from "#modules/orders/payments/record-refund-outcome.ts";
import { shipOrder } from "#modules/orders/shipping/ship-order.ts";
import { silentLog } from "#platform/log.ts";
import { anonymous, system, checkout, type Actor } from "#shared/actor.ts";
import { toVersion } from "#platform/to-version.ts";
import { member } from "../../support/actors.ts";
import type { About, Step } from "./history-steps.ts";
import { orderBody } from "../../support/sample-order.ts";
import { orderRow, type KnownOrder } from "./known-order.ts";
import { returningHistory } from "./returning-history.ts";
import { type SalesShop } from "./sales-shop.ts";
import { changeService, createTestPayments } from "../../support/payments.ts";

/**
 * A payment service that opens its page to everybody; that somebody paid there is a step of its
 * own.
 */
const online: Payments = changeService(createTestPayments("stripe"), () => ({
  openPage: async ({ orderId }) => ({ sessionId: orderId, url: "https://pay.example/page" }),
  closePage: async () => undefined,
  readPage: async () => ({ kind: "open" }),
  listMoney: async () => [],
  refund: async ({ refundId }) => ({ reference: refundId }),
}));

const manual = createTestPayments("manual");

export type History = {
  /** Does a step, in transactions of its own as in reality. Throws AppError for what is refused. */
  readonly happen: (it: Step) => Promise<void>;
  /**
   * Another history begins: what orders of the last one held for a while is free, and this many
   * units are for sale.
   */
  readonly begin: (unitsOfEach: number) => Promise<void>;
};

export function createHistory(
  { database, shop, newAddress, newEmail }: SalesShop,
  known: {
    readonly adminId: string;
    readonly variants: ReadonlyMap<string, string>;
    readonly orderKeys: OrderKeys;
  },
): History {
  const staff = member("admin", { id: known.adminId });
  let now = new Date("2026-03-02T08:00:00Z");
  let beganAt = now;
  const clock = () => now;
  const log = silentLog;
  const { orderKeys } = known;
  const as = <T>(actor: Actor, work: (ctx: KeyedContext) => Promise<T>) =>
    database.runInTransaction(actor, (db) => work({ db, actor, clock, log, orderKeys }));
  const byStaff = async (work: (ctx: KeyedContext) => Promise<unknown>) =>
    void (await as(staff, work));
  const asCheckout = (payments: Payments): CheckoutContext => ({
    actor: anonymous,
    visitor: { address: newAddress() },
    clock,
    log,
    asCheckout: (work) => as(checkout, work),
    orderKeys,
    setOff: (work) => as(checkout, work),
    limits: shop.services.limits,
    security: shop.services.security,
    payments,
    publicUrl: "http://shop.example",
  });
  const getVariant = (slug: string) => known.variants.get(slug) ?? "";

  async function pass(hours: number) {
    now = new Date(now.getTime() + hours * 3_600_000);
    await endOverdueHolds({ database, clock, log, payments: online });
  }

  /** One of the newest orders of this history; undefined while there are none. */
  async function pick(which: number): Promise<KnownOrder | undefined> {
    const rows = await database.asOwner(
      `select id, total_minor as "totalMinor", paid_minor as "paidMinor",
         updated_at as "updatedAt", deleted_at is not null as "isHidden",
         array(select json_build_object('lineId', i.id, 'quantity', i.quantity) from order_items i
           where i.order_id = o.id order by i.position) as lines,
         (select r.id from returns r where r.order_id = o.id order by r.created_at desc, r.id limit 1) as "returnId",
         array(select json_build_object('id', l.order_item_id, 'quantity', l.quantity) from return_lines l
           where l.return_id = (select r.id from returns r where r.order_id = o.id order by r.created_at desc, r.id limit 1)
         ) as "returnLines",
         array(select p.id from payments p where p.order_id = o.id and p.cancelled_at is null
           order by p.created_at) as "paymentIds",
         array(select r.id from refunds r where r.order_id = o.id order by r.created_at) as "refundIds"
       from orders o where created_at >= $1 order by created_at desc, id limit 6`,
      [beganAt],
    );
    const orders = z.array(orderRow).parse(rows);
    const picked = orders[which % Math.max(orders.length, 1)];
    return picked && { ...picked, accessKey: orderKeys.create(picked.id, { for: "page" }) };
  }

  const returning = returningHistory({
    byStaff,
    asCustomer: () => ({
      ...asCheckout(manual),
      uploads: shop.services.uploads,
      makePhoto: shop.services.ofVisitors.makePhoto,
    }),
  });

  async function happenTo(order: KnownOrder, it: About): Promise<void> {
    const { id, totalMinor } = order;
    switch (it.does) {
      case "status":
        return byStaff((ctx) =>
          changeOrderStatus(ctx, id, { status: it.status, notifyCustomer: true }),
        );
      case "pay":
        return byStaff((ctx) =>
          recordPayment(ctx, id, { reference: null, paidOn: null, notifyCustomer: true }),
        );
      case "pay a part": {
        const part = orderProcessingEndpoints.recordPayment.body.parse({
          idempotencyKey: randomUUID(),
          amountMinor: Math.max(1, Math.ceil(totalMinor * it.share)),
          currency: it.currency,
          kind: "cash",
        });
        await byStaff((ctx) => recordPayment(ctx, id, part));
        if (it.twice) await byStaff((ctx) => recordPayment(ctx, id, part));
        return;
      }
      case "pay online": {
        const news = {
          kind: "paid",
          eventId: randomUUID(),
          type: "paid",
          orderId: id,
          reference: randomUUID(),
          amountMinor: Math.max(1, Math.ceil(totalMinor * it.share)),
          currency: "USD",
        } as const;
        await as(system, (ctx) => receivePaymentEvent(ctx, "stripe", news));
        if (it.twice) await as(system, (ctx) => receivePaymentEvent(ctx, "stripe", news));
        return;
      }
      case "refund": {
        const refundRequest = orderProcessingEndpoints.refundOrder.body.parse({
          idempotencyKey: randomUUID(),
          amountMinor: Math.max(1, Math.ceil(totalMinor * it.share)),
          restock: order.lines
            .slice(0, 1)
            .flatMap(({ lineId }) => (it.restock > 0 ? [{ lineId, quantity: it.restock }] : [])),
        });
        await byStaff((ctx) => refundOrder(ctx, id, refundRequest));
        if (it.twice) await byStaff((ctx) => refundOrder(ctx, id, refundRequest));
        return;
      }
      case "settle":
        return byStaff(async (ctx) => {
          for (const refundId of order.refundIds) await recordRefundOutcome(ctx, id, refundId);
        });
      case "cancel":
        return cancelOwnOrder(asCheckout(manual), order.accessKey);
      case "edit": {
        const lines = order.lines.map(({ lineId }) => ({ lineId, quantity: it.quantity }));
        const version = toVersion(order.updatedAt);
        return byStaff((ctx) => changeOrder(ctx, id, { version, lines }));
      }
      case "rewrite": {
        const { slug, quantity, removesFirst, removesCoupon, agreedTotalMinor: minor } = it;
        const lines = order.lines
          .slice(0, removesFirst ? 1 : 0)
          .map(({ lineId }) => ({ lineId, quantity: 0 }));
        return byStaff((ctx) =>
          changeOrder(ctx, id, {
            version: toVersion(order.updatedAt),
            lines,
            added: [{ variantId: getVariant(slug), quantity }],
            removesCoupon,
            ...(minor !== null && { agreedTotal: { amountMinor: minor, reason: "A regular" } }),
          }),
        );
      }
      case "cancel a payment": {
        const [paymentId] = order.paymentIds;
        const version = toVersion(order.updatedAt);
        if (paymentId !== undefined)
          await byStaff((ctx) =>
            cancelPayment(ctx, { id, paymentId }, { version, note: "A mistake" }),
          );
        return;
      }
      case "ship":
        return byStaff((ctx) =>
          shipOrder(ctx, id, {
            carrier: "dhl",
            trackingNumber: randomUUID(),
            trackingUrl: null,
            withoutAddress: true,
            notifyCustomer: true,
          }),
        );
      case "ask for a return":
      case "move a return":
        return returning.happen(order, it);
      case "hide":
        return byStaff((ctx) => deleteOrder(ctx, id));
      case "restore":
        return byStaff((ctx) => restoreOrder(ctx, id));
    }
  }

  async function happen(it: Step): Promise<void> {
    now = new Date(now.getTime() + 60_000);
    if ("which" in it) {
      const order = await pick(it.which);
      return order && happenTo(order, it);
    }
    switch (it.does) {
      case "place": {
        const order = orderBody(it.units);
        const request = checkoutEndpoints.placeOrder.body.parse({
          ...order,
          details: { ...order.details, email: newEmail() },
          ...(it.coupon && { couponCode: "WELCOME20" }),
        });
        await placeOrder(asCheckout(it.online ? online : manual), request);
        return;
      }
      case "enter": {
        const { units: requested, does, agreedMinor, agreedTotalMinor, parts, ...more } = it;
        const reason = "A regular";
        const order = orderProcessingEndpoints.createOrder.body.parse({
          ...more,
          idempotencyKey: randomUUID(),
          customer: { name: does, email: newEmail() },
          payments: parts.map((amountMinor) => ({ amountMinor, kind: "bit" })),
          ...(agreedTotalMinor !== null && {
            agreedTotal: { amountMinor: agreedTotalMinor, reason },
          }),
          lines: Object.entries(requested).map(([slug, quantity]) => ({
            variantId: getVariant(slug),
            quantity,
            ...(agreedMinor !== null && { agreed: { unitPriceMinor: agreedMinor, reason } }),
          })),
        });
        return byStaff((ctx) => createOrder(ctx, order));
      }
      case "receive":
        return byStaff((ctx) => moveStock(ctx, getVariant(it.slug), { ...it, kind: "receipt" }));
      case "adjust":
        return byStaff((ctx) => moveStock(ctx, getVariant(it.slug), { ...it, kind: "adjustment" }));
      case "count":
        return byStaff((ctx) =>
          setStock(ctx, getVariant(it.slug), { ...it, version: toVersion(it.seen) }),
        );
      case "wait":
        return pass(it.hours);
    }
  }

  return {
    happen,
    async begin(unitsOfEach) {
      await pass(200);
      now = new Date(now.getTime() + 60_000);
      beganAt = now;
      for (const slug of seededColors) {
        const [row] = await database.asOwner(
          "select stock_quantity as seen from product_variants where slug = $1",
          [slug],
        );
        const { seen } = z.object({ seen: z.int() }).parse(row);
        const count = { available: unitsOfEach, version: toVersion(seen) };
        await byStaff((ctx) => setStock(ctx, getVariant(slug), count));
      }
    },
  };
}
