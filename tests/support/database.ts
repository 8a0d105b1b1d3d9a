// A database of one's own for a test file.
import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { type Database, openDatabase } from "#platform/db/client.ts";
import { copyDatabase, emptyTemplate, forDatabase, seededTemplate } from "./database-server.ts";
import { setTestClock } from "./set-test-clock.ts";

export type TestDatabase = Database & {
  readonly ownerUrl: string;
  readonly appUrl: string;
  /**
   * Runs SQL as the owner, past every policy: to arrange what a test needs and to look at what it
   * did.
   */
  asOwner(sql: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
};

/**
 * A migrated database that nobody else uses, empty or `seeded` with the demo; it is dropped after
 * the file. To be called at the top of a test file: `const database = await testDatabase({ seeded:
 * true });`
 */
export async function testDatabase(options: { seeded?: boolean } = {}): Promise<TestDatabase> {
  const server = inject("databaseServer");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: server.ownerUrl });
  await admin.connect();
  await admin.query(copyDatabase(name, options.seeded === true ? seededTemplate : emptyTemplate));

  const ownerUrl = forDatabase(server.ownerUrl, name);
  const appUrl = forDatabase(server.appUrl, name);
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await setTestClock(ownerUrl);
  const database = openDatabase({ connectionString: appUrl, max: 5 });

  afterAll(async () => {
    await database.close();
    await owner.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  async function asOwner(
    sql: string,
    values: readonly unknown[] = [],
  ): Promise<Record<string, unknown>[]> {
    const { rows } = await owner.query<Record<string, unknown>>(sql, [...values]);
    return rows;
  }
  return { ...database, ownerUrl, appUrl, asOwner };
}
