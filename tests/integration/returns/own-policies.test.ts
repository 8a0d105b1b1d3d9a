// The database's own rules for returns, independent of the code.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Context } from "#modules/context.ts";
import { getSqlState } from "#platform/db/sql-error.ts";
import { anonymous, checkout } from "#shared/actor.ts";
import { member } from "../../support/actors.ts";
import { startReturnShop } from "./return-shop.ts";

const shop = await startReturnShop();
const { asked, database } = shop;
const REFUSED = "42501";

/** How many rows a statement reaches for somebody, or the code of its refusal. */
const attempt = (actor: Context["actor"], statement: string) =>
  database
    .runInTransaction(actor, (db) => db.execute(sql.raw(statement)))
    .then(({ rowCount }) => rowCount, getSqlState);

test("RETURN-21 customers create requests through the checkout, and cannot decide on them or edit them", async () => {
  const { returnId } = await asked({ olive: 1 });
  const one = `where id = '${returnId}'`;
  for (const change of [
    "refunded_minor = 1",
    "note = 'Yes'",
    "fee_minor = 0",
    "message = 'Something else'",
    "order_id = null",
  ])
    // oxlint-disable-next-line no-await-in-loop -- in this order
    expect(await attempt(checkout, `update returns set ${change} ${one}`)).toBe(REFUSED);
  expect(await attempt(checkout, `delete from returns ${one}`)).toBe(REFUSED);
  const approved = `insert into returns (kind, state, idempotency_key) values ('claim', 'approved', 'x')`;
  expect(await attempt(checkout, approved)).toBe(REFUSED);
});

test("RETURN-21 visitors and customers cannot read returns, and the back office cannot change their texts", async () => {
  const { returnId } = await asked({ olive: 1 });
  const user = member("user", { id: "aaaaaaaa-0000-4000-8000-00000000000a" });
  for (const actor of [anonymous, user])
    for (const table of ["returns", "return_lines", "return_photos"])
      // oxlint-disable-next-line no-await-in-loop -- in this order
      expect(await attempt(actor, `select * from ${table}`)).toBe(REFUSED);
  const admin = member("admin", { id: "cccccccc-0000-4000-8000-00000000000c" });
  const rewritten = `update returns set message = 'x' where id = '${returnId}'`;
  expect(await attempt(admin, rewritten)).toBe(REFUSED);
  expect(await attempt(admin, "delete from returns")).toBe(REFUSED);
});
