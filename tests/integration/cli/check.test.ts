import { spawn } from "node:child_process";
import path from "node:path";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { integrity } from "#i18n/he/integrity.ts";
import { uploadedWidths } from "#media/uploaded-image.ts";
import { checkImages } from "#modules/catalog/admin/check-images.ts";
import { checkAccess } from "#modules/identity/roles/check-access.ts";
import { integrityAdvice } from "#modules/orders/integrity/integrity-advice.ts";
import { checkGuards } from "#platform/db/check-guards.ts";
import { findDumpNote } from "#platform/backup/dump-note.ts";
import type { Db } from "#platform/db/client.ts";
import { createLocalStorage } from "#platform/storage/local-storage.ts";
import type { Finding } from "#shared/finding.ts";
import { checkShop } from "../../../src/server/start/check-shop.ts";
import { testDatabase } from "../../support/database.ts";
import { clockEnvironment, realNow } from "../../support/test-clock.ts";
import { scratchFolder } from "../backup/copies.ts";

const database = await testDatabase({ seeded: true });
const uploads = createLocalStorage(path.join(scratchFolder(), "uploads"));
const owner = new pg.Client({ connectionString: database.ownerUrl });
await owner.connect();
afterAll(() => owner.end());

/** Long after the grace that new files have. */
const later = new Date(realNow().getTime() + 7 * 24 * 3_600_000);
const address = "/uploads/bag/1-a-480x320";
const files = uploadedWidths(480).flatMap((width) =>
  ["avif", "webp"].map((format) => `bag/1-a-480x320-${width}.${format}`),
);

/** Findings after a statement that no program of the shop could run. It is rolled back. */
async function findingsAfter(
  statement: string,
  check: (db: Pick<Db, "execute">) => Promise<Finding[]>,
): Promise<Finding[]> {
  let found: Finding[] = [];
  const undo = new Error("taken back");
  const broken = drizzle(owner).transaction(async (db) => {
    await db.execute(sql`set local session_replication_role = replica`);
    await db.execute(sql.raw(statement));
    found = await check(db);
    throw undo;
  });
  await broken.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return found;
}

test("BACK-67 an owner whose dumps would lack rows learns how to make complete ones", async () => {
  let note: string | undefined;
  await findingsAfter(
    "create role plain_owner; alter table orders owner to plain_owner",
    async (db) => {
      note = await findDumpNote(db);
      return [];
    },
  );
  expect(note).toMatch(/^Note: pg_dump as plain_owner, .*npm run shop -- backup.*bypassrls/);
  await findingsAfter("alter table orders owner to current_user", async (db) => {
    note = await findDumpNote(db);
    return [];
  });
  expect(note).toBe(undefined);
});

const images = (db: Pick<Db, "execute">) => checkImages({ db, uploads, now: later });
const showing = `insert into product_images (product_id, image_url, width, height)
  select id, '${address}', 480, 320 from products limit 1`;

