import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { violatedConstraint } from "#platform/db/sql-error.ts";
import { system } from "#shared/actor.ts";
import { testDatabase } from "../../support/database.ts";
import { seed } from "./seeded.ts";
import { undone, verdict as verdictOf } from "./verdict.ts";

const database = await testDatabase();
const verdict = (...statements: string[]) => verdictOf(database, ...statements);
beforeAll(() => seed(database, { demo: true }));

const backpack = "(select id from products where sku = 'WANDERPAW_BACKPACK')";
const olive = "(select id from product_variants where colour = 'olive')";
const move = (quantity: number, reason: string) =>
  `insert into stock_movements (variant_id, sku, quantity, reason) values (${olive}, 'X', ${quantity}, '${reason}')`;

describe("the stock ledger", () => {
  test("DATA-12 carries the stock: a movement changes it, more than there is cannot be taken", async () => {
    await undone(database, system, async (db) => {
      await db.execute(sql.raw(move(-3, "sale")));
      await db.execute(sql.raw(move(10, "receipt")));
      const { rows } = await db.execute(
        sql`select stock_quantity from product_variants where colour = 'olive'`,
      );
      expect(rows).toEqual([{ stock_quantity: 11 }]);
    });
    expect(await verdict(move(-5, "sale"))).toBe("product_variants_stock_positive");
    // One statement counts as a whole.
    expect(
      await verdict(
        `insert into stock_movements (variant_id, sku, quantity, reason) values (${olive}, 'X', -6, 'sale'), (${olive}, 'X', 2, 'receipt')`,
      ),
    ).toBe("accepted");
  });

  test("DATA-12 sells the last bags once, however many buyers come at the same moment", async () => {
    const results = await Promise.all(
      Array.from({ length: 9 }, async () =>
        database
          .inTransaction(system, (db) => db.execute(sql.raw(move(-1, "sale"))))
          .then(() => "sold")
          .catch((error: unknown) => violatedConstraint(error) ?? String(error)),
      ),
    );
    expect(results.filter((it) => it === "sold")).toHaveLength(4);
    expect(results.filter((it) => it === "product_variants_stock_positive")).toHaveLength(5);
    await database.inTransaction(system, (db) => db.execute(sql.raw(move(4, "receipt"))));
  });

  test("DATA-12 is the only way to the stock", async () => {
    expect(
      await verdict("update product_variants set stock_quantity = 9 where colour = 'olive'"),
    ).toBe("product_variants_stock_from_ledger");
    expect(
      await verdict(
        `insert into product_variants (product_id, variant_name, price_minor, sku, stock_quantity) values (${backpack}, 'A', 1, 'A', 1)`,
      ),
    ).toBe("product_variants_stock_from_ledger");
  });

  test("DATA-12 knows directions, and refuses movements of nothing", async () => {
    expect(await verdict(move(0, "adjustment"))).toBe("stock_movements_not_zero");
    expect(await verdict(move(1, "sale"))).toBe("stock_movements_direction");
    expect(await verdict(move(-1, "receipt"))).toBe("stock_movements_direction");
    expect(await verdict(move(-1, "adjustment"))).toBe("accepted");
  });

  test("DATA-12 survives the product: its movements and order lines keep the stock keeping unit", async () => {
    expect(await verdict("delete from products where sku = 'WANDERPAW_BACKPACK'")).toBe("accepted");
    await undone(database, system, async (db) => {
      const count = async () =>
        (
          await db.execute(
            sql`select (select count(*) from stock_movements where sku = 'WANDERPAW_BACKPACK_OLIVE') as moved, (select count(*) from order_items where sku = 'WANDERPAW_BACKPACK_OLIVE') as sold`,
          )
        ).rows;
      const before = await count();
      await db.execute(sql`delete from products`);
      expect(await count()).toEqual(before);
    });
  });
});
