import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { system } from "#shared/actor.ts";
import { member } from "../../support/actors.ts";
import { startBackOffice } from "../orders/back-office.ts";

const { database, enter, place, act, asAdmin, variantId, receive } = await startBackOffice();
beforeAll(() => receive("olive", 50));

const columns = z.record(z.string(), z.unknown()).nullable();
const entrySchema = z.object({
  email: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  before: columns,
  after: columns,
});
type Entry = z.infer<typeof entrySchema>;

const lastId = async () =>
  Number((await database.asOwner("select coalesce(max(id), 0) as id from audit_log"))[0]?.["id"]);

/** The entries that `work` leaves in the log, the oldest first. */
async function logged(work: () => Promise<unknown>): Promise<Entry[]> {
  const before = await lastId();
  await work();
  const rows = await database.asOwner(
    `select actor_email as email, action, entity, entity_id as "entityId", before, after
     from audit_log where id > $1 order by id`,
    [before],
  );
  return z.array(entrySchema).parse(rows);
}

/** The same as text, without values: "update orders: status, stock_state". */
const brief = ({ action, entity, before, after }: Entry) =>
  action === "update"
    ? `update ${entity}: ${Object.keys({ ...before, ...after }).join(", ")}`
    : `${action} ${entity}`;

async function done(answer: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
}

const adminEmail = "admin@wanderpaw.example";
const executeAsAdmin = (statement: string) =>
  database.runInTransaction(member("admin", { email: "raw@mail.example" }), async (db) => {
    await db.execute(sql.raw(statement));
  });

test("AUDIT-01 a change in the back office is logged with person, place, and old and new value of each column", async () => {
  const id = await enter({ olive: 1 });
  const entries = await logged(() =>
    done(act(id, "/status", { status: "processing", notifyCustomer: false })),
  );
  expect(entries).toEqual([
    {
      email: adminEmail,
      action: "update",
      entity: "orders",
      entityId: id,
      before: { status: "pending" },
      after: { status: "processing" },
    },
  ]);
  const [row] = await database.asOwner(
    `select p.email, app.now() - l.created_at < interval '1 minute' as recent
     from audit_log l join profiles p on p.id = l.actor_id order by l.id desc limit 1`,
  );
  expect(row).toEqual({ email: adminEmail, recent: true });
});

test("AUDIT-02 an order entered by hand logs one entry per row, and no access key", async () => {
  await receive("caramel", 5);
  let id = "";
  const entries = await logged(async () => {
    id = await enter({ olive: 1, caramel: 2 });
  });
  expect(entries.map(brief).toSorted((a, b) => a.localeCompare(b, "en"))).toEqual([
    "insert order_items",
    "insert order_items",
    "insert orders",
    "insert stock_movements",
    "insert stock_movements",
  ]);
  const order = entries.find(({ entity }) => entity === "orders");
  expect(order).toMatchObject({ entityId: id, before: null, after: { source: "admin" } });
  for (const hidden of ["key_hash", "idempotency_key", "search_text"])
    expect(order?.after).not.toHaveProperty(hidden);
});

test("AUDIT-02 payments, refunds, shipments and stock are logged row by row, without derived sums", async () => {
  const id = await enter({ olive: 1 });
  const steps: [string, () => Promise<void>, string[]][] = [
    ["payment", () => done(act(id, "/payments", { notifyCustomer: false })), ["insert payments"]],
    [
      "shipment",
      () => done(act(id, "/shipments", { carrier: "dhl", notifyCustomer: false })),
      ["insert shipments", "insert stock_movements", "update orders: status, stock_state"],
    ],
    [
      "refund",
      () =>
        done(
          act(id, "/refunds", {
            idempotencyKey: randomUUID(),
            amountMinor: 100,
            notifyCustomer: false,
          }),
        ),
      ["insert refunds", "update orders: status"],
    ],
    [
      "delivery",
      () =>
        done(
          asAdmin("POST", `/api/admin/variants/${variantId("blue")}/movements`, {
            kind: "receipt",
            quantity: 3,
          }),
        ),
      ["insert stock_movements"],
    ],
    ["hiding", () => done(act(id, "", undefined, "DELETE")), ["update orders: deleted_at"]],
  ];
  for (const [name, step, expected] of steps) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const entries = await logged(step);
    const found = entries.map(brief).toSorted((a, b) => a.localeCompare(b, "en"));
    expect([name, found]).toEqual([name, expected]);
    expect(new Set(entries.map(({ email }) => email))).toEqual(new Set([adminEmail]));
  }
});

