// The list of customers, through the API.
import { describe, expect, test } from "vitest";
import { customerAdminEndpoints } from "#modules/customers/admin/endpoints.ts";
import { startCustomerShop } from "./customer-shop.ts";

const shop = await startCustomerShop();
const { database, asAdmin, given, now, get: read, customers: list, getId } = shop;
const names = async (query: string) => (await list(query)).customers.map((row) => row.name);

describe("the list", () => {
  // The shop's clock stands at noon of Jerusalem on 1 March 2026; its clocks change on 27 March and
  // 25 October.
  test.each([
    [
      "2026-03-01T10:00:00Z",
      "2026-01-29T22:00:00Z",
      "active",
      "the first moment of the 30th day before",
    ],
    ["2026-03-01T10:00:00Z", "2026-01-29T21:59:59Z", "dormant", "the last moment of the 31st"],
    ["2026-03-01T10:00:00Z", "2025-11-30T22:00:00Z", "dormant", "the first moment of the 90th"],
    ["2026-03-01T10:00:00Z", "2025-11-30T21:59:59Z", "inactive", "the last moment of the 91st"],
    [
      "2026-03-28T21:30:00Z",
      "2026-02-26T22:00:00Z",
      "active",
      "in summer time, of a day in winter time",
    ],
    ["2026-03-28T21:30:00Z", "2026-02-26T21:59:59Z", "dormant", "a second before that"],
    [
      "2026-10-25T22:30:00Z",
      "2026-09-25T21:00:00Z",
      "active",
      "in winter time, of a day in summer time",
    ],
    ["2026-10-25T22:30:00Z", "2026-09-25T20:59:59Z", "dormant", "a second before that"],
  ])(
    "CRM-07 at %s, a customer whose last order was at %s is %s: %s",
    async (at, orderedAt, state) => {
      shop.passTime((Date.parse(at) - now().getTime()) / 1_000);
      const email = `${orderedAt.replaceAll(/\W/g, "")}@state.example`;
      await given({ email, at: orderedAt });
      const [found] = (await list(`?q=${email}`)).customers;
      expect(found?.state).toBe(state);
      for (const other of ["new", "active", "dormant", "inactive"])
        // oxlint-disable-next-line no-await-in-loop -- one answer after the other
        expect(await names(`?q=${email}&state=${other}`)).toHaveLength(other === state ? 1 : 0);
      await database.asOwner("delete from orders where customer_email = $1", [email]);
      shop.passTime((Date.parse("2026-03-01T10:00:00Z") - now().getTime()) / 1_000);
    },
  );

  test("CRM-08 can be searched, filtered, sorted and counted, with guests and members", async () => {
    await given({
      name: "Zoe Zachs",
      email: "Zoe@crm.example",
      phone: "+972 50 555 0123",
      total: 9_000,
      rate: "4",
    });
    await given({
      name: "אבי כהן",
      email: "avi@crm.example",
      at: "2025-12-20T10:00:00Z",
      total: 1_000,
    });
    await given({
      name: "אבי כהן",
      email: "AVI@crm.example",
      at: "2025-12-21T10:00:00Z",
      total: 1_000,
    });
    await given({ name: "Mia Müller", email: "mia@crm.example", at: "2025-06-01T10:00:00Z" });
    await database.asOwner(
      "insert into profiles (full_name, email, created_at) values ('Mia Müller', 'mia@crm.example', $1), ('New Crmember', 'new@crm.example', $1)",
      ["2025-05-01T10:00:00Z"],
    );
    expect(await names("?q=crm")).toEqual(["Zoe Zachs", "אבי כהן", "Mia Müller", "New Crmember"]);
    expect(await names("?q=crm&direction=asc")).toEqual((await names("?q=crm")).toReversed());
    expect(await names("?q=crm&sort=name&direction=asc")).toEqual([
      "אבי כהן",
      "Mia Müller",
      "New Crmember",
      "Zoe Zachs",
    ]);
    expect(await names("?q=crm&sort=orders")).toHaveLength(4);
    expect((await names("?q=crm&sort=orders"))[0]).toBe("אבי כהן");
    expect((await names("?q=crm&sort=revenue"))[0]).toBe("Zoe Zachs");
    expect((await names("?q=crm&sort=firstSeen&direction=asc"))[0]).toMatch(/Mia|New/);
    expect(await names("?q=muller")).toEqual(["Mia Müller"]);
    expect(await names("?q=050-555-0123")).toEqual(["Zoe Zachs"]);
    expect(await names("?q=crm&kind=guest")).toEqual(["Zoe Zachs", "אבי כהן"]);
    expect(await names("?q=crm&state=new")).toEqual(["New Crmember"]);
    const [zoe] = (await list("?q=zoe")).customers;
    expect(zoe).toMatchObject({
      state: "active",
      isGuest: true,
      orders: 1,
      revenue: { amountMinor: 9_000, currency: "USD" },
      revenueIls: { amountMinor: 36_000, currency: "ILS" },
    });
    expect((await list("?q=avi")).customers[0]).toMatchObject({
      orders: 2,
      revenueIls: null,
      state: "dormant",
    });
    expect(
      customerAdminEndpoints.countCustomers.response.parse(
        await read("/api/admin/customer-count?q=crm&kind=account"),
      ),
    ).toEqual({ count: 2, isExact: true });
    const totals = customerAdminEndpoints.readCustomerTotals.response.parse(
      await read("/api/admin/customer-totals"),
    );
    const [all] = await database.asOwner("select count(*)::int as count from customers");
    expect(totals.total).toBe(all?.["count"]);
    expect(totals).toMatchObject({ guests: 2, byState: { dormant: 1, inactive: 1, active: 1 } });
  });

  test("CRM-08 finds a customer by the number or id of an order", async () => {
    const id = await given({ name: "Olga Order", email: "olga@number.example" });
    expect(await names(`?q=${encodeURIComponent(`#${id.slice(-8)}`)}`)).toEqual(["Olga Order"]);
    expect(await names(`?q=${id}`)).toEqual(["Olga Order"]);
    expect(await names(`?q=${await getId("olga@number.example")}`)).toEqual(["Olga Order"]);
  });

  test("CRM-31 finds an order's number without its sign, in any letter case, and counts it", async () => {
    const id = await given({ name: "Nora Number", email: "nora@number.example" });
    const number = id.slice(-8);
    for (const text of [number.toUpperCase(), number.toLowerCase(), ` ${number} `])
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other
      expect(await names(`?q=${encodeURIComponent(text)}`)).toEqual(["Nora Number"]);
    await given({ name: `Beads ${number}`, email: "beads@number.example" });
    expect((await names(`?q=${number}`)).toSorted()).toEqual([`Beads ${number}`, "Nora Number"]);
    expect(
      customerAdminEndpoints.countCustomers.response.parse(
        await read(`/api/admin/customer-count?q=${number}`),
      ),
    ).toEqual({ count: 2, isExact: true });
    expect(await names(`?q=${number.slice(1)}`)).toEqual([`Beads ${number}`]);
  });

  test("CRM-09 returns each customer once, page by page in any sort order", async () => {
    for (let index = 0; index < 120; index += 1)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await given({
        name: `Page ${index % 7}`,
        email: `p${index}@pages.example`,
        total: 1_000 * (index % 3),
        at: `2026-02-${String(1 + (index % 20)).padStart(2, "0")}T10:00:00Z`,
      });
    const [all] = await database.asOwner("select count(*)::int as count from customers");
    for (const sort of ["lastOrder", "name", "orders", "revenue", "firstSeen"])
      for (const direction of ["asc", "desc"]) {
        const seen: string[] = [];
        let after: string | null = "";
        while (after !== null) {
          // oxlint-disable-next-line no-await-in-loop -- each page names the next
          const page: Awaited<ReturnType<typeof list>> = await list(
            `?sort=${sort}&direction=${direction}${after && `&after=${after}`}`,
          );
          seen.push(...page.customers.map((row) => row.id));
          after = page.nextCursor;
        }
        expect([sort, direction, new Set(seen).size, seen.length]).toEqual([
          sort,
          direction,
          all?.["count"],
          all?.["count"],
        ]);
      }
    const foreign = (await list("?sort=name")).nextCursor;
    expect(await asAdmin("GET", `/api/admin/customers?after=${foreign}`)).toMatchObject({
      status: 422,
      fields: { after: ["malformed"] },
    });
  });

  test("CRM-33 a search that matches very many customers is paginated too", async () => {
    await database.asOwner(
      `insert into customers (key, name, email, orders, revenue_minor, last_order_at, first_seen_at)
       select 'm' || n || '@crowd.example', case when n % 3 = 0 then 'Many ' || n % 5 else 'Few' end, 'm' || n || '@crowd.example', n % 4, n, $1::timestamptz - interval '1 minute' * n,
         $1::timestamptz - interval '1 hour' * n
       from generate_series(1, 36000) n`,
      [now().toISOString()],
    );
    await database.asOwner("vacuum analyze customers");
    const pages = async (query: string) => {
      const first = await list(`?q=many%20${query}`);
      const second = await list(`?q=many%20${query}&after=${first.nextCursor}`);
      return [...first.customers, ...second.customers].map(({ email }) => email);
    };
    const every = (step: number, from: number) =>
      Array.from({ length: 100 }, (_, nth) => `m${from + nth * step}@crowd.example`);
    expect(await pages("")).toEqual(every(3, 3));
    expect(await pages("&sort=revenue")).toEqual(every(-3, 36_000));
    expect(await pages("&sort=firstSeen&direction=asc&kind=guest")).toEqual(every(-3, 36_000));
    expect(new Set(await pages("&sort=name&direction=asc")).size).toBe(100);
    expect(await names("?q=many%20&sort=name&direction=asc&state=new")).toEqual([]);
  }, 60_000);
});
