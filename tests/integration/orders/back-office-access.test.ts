import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { holdEndpoints } from "#modules/orders/holds/hold-endpoints.ts";
import { orderProcessingEndpoints } from "#modules/orders/processing/endpoints.ts";
import { startBackOffice } from "./back-office.ts";

const { enter, asAdmin, read, traces, send, shop, newAddress, database } = await startBackOffice();

/** Bodies of requests that would be carried out if they were allowed. */
const bodies: Readonly<Record<string, unknown>> = {
  changeOrderStatus: { status: "cancelled" },
  shipOrder: { carrier: "dhl" },
  recordPayment: {},
  refundOrder: { idempotencyKey: randomUUID(), amountMinor: 1 },
  editOrder: { version: "1" },
  addOrderNote: { note: "x" },
  previewEdit: {},
  changeShipment: { version: "1", carrier: "dhl", sentOn: "2026-03-01" },
  changePayment: { version: "1", kind: "cash" },
  cancelPayment: { version: "1", note: "x" },
  setArrival: { arrivedOn: "2026-03-01" },
  matchPayment: { service: "stripe", reference: "pi_1", notifyCustomer: false },
};
const { sendOrderLink, releaseOrderHold } = holdEndpoints;
const endpoints = Object.entries({
  ...orderProcessingEndpoints,
  sendOrderLink,
  releaseOrderHold,
}).map(([name, { method, path }]) => ({
  name,
  method,
  path,
  body: bodies[name],
}));

let moderator: string;
beforeAll(async () => {
  const { text } = await send("/api/auth/sign-in", {
    email: "moderator@wanderpaw.example",
    password: "Wanderpaw!2026",
  });
  moderator = z.object({ access_token: z.string() }).parse(JSON.parse(text)).access_token;
});

async function getStatus(endpoint: (typeof endpoints)[number], id: string, token?: string) {
  const { method, path, body } = endpoint;
  const answer = await fetch(
    shop.url + path.replace(":id", id).replace(/:(refundId|shipmentId|paymentId)/, randomUUID()),
    {
      method,
      headers: {
        "x-forwarded-for": newAddress(),
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(method === "GET" || method === "DELETE" ? {} : { body: JSON.stringify(body ?? {}) }),
    },
  );
  return answer.status;
}

test("LIFE-38 only administrators read or change the shop's orders", async () => {
  const id = await enter();
  const before = await traces();
  const getStatuses = (token?: string) =>
    Promise.all(endpoints.map((endpoint) => getStatus(endpoint, id, token)));
  expect(await getStatuses()).toEqual(endpoints.map(() => 401));
  expect(await getStatuses(moderator)).toEqual(endpoints.map(() => 403));
  // From the next request on they are an ordinary customer.
  await database.asOwner("delete from user_roles where role = 'moderator'");
  expect(await getStatuses(moderator)).toEqual(endpoints.map(() => 403));
  expect(await traces()).toEqual(before);
});

test("LIFE-39 every request for an order that does not exist answers “not found”", async () => {
  for (const { name, method, path, body } of endpoints) {
    if (["createOrder", "quoteOrder", "rehearseMarket"].includes(name)) continue;
    const of = (id: string) =>
      path.replace(":id", id).replace(/:(refundId|shipmentId|paymentId)/, randomUUID());
    // oxlint-disable-next-line no-await-in-loop -- a few requests
    const unknown = await asAdmin(method, of(randomUUID()), body);
    expect([name, unknown.status, unknown.code]).toEqual([name, 404, "not_found"]);
    // oxlint-disable-next-line no-await-in-loop -- a few requests
    const malformed = await asAdmin(method, of("1'--"), body);
    expect([name, malformed.status]).toEqual([name, 422]);
  }
});

test("LIFE-37 the back office gets an order with all its data and the possible actions", async () => {
  await database.asOwner(
    "insert into exchange_rates (base_currency, target_currency, rate, source, updated_at) values ('USD', 'ILS', 3.7125, 'bank', '2026-02-27T12:00:00Z')",
  );
  const id = await enter({ olive: 2 });
  expect(await read(id)).toMatchObject({
    isUnconfirmed: false,
    isDeleted: false,
    ilsRate: { rate: "3.71250000", source: "bank", date: "2026-02-27" },
    shipping: { amountMinor: 0, currency: "USD" },
    refunded: { amountMinor: 0 },
    payments: [],
    refunds: [],
    shipments: [],
    can: {
      pay: { allowed: true, reason: null },
      refund: { allowed: false, reason: "nothing_to_refund" },
      editLines: { allowed: true, reason: null },
      agree: { allowed: true, reason: null },
      editAddresses: { allowed: true, reason: null },
    },
  });
});
