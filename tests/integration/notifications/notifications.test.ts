import { beforeAll, expect, test } from "vitest";
import { notificationEndpoints } from "#modules/notifications/endpoints.ts";
import { startBackOffice } from "../orders/back-office.ts";

const { database, place, enter, act, receive, send, asAdmin, variantId, passTime } =
  await startBackOffice();
beforeAll(() => receive("olive", 200));

async function notifications() {
  const { text } = await asAdmin("GET", "/api/admin/notifications");
  return notificationEndpoints.listNotifications.response.parse(JSON.parse(text)).notifications;
}

test("LIVE-03 ADMIN-94 WORDS-93 the bell lists orders of customers, falling stock, failed refunds, and payments without items", async () => {
  const placed = await place();
  await database.asOwner(
    "insert into exchange_rates (base_currency, target_currency, rate, source) values ('USD', 'ILS', 3.33333, 'bank')",
  );
  passTime(60);
  await enter({ caramel: 5 });
  passTime(60);
  const refunded = await enter({ olive: 1 });
  await act(refunded, "/payments", { notifyCustomer: false });
  await database.asOwner(
    `insert into refunds (order_id, method, amount_minor, state, settled_at, idempotency_key)
     values ($1, 'stripe', 500, 'failed', '2026-03-01T10:03:00Z', 'failed one')`,
    [refunded],
  );
  const late = await place();
  await database.asOwner(
    `insert into order_events (order_id, kind, note, customer_visible, created_at)
     values ($1, 'note', 'Paid, but there are no bags set aside for this order. Send some later, or give the money back.', false, '2026-03-01T10:04:00Z')`,
    [late],
  );
  const found = await notifications();
  expect(found.map(({ kind, at }) => [kind, at])).toEqual([
    ["paid-without-stock", "2026-03-01T10:04:00.000Z"],
    ["refund-failed", "2026-03-01T10:03:00.000Z"],
    ["order", "2026-03-01T10:02:00.000Z"],
    ["stock", "2026-03-01T10:01:00.000Z"],
    ["order", "2026-03-01T10:00:00.000Z"],
  ]);
  expect(found[1]).toMatchObject({
    orderId: refunded,
    number: refunded.slice(-8).toUpperCase(),
    amount: { amountMinor: 500, currency: "USD" },
    // 1,666.665
    amountIls: { amountMinor: 1_667, currency: "ILS" },
  });
  expect(found[3]).toMatchObject({
    variantId: variantId("caramel"),
    sku: "WANDERPAW_BACKPACK_CARAMEL",
    level: "out",
    available: 0,
  });
  expect(found[3]).toHaveProperty("name", expect.stringMatching(/^Caramel/));
  // 24,996.64
  expect(found[2]).toMatchObject({
    orderId: late,
    totalIls: { amountMinor: 24_997, currency: "ILS" },
  });
  // Without a rate there are no shekels.
  expect(found[4]).toMatchObject({
    orderId: placed,
    customerName: "Maya Brenner",
    totalIls: null,
  });
});

test("LIVE-03 it lists at most thirty, and no deleted orders", async () => {
  const deleted = await place();
  await act(deleted, "", undefined, "DELETE");
  expect(JSON.stringify(await notifications())).not.toContain(deleted);
  await database.asOwner(
    `insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor, billing_address)
     select 'Many ' || n, 'many@mail.example', 'checkout', 0, 0, '{"line1": "1", "city": "Haifa", "country": "IL"}'
     from generate_series(1, 31) n`,
  );
  expect(await notifications()).toHaveLength(30);
});

test("LIVE-04 only staff with the right can read it", async () => {
  expect((await send("/api/admin/notifications", undefined, "GET")).status).toBe(401);
});
