// What the endpoints of orders and figures accept.
import { z } from "zod";
import { orderBody } from "../../support/sample-order.ts";
import type { Sample, World } from "./world.ts";

type Samples = Readonly<Record<string, (world: World) => Sample | Promise<Sample>>>;

const address = { line1: "14 Alder Lane", city: "Portland", state: "OR", country: "US" };
const ofOrder = async ({ order }: World) => ({ id: await order() });

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

export const orderSamples: Samples = {
  "orders.listMyOrders": () => ({}),
  "orderDesk.listOrders": () => ({
    query: { q: "a", status: "completed", period: "month", sort: "total", direction: "asc" },
  }),
  "orderDesk.countOrders": () => ({ query: { q: "a", period: "week" } }),
  "orderDesk.readOrderTotals": () => ({}),
  "till.placeOrder": () => ({ body: orderBody({ blue: 1 }) }),
  "till.cancelOwnOrder": async ({ placed }) => ({ body: { accessKey: await placed() } }),
  "sales.createOrder": async ({ variant, newEmail }) => ({
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
  "sales.readOrder": async (world) => {
    const { id } = await refunded(world);
    await world.make(z.unknown(), "POST", `/api/admin/orders/${id}/shipments`, {
      carrier: "dhl",
      trackingNumber: "T1",
    });
    return { params: { id } };
  },
  "sales.changeOrderStatus": async (world) => ({
    params: await ofOrder(world),
    body: { status: "processing", seen: "pending", note: "Packed", tellCustomer: false },
  }),
  "sales.shipOrder": async (world) => ({
    params: await ofOrder(world),
    body: { carrier: "other", trackingNumber: "T1", trackingUrl: "https://carrier.example/T1" },
  }),
  "sales.recordPayment": async (world) => ({
    params: await ofOrder(world),
    body: { reference: "Bank" },
  }),
  "sales.refundOrder": async ({ order, one }) => {
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
  "sales.settleRefund": async (world) => ({ params: await refunded(world) }),
  "sales.editOrder": async ({ order, one }) => {
    const id = await order();
    return {
      params: { id },
      body: {
        seen: await one("select updated_at from orders where id = $1", [id]),
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
  "sales.addOrderNote": async (world) => ({
    params: await ofOrder(world),
    body: { note: "Rings twice", customerVisible: true },
  }),
  "sales.hideOrder": async (world) => ({ params: await ofOrder(world) }),
  "sales.restoreOrder": async (world) => ({ params: await ofOrder(world) }),

  "analytics.readDashboard": () => ({}),
  "analytics.readFigures": () => ({ query: { from: "2026-05-01", to: "2026-06-15" } }),
  "analytics.readReport": () => ({ query: { period: "90" } }),
  "analytics.readFigureRows": () => ({
    query: { figure: "revenue", period: "90", month: "2026-05" },
  }),
  "downloads.prepareDownload": () => ({
    body: { kind: "orders", filter: { q: "a", status: "completed", sort: "created" } },
  }),
  "downloads.prepareReportDownload": () => ({
    body: { kind: "report", report: "days", period: "30" },
  }),
  "downloads.prepareMailPreview": async ({ mail }) => ({ params: { id: await mail("sent") } }),
};
