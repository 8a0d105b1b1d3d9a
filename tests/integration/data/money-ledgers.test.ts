import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { beforeAll, describe, expect, test } from "vitest";
import { findViolatedConstraint } from "#platform/db/sql-error.ts";
import { openDatabase } from "#platform/db/client.ts";
import { system } from "#shared/actor.ts";
import { testDatabase } from "../../support/database.ts";
import { seed } from "./seeded.ts";
import { undoneAs, verdict as verdictOf } from "./verdict.ts";

const database = await testDatabase();
const verdict = (...statements: string[]) => verdictOf(database, ...statements);
/** An order that nobody has paid yet. */
let open = "";
/** Another one. */
let other = "";
beforeAll(async () => {
  await seed(database, { demo: true });
  const ids = z
    .array(z.object({ id: z.string() }))
    .parse(
      await database.asOwner(
        "select id from orders where status = 'pending' and paid_minor = 0 order by id limit 2",
      ),
    );
  [open = "", other = ""] = ids.map((row) => row.id);
});

const pay = (order: string, amount: number, reference: string = randomUUID()) =>
  `insert into payments (order_id, method, amount_minor, reference) values ('${order}', 'manual', ${amount}, '${reference}')`;
const refund = (order: string, amount: number, state = "pending") =>
  `insert into refunds (order_id, method, amount_minor, state, idempotency_key, settled_at)
   values ('${order}', 'manual', ${amount}, '${state}', '${randomUUID()}', ${state === "pending" ? "null" : "now()"})`;

const sums = async (order: string) => {
  const [row] = await database.asOwner(
    "select paid_minor as paid, refunded_minor as refunded from orders where id = $1",
    [order],
  );
  return row;
};
const commit = (statement: string) =>
  database.runInTransaction(system, (db) => db.execute(sql.raw(statement)));

describe("the payment ledgers", () => {
  test("DATA-49 are the only way to change the paid and refunded amounts of an order", async () => {
    for (const column of ["paid_minor", "refunded_minor"])
      expect(
        await verdict(`update orders set ${column} = ${column} + 1 where id = '${open}'`),
      ).toBe("orders_sums_from_ledgers");
    expect(
      await verdict(
        `insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor, paid_minor)
         values ('Ada', 'ada@mail.example', 'admin', 1, 1, 1)`,
      ),
    ).toBe("orders_sums_from_ledgers");
    await commit(pay(open, 5_000));
    await commit(refund(open, 1_200, "done"));
    await commit(refund(open, 800));
    // A refund that the payment service refused counts for nothing.
    await commit(refund(open, 3_000, "failed"));
    expect(await sums(open)).toEqual({ paid: 5_000, refunded: 2_000 });
  });

  test("DATA-50 accept only positive amounts, and the same payment and the same refund once", async () => {
    expect(await verdict(pay(open, 0))).toBe("payments_amount_positive");
    expect(await verdict(refund(open, -5))).toBe("refunds_amount_positive");
    expect(await verdict(pay(open, 1, "bank-17"), pay(other, 1, "bank-17"))).toBe(
      "payments_reference_once",
    );
    const twice = refund(open, 1);
    expect(await verdict(twice, twice)).toBe("refunds_idempotency_key_once");
    expect(
      await verdict(
        `insert into refunds (order_id, method, amount_minor, state, idempotency_key) values ('${open}', 'manual', 1, 'done', 'k')`,
      ),
    ).toBe("refunds_settled_has_time");
  });

  test("DATA-51 never refund more than was paid, however many refunds come at the same moment", async () => {
    expect(await verdict(refund(other, 1))).toBe("orders_refunds_within_payments");
    await commit(pay(other, 5_000));
    const testShop = openDatabase({ connectionString: database.appUrl, max: 10 });
    const results = await Promise.all(
      Array.from({ length: 10 }, async () =>
        testShop
          .runInTransaction(system, (db) => db.execute(sql.raw(refund(other, 1_500))))
          .then(() => "given back")
          .catch((error: unknown) => findViolatedConstraint(error) ?? String(error)),
      ),
    );
    await testShop.close();
    expect(results.filter((it) => it === "given back")).toHaveLength(3);
    expect(results.filter((it) => it === "orders_refunds_within_payments")).toHaveLength(7);
    expect(await sums(other)).toEqual({ paid: 5_000, refunded: 4_500 });
  });

  test("DATA-52 follow the state of a refund until it is settled, and then it is final", async () => {
    const settle = (state: string) =>
      `update refunds set state = '${state}', settled_at = now() where order_id = '${other}' and state = 'pending'`;
    expect(await verdict(settle("failed"), refund(other, 5_000))).toBe("accepted");
    expect(await verdict(settle("done"), refund(other, 600))).toBe(
      "orders_refunds_within_payments",
    );
    for (const change of [
      "state = 'pending', settled_at = null",
      "state = 'failed'",
      "reference = 'x'",
    ])
      expect(
        await verdict(settle("done"), `update refunds set ${change} where state = 'done'`),
      ).toBe("refunds_settled_is_final");
  });

  test("DATA-52 let only the shop mark a refund as failed that the payment service had reported as done", async () => {
    await commit(pay(open, 1_000));
    await commit(refund(open, 1_000, "done").replace("'manual'", "'stripe'"));
    const before = await sums(open);
    const change = (set: string) =>
      `update refunds set ${set} where order_id = '${open}' and method = 'stripe'`;
    const fail = change("state = 'failed', settled_at = now()");
    await expect(undoneAs(database, "shop_admin", fail)).rejects.toThrow("is settled");
    for (const set of ["state = 'pending', settled_at = null", "reference = 'x'"])
      expect(await verdict(change(set))).toBe("refunds_settled_is_final");
    expect(await verdict(fail, change("state = 'done'"))).toBe("refunds_settled_is_final");
    await commit(fail);
    expect(await sums(open)).toEqual({
      ...before,
      refunded: Number(before?.["refunded"]) - 1_000,
    });
  });

  test("DATA-53 keep a paid order: it cannot be deleted together with its payments", async () => {
    await expect(database.asOwner("delete from orders where id = $1", [other])).rejects.toThrow(
      /payments_order_id|refunds_order_id/,
    );
  });
});