test.each([
  [
    "products",
    "update products set featured = not featured where sku = 'WANDERPAW_BACKPACK'",
    ["update products: featured"],
  ],
  [
    "variants",
    "update product_variants set price_minor = 7599 where slug = 'blue'",
    ["update product_variants: price_minor"],
  ],
  [
    "categories",
    "insert into product_categories (name) values ('Straps')",
    ["insert product_categories"],
  ],
  [
    "images",
    "update product_images set alt_text = 'A bag' where id = (select id from product_images order by id limit 1)",
    ["update product_images: alt_text"],
  ],
  [
    "attributes",
    "delete from product_attributes where id = (select id from product_attributes order by id limit 1)",
    ["delete product_attributes"],
  ],
  [
    "rates",
    "insert into exchange_rates (base_currency, target_currency, rate, source) values ('EUR', 'ILS', 4.1, 'hand')",
    ["insert exchange_rates"],
  ],
  [
    "settings",
    "update system_settings set setting_value = '12' where setting_key = 'low_stock_threshold'",
    ["update system_settings: setting_value"],
  ],
  [
    "roles",
    "insert into user_roles (user_id, role) select id, 'moderator' from profiles where id not in (select user_id from user_roles) limit 1",
    ["insert user_roles"],
  ],
])(
  "AUDIT-03 plain SQL in the role of the back office is logged: %s",
  async (_, statement, expected) => {
    await database.asOwner(
      "insert into profiles (full_name, email) values ('P', 'plain@mail.example') on conflict do nothing",
    );
    const entries = await logged(() => executeAsAdmin(statement));
    expect(entries.map(brief)).toEqual(expected);
    expect(entries[0]?.email).toBe("raw@mail.example");
  },
);

test("AUDIT-03 the log identifies a rate by its pair, a setting by its key, a role by its person", async () => {
  const entries = await logged(async () => {
    await executeAsAdmin("update exchange_rates set rate = 4.2 where base_currency = 'EUR'");
    await executeAsAdmin(
      "update system_settings set setting_value = '11' where setting_key = 'low_stock_threshold'",
    );
    await executeAsAdmin("update user_roles set role = 'user' where role = 'moderator'");
  });
  const moderators = entries.filter(({ entity }) => entity === "user_roles");
  expect(entries.slice(0, 2).map(({ entityId }) => entityId)).toEqual([
    "EUR:ILS",
    "low_stock_threshold",
  ]);
  expect(moderators.length).toBeGreaterThan(0);
  for (const { entityId } of moderators) expect(z.uuid().parse(entityId)).toBe(entityId);
});

test("AUDIT-03 a change by an unidentified session is logged without a name", async () => {
  const client = new pg.Client({ connectionString: database.appUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const entries = await logged(() =>
    client.query(
      "set role shop_admin; update products set featured = not featured where sku = 'WANDERPAW_BACKPACK'",
    ),
  );
  expect(entries).toMatchObject([{ email: null, action: "update", entity: "products" }]);
});

test("AUDIT-04 changes without effect, and actions of customers and of the shop itself, are not logged", async () => {
  expect(
    await logged(() => executeAsAdmin("update products set name = name, featured = featured")),
  ).toEqual([]);
  expect(await logged(() => place())).toEqual([]);
  expect(
    await logged(() =>
      database.runInTransaction(system, async (db) => {
        await db.execute(sql`update products set featured = not featured`);
      }),
    ),
  ).toEqual([]);
});

test("AUDIT-04 a rolled-back change is not logged", async () => {
  const entries = await logged(() =>
    database
      .runInTransaction(member("admin"), async (db) => {
        await db.execute(sql`update products set featured = not featured`);
        throw new Error("on second thoughts");
      })
      .catch(() => {}),
  );
  expect(entries).toEqual([]);
});
