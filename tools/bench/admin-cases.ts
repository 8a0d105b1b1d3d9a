// Lists and searches of orders in the back office, and the orders that they go through.
import type pg from "pg";

/** Values that the cases search for, as they are in the shop that is measured. */
export type Asked = {
  /** Of some orders, a different one each time. */
  readonly people: readonly { name: string; email: string; phone: string; number: string }[];
  /** Of customers, a different one each time. */
  readonly customerIds: readonly string[];
  /** The cursor of the twentieth page by total; of the last where there are fewer. */
  readonly page20: string;
};

type Case = { readonly name: string; readonly path: (asked: Asked, turn: number) => string };

const list = "/api/admin/orders";
const analytics = "/api/admin/analytics";
const person = ({ people }: Asked, turn: number) =>
  people[turn % people.length] ?? { name: "", email: "", phone: "", number: "" };
const customers = "/api/admin/customers";
const searchCustomers = (text: string) => `${customers}?q=${encodeURIComponent(text)}`;
const customer = ({ customerIds }: Asked, turn: number) =>
  `${customers}/${customerIds[turn % customerIds.length]}`;
const search = (text: string) => `${list}?q=${encodeURIComponent(text)}`;

export const adminCases: readonly Case[] = [
  { name: "first page", path: () => list },
  { name: "pending", path: () => `${list}?status=pending` },
  { name: "completed", path: () => `${list}?status=completed` },
  { name: "refunded", path: () => `${list}?status=refunded` },
  { name: "today", path: () => `${list}?period=today` },
  { name: "last 7 days", path: () => `${list}?period=week` },
  { name: "last 30 days", path: () => `${list}?period=month` },
  { name: "deleted", path: () => `${list}?hidden=yes` },
  { name: "by total", path: () => `${list}?sort=total` },
  { name: "by name", path: () => `${list}?sort=customer&direction=asc` },
  { name: "by status", path: () => `${list}?sort=status&direction=asc` },
  { name: "page 20 by total", path: ({ page20 }) => `${list}?sort=total&after=${page20}` },
  { name: "last 30 days by total", path: () => `${list}?period=month&sort=total` },
  { name: "search: whole name", path: (asked, turn) => search(person(asked, turn).name) },
  { name: "search: whole address", path: (asked, turn) => search(person(asked, turn).email) },
  { name: "search: number", path: (asked, turn) => search(person(asked, turn).number) },
  { name: "search: phone", path: (asked, turn) => search(person(asked, turn).phone) },
  { name: "search: what a fifth has", path: () => search("mail.example") },
  { name: "search: first name", path: () => search("נועה") },
  { name: "search: first name, by total", path: () => `${search("נועה")}&sort=total` },
  { name: "search: two letters", path: () => search("ka") },
  { name: "search: what nobody has", path: () => search("zzyzzx") },
  { name: "search: signs", path: () => search("!!") },
  {
    name: "count: last 30 days, completed",
    path: () => "/api/admin/order-count?period=month&status=completed",
  },
  {
    name: "count: first name",
    path: () => `/api/admin/order-count?q=${encodeURIComponent("נועה")}`,
  },
  { name: "totals", path: () => "/api/admin/order-totals" },
  { name: "dashboard", path: () => "/api/admin/dashboard" },
  { name: "to do", path: () => "/api/admin/to-do" },
  { name: "analytics: 7 days", path: () => `${analytics}?period=7` },
  { name: "analytics: 30 days", path: () => analytics },
  { name: "analytics: 90 days", path: () => `${analytics}?period=90` },
  { name: "analytics: a year", path: () => `${analytics}?period=365` },
  { name: "behind a figure: revenue", path: () => `${analytics}/rows?figure=revenue` },
  { name: "behind a figure: orders", path: () => `${analytics}/rows?figure=orders&period=365` },
  { name: "behind a figure: units", path: () => `${analytics}/rows?figure=units&period=365` },
  { name: "behind a figure: refunds", path: () => `${analytics}/rows?figure=refunds&period=365` },
  { name: "behind a figure: customers", path: () => `${analytics}/rows?figure=customers` },
  { name: "customers: first page", path: () => customers },
  { name: "customers: active", path: () => `${customers}?state=active` },
  { name: "customers: new, by name", path: () => `${customers}?state=new&sort=name&direction=asc` },
  { name: "customers: guests", path: () => `${customers}?kind=guest` },
  { name: "customers: by revenue", path: () => `${customers}?sort=revenue` },
  { name: "customers: by name", path: () => `${customers}?sort=name&direction=asc` },
  {
    name: "customers: search: whole name",
    path: (asked, turn) => searchCustomers(person(asked, turn).name),
  },
  {
    name: "customers: search: whole address",
    path: (asked, turn) => searchCustomers(person(asked, turn).email),
  },
  {
    name: "customers: search: phone",
    path: (asked, turn) => searchCustomers(person(asked, turn).phone),
  },
  { name: "customers: search: first name", path: () => searchCustomers("נועה") },
  { name: "customers: search: what a fifth has", path: () => searchCustomers("mail.example") },
  { name: "customers: by state", path: () => "/api/admin/customer-totals" },
  {
    name: "customers: count: first name",
    path: () => `/api/admin/customer-count?q=${encodeURIComponent("נועה")}`,
  },
  { name: "customer: figures, addresses, notes", path: (asked, turn) => customer(asked, turn) },
  { name: "customer: timeline", path: (asked, turn) => `${customer(asked, turn)}/timeline` },
];

