import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { integrityRules } from "#modules/orders/integrity/integrity-rules.ts";
import {
  integrityTasks,
  checkIntegrity,
  type Finding,
} from "#modules/orders/integrity/check-integrity.ts";
import { listNotifications } from "#modules/notifications/list-notifications.ts";
import { createLog, silentLog } from "#platform/log.ts";
import { system } from "#shared/actor.ts";
import type { Finding as AnyFinding } from "#shared/finding.ts";
import type { TaskName } from "#i18n/he/jobs.ts";
import { testDatabase } from "../../support/database.ts";
import { listBreaches } from "./integrity-breaches.ts";

const database = await testDatabase({ seeded: true });
const findings = () => database.runInTransaction(system, (db) => checkIntegrity({ db }));
class Undo extends Error {}

const owner = new pg.Client({ connectionString: database.ownerUrl });
await owner.connect();
afterAll(() => owner.end());

/**
 * Findings of the integrity check after a statement that no program of the shop could run, with
 * every trigger off. It is rolled back.
 */
async function findingsAfter(statement: string): Promise<Finding[]> {
  let found: Finding[] = [];
  try {
    await drizzle(owner).transaction(async (db) => {
      await db.execute(sql`set local session_replication_role = replica`);
      await db.execute(sql.raw(statement));
      found = await checkIntegrity({ db });
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return found;
}

/** The same for others to see, until it is mended. */
const pastTheShop = (statement: string) =>
  database.asOwner(`begin; set local session_replication_role = replica; ${statement}; commit;`);

/** The order that a breach is done to: completed, paid, from the checkout, with one line. */
const [victim] = await database.asOwner(
  `select o.id, o.number from orders o join order_items i on i.order_id = o.id
   where o.status = 'completed' and o.source = 'checkout' group by o.id having count(*) = 1 order by o.id limit 1`,
);
const id = `'${String(victim?.["id"])}'`;
const number = String(victim?.["number"]);
const [buyer] = await database.asOwner(
  `select c.id, min(o.number) as first from customers c join orders o on lower(o.customer_email) = lower(c.email)
   where c.email = (select customer_email from orders where id = ${id}) group by c.id`,
);

/** The first order that names a coupon, and the first that names none. */
const [using = {}, without = {}] = await database.asOwner(
  `select distinct on (coupon_code is null) id, number from orders order by coupon_code is null, id`,
);

const breaches = listBreaches({ id, number, buyer, using, without });

describe("the integrity rules", () => {
  test("BOOK-01 the demo data satisfies all integrity rules", async () => {
    expect(await findings()).toEqual([]);
  });

  test.each(breaches)(
    "BOOK-02 each rule detects its violation, and nothing once it is repaired: %s, %s",
    async (rule, _, statement, example) => {
      const found = await findingsAfter(statement);
      expect(found.find((finding) => finding.rule === rule)).toEqual({
        rule,
        count: 1,
        examples: [example],
      });
      expect(await findings()).toEqual([]);
    },
  );

  test("BOOK-02 every rule can be violated", () => {
    expect(new Set(breaches.map(([rule]) => rule))).toEqual(new Set(Object.keys(integrityRules)));
  });

  test("BOOK-03 a finding has its count and the first five examples", async () => {
    const found = await findingsAfter("delete from mails");
    expect(found).toHaveLength(1);
    expect(found[0]?.count).toBeGreaterThan(300);
    expect(found[0]?.examples).toHaveLength(5);
  });

  test("BOOK-04 an order paid online requires its confirmation mail once it is paid", async () => {
    const asStripe = `update orders set payment_method = 'online' where id = ${id};
      delete from mails where dedupe_key = 'order-confirmation:' || ${id};`;
    expect(
      await findingsAfter(
        `${asStripe} update orders set paid_minor = 0 where id = ${id}; delete from payments where order_id = ${id}`,
      ),
    ).toEqual([]);
    expect(await findingsAfter(asStripe)).toMatchObject([
      { rule: "an order of the checkout has its confirmation", count: 1 },
    ]);
  });

  test("BOOK-04 orders of the first version, sold without a reservation, require no confirmation mail", async () => {
    const found = await findingsAfter(
      `delete from mails where dedupe_key = 'order-confirmation:' || ${id};
       update stock_movements set reason = 'sale', quantity = -reserved, reserved = 0 where order_id = ${id} and reason = 'reserve';
       update stock_movements set reason = 'adjustment', reserved = 0 where order_id = ${id} and reason <> 'sale'`,
    );
    expect(found.map(({ rule }) => rule)).not.toContain(
      "an order of the checkout has its confirmation",
    );
  });

  test("BOOK-05 the shop checks its integrity regularly, logs violations and changes nothing", async () => {
    const lines: Record<string, unknown>[] = [];
    const log = createLog({
      level: "info",
      destination: {
        write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
      }, // our own log lines
    });
    const task = integrityTasks({ database, clock: () => new Date(), log })["check-integrity"];
    await task?.run({}, { isLast: false });
    expect(lines).toEqual([]);
    const stock = () =>
      database.asOwner("select stock_quantity from product_variants order by slug");
    await pastTheShop("update product_variants set stock_quantity = 7 where slug = 'olive'");
    const before = await stock();
    await task?.run({}, { isLast: false });
    expect(await stock()).toEqual(before);
    const stored = () => database.asOwner("select rule, count, found_at from integrity_findings");
    const found = await stored();
    expect(found).toMatchObject([{ rule: "stock is the sum of its movements", count: 1 }]);
    await task?.run({}, { isLast: false });
    // Since when it is known.
    expect(await stored()).toEqual(found);
    await pastTheShop("update product_variants set stock_quantity = 4 where slug = 'olive'");
    await task?.run({}, { isLast: false });
    expect(await stored()).toEqual([]);
    expect(lines.slice(0, 1)).toMatchObject([
      {
        level: "error",
        msg: "the books do not agree",
        rule: "stock is the sum of its movements",
        count: 1,
        examples: ["WANDERPAW_BACKPACK_OLIVE"],
      },
    ]);
  });

  test("BOOK-07 LIVE-14 what a daily check of the rest finds is stored beside it, and rings the bell until it is right", async () => {
    let rest: readonly AnyFinding[] = [];
    const tasks = integrityTasks(
      { database, clock: () => new Date(), log: silentLog },
      async () => rest,
    );
    const check = (name: TaskName) => tasks[name]?.run({}, { isLast: false });
    const ring = async () =>
      (
        await database.runInTransaction(system, (db) =>
          listNotifications({ db, actor: system, clock: () => new Date() }),
        )
      ).flatMap((entry) => (entry.kind === "finding" ? [entry.id] : []));
    const rule = "every trigger is awake";
    rest = [{ rule, count: 1, examples: ["orders.x"], means: "It sleeps.", advice: "Wake it." }];
    await check("check-shop");
    expect(await ring()).toEqual([rule]);
    // The check of orders, stock and money leaves it alone, and the other way round.
    await pastTheShop("update product_variants set stock_quantity = 7 where slug = 'olive'");
    await check("check-integrity");
    expect(await ring()).toHaveLength(2);
    rest = [];
    await check("check-shop");
    expect(await ring()).toEqual(["stock is the sum of its movements"]);
    await pastTheShop("update product_variants set stock_quantity = 4 where slug = 'olive'");
    await check("check-integrity");
    expect(await ring()).toEqual([]);
  });
});
