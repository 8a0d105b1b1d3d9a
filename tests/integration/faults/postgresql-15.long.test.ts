// The oldest server that the shop promises to work on, as Debian installs it.
import { describe, expect, test } from "vitest";
import { hasOldestPostgresql, oldestPrograms } from "../../../scripts/install/postgresql.ts";
import { newOrder, startClusterShop } from "./cluster-shop.ts";

const isInstalled = hasOldestPostgresql();
const BUYERS = 100;

describe.skipIf(!isInstalled)(`with PostgreSQL 15 (needs ${oldestPrograms})`, async () => {
  if (!isInstalled) return;
  const { asOwner, order, check } = await startClusterShop({ programs: oldestPrograms });

  test("FAULT-15 with 100 buyers at once each unit is sold once, and the integrity rules hold", async () => {
    expect(await asOwner("show server_version")).toMatchObject([
      { server_version: expect.stringMatching(/^15\./) as string },
    ]);
    const [{ stock } = {}] = await asOwner(
      "select stock_quantity as stock from product_variants where slug = 'blue'",
    );
    const statuses = await Promise.all(
      Array.from({ length: BUYERS }, () => order(newOrder("blue"))),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(Number(stock));
    expect(statuses.filter((status) => status === 409)).toHaveLength(BUYERS - Number(stock));
    expect(
      await asOwner(
        `select stock_quantity as stock, reserved_quantity as reserved,
           (select count(*)::int from orders) as orders from product_variants where slug = 'blue'`,
      ),
    ).toEqual([{ stock: 0, reserved: stock, orders: stock }]);
    await expect
      .poll(() => asOwner("select distinct state from mails"), { timeout: 20_000 })
      .toEqual([{ state: "sent" }]);
    expect(await check()).toEqual([]);
  });
});
