import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../support/database.ts";
import { seed } from "./seeded.ts";
import { verdict as verdictOf } from "./verdict.ts";

const database = await testDatabase();
const verdict = (...statements: string[]) => verdictOf(database, ...statements);
beforeAll(() => seed(database, { demo: true }));

const backpack = "(select id from products where sku = 'WANDERPAW_BACKPACK')";
const olive = "(select id from product_variants where slug = 'olive')";
const anOrder = "(select id from orders order by id limit 1)";

/** An order that is right, with some columns changed. */
function newOrder(changes: Record<string, string> = {}): string {
  const row = {
    customer_name: "'Ada'",
    customer_email: "'ada@mail.example'",
    source: "'checkout'",
    subtotal_minor: "22497",
    discount_minor: "2250",
    shipping_minor: "0",
    total_minor: "20247",
    coupon_code: "'SAVE10'",
    coupon_percent: "10",
    billing_address: `'{"line1": "Herzl 1", "city": "Haifa", "country": "IL"}'`,
    ...changes,
  };
  return `insert into orders (${Object.keys(row).join(", ")}) values (${Object.values(row).join(", ")})`;
}

const withRates = (changes: Record<string, string>) => ({
  ils_rate: "4",
  usd_rate: "1",
  ils_rate_source: "'x'",
  ils_rate_date: "'2026-01-01'",
  ...changes,
});

const newItem = (values: string) =>
  `insert into order_items (order_id, position, product_name, sku, quantity, unit_price_minor, total_price_minor) values (${anOrder}, 9, 'Bag', 'BAG', ${values})`;

