import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Db } from "#platform/db/client.ts";
import { findViolatedConstraint } from "#platform/db/sql-error.ts";
import { system } from "#shared/actor.ts";
import { testDatabase } from "../../support/database.ts";
import { seed } from "./seeded.ts";
import { undone, verdict as verdictOf } from "./verdict.ts";

const database = await testDatabase();
const verdict = (...statements: string[]) => verdictOf(database, ...statements);
beforeAll(() => seed(database, { demo: true }));

const backpack = "(select id from products where sku = 'WANDERPAW_BACKPACK')";
const olive = "(select id from product_variants where slug = 'olive')";
const move = (quantity: number, reason: string, reserved = 0) =>
  `insert into stock_movements (variant_id, sku, quantity, reserved, reason) values (${olive}, 'X', ${quantity}, ${reserved}, '${reason}')`;
/** Number of olive backpacks that can be sold, and of those that are held. */
const levels = async (db: Db) =>
  (
    await db.execute<{ stock_quantity: number; reserved_quantity: number }>(
      sql`select stock_quantity, reserved_quantity from product_variants where slug = 'olive'`,
    )
  ).rows[0];

describe("the stock ledger", () => {
  test("DATA-12 determines the stock: a movement changes it, and no more than there is can be taken", async () => {
    await undone(database, system, async (db) => {
      await db.execute(sql.raw(move(-3, "sale")));
      await db.execute(sql.raw(move(10, "receipt")));
      expect(await levels(db)).toMatchObject({ stock_quantity: 11 });
    });
    expect(await verdict(move(-5, "sale"))).toBe("product_variants_stock_positive");
    // One statement counts as a whole.
    expect(
      await verdict(
        `insert into stock_movements (variant_id, sku, quantity, reason) values (${olive}, 'X', -6, 'sale'), (${olive}, 'X', 2, 'receipt')`,
      ),
    ).toBe("accepted");
  });

  test("DATA-12 sells the last units once, however many buyers come at the same moment", async () => {
    const results = await Promise.all(
      Array.from({ length: 9 }, async () =>
        database
          .runInTransaction(system, (db) => db.execute(sql.raw(move(-1, "sale"))))
          .then(() => "sold")
          .catch((error: unknown) => findViolatedConstraint(error) ?? String(error)),
      ),
    );
    expect(results.filter((it) => it === "sold")).toHaveLength(4);
    expect(results.filter((it) => it === "product_variants_stock_positive")).toHaveLength(5);
    await database.runInTransaction(system, (db) => db.execute(sql.raw(move(4, "receipt"))));
  });

  test("DATA-12 is the only way to change the stock", async () => {
    expect(
      await verdict("update product_variants set stock_quantity = 9 where slug = 'olive'"),
    ).toBe("product_variants_stock_from_ledger");
    expect(
      await verdict(
        `insert into product_variants (product_id, variant_name, price_minor, sku, stock_quantity) values (${backpack}, 'A', 1, 'A', 1)`,
      ),
    ).toBe("product_variants_stock_from_ledger");
  });

  test("DATA-12 enforces directions, and refuses movements of zero", async () => {
    expect(await verdict(move(0, "adjustment"))).toBe("stock_movements_not_zero");
    expect(await verdict(move(1, "sale"))).toBe("stock_movements_direction");
    expect(await verdict(move(-1, "receipt"))).toBe("stock_movements_direction");
    expect(await verdict(move(-1, "adjustment"))).toBe("accepted");
  });

  test("DATA-46 reserves items for an order without moving them, and every step back reverses one step forward", async () => {
    await undone(database, system, async (db) => {
      const before = await levels(db);
      if (before === undefined) throw new Error("no olive bag");
      const { stock_quantity: available, reserved_quantity: held } = before;
      const steps = [
        [move(0, "reserve", 3), available - 3, held + 3],
        [move(-3, "shipment", -3), available - 3, held],
        [move(3, "recall", 3), available - 3, held + 3],
        [move(0, "release", -3), available, held],
        [move(-2, "sale"), available - 2, held],
        [move(2, "return"), available, held],
      ] as const;
      for (const [statement, stock_quantity, reserved_quantity] of steps) {
        await db.execute(sql.raw(statement));
        expect(await levels(db)).toEqual({ stock_quantity, reserved_quantity });
      }
    });
    expect(await verdict(move(0, "reserve", 5))).toBe("product_variants_stock_positive");
    expect(await verdict(move(-500, "shipment", -500))).toBe("product_variants_reserved_positive");
    // Held units cannot be counted away.
    expect(await verdict(move(0, "reserve", 3), move(-2, "adjustment"))).toBe(
      "product_variants_stock_positive",
    );
  });

  test.each([
    ["reserve", 0, -1],
    ["reserve", 1, 1],
    ["release", 0, 1],
    ["release", -1, -1],
    ["shipment", -2, -1],
    ["shipment", -1, 0],
    ["shipment", 1, 1],
    ["recall", -1, -1],
    ["recall", 1, 0],
    ["sale", -1, -1],
    ["return", -1, 0],
    ["return", 1, 1],
    ["opening", 1, 1],
    ["opening", -1, 0],
    ["receipt", 1, 1],
    ["adjustment", 1, 1],
    ["adjustment", 0, 1],
  ])(
    "DATA-47 enforces directions: no %s of %d units that reserves %d",
    async (reason, quantity, reserved) => {
      expect(await verdict(move(quantity, reason, reserved))).toBe("stock_movements_direction");
    },
  );

  test("DATA-48 is the only way to change reservations, too", async () => {
    expect(
      await verdict("update product_variants set reserved_quantity = 1 where slug = 'olive'"),
    ).toBe("product_variants_stock_from_ledger");
    expect(
      await verdict(
        `insert into product_variants (product_id, variant_name, price_minor, sku, reserved_quantity) values (${backpack}, 'A', 1, 'A', 1)`,
      ),
    ).toBe("product_variants_stock_from_ledger");
    // A statement may name the columns as long as it leaves them alone.
    expect(await verdict("update product_variants set reserved_quantity = reserved_quantity")).toBe(
      "accepted",
    );
  });

  test("DATA-12 survives the product: its movements and order lines keep the SKU", async () => {
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
