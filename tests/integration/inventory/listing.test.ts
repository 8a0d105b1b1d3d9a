import { beforeAll, describe, expect, test } from "vitest";
import { stockTotalsSchema } from "#modules/inventory/contract.ts";
import { inventoryEndpoints } from "#modules/inventory/endpoints.ts";
import { isNoFurtherColor } from "../../support/further-colors.ts";
import { orderBody } from "../../support/sample-order.ts";
import { startSalesShop } from "../orders/sales-shop.ts";

const { database, asAdmin, place } = await startSalesShop();

const listed = async (query: Record<string, string> = {}) =>
  inventoryEndpoints.listStock.response.parse(
    JSON.parse((await asAdmin("GET", `/api/admin/stock?${new URLSearchParams(query)}`)).text),
  );
const skus = async (query: Record<string, string>) =>
  (await listed(query)).variants
    .map((variant) => variant.sku.replace("WANDERPAW_BACKPACK_", ""))
    .filter(isNoFurtherColor);
const totals = async () =>
  stockTotalsSchema.parse(JSON.parse((await asAdmin("GET", "/api/admin/stock-totals")).text));
const setting = (threshold: number) =>
  database.asOwner(
    "update system_settings set setting_value = $1 where setting_key = 'low_stock_threshold'",
    [String(threshold)],
  );

/**
 * Olive 4, caramel 5, blue 2 of a new shop; besides, some with other stocks, and one product in the
 * bin.
 */
beforeAll(async () => {
  await database.asOwner(
    `with made as (
       insert into product_variants (product_id, variant_name, price_minor, sku, barcode)
       select p.id, v.name, 1000, v.sku, v.barcode from products p, (values
         ('Grey 50% wool', 'GREY', '7290000000015'), ('Red_and_white', 'RED', null), ('ירוק זית', 'PLENTY', null)
       ) v (name, sku, barcode) where p.sku = 'WANDERPAW_BACKPACK' returning id, sku
     ) insert into stock_movements (variant_id, sku, quantity, reason)
       select id, sku, case sku when 'RED' then 9 else 10 end, 'receipt' from made where sku <> 'GREY'`,
  );
  await database.asOwner(
    `with bin as (insert into products (name, base_price_minor, deleted_at) values ('Binned', 1, now()) returning id),
     made as (
       insert into product_variants (product_id, variant_name, price_minor, sku) select id, 'Binned', 100000, 'BINNED' from bin returning id, sku
     ) insert into stock_movements (variant_id, sku, quantity, reason) select id, sku, 3, 'receipt' from made`,
  );
});