describe("the constraints of the tables", () => {
  test("DATA-10 valid rows are accepted, so that the refusals below mean something", async () => {
    expect(await verdict(newOrder())).toBe("accepted");
    expect(await verdict(newItem("2, 7499, 14998"))).toBe("accepted");
    expect(
      await verdict(
        `insert into stock_movements (variant_id, sku, quantity, reason) values (${olive}, 'X', -4, 'sale')`,
      ),
    ).toBe("accepted");
  });

  test.each<[string, Record<string, string>]>([
    ["orders_total_adds_up", { total_minor: "20248" }],
    ["orders_discount_is_coupon", { discount_minor: "2249", total_minor: "20248" }],
    ["orders_discount_is_coupon", { coupon_code: "null", coupon_percent: "null" }],
    ["orders_coupon_complete", { coupon_code: "null" }],
    [
      "orders_coupon_percent_range",
      { coupon_percent: "0", discount_minor: "0", total_minor: "22497" },
    ],
    ["orders_status_known", { status: "'paid'" }],
    ["orders_source_known", { source: "'fax'" }],
    ["orders_rate_complete", { ils_rate: "3.6" }],
    ["orders_rate_positive", withRates({ ils_rate: "0" })],
    ["orders_usd_rate_fits", withRates({ usd_rate: "0.99" })],
    ["orders_usd_rate_fits", withRates({ currency: "'ILS'", usd_rate: "0.2" })],
    ["orders_usd_rate_fits", withRates({ currency: "'JPY'", usd_rate: "0" })],
    ["orders_others_have_rate", { currency: "'EUR'" }],
    ["orders_currency_currencies_code_fk", withRates({ currency: "'XAU'" })],
    ["orders_checkout_has_address", { billing_address: "null" }],
    [
      "orders_billing_address_shape",
      { billing_address: `'{"line1": "Herzl 1", "city": "Haifa", "country": "il"}'` },
    ],
    [
      "orders_billing_address_shape",
      { billing_address: `'{"line1": "Herzl 1", "city": "Haifa"}'` },
    ],
    [
      "orders_billing_address_shape",
      { billing_address: `'{"line1": "Herzl 1", "city": 7, "country": "IL"}'` },
    ],
    ["orders_billing_address_shape", { billing_address: `'["Herzl 1"]'` }],
    [
      "orders_shipping_address_shape",
      {
        shipping_address: `'{"line1": "Herzl 1", "city": "Haifa", "country": "IL", "planet": "Earth"}'`,
      },
    ],
    ["orders_customer_email_shape", { customer_email: "'nobody'" }],
    ["orders_customer_name_filled", { customer_name: "' '" }],
  ])("DATA-10 an order cannot violate %s (%o)", async (constraint, changes) => {
    expect(await verdict(newOrder(changes))).toBe(constraint);
  });

  test("DATA-10 one idempotency key makes one order", async () => {
    const keyed = newOrder({ idempotency_key: "'k1'" });
    expect(await verdict(keyed)).toBe("accepted");
    expect(await verdict(keyed, keyed)).toBe("orders_idempotency_key_once");
  });

  test("DATA-10 the order number is the last eight characters of the id, in capitals", async () => {
    const [row] = await database.asOwner(
      "insert into orders (id, customer_name, customer_email, source, subtotal_minor, total_minor) values ('0c9cbb71-55a8-4d1c-9a5e-5f2fab12cdef', 'Ada', 'ada@mail.example', 'admin', 0, 0) returning number",
    );
    expect(row).toEqual({ number: "AB12CDEF" });
    await database.asOwner("delete from orders where number = 'AB12CDEF'");
  });

  test.each([
    ["order_items_total_adds_up", newItem("2, 7499, 14997")],
    ["order_items_quantity_positive", newItem("0, 7499, 0")],
    [
      "order_events_complete",
      `insert into order_events (order_id, kind, to_status) values (${anOrder}, 'status', 'shipped')`,
    ],
    [
      "product_variants_slug_once",
      `insert into product_variants (product_id, slug, variant_name, price_minor, sku) values (${backpack}, 'olive', 'A', 1, 'A')`,
    ],
    [
      "product_variants_slug_shaped",
      `insert into product_variants (product_id, slug, variant_name, price_minor, sku) values (${backpack}, 'Pink bag', 'A', 1, 'A')`,
    ],
    [
      "product_variants_sku_once",
      `insert into product_variants (product_id, variant_name, price_minor, sku) values (${backpack}, 'A', 1, 'WANDERPAW_BACKPACK_BLUE')`,
    ],
    ["product_variants_price_positive", `update product_variants set price_minor = -1`],
    [
      "product_variants_barcode_digits",
      `update product_variants set barcode = '12x' where slug = 'blue'`,
    ],
    [
      "product_images_one_primary",
      `update product_images set is_primary = true where display_order < 2`,
    ],
    [
      "product_images_variant_of_product",
      `update product_images set product_id = (select id from products where sku = 'WANDERPAW_STORAGE_BAG') where display_order = 3`,
    ],
    ["products_tags_distinct", `update products set tags = '{a,b,a}'`],
    ["products_tags_distinct", `update products set tags = '{}'`],
    ["products_tags_distinct", `update products set tags = '{a,""}'`],
    [
      "product_categories_not_own_parent",
      `update product_categories set parent_id = id where name = 'Accessories'`,
    ],
    [
      "product_categories_one_level",
      `insert into product_categories (name, parent_id) select 'Third', id from product_categories where name = 'Backpacks'`,
    ],
    [
      "product_categories_one_level",
      `update product_categories set parent_id = (select id from product_categories where name = 'Accessories') where name = 'Carriers'`,
    ],
    [
      "product_categories_name_once",
      `insert into product_categories (name) values ('Accessories')`,
    ],
    [
      "products_category_id_product_categories_id_fk",
      `delete from product_categories where name = 'Backpacks'`,
    ],
    [
      "profiles_email_once",
      `insert into profiles (full_name, email) values ('A', 'ADMIN@wanderpaw.example')`,
    ],
    ["user_roles_role_known", `update user_roles set role = 'owner'`],
    [
      "user_roles_one_per_user",
      `insert into user_roles (user_id, role) select user_id, 'user' from user_roles limit 1`,
    ],
    ["exchange_rates_rate_positive", `update exchange_rates set rate = 0`],
    [
      "exchange_rates_two_currencies",
      `insert into exchange_rates (base_currency, target_currency, rate, source) values ('USD', 'USD', 1, 'x')`,
    ],
    [
      "messages_dealer_complete",
      `insert into messages (kind, name, email) values ('dealer', 'A', 'a@b.example')`,
    ],
    [
      "messages_contact_complete",
      `insert into messages (kind, name, email) values ('contact', 'A', 'a@b.example')`,
    ],
    [
      "messages_message_filled",
      `insert into messages (kind, name, email, message) values ('contact', 'A', 'a@b.example', repeat('x', 5001))`,
    ],
    ["messages_kind_known", `insert into messages (kind, email) values ('spam', 'a@b.example')`],
    ["system_settings_key_shape", `insert into system_settings values ('No Spaces', '1')`],
  ])("DATA-11 the constraint %s is enforced", async (constraint, statement) => {
    expect(await verdict(statement)).toBe(constraint);
  });

  test("DATA-11 a newsletter subscription needs only an address", async () => {
    expect(
      await verdict("insert into messages (kind, email) values ('newsletter', 'a@b.example')"),
    ).toBe("accepted");
  });
});

test("DATA-58 what refers to a row is found by an index when the row is deleted", async () => {
  // Currencies are added, and never deleted.
  const unindexed = await database.asOwner(`
    select c.conrelid::regclass || '.' || a.attname as column
    from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and c.confrelid <> 'currencies'::regclass
      and not exists (
        select from pg_index i
        where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
          and (i.indpred is null
            or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
    order by 1`);
  expect(unindexed).toEqual([]);
});