/**
 * `count` orders of the last three years, of a tenth as many people at most a hundred thousand: the
 * newest are on their way, the older ones mostly completed, one in 300 is deleted. Of one in 50
 * something was given back.
 */
export async function fillAdmin(client: pg.Client, count: number): Promise<void> {
  const people = Math.min(100_000, Math.ceil(count / 10));
  await client.query(
    `create temporary table people as
     select p, first || ' ' || last || case when p >= 750 then '-' || initcap(translate(to_hex(p / 750), '0123456789', 'ghijklmnop')) else '' end as name,
       latin || '.' || to_hex(p * 7919) || '@' || (array['mail', 'post', 'inbox', 'shop', 'home'])[1 + p % 5] || '.example' as email,
       '+9725' || lpad((p * 7919::bigint % 100000000)::text, 8, '0') as phone
     from generate_series(0, $1::integer - 1) p,
       lateral (select
         (array['Noa','Dana','Maya','Yael','Tamar','Lior','Omer','Itai','Amit','Daniel','Emma','Olivia','Liam','Noah','Mia',
           'נועה','דנה','יעל','תמר','דניאל','עומר','מאיה','אורי','רוני','Chloé'])[1 + p % 25] as first,
         (array['noa','dana','maya','yael','tamar','lior','omer','itai','amit','daniel','emma','olivia','liam','noah','mia',
           'noa','dana','yael','tamar','daniel','omer','maya','uri','roni','chloe'])[1 + p % 25] as latin,
         (array['Levi','Cohen','Mizrahi','Peretz','Biton','Friedman','Smith','Johnson','Garcia','Müller','לוי','כהן','מזרחי','פרץ',
           'ביטון','פרידמן','אזולאי','חדד','Katz','Shapiro','Green','Brown','Martin','Rossi','Novak','Kim','Singh','Lopez','Weiss',
           'Adler'])[1 + (p / 25) % 30] as last) names`,
    [people],
  );
  await client.query(
    `create temporary table filling as
     select n, gen_random_uuid() as id, v.id as variant_id, v.sku, v.variant_name, p.name as product_name,
       now() - interval '3 years' * (1 - n::float / $1) as at,
       1 + (n * 7 % 10 = 0)::integer + (n * 3 % 50 = 0)::integer * 2 as units,
       case
         when n > $1 - $1 / 400 then (array['pending', 'processing'])[1 + n % 2]
         when n > $1 - $1 / 100 then (array['processing', 'shipped', 'completed', 'completed'])[1 + n % 4]
         when n * 31 % 100 < 90 then 'completed'
         when n * 31 % 100 < 95 then 'cancelled'
         when n * 31 % 100 < 98 then 'refunded'
         else 'shipped'
       end as status,
       n * 7919::bigint % $2::integer as person
     from generate_series(1, $1::integer) n
     join (select *, row_number() over (order by sku) - 1 as place from product_variants where slug is not null) v
       on v.place = n % 3
     join products p on p.id = v.product_id
     order by n`,
    [count, people],
  );
  await client.query("analyze filling");
  // In the order of time, as orders come.
  await client.query(
    `insert into orders (id, customer_name, customer_email, customer_phone, status, stock_state, source, subtotal_minor,
       total_minor, billing_address, idempotency_key, created_at, updated_at, ils_rate, usd_rate, ils_rate_source, ils_rate_date,
       deleted_at)
     select f.id, p.name, p.email, p.phone, status,
       case status when 'pending' then 'held' when 'processing' then 'held' when 'cancelled' then 'released' else 'shipped' end,
       'checkout', 7499 * units, 7499 * units, '{"line1": "14 Alder Lane", "city": "Portland", "country": "US"}',
       gen_random_uuid(), at, at, 3.7, 1, 'bank', at::date, case when n % 300 = 0 then at end
     from filling f join people p on p.p = f.person order by n`,
  );
  await client.query(
    `insert into order_items (order_id, variant_id, product_name, variant_name, sku, quantity, unit_price_minor, total_price_minor)
     select id, variant_id, product_name, variant_name, sku, units, 7499, 7499 * units from filling order by n`,
  );
  await client.query(
    `insert into payments (order_id, method, amount_minor, created_at)
     select id, 'manual', 7499 * units, at from filling where n % 50 = 0 order by n`,
  );
  await client.query(
    `insert into refunds (order_id, method, amount_minor, state, idempotency_key, created_at, settled_at)
     select id, 'manual', 1000, 'done', id::text, least(at + interval '9 days', now()), now() from filling where n % 50 = 0 order by n`,
  );
  // Unknown to the planner, they would be gone through once for each of the others.
  await client.query("analyze orders");
  await client.query(
    `update orders o set paid_minor = o.total_minor, refunded_minor = 1000 from filling f where f.id = o.id and n % 50 = 0`,
  );
}