describe("the list of the stock", () => {
  test("STOCK-40 the list shows product, picture and price of each variant, and omits variants in the bin", async () => {
    const { variants, threshold } = await listed();
    expect(threshold).toBe(10);
    expect(variants.map((variant) => variant.sku)).not.toContain("BINNED");
    expect(variants.find((variant) => variant.slug === "olive")).toMatchObject({
      productName: "Wanderpaw Backpack",
      imageUrl: expect.stringContaining("/media/") as unknown,
      price: { amountMinor: 7_499, currency: "USD" },
      priceIls: null,
      lastExchangeUpdate: null,
      level: "critical",
    });
    // Every image of its product shows another variant.
    expect(variants.find((variant) => variant.sku === "GREY")?.imageUrl).toBeNull();
  });

  test.each([
    ["olive", ["OLIVE"]],
    ["WANDERPAW backpack cream", ["BLUE", "CARAMEL", "OLIVE"]],
    ["backpack_blue", ["BLUE"]],
    ["7290000000015", ["GREY"]],
    ["  50%  ", ["GREY"]],
    ["red_and", ["RED"]],
    ["ירוק", ["PLENTY"]],
    ["%", ["GREY"]],
    ["\\", []],
    ["'; drop table products; --", []],
    ["olive blue", []],
    ["binned", []],
  ])("STOCK-41 a search for %j finds product, variant, SKU or barcode", async (q, expected) => {
    expect(await skus({ q })).toEqual(expected);
  });

  test("STOCK-41 a variant is found by the new name of its product, not by the former", async () => {
    const rename = (from: string, to: string) =>
      database.asOwner("update products set name = $2 where name = $1", [from, to]);
    await rename("Wanderpaw Backpack", "Rucksack");
    expect(await skus({ q: "rucksack olive" })).toEqual(["OLIVE"]);
    expect(await skus({ q: "backpack red" })).toEqual([]);
    await rename("Rucksack", "Wanderpaw Backpack");
  });

  test("STOCK-41 what most of many variants have is found page by page", async () => {
    await database.asOwner(
      `insert into product_variants (product_id, variant_name, price_minor, sku)
       select id, 'Plenty', 1, 'N' || to_char(n, 'FM000') from products, generate_series(1, 700) n where sku = 'WANDERPAW_BACKPACK'`,
    );
    await database.asOwner("analyze product_variants");
    const found: string[] = [];
    for (let after: string | null = ""; after !== null;) {
      // oxlint-disable-next-line no-await-in-loop -- each page tells where the next one begins
      const page: Awaited<ReturnType<typeof listed>> = await listed({
        q: "plenty",
        level: "out",
        ...(after && { after }),
      });
      found.push(...page.variants.map(({ sku }) => sku));
      after = page.nextCursor;
    }
    expect([found.length, found.toSorted()]).toEqual([700, found]);
    expect(await skus({ q: "plenty n699" })).toEqual(["N699"]);
    await database.asOwner("delete from product_variants where sku ~ '^N\\d'");
  });

  test("STOCK-42 filters by low, sold out, critical and below the threshold; critical is low under any threshold", async () => {
    expect(await skus({ level: "all" })).toHaveLength(6);
    expect(await skus({ level: "low" })).toEqual(["RED", "BLUE", "CARAMEL", "OLIVE"]);
    expect(await skus({ level: "critical" })).toEqual(["BLUE", "CARAMEL", "OLIVE"]);
    expect(await skus({ level: "out" })).toEqual(["GREY"]);
    expect(await skus({ level: "below" })).toEqual(["GREY", "RED", "BLUE", "CARAMEL", "OLIVE"]);
    expect(await skus({ level: "low", q: "caramel" })).toEqual(["CARAMEL"]);
    await setting(3);
    expect(await skus({ level: "low" })).toEqual(["BLUE", "CARAMEL", "OLIVE"]);
    expect(await skus({ level: "below" })).toEqual(["GREY", "BLUE"]);
    await setting(10);
  });

  test("STOCK-43 unknown filters are refused, and paging stays within a filter", async () => {
    expect(await asAdmin("GET", "/api/admin/stock?level=none")).toMatchObject({ status: 422 });
    for (const q of ["x".repeat(201), "a%00b"])
      expect(await asAdmin("GET", `/api/admin/stock?q=${q}`)).toMatchObject({ status: 422 });
    await database.asOwner(
      `insert into product_variants (product_id, variant_name, price_minor, sku)
       select p.id, case when n % 2 = 0 then 'Even ' else 'Odd ' end || n, 1, 'N' || to_char(n, 'FM000') from products p, generate_series(1, 260) n where p.sku = 'WANDERPAW_BACKPACK'`,
    );
    const first = await listed({ q: "even", level: "out" });
    expect(first.variants).toHaveLength(100);
    const second = await listed({ q: "even", level: "out", after: first.nextCursor ?? "" });
    expect(second.variants).toHaveLength(30);
    expect(second.nextCursor).toBeNull();
    await database.asOwner("delete from product_variants where sku ~ '^N\\d'");
  });
});

describe("the totals of the stock", () => {
  test("STOCK-44 the totals match the list in every filter and show the value of the stock", async () => {
    await place(orderBody({ caramel: 2 }));
    const before = await totals();
    const rows = (await listed()).variants;
    const sum = (pick: (row: (typeof rows)[number]) => number) =>
      rows.reduce((total, row) => total + pick(row), 0);
    expect(before).toMatchObject({
      variants: rows.length,
      onHand: sum((row) => row.onHand),
      reserved: 2,
      available: sum((row) => row.available),
      threshold: 10,
      value: {
        amountMinor: sum((row) => row.onHand * row.price.amountMinor),
        currency: "USD",
      },
      valueIls: null,
    });
    for (const [figure, level] of [
      ["low", "low"],
      ["critical", "critical"],
      ["out", "out"],
      ["belowThreshold", "below"],
    ] as const)
      expect(before[figure]).toBe((await listed({ level })).variants.length);
    await database.asOwner(
      "insert into exchange_rates (base_currency, target_currency, rate, source) values ('USD', 'ILS', 3.71255, 'bank')",
    );
    expect((await totals()).valueIls).toEqual({
      amountMinor: Math.round(before.value.amountMinor * 3.71255),
      currency: "ILS",
    });
  });
});
