// Rows that the role behind the checkout can insert; the matrix has the rest.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { getSqlState } from "#platform/db/sql-error.ts";
import { checkout } from "#shared/actor.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase({ seeded: true });
const anOrder = "(select id from orders where status = 'completed' limit 1)";
const variant = "(select id from product_variants where slug = 'olive')";

const attempt = (statement: string) =>
  database
    .runInTransaction(checkout, (db) => db.execute(sql.raw(statement)))
    .then(({ rowCount }) => rowCount, getSqlState);

const anEvent = (kind: string, more = "null") =>
  `insert into order_events (order_id, kind, note, actor_name) values (${anOrder}, '${kind}', 'x', ${more})`;
const aMovement = (reason: string, quantity: number, reserved: number, order: string) =>
  `insert into stock_movements (variant_id, sku, quantity, reserved, reason, order_id)
   values (${variant}, 'X', ${quantity}, ${reserved}, '${reason}', ${order})`;
const aRefund = (state: string, settledAt: string) =>
  `insert into refunds (order_id, method, amount_minor, state, settled_at, idempotency_key)
   values (${anOrder}, 'manual', 1, '${state}', ${settledAt}, '${state}')`;
const anOrderFrom = (source: string) =>
  `insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor, billing_address)
   values ('A', 'a@mail.example', '${source}', 0, 0, '{"line1": "1", "city": "C", "country": "US"}')`;

test.each([
  ["orders of the checkout, none by hand", anOrderFrom("checkout"), anOrderFrom("admin")],
  [
    "movements of an order, no deliveries",
    aMovement("reserve", 0, 1, anOrder),
    aMovement("receipt", 5, 0, "null"),
  ],
  ["refunds that wait, none that is done", aRefund("pending", "null"), aRefund("done", "now()")],
  ["its own events, none of a staff member", anEvent("note"), anEvent("note", "'Dana'")],
])("DATA-54 the checkout writes %s", async (_what, own, foreign) => {
  expect(await attempt(own)).toBe(1);
  expect(await attempt(foreign)).toBe("42501");
});
