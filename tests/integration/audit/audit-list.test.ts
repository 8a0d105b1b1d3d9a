import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type AuditEntry } from "#modules/audit/contract.ts";
import { auditEndpoints } from "#modules/audit/endpoints.ts";
import { auditedEntities } from "#modules/audit/entities.ts";
import { member } from "../../support/actors.ts";
import { startBackOffice } from "../orders/back-office.ts";

const { database, asAdmin, enter, act, receive, variantId } = await startBackOffice();

const path = "/api/admin/audit";
const getPage = async (query = "") => {
  const { status, text } = await asAdmin("GET", `${path}${query}`);
  expect([status, status === 200 ? "" : text]).toEqual([200, ""]);
  return auditEndpoints.listAuditEntries.response.parse(JSON.parse(text));
};
const entries = async (query?: string) => (await getPage(query)).entries;
const brief = ({ action, entity }: AuditEntry) => `${action} ${entity}`;

/** Entries of another time, by somebody else: written as the owner, for nobody else can. */
async function arrange(
  rows: { at: string; actor?: string; email?: string; entity?: string; id?: string }[],
) {
  for (const { at, actor = null, email = null, entity = "products", id = randomUUID() } of rows)
    // oxlint-disable-next-line no-await-in-loop -- their order is that of their ids
    await database.asOwner(
      `insert into audit_log (created_at, actor_id, actor_email, action, entity, entity_id, before, after)
       values ($1, $2, $3, 'update', $4, $5, '{"name":"a"}', '{"name":"b"}')`,
      [at, actor, email, entity, id],
    );
}

const avi = randomUUID();
beforeAll(() => receive("olive", 50));

test("SET-30 the log shows who changed what and when, newest first, with both values and the subject", async () => {
  const id = await enter({ olive: 1 });
  await act(id, "/status", { status: "processing", notifyCustomer: false });
  const [newest, ...before] = await entries();
  expect(newest).toMatchObject({
    actorEmail: "admin@wanderpaw.example",
    action: "update",
    entity: "orders",
    entityId: id,
    before: { status: "pending" },
    after: { status: "processing" },
    subject: { kind: "order", id },
  });
  expect(Date.now() - Date.parse(newest?.at ?? "")).toBeLessThan(60_000);
  // The order's line leads to the order as well, and all entries are of one transaction.
  const made = before.slice(0, 3);
  expect(made.map(brief).toSorted((a, b) => a.localeCompare(b, "en"))).toEqual([
    "insert order_items",
    "insert orders",
    "insert stock_movements",
  ]);
  expect(new Set(made.map(({ at }) => at)).size).toBe(1);
  const line = made.find(({ entity }) => entity === "order_items");
  expect(line?.subject).toEqual({ kind: "order", id });
  const movement = made.find(({ entity }) => entity === "stock_movements");
  expect(movement?.subject?.kind).toBe("product");
});

test("SET-30 a changed line links to its order, and a deleted record links nowhere", async () => {
  const id = await enter({ olive: 2 });
  await database.runInTransaction(member("admin"), async (db) => {
    await db.execute(sql`update order_items set restocked_quantity = 1 where order_id = ${id}`);
  });
  const [edited] = await entries("?entity=order_items&action=update");
  expect(edited?.after).toEqual({ restocked_quantity: 1 });
  expect(edited?.subject).toEqual({ kind: "order", id });
  await arrange([{ at: "2026-01-01T00:00:00Z", entity: "messages", id: randomUUID() }]);
  expect((await entries("?entity=messages"))[0]?.subject).toBeNull();
  await arrange([{ at: "2026-01-01T00:00:00Z", entity: "system_settings", id: "system_name" }]);
  expect((await entries("?entity=system_settings"))[0]?.subject).toEqual({
    kind: "settings",
    id: null,
  });
});

test("SET-93 entries include the names of the records they mention, as far as they still exist", async () => {
  const olive = variantId("olive");
  const receipt = { kind: "receipt", quantity: 1 };
  expect((await asAdmin("POST", `/api/admin/variants/${olive}/movements`, receipt)).status).toBe(
    200,
  );
  const role = await database.asOwner(
    "select r.user_id, p.full_name as name from user_roles r join profiles p on p.id = r.user_id where r.role = 'moderator' limit 1",
  );
  const moderator = z.array(z.object({ user_id: z.uuid(), name: z.string() })).parse(role)[0];
  await database.runInTransaction(member("admin"), async (db) => {
    await db.execute(
      sql`update user_roles set role = 'user' where user_id = ${moderator?.user_id}`,
    );
  });
  const { entries: newest, names } = await getPage();
  expect(newest.slice(0, 2).map(brief)).toEqual(["update user_roles", "insert stock_movements"]);
  expect(names[newest[0]?.entityId ?? ""]).toBe(moderator?.name);
  expect(names[olive]).toMatch(/^Wanderpaw Backpack – Olive/);
  const gone = randomUUID();
  await arrange([{ at: "2026-01-01T00:00:00Z", id: gone }]);
  expect((await getPage(`?q=${gone}`)).names).toEqual({});
});

