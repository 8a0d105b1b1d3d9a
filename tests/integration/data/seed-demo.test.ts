import { describe, expect, test } from "vitest";
import { seededColors } from "#content/backpack-colors.ts";
import { testDatabase } from "../../support/database.ts";
import { lowestStock, now, seed, value } from "./seeded.ts";

const shop = await testDatabase();
const plain = await testDatabase();
await seed(shop, { demo: true });
await seed(plain, { demo: false });

describe("the demo data", () => {
  test("DATA-04 has about 400 orders of the past seven months in all six statuses, from about 150 customers", async () => {
    const count = await value(shop, "select count(*)::int from orders");
    expect(count).toBeGreaterThanOrEqual(380);
    expect(count).toBeLessThanOrEqual(420);
    const statuses = await shop.asOwner(
      "select status, count(*)::int as count from orders group by status",
    );
    expect(statuses).toHaveLength(6);
    expect(Math.min(...statuses.map((row) => Number(row["count"])))).toBeGreaterThanOrEqual(5);
    const customers = await value(
      shop,
      "select count(distinct lower(customer_email))::int from orders",
    );
    expect(customers).toBeGreaterThanOrEqual(135);
    expect(customers).toBeLessThanOrEqual(165);
    const profiles = await value(shop, "select count(*)::int from profiles");
    expect(profiles).toBeGreaterThanOrEqual(135);
    expect(profiles).toBeLessThanOrEqual(165);
    const [span] = await shop.asOwner(
      "select min(created_at) >= $1::timestamptz - interval '7 months' as begins, max(created_at) < $1 as ends from orders",
      [now],
    );
    expect(span).toEqual({ begins: true, ends: true });
  });

  test("DATA-04 is plausible: old orders are done, new ones are open, olive leads, sales grow", async () => {
    const [row] = await shop.asOwner(
      `select
         count(*) filter (where status in ('pending', 'processing') and created_at < $1::timestamptz - interval '30 days')::int as "forgotten",
         count(*) filter (where status = 'completed' and created_at > $1::timestamptz - interval '2 days')::int as "rushed",
         count(*) filter (where created_at > $1::timestamptz - interval '105 days')::int as "recent",
         count(*) filter (where created_at <= $1::timestamptz - interval '105 days')::int as "early",
         count(*) filter (where coupon_code is not null)::int as "discounted"
       from orders`,
      [now],
    );
    expect(row).toMatchObject({ forgotten: 0, rushed: 0 });
    expect(Number(row?.["recent"])).toBeGreaterThan(Number(row?.["early"]) * 1.15);
    expect(Number(row?.["discounted"])).toBeGreaterThan(40);
    const colors = await shop.asOwner(
      "select v.slug, sum(quantity)::int as sold from order_items i join product_variants v on v.id = i.variant_id group by 1 order by 2 desc",
    );
    expect(colors.map((it) => it["slug"]).slice(0, 3)).toEqual(["olive", "caramel", "blue"]);
  });

  test("DATA-05 adds up: every order is the sum of its lines, and its discount is its coupon's", async () => {
    expect(
      await value(
        shop,
        `select count(*)::int from orders o
         where subtotal_minor is distinct from (select sum(total_price_minor) from order_items where order_id = o.id)
            or total_minor <> subtotal_minor - round(subtotal_minor * coalesce(coupon_percent, 0) / 100.0)
            or ils_rate is null`,
      ),
    ).toBe(0);
    const rates = await value(shop, "select count(distinct ils_rate)::int from orders");
    expect(rates).toBeGreaterThan(50);
  });

  test("DATA-05 has a timeline for every order that leads to its status, never backwards and never into the future", async () => {
    expect(
      await value(
        shop,
        `select count(*)::int from orders o
         where status is distinct from (select to_status from order_events e where e.order_id = o.id order by created_at desc limit 1)
            or 'created' is distinct from (select kind from order_events e where e.order_id = o.id order by created_at limit 1)
            or updated_at <> (select max(created_at) from order_events e where e.order_id = o.id)
            or updated_at > '${now.toISOString()}'`,
      ),
    ).toBe(0);
    expect(
      await value(
        shop,
        `select count(*)::int from (
           select from_status, lag(to_status) over (partition by order_id order by created_at) as before from order_events
         ) steps where from_status is distinct from before`,
      ),
    ).toBe(0);
  });

  test("DATA-06 has a ledger that sums to the stock and never goes below zero", async () => {
    for (const database of [shop, plain]) {
      expect(
        await value(
          database,
          `select count(*)::int from product_variants v
           where (stock_quantity + reserved_quantity, reserved_quantity) is distinct from
             (select (sum(quantity)::int, sum(reserved)::int) from stock_movements where variant_id = v.id)`,
        ),
      ).toBe(0);
    }
    expect(await lowestStock(shop)).toBeGreaterThanOrEqual(0);
  });

  test("DATA-43 reserves the items of open orders, has shipped those of shipped ones, and returned those of cancelled ones", async () => {
    const rows = await shop.asOwner(
      `select distinct status, stock_state, gone, held from (
         select o.status, o.stock_state, coalesce(-sum(m.quantity), 0) = i.quantity as gone,
           coalesce(sum(m.reserved), 0) = i.quantity as held
         from orders o join order_items i on i.order_id = o.id
           left join stock_movements m on m.order_id = i.order_id and m.variant_id = i.variant_id
         group by o.id, i.id
       ) lines order by status`,
    );
    const held = { stock_state: "held", gone: false, held: true };
    const shipped = { stock_state: "shipped", gone: true, held: false };
    expect(rows).toEqual([
      { status: "cancelled", stock_state: "released", gone: false, held: false },
      { status: "completed", ...shipped },
      { status: "pending", ...held },
      { status: "processing", ...held },
      { status: "refunded", ...shipped },
      { status: "shipped", ...shipped },
    ]);
  });

  test("DATA-44 has payments for packed orders, refunds for refunded ones, and confirmations for the checkout's", async () => {
    expect(
      await shop.asOwner(
        `select status, bool_and(paid_minor = total_minor) as paid, bool_and(refunded_minor = total_minor) as refunded
         from orders where status not in ('pending', 'cancelled') group by status order by status`,
      ),
    ).toEqual([
      { status: "completed", paid: true, refunded: false },
      { status: "processing", paid: true, refunded: false },
      { status: "refunded", paid: true, refunded: true },
      { status: "shipped", paid: true, refunded: false },
    ]);
    expect(
      await value(
        shop,
        "select count(*)::int from orders where status in ('pending', 'cancelled') and paid_minor > 0",
      ),
    ).toBe(0);
    expect(
      await shop.asOwner(
        `select m.state, m.kind, bool_and(m.sent_at = o.created_at and m.recipient = o.customer_email) as fits,
           count(*) = (select count(*) from orders where source = 'checkout') as complete
         from mails m join orders o on m.dedupe_key = 'order-confirmation:' || o.id group by 1, 2`,
      ),
    ).toEqual([{ state: "sent", kind: "order-confirmation", fits: true, complete: true }]);
  });

  test("DATA-45 knows the level of every variant from the beginning, and raises no alert about it", async () => {
    for (const database of [shop, plain]) {
      expect(
        await database.asOwner(
          "select slug, level from product_variants v join stock_levels on variant_id = v.id where sku like 'WANDERPAW_BACKPACK%' order by slug",
        ),
      ).toEqual(seededColors.toSorted().map((slug) => ({ slug, level: "critical" })));
      expect(
        await value(
          database,
          "select count(*)::int from product_variants left join stock_levels on variant_id = id where level is null",
        ),
      ).toBe(0);
      expect(await value(database, "select count(*)::int from stock_alerts")).toBe(0);
    }
  });

  test("DATA-07 has three demo accounts with their roles, the customer's open orders, and only fictitious addresses", async () => {
    expect(
      await shop.asOwner(
        "select p.email, r.role from user_roles r join profiles p on p.id = r.user_id order by 1",
      ),
    ).toEqual([
      { email: "admin@wanderpaw.example", role: "admin" },
      { email: "customer@wanderpaw.example", role: "user" },
      { email: "moderator@wanderpaw.example", role: "moderator" },
    ]);
    const own = await value(
      shop,
      "select count(*)::int from orders o join profiles p on p.id = o.customer_id where p.email = 'customer@wanderpaw.example'",
    );
    expect(own).toBeGreaterThanOrEqual(2);
    const underway = await shop.asOwner(
      "select distinct status from orders where customer_email = 'customer@wanderpaw.example' and created_at > (select max(created_at) from orders) - interval '9 days' order by 1",
    );
    expect(underway.map(({ status }) => status)).toEqual(
      expect.arrayContaining(["pending", "processing", "shipped"]),
    );
    const addresses = await shop.asOwner(
      "select email from profiles union select customer_email from orders union select email from messages",
    );
    for (const row of addresses) expect(row["email"]).toMatch(/@([a-z]+\.)+example$/);
  });

  test("DATA-08 has messages and dealer inquiries in the inbox, and exchange rates", async () => {
    expect(
      await shop.asOwner(
        "select kind, count(*)::int as count from messages group by kind order by kind",
      ),
    ).toEqual([
      { kind: "contact", count: 28 },
      { kind: "dealer", count: 10 },
    ]);
    expect(await value(shop, "select count(distinct state)::int from messages")).toBe(4);
    expect(
      await shop.asOwner(
        "select base_currency, target_currency from exchange_rates order by target_currency",
      ),
    ).toEqual(
      ["EUR", "GBP", "ILS"].map((target) => ({ base_currency: "USD", target_currency: target })),
    );
  });
});
