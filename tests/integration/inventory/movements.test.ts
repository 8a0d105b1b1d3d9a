import { describe, expect, test } from "vitest";
import { z } from "zod";
import { inventoryEndpoints } from "#modules/inventory/endpoints.ts";
import { isNoFurtherColor } from "../../support/further-colors.ts";
import { orderBody } from "../../support/sample-order.ts";
import { startSalesShop } from "../orders/sales-shop.ts";

const { database, asAdmin, place, passTime, now } = await startSalesShop();

const ids = new Map(
  z
    .array(z.object({ slug: z.string(), id: z.uuid() }))
    .parse(await database.asOwner("select slug, id from product_variants"))
    .map(({ slug, id }) => [slug, id]),
);
const getPath = (slug: string) => `/api/admin/variants/${ids.get(slug)}/movements`;

async function page(slug: string, after?: string) {
  const answer = await asAdmin(
    "GET",
    getPath(slug) + (after === undefined ? "" : `?after=${after}`),
  );
  return inventoryEndpoints.listMovements.response.parse(JSON.parse(answer.text));
}
const listed = async (query = "") =>
  inventoryEndpoints.listStock.response.parse(
    JSON.parse((await asAdmin("GET", `/api/admin/stock${query}`)).text),
  );

describe("the list of movements", () => {
  test("STOCK-10 the list shows kind, reason, order, staff member and the stock afterwards", async () => {
    passTime(60);
    await asAdmin("POST", getPath("olive"), { kind: "receipt", quantity: 10, note: "Batch 7" });
    passTime(60);
    const orderId = await place(orderBody({ olive: 3 }));
    const orderedAt = now();
    passTime(60);
    await asAdmin("POST", `/api/admin/orders/${orderId}/status`, { status: "shipped" });
    const order = { id: orderId, number: orderId.slice(-8).toUpperCase() };
    const { movements, nextCursor } = await page("olive");
    expect(nextCursor).toBeNull();
    const admin = expect.stringMatching(/\S/) as unknown;
    expect(movements).toMatchObject([
      {
        reason: "shipment",
        quantity: -3,
        reserved: -3,
        order,
        actorName: admin,
        after: { onHand: 11, reserved: 0, available: 11 },
      },
      {
        reason: "reserve",
        quantity: 0,
        reserved: 3,
        order,
        actorName: null,
        createdAt: orderedAt.toISOString(),
        after: { onHand: 14, reserved: 3, available: 11 },
      },
      {
        reason: "receipt",
        quantity: 10,
        reserved: 0,
        note: "Batch 7",
        order: null,
        actorName: admin,
        after: { onHand: 14, reserved: 0, available: 14 },
      },
      { reason: "opening", quantity: 4, actorName: null, after: { onHand: 4, available: 4 } },
    ]);
  });

  test("STOCK-11 pages follow each other without gaps or repetitions, even for movements of the same moment", async () => {
    await database.asOwner(
      `insert into stock_movements (variant_id, sku, quantity, reason, created_at)
       select id, sku, n % 3 + 1, 'receipt', timestamptz '2026-03-01T10:00:30Z' + (n / 40) * interval '1 microsecond'
       from product_variants, generate_series(1, 130) n where slug = 'blue'`,
    );
    const first = await page("blue");
    // A new movement meanwhile disturbs no later page.
    await asAdmin("POST", getPath("blue"), { kind: "adjustment", quantity: -2 });
    const second = await page("blue", first.nextCursor ?? "");
    const third = await page("blue", second.nextCursor ?? "");
    expect(third.nextCursor).toBeNull();
    const all = [...first.movements, ...second.movements, ...third.movements];
    expect(all.map((it) => it.id)).toHaveLength(131);
    expect(new Set(all.map((it) => it.id)).size).toBe(131);
    // From the newest to the oldest each one undoes itself, down to the empty shelf.
    let { onHand } = all[0]?.after ?? { onHand: -1 };
    expect(onHand).toBe(2 + 130 * 2);
    for (const movement of all) {
      expect(movement.after.onHand).toBe(onHand);
      onHand -= movement.quantity;
    }
    expect(onHand).toBe(0);
  });

  test("STOCK-12 a foreign cursor is refused, and a variant without movements has an empty list", async () => {
    for (const cursor of ["x", "%00", "MTIz", "a".repeat(300)])
      expect(await asAdmin("GET", `${getPath("olive")}?after=${cursor}`)).toMatchObject({
        status: 422,
        code: "invalid_fields",
      });
    expect(await asAdmin("GET", "/api/admin/stock?after=%00")).toMatchObject({ status: 422 });
    const [row] = await database.asOwner(
      `insert into product_variants (product_id, variant_name, price_minor, sku)
       select id, 'Grey', 7499, 'WANDERPAW_BACKPACK_GREY' from products where sku = 'WANDERPAW_BACKPACK' returning id`,
    );
    ids.set("grey", String(row?.["id"]));
    expect(await page("grey")).toEqual({ movements: [], nextCursor: null });
  });

  test("STOCK-13 the list does not name staff members whose account was deleted", async () => {
    const { movements } = await page("caramel");
    expect(movements).toHaveLength(1);
    await database.asOwner(
      `insert into stock_movements (variant_id, sku, quantity, reason, actor_id, created_at)
       select id, sku, 1, 'receipt', gen_random_uuid(), '2026-03-03' from product_variants where slug = 'caramel'`,
    );
    expect((await page("caramel")).movements[0]).toMatchObject({ quantity: 1, actorName: null });
  });
});

describe("the stock of all variants", () => {
  test("STOCK-14 each variant shows its stock on hand, reserved and available, with its level, ordered by SKU", async () => {
    await database.asOwner(
      "update system_settings set setting_value = '12' where setting_key = 'low_stock_threshold'",
    );
    await place(orderBody({ caramel: 2 }));
    const { variants, nextCursor } = await listed();
    expect(nextCursor).toBeNull();
    const rows = variants
      .map((variant) => ({ ...variant, unit: variant.sku.replace("WANDERPAW_BACKPACK_", "") }))
      .filter(({ unit }) => isNoFurtherColor(unit));
    expect(
      rows.map(({ unit, onHand, reserved, available, level }) => [
        unit,
        onHand,
        reserved,
        available,
        level,
      ]),
    ).toEqual([
      ["BLUE", 260, 0, 260, "enough"],
      ["CARAMEL", 6, 2, 4, "critical"],
      ["GREY", 0, 0, 0, "out"],
      ["OLIVE", 11, 0, 11, "low"],
    ]);
  });

  test("STOCK-15 the stock list has pages of a hundred", async () => {
    const before = (await listed()).variants.length;
    await database.asOwner(
      `insert into product_variants (product_id, variant_name, price_minor, sku, is_active)
       select p.id, 'Old ' || n, 1, 'A' || to_char(n, 'FM000'), false from products p, generate_series(1, 150) n where p.sku = 'WANDERPAW_BACKPACK'`,
    );
    const first = await listed();
    expect(first.variants).toHaveLength(100);
    const second = await listed(`?after=${first.nextCursor}`);
    expect(second.variants).toHaveLength(before + 50);
    expect(second.nextCursor).toBeNull();
    expect(new Set([...first.variants, ...second.variants].map((it) => it.sku)).size).toBe(
      before + 150,
    );
    expect(first.variants[0]).toMatchObject({ sku: "A001", isActive: false, level: "out" });
  });
});