describe("the integrity rules", () => {
  test("RUN-30 all of them hold in the demo", async () => {
    expect(await checkShop({ database, uploads, now: later })).toEqual([]);
  });

  test.each([
    [
      "a product with pictures has one primary picture",
      "update product_images set is_primary = false",
      images,
      "Wanderpaw Backpack",
    ],
    [
      "an administrator can sign in",
      "update accounts set email_confirmed_at = null",
      checkAccess,
      "none",
    ],
    ["an administrator can sign in", "delete from user_roles", checkAccess, "none"],
    [
      "the shop's roles are weaker than the owner",
      "alter role shop_admin bypassrls",
      checkGuards,
      "shop_admin",
    ],
    [
      "the shop's roles are weaker than the owner",
      "alter role shop_checkout login",
      checkGuards,
      "shop_checkout",
    ],
    [
      "the shop's login can do nothing by itself",
      "grant select on orders to shop_app",
      checkGuards,
      "orders",
    ],
    [
      "the shop's login can do nothing by itself",
      "grant pg_read_all_data to shop_app",
      checkGuards,
      "pg_read_all_data",
    ],
    [
      "policies hold on every table",
      "alter table sessions no force row level security",
      checkGuards,
      "sessions",
    ],
    [
      "policies hold on every table",
      "alter table audit_log disable row level security",
      checkGuards,
      "audit_log",
    ],
    [
      "every trigger is awake",
      "alter table orders disable trigger update_order_stats",
      checkGuards,
      "orders.update_order_stats",
    ],
  ] as const)(
    "RUN-31 a violation is reported: %s (%s)",
    async (rule, statement, check, example) => {
      const found = await findingsAfter(statement, check);
      const finding = found.find((each) => each.rule === rule);
      expect(finding?.count).toBeGreaterThan(0);
      expect(Object.keys(integrity.rules)).toContain(rule);
      expect(finding?.examples).toContain(example);
      expect(finding?.means).toMatch(/\.$/);
      expect(finding?.advice.length).toBeGreaterThan(20);
      expect(await database.runInTransaction({ kind: "system" }, (db) => check(db))).toEqual([]);
    },
  );

  test("RUN-32 a picture without one of its files and an unused file are found, new files are not", async () => {
    const missing = await findingsAfter(showing, images);
    expect(missing).toMatchObject([
      { rule: "every uploaded picture has its files", count: 1, examples: [address] },
    ]);
    for (const key of files) await uploads.write(key, Buffer.from("picture"));
    expect(await findingsAfter(showing, images)).toEqual([]);
    const orphans = await database.runInTransaction({ kind: "system" }, images);
    expect(orphans).toMatchObject([
      { rule: "every uploaded file is shown somewhere", count: 1, examples: [address] },
    ]);
    const fresh = await database.runInTransaction({ kind: "system" }, (db) =>
      checkImages({ db, uploads, now: realNow() }),
    );
    expect(fresh).toEqual([]);
    for (const key of files) await uploads.remove(key);
  });

  test("RUN-31 each integrity rule explains a violation and says what to do", () => {
    for (const { means, advice } of Object.values(integrityAdvice)) {
      expect(means).toMatch(/^[A-Z].*\.$/);
      expect(advice).toMatch(/^[A-Z].{20,}\.$/);
    }
  });

  test("RUN-60 the command reports that the shop's clock differs from the database's", async () => {
    const TEST_CLOCK = new Date(Date.now() + 7_200_000).toISOString();
    const { status, stderr } = await command({ NODE_ENV: "test", TEST_CLOCK });
    expect(status).toBe(1);
    expect(stderr).toMatch(/the shop's is 7[12]\d\d s ahead of the database's/);
    expect(stderr).toContain("from the network (NTP)");
  });

  test("BOOK-06 RUN-31 a command reports violations and exits with code 1", async () => {
    expect(await command()).toEqual({
      status: 0,
      stdout: "Everything agrees: stock, orders, money, mails, pictures, and who may do what.\n",
      stderr: "",
    });
    const olive = (by: string) =>
      database.asOwner(
        `begin; set local session_replication_role = replica;
         update product_variants set stock_quantity = stock_quantity ${by} where slug = 'olive'; commit;`,
      );
    await olive("+ 7");
    const answer = await command();
    await olive("- 7");
    const { means, advice } = integrityAdvice["stock is the sum of its movements"];
    expect(answer).toEqual({
      status: 1,
      stdout: "",
      stderr: `
Not true for 1: stock is the sum of its movements (WANDERPAW_BACKPACK_OLIVE).
  What it means: ${means}
  What to do: ${advice}
`,
    });
  });
});

/** Runs it by the clock of this run, or by the one that `clock` sets. */
async function command(clock: Record<string, string> = clockEnvironment()) {
  const program = path.join(import.meta.dirname, "../../../src/cli/shop.mjs");
  const moveDate = path.join(import.meta.dirname, "../../support/move-date.ts");
  const url = new URL(database.ownerUrl);
  // The server of the tests asks nobody for a password, but the shop wants one in the address.
  url.password = "any";
  const child = spawn(process.execPath, ["--import", moveDate, program, "check"], {
    env: { PATH: process.env["PATH"], LOG_LEVEL: "silent", DATABASE_URL: url.href, ...clock },
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, stdout, stderr };
}
