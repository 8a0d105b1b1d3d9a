// A price that is tried on the orders of the last 90 days before it is saved.
import { expect, test } from "vitest";
import { z } from "zod";
import { rehearsalSchema } from "#modules/orders/rehearsal/contract.ts";
import { details, orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import { startSalesShop } from "../orders/sales-shop.ts";

const DAY = 24 * 3_600;
const { database, asAdmin, newEmail, place, passTime } = await startSalesShop();
await database.asOwner(
  "insert into stock_movements (variant_id, sku, quantity, reason) select id, sku, 500, 'receipt' from product_variants",
);
const [row] = await database.asOwner("select id from product_variants where slug = 'olive'");
const { id } = z.object({ id: z.uuid() }).parse(row);
const DEARER = UNIT_PRICE + 500;

async function rehearse(query: string) {
  const path = `/api/admin/variants/${id}/price-rehearsal?priceMinor=${DEARER}${query}`;
  const { status, text } = await asAdmin("GET", path);
  expect(status).toBe(200);
  return rehearsalSchema.parse(JSON.parse(text));
}

test("STOCK-81 a price is rehearsed on the orders of 90 days, for a variant or all of its product, and changes nothing", async () => {
  const old = await place(orderBody({ olive: 1 }));
  passTime(91 * DAY);
  const olive = await place(orderBody({ olive: 2 }));
  passTime(1);
  const blue = await place(orderBody({ blue: 1 }));
  const cancelled = await place(orderBody({ olive: 3 }));
  await asAdmin("POST", `/api/admin/orders/${cancelled}/status`, {
    status: "cancelled",
    notifyCustomer: false,
  });
  const own = await rehearse("");
  expect(own).toMatchObject({ days: 90, orders: 1, of: 2, nextCursor: null });
  expect(own.change.original.amountMinor).toBe(1_000);
  expect(own.rows).toMatchObject([
    {
      orderId: olive,
      before: { original: { amountMinor: 2 * UNIT_PRICE } },
      after: { original: { amountMinor: 2 * DEARER } },
    },
  ]);
  const all = await rehearse("&forAll=yes");
  expect(all.change.original.amountMinor).toBe(1_500);
  expect(all.rows.map(({ orderId }) => orderId)).toEqual([blue, olive]);
  expect(all.rows.map(({ orderId }) => orderId)).not.toContain(old);
  expect(
    await database.asOwner("select price_minor from product_variants where id = $1", [id]),
  ).toEqual([{ price_minor: UNIT_PRICE }]);
});

test("STOCK-81 the orders behind the number come page by page, without gaps or repetitions", async () => {
  for (let count = 0; count < 60; count += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await place({ ...orderBody({ olive: 1 }), details: { ...details, email: newEmail() } });
  const first = await rehearse("");
  const next = await rehearse(`&after=${first.nextCursor ?? ""}`);
  expect(first.rows).toHaveLength(50);
  expect(next).toMatchObject({ orders: first.orders, change: first.change, nextCursor: null });
  const ids = [...first.rows, ...next.rows].map(({ orderId }) => orderId);
  expect(new Set(ids).size).toBe(first.orders);
  const foreign = await asAdmin(
    "GET",
    `/api/admin/variants/${id}/price-rehearsal?priceMinor=1&after=abc`,
  );
  expect(foreign.status).toBe(422);
});