test("SET-31 the log is filtered by person, table, action, and an id or its last 8 characters", async () => {
  const id = await enter({ olive: 1 });
  await arrange([
    { at: "2026-02-01T10:00:00Z", actor: avi, email: "avi@mail.example", id: "sku-1" },
    { at: "2026-02-02T10:00:00Z", actor: avi, email: "avi.new@mail.example", entity: "orders" },
  ]);
  expect((await entries(`?person=${avi}`)).map(brief)).toEqual([
    "update orders",
    "update products",
  ]);
  expect((await entries(`?person=${avi}&entity=products`)).map(({ entityId }) => entityId)).toEqual(
    ["sku-1"],
  );
  expect(await entries(`?person=${avi}&action=insert`)).toEqual([]);
  expect((await entries(`?q=${id}`)).map(({ entityId }) => entityId)).toEqual([id]);
  for (const number of [id.slice(-8), id.slice(-8).toUpperCase(), `%23${id.slice(-8)}`])
    // oxlint-disable-next-line no-await-in-loop -- a handful
    expect((await entries(`?q=${number}`)).map(({ entityId }) => entityId)).toEqual([id]);
  expect((await entries("?q=SKU-1")).map(({ entityId }) => entityId)).toEqual(["sku-1"]);
  expect(await entries("?q=nothing-of-the-sort")).toEqual([]);

  const { text } = await asAdmin("GET", `${path}/people`);
  const { people } = auditEndpoints.listAuditPeople.response.parse(JSON.parse(text));
  // With the address that they had last.
  expect(people.filter((it) => it.id === avi)).toEqual([
    { id: avi, email: "avi.new@mail.example", name: null },
  ]);
});

test("WORDS-93 the log's filter offers the names of people in it", async () => {
  await enter({ olive: 1 });
  const { text } = await asAdmin("GET", `${path}/people`);
  const { people } = auditEndpoints.listAuditPeople.response.parse(JSON.parse(text));
  expect(people).toContainEqual(
    expect.objectContaining({ email: "admin@wanderpaw.example", name: "Noa Adler" }),
  );
});

test("SET-31 a period consists of days in Jerusalem, also where a day has 23 or 25 hours", async () => {
  const entity = "exchange_rates";
  const at = [
    "2026-03-26T21:59:59Z",
    "2026-03-26T22:00:00Z",
    "2026-03-27T20:59:59Z",
    "2026-03-27T21:00:00Z",
  ];
  await arrange(at.map((moment) => ({ at: moment, entity })));
  const within = async (query: string) =>
    (await entries(`?entity=${entity}&${query}`))
      .map((entry) => entry.at.slice(0, 19))
      .toSorted((a, b) => a.localeCompare(b, "en"));
  expect(await within("from=2026-03-27&until=2026-03-27")).toEqual([
    "2026-03-26T22:00:00",
    "2026-03-27T20:59:59",
  ]);
  expect(await within("until=2026-03-26")).toEqual(["2026-03-26T21:59:59"]);
  expect(await within("from=2026-03-28")).toEqual(["2026-03-27T21:00:00"]);
  expect((await asAdmin("GET", `${path}?from=2026-02-30`)).status).toBe(422);
});

test("SET-32 the log has pages of 50 entries and rejects an invalid cursor", async () => {
  const many = randomUUID();
  await database.asOwner(
    `insert into audit_log (actor_id, action, entity, entity_id, after)
     select $1, 'insert', 'products', 'n' || n, '{"name":"x"}' from generate_series(1, 120) n`,
    [many],
  );
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const after: string = cursor === "" ? "" : `&after=${cursor}`;
    // oxlint-disable-next-line no-await-in-loop -- page after page
    const page = await getPage(`?person=${many}${after}`);
    expect(page.entries.length).toBeLessThanOrEqual(50);
    seen.push(...page.entries.map(({ entityId }) => entityId));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `n${120 - index}`));
  expect((await asAdmin("GET", `${path}?after=-1`)).status).toBe(422);
});

test("SET-33 every table in the log has a name on the screen", async () => {
  const rows = await database.asOwner(
    `select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where t.tgname = 'write_audit_entry' order by 1`,
  );
  const audited = z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name);
  // Entries about jobs and files are written without a trigger.
  expect([...audited, "files", "jobs"].toSorted((a, b) => a.localeCompare(b, "en"))).toEqual(
    auditedEntities.toSorted((a, b) => a.localeCompare(b, "en")),
  );
});
