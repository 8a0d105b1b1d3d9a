// The products that a shop begins with, by what its owner answered at the first start.
import { expect, test } from "vitest";
import { writeProducts } from "#modules/setup/write-shop.ts";
import { seedShop } from "#modules/seed.ts";
import { createLog } from "#platform/log.ts";
import { system } from "#shared/actor.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();
const clock = () => new Date("2026-03-01T10:00:00Z");
const log = createLog({ level: "silent" });

const begin = (answers: { trade: "pets" | "other"; samples: boolean }) =>
  database.runInTransaction(system, (db) =>
    writeProducts({ db, clock, log, actor: system }, { shopName: "Paws & Co", ...answers }),
  );
const list = async (column: string, table: string) =>
  (await database.asOwner(`select ${column} as it from ${table} order by 1`)).map(({ it }) => it);

test("SETUP-12 a shop for pets begins with the backpack under its own name, or with nothing", async () => {
  await database.runInTransaction(system, (db) => seedShop(db, { now: clock(), demo: false }));
  await begin({ trade: "pets", samples: true });
  expect(await list("name", "products")).toEqual(["Cotton Storage Bag", "Paws & Co Backpack"]);
  await begin({ trade: "pets", samples: false });
  expect(await list("name", "products")).toEqual([]);
  expect(await list("name", "product_categories")).toEqual([]);
});

test("SETUP-12 any other shop begins with candles, or with nothing", async () => {
  expect(await begin({ trade: "other", samples: false })).toEqual([]);
  expect(await begin({ trade: "other", samples: true })).toHaveLength(6);
  expect(await list("name", "product_categories")).toEqual(["Candles"]);
});
