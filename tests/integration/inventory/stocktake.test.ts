import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { stocktakeEndpoints } from "#modules/inventory/stocktake-endpoints.ts";
import { toVersion } from "#platform/to-version.ts";
import { orderBody } from "../../support/sample-order.ts";
import { startSalesShop } from "../orders/sales-shop.ts";

const { database, asAdmin, place, stock, passTime } = await startSalesShop();

const ids = new Map(
  z
    .array(z.object({ slug: z.string(), id: z.uuid() }))
    .parse(await database.asOwner("select slug, id from product_variants"))
    .map(({ slug, id }) => [slug, id]),
);
const getId = (slug: string) => ids.get(slug) ?? "";
const sku = (slug: string) => `WANDERPAW_BACKPACK_${slug.toUpperCase()}`;
const preview = async (csv: string) =>
  stocktakeEndpoints.previewStocktake.response.parse(
    JSON.parse((await asAdmin("POST", "/api/admin/stocktake/preview", { csv })).text),
  );
const apply = (rows: readonly (readonly [string, number, number])[], note?: string) =>
  asAdmin("POST", "/api/admin/stocktake", {
    rows: rows.map(([slug, counted, seenOnHand]) => ({
      variantId: getId(slug),
      counted,
      version: toVersion(seenOnHand),
    })),
    note,
  });

/** Ten units of each color that can be sold, and nothing held. */
beforeEach(async () => {
  await database.asOwner("delete from orders");
  await database.asOwner(
    "insert into stock_movements (variant_id, sku, quantity, reserved, reason, created_at) select id, sku, 0, -reserved_quantity, 'release', '2026-01-01' from product_variants where reserved_quantity > 0",
  );
  await database.asOwner(
    "insert into stock_movements (variant_id, sku, quantity, reason, created_at) select id, sku, 10 - stock_quantity, 'adjustment', '2026-01-01' from product_variants where stock_quantity <> 10",
  );
});

