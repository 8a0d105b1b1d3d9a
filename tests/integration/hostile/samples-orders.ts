// Requests that the endpoints of orders and figures accept.
import { z } from "zod";
import { market } from "#modules/markets/market.ts";
import {
  cancelledPayment,
  correctedPayment,
  correctedShipment,
  shipment,
} from "#modules/orders/order-records.ts";
import { createSample } from "#shared/records/record.ts";
import { toVersion } from "#platform/to-version.ts";
import { orderBody } from "../../support/sample-order.ts";
import type { Samples, World } from "./endpoint-samples.ts";

const address = { line1: "14 Alder Lane", city: "Portland", state: "OR", country: "US" };
const createWayToOrder = async ({ order }: World) => ({ id: await order() });
const toShip = async ({ order }: World) => ({
  orderId: await order(),
  carrier: "dhl",
  trackingNumber: crypto.randomUUID(),
});

/** A paid order whose money is on its way back by hand. */
async function refunded({ order, make, one }: World) {
  const id = await order(true);
  await make(z.unknown(), "POST", `/api/admin/orders/${id}/refunds`, {
    idempotencyKey: crypto.randomUUID(),
    amountMinor: 100,
    byHand: true,
  });
  return { id, refundId: await one("select id from refunds where order_id = $1", [id]) };
}

const readVersion = async ({ one }: World, { id }: { readonly id: string }) =>
  toVersion(new Date(await one("select updated_at from orders where id = $1", [id])));

/** An order with a shipment. */
async function shipped(world: World) {
  const { id } = await createWayToOrder(world);
  await world.make(z.unknown(), "POST", `/api/admin/orders/${id}/shipments`, {
    carrier: "dhl",
    trackingNumber: "T3",
  });
  const shipmentId = await world.one("select id from shipments where order_id = $1 limit 1", [id]);
  return { id, shipmentId };
}

/** An order with a payment by hand. */
async function paid({ order, one }: World) {
  const id = await order(true);
  return { id, paymentId: await one("select id from payments where order_id = $1", [id]) };
}

