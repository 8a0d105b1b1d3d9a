import { expect, test } from "vitest";
import { customsDeclarationSchema } from "#modules/orders/shipping/customs-contract.ts";
import { readIn } from "../catalog/admin-shop.ts";
import { startBackOffice } from "./back-office.ts";

const { enter, asAdmin, receive, variantId, database } = await startBackOffice();
await receive("olive", 20);
await receive("blue", 20);

const declare = async (id: string) =>
  readIn(customsDeclarationSchema, await asAdmin("GET", `/api/admin/orders/${id}/customs`));
const change = (slug: "olive" | "blue", fields: object) =>
  asAdmin("PATCH", `/api/admin/variants/${variantId(slug)}`, fields);

test("ORDL-54 a declaration has the data of the variants, and adds up to the price paid for the goods", async () => {
  await change("olive", {
    weightGrams: 1_000,
    tariffCode: "420292",
    originCountry: "VN",
    customsDescription: "Pet carrier",
  });
  const id = await enter({ olive: 3, blue: 1 }, { couponCode: "SAVE10" });
  const { lines } = await declare(id);
  expect(lines[0]).toMatchObject({
    quantity: 3,
    description: "Pet carrier",
    weightGrams: 3_000,
    tariffCode: "420292",
    originCountry: "VN",
    missing: [],
  });
  const [order] = await database.asOwner(
    "select subtotal_minor - discount_minor as goods from orders where id = $1",
    [id],
  );
  const total = lines.reduce((sum, { value }) => sum + (value?.amountMinor ?? 0), 0);
  expect({ goods: total }).toEqual(order);
});

test("ORDL-54 a gift is declared at its price, and a variant has its product's weight unless it has its own", async () => {
  const [product] = await database.asOwner(
    `select p.weight_grams, v.price_minor from product_variants v join products p on p.id = v.product_id
     where v.slug = 'blue'`,
  );
  await change("blue", { weightGrams: null });
  const id = await enter({ blue: 2 });
  await database.asOwner(
    `update order_items set unit_price_minor = 0, total_price_minor = 0 where order_id = $1`,
    [id],
  );
  expect((await declare(id)).lines).toMatchObject([
    {
      weightGrams: 2 * Number(product?.["weight_grams"]),
      value: { amountMinor: 2 * Number(product?.["price_minor"]) },
    },
  ]);
});

test("ORDL-54 missing data of variants is reported line by line, without substitutes", async () => {
  const id = await enter({ olive: 1, blue: 1 });
  await change("olive", { tariffCode: null, customsDescription: null });
  await change("blue", { originCountry: null });
  await database.asOwner(
    `update order_items set product_name = 'תיק' where order_id = $1 and variant_id = $2`,
    [id, variantId("olive")],
  );
  const { lines } = await declare(id);
  expect(lines.map(({ missing }) => missing)).toEqual([
    ["description", "tariff_code"],
    ["origin_country"],
  ]);
  expect(lines[0]).toMatchObject({ description: null, tariffCode: null });
  await database.asOwner("update order_items set variant_id = null where order_id = $1", [id]);
  const gone = (await declare(id)).lines[1];
  expect(gone).toMatchObject({ productId: null, weightGrams: null });
  expect(gone?.missing).toEqual(["weight", "tariff_code", "origin_country"]);
  const nobody = await asAdmin("GET", `/api/admin/orders/${variantId("olive")}/customs`);
  expect(nobody).toMatchObject({ status: 404, code: "not_found" });
});