describe("the count sheet", () => {
  test("STOCK-53 the count sheet has every variant outside the bin with its expected stock, and opens in Excel", async () => {
    await place(orderBody({ olive: 2 }));
    await database.asOwner(
      `with bin as (insert into products (name, base_price_minor, deleted_at) values ('Gone', 1, now()) returning id)
       insert into product_variants (product_id, variant_name, price_minor, sku) select id, 'Gone', 1, 'GONE' from bin`,
    );
    await database.asOwner(
      `insert into product_variants (product_id, variant_name, price_minor, sku)
       select id, '=1+1, "x"', 1, unnest(array['-FORMULA', '00123', '3E5'])
       from products where sku = 'WANDERPAW_BACKPACK'`,
    );
    const { text } = await asAdmin("GET", "/api/admin/stocktake/sheet");
    const { csv, fileName } = z
      .object({ csv: z.string(), fileName: z.string() })
      .parse(JSON.parse(text));
    expect(fileName).toBe("stocktake_2026-03-01.csv");
    expect([...Buffer.from(csv).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = csv.slice(1).split("\r\n");
    expect(lines[0]).toBe("מק״ט,ברקוד,מוצר,גרסה,רשום על המדף,נספר");
    expect(lines).toContain(`'-FORMULA,,Wanderpaw Backpack,"'=1+1, ""x""",0,`);
    expect(lines.find((line) => line.includes(sku("olive")))).toMatch(/,10,$/);
    expect(csv).not.toContain("GONE");
    // The filled-in sheet comes back, row by row, with every SKU as it was.
    const filled = csv.replaceAll(/,(\d+),\r\n/g, ",$1,$1\r\n");
    const { rows, problems } = await preview(filled);
    expect(problems).toEqual([]);
    expect(rows.map((row) => row.difference)).toEqual(lines.slice(1, -1).map(() => 0));
    await database.asOwner(
      "delete from product_variants where sku in ('-FORMULA', '00123', '3E5')",
    );
  });
});

describe("the preview", () => {
  test("STOCK-54 the preview shows the count beside the stock, reports problems and changes nothing", async () => {
    await place(orderBody({ olive: 3 }));
    const { rows, problems, notCounted } = await preview(
      [
        "sku,counted",
        `${sku("blue")},12`,
        `${sku("olive")},2`,
        "NOBODY,4",
        `${sku("blue")},9`,
        `${sku("caramel")},`,
      ].join("\n"),
    );
    expect(rows).toEqual([
      {
        variantId: getId("blue"),
        sku: sku("blue"),
        productName: "Wanderpaw Backpack",
        variantName: expect.stringContaining("Blue") as unknown,
        counted: 12,
        onHand: 10,
        version: toVersion(10),
        reserved: 0,
        difference: 2,
      },
    ]);
    expect(problems).toEqual([
      { line: 3, sku: sku("olive"), code: "below_reserved", value: "2" },
      { line: 4, sku: "NOBODY", code: "unknown_sku", value: "NOBODY" },
      { line: 5, sku: sku("blue"), code: "twice", value: sku("blue") },
    ]);
    expect(notCounted).toBe(1);
    expect(await stock("blue")).toEqual({ available: 10, reserved: 0 });
  });

  test("STOCK-52 a file that is not a sheet is refused at its field", async () => {
    expect(
      await asAdmin("POST", "/api/admin/stocktake/preview", { csv: "name,price\nA,1" }),
    ).toMatchObject({ status: 422, fields: { csv: ["columns_missing"] } });
  });
});

describe("the correction", () => {
  test("STOCK-55 a stocktake is stored as counts with staff member and note, and reserved items stay reserved", async () => {
    await place(orderBody({ olive: 3 }));
    passTime(60);
    const answer = await apply(
      [
        ["olive", 8, 10],
        ["blue", 13, 10],
        ["caramel", 10, 10],
      ],
      "Spring count",
    );
    expect(JSON.parse(answer.text)).toEqual({ changed: 2, unchanged: 1 });
    expect(await stock("olive")).toEqual({ available: 5, reserved: 3 });
    expect(await stock("blue")).toEqual({ available: 13, reserved: 0 });
    const [movement] = z
      .object({ movements: z.array(z.unknown()) })
      .parse(
        JSON.parse((await asAdmin("GET", `/api/admin/variants/${getId("olive")}/movements`)).text),
      ).movements;
    expect(movement).toMatchObject({
      reason: "count",
      quantity: -2,
      reserved: 0,
      note: "Spring count",
      actorName: expect.stringMatching(/\S/) as unknown,
      after: { onHand: 8, reserved: 3, available: 5 },
    });
  });

  test("STOCK-56 a stocktake is applied completely or not at all, and names what has changed since the preview", async () => {
    await asAdmin("POST", `/api/admin/variants/${getId("blue")}/movements`, {
      kind: "receipt",
      quantity: 1,
    });
    await place(orderBody({ caramel: 3 }));
    const missing = "00000000-0000-4000-8000-000000000000";
    ids.set("missing", missing);
    const answer = await apply([
      ["olive", 9, 10],
      ["blue", 12, 10],
      ["caramel", 2, 10],
      ["missing", 1, 0],
    ]);
    expect(answer).toMatchObject({
      status: 409,
      code: "conflict",
      fields: { [getId("blue")]: ["11"], [getId("caramel")]: ["10"], [missing]: [] },
    });
    expect(await stock("olive")).toEqual({ available: 10, reserved: 0 });
  });

  test("STOCK-57 a stocktake that is sent several times at once counts once", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => apply([["olive", 7, 10]])));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const changed = answers.filter((answer) => answer.text.includes('"changed":1'));
    expect(changed).toHaveLength(1);
    expect(await stock("olive")).toEqual({ available: 7, reserved: 0 });
  });

  test("STOCK-58 a stocktake of thousands of variants is one transaction", async () => {
    await database.asOwner(
      `insert into product_variants (product_id, variant_name, price_minor, sku)
       select p.id, 'Many ' || n, 1, 'MANY-' || n from products p, generate_series(1, 3000) n where p.sku = 'WANDERPAW_BACKPACK'`,
    );
    const csv = `sku,counted\n${Array.from({ length: 3_000 }, (_, n) => `MANY-${n + 1},20`).join("\n")}`;
    const { rows } = await preview(csv);
    expect(rows).toHaveLength(3_000);
    const answer = await asAdmin("POST", "/api/admin/stocktake", {
      rows: rows.map(({ variantId, counted, onHand }) => ({
        variantId,
        counted,
        version: toVersion(onHand),
      })),
    });
    expect(JSON.parse(answer.text)).toEqual({ changed: 3_000, unchanged: 0 });
    const [sum] = await database.asOwner(
      "select sum(stock_quantity)::int as units from product_variants where sku like 'MANY-%'",
    );
    expect(sum).toEqual({ units: 60_000 });
    await database.asOwner("delete from product_variants where sku like 'MANY-%'");
  });

  test("STOCK-59 an invalid count is refused", async () => {
    for (const [rows, field] of [
      [[], "rows"],
      [[["olive", -1, 10]], "rows.0.counted"],
      [[["olive", 100_001, 10]], "rows.0.counted"],
      [
        [
          ["olive", 1, 10],
          ["olive", 2, 10],
        ],
        "rows",
      ],
    ] as const) {
      const answer = await apply(rows);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.fields ?? {})).toEqual([field]);
    }
  });
});