export const orderSamples = {
  "orders.listMyOrders": () => ({}),
  "orders.readLastContact": () => ({}),
  "orderAdmin.listOrders": () => ({
    query: { q: "a", status: "completed", period: "month", sort: "total", direction: "asc" },
  }),
  "orderAdmin.countOrders": () => ({ query: { q: "a", period: "week" } }),
  "orderAdmin.readOrderTotals": () => ({ query: { q: "a", status: "completed", period: "month" } }),
  "orderAdmin.selectOrders": () => ({ query: { q: "a", status: "completed", sort: "total" } }),
  "orderAdmin.listOrderTags": () => ({}),
  "bulkOrders.readShipmentSheet": async (world) => ({
    body: { csv: `order,tracking number,carrier\n${(await createWayToOrder(world)).id},T1,DHL` },
  }),
  "bulkOrders.previewShipments": async (world) => ({ body: { rows: [await toShip(world)] } }),
  "bulkOrders.shipOrders": async (world) => ({
    body: { rows: [await toShip(world)], notifyCustomer: false },
  }),
  "bulkOrders.tagOrders": async (world) => ({
    body: { tag: "Gift", orderIds: [(await createWayToOrder(world)).id] },
  }),
  "bulkOrders.untagOrders": async (world) => ({
    body: { tag: "Gift", orderIds: [(await createWayToOrder(world)).id] },
  }),
  "checkout.readQuote": () => ({
    body: { lines: [{ slug: "blue", quantity: 1 }], country: "DE" },
  }),
  "checkout.placeOrder": () => ({ body: orderBody({ blue: 1 }) }),
  "checkout.cancelOwnOrder": async ({ placed }) => ({ body: { accessKey: await placed() } }),
  "holds.readUnpaidHolds": async ({ placed }) => {
    await placed();
    return {};
  },
  "holds.releaseUnpaidHolds": async ({ placed }) => {
    await placed();
    return {};
  },
  "holds.releaseOrderHold": async ({ placed, one }) => ({
    params: {
      id: await one("select id from orders where key_hash = sha256($1::text::bytea)", [
        await placed(),
      ]),
    },
  }),
  "holds.sendOrderLink": async (world) => ({ params: await createWayToOrder(world) }),
  "downloads.prepareOrderPage": async (world) => ({ params: await createWayToOrder(world) }),
  "orderProcessing.createOrder": async ({ variant, newEmail }) => ({
    body: {
      idempotencyKey: crypto.randomUUID(),
      customer: { name: "Maya Brenner", email: newEmail(), phone: "+1 503 555 0100" },
      lines: [{ variantId: await variant(), quantity: 1 }],
      billingAddress: address,
      shippingAddress: address,
      status: "processing",
      note: "By phone",
    },
  }),
  "orderProcessing.rehearseMarket": () => ({ body: { ...createSample(market), id: null } }),
  "orderProcessing.quoteOrder": async ({ variant }) => ({
    body: {
      lines: [{ variantId: await variant(), quantity: 1 }],
      couponCode: "WELCOME10",
      vatNumber: "DE136695976",
      destination: { country: "DE", state: "Berlin", postalCode: "10115" },
    },
  }),
  "paymentLinks.requestPayment": async (world) => ({
    params: await createWayToOrder(world),
    body: { days: 3, by: "message" },
  }),
  "paymentLinks.endPaymentLink": async (world) => ({ params: await createWayToOrder(world) }),
  "chats.readOrderChat": () => ({ body: { text: "2 olive please\nDana Levi\n054-5550112" } }),
  "documents.declareCustoms": async (world) => ({ params: { id: (await refunded(world)).id } }),
  "orderProcessing.readOrder": async (world) => {
    const { id } = await refunded(world);
    await world.make(z.unknown(), "POST", `/api/admin/orders/${id}/shipments`, {
      carrier: "dhl",
      trackingNumber: "T1",
    });
    return { params: { id } };
  },
  "orderProcessing.changeOrderStatus": async (world) => ({
    params: await createWayToOrder(world),
    body: { status: "processing", note: "Packed", notifyCustomer: false },
  }),
  "orderProcessing.shipOrder": async (world) => ({
    params: await createWayToOrder(world),
    body: { ...createSample(shipment), withoutAddress: true },
  }),
  "orderProcessing.setArrival": async (world) => {
    const { id } = await refunded(world);
    await world.make(z.unknown(), "POST", `/api/admin/orders/${id}/shipments`, {
      carrier: "dhl",
      trackingNumber: "T2",
    });
    const shipmentId = await world.one("select id from shipments where order_id = $1 limit 1", [
      id,
    ]);
    return { params: { id, shipmentId }, body: { arrivedOn: null } };
  },
  "orderProcessing.recordPayment": async (world) => ({
    params: await createWayToOrder(world),
    body: { reference: "Bank" },
  }),
  "orderProcessing.matchPayment": async (world) => ({
    params: await createWayToOrder(world),
    body: { service: "stripe", reference: world.payElsewhere(100), notifyCustomer: false },
  }),
  "orderProcessing.readEvidence": async (world) => ({ params: await createWayToOrder(world) }),
  "orderProcessing.refundOrder": async ({ order, one }) => {
    const id = await order(true);
    const lineId = await one("select id from order_items where order_id = $1", [id]);
    return {
      params: { id },
      body: {
        idempotencyKey: crypto.randomUUID(),
        amountMinor: 100,
        reason: "Scratched",
        byHand: true,
        restock: [{ lineId, quantity: 1 }],
      },
    };
  },
  "orderProcessing.settleRefund": async (world) => ({ params: await refunded(world) }),
  "orderProcessing.editOrder": async ({ order, one }) => {
    const id = await order();
    return {
      params: { id },
      body: {
        version: toVersion(
          new Date(await one("select updated_at from orders where id = $1", [id])),
        ),
        contact: { name: "Maya B.", email: "maya@mail.example", phone: "1" },
        billingAddress: address,
        shippingAddress: null,
        lines: [
          {
            lineId: await one("select id from order_items where order_id = $1", [id]),
            quantity: 2,
          },
        ],
        note: "As agreed",
      },
    };
  },
  "orderProcessing.previewEdit": async ({ order, one, variant }) => {
    const id = await order();
    const lineId = await one("select id from order_items where order_id = $1", [id]);
    return {
      params: { id },
      body: {
        lines: [{ lineId, quantity: 2, agreed: { unitPriceMinor: 100, reason: "As agreed" } }],
        added: [{ variantId: await variant(), quantity: 1 }],
        agreedTotal: { amountMinor: 100, reason: "As agreed" },
        removesCoupon: false,
      },
    };
  },
  "orderProcessing.changeShipment": async (world) => {
    const params = await shipped(world);
    const version = await readVersion(world, params);
    const sentOn = await world.one(
      "select (created_at at time zone 'Asia/Jerusalem')::date::text from shipments where id = $1",
      [params.shipmentId],
    );
    return { params, body: { ...createSample(correctedShipment), version, sentOn } };
  },
  "orderProcessing.removeShipment": async (world) => ({ params: await shipped(world) }),
  "orderProcessing.changePayment": async (world) => {
    const params = await paid(world);
    const version = await readVersion(world, params);
    return {
      params,
      body: { ...createSample(correctedPayment), version, paidOn: "2026-01-31" },
    };
  },
  "orderProcessing.cancelPayment": async (world) => {
    const params = await paid(world);
    const version = await readVersion(world, params);
    return { params, body: { ...createSample(cancelledPayment), version } };
  },
  "orderProcessing.addOrderNote": async (world) => ({
    params: await createWayToOrder(world),
    body: { note: "Rings twice", customerVisible: true },
  }),
  "orderProcessing.deleteOrder": async (world) => ({ params: await createWayToOrder(world) }),
  "orderProcessing.restoreOrder": async (world) => ({ params: await createWayToOrder(world) }),

  "analytics.readDashboard": () => ({}),
  "analytics.readFigures": () => ({ query: { from: "2026-05-01", to: "2026-06-15" } }),
  "analytics.readReport": () => ({ query: { period: "90" } }),
  "analytics.readFigureRows": () => ({
    query: { figure: "revenue", period: "90", month: "2026-05" },
  }),
  "downloads.prepareDownload": () => ({
    body: { kind: "orders", filter: { q: "a", status: "completed", sort: "created" } },
  }),
  "downloads.readOrdersFile": async (world) => ({
    body: { ids: [(await createWayToOrder(world)).id] },
  }),
  "downloads.prepareReportDownload": () => ({
    body: { kind: "report", report: "days", period: "30" },
  }),
  "downloads.prepareMailPreview": async ({ mail }) => ({ params: { id: await mail("sent") } }),
} satisfies Samples;
