// Figures and files come from a replica, and never without what was there when they were asked for.
import { describe, expect, onTestFinished, test } from "vitest";
import { openReplica } from "#platform/db/replica.ts";
import { openDatabase } from "#platform/db/client.ts";
import { silentLog } from "#platform/log.ts";
import { anonymous, type Actor } from "#shared/actor.ts";
import { sql } from "drizzle-orm";
import { member } from "../../support/actors.ts";
import { startOwnServer } from "../../support/own-server.ts";
import { findPgBouncer } from "../../../scripts/install/pgbouncer.ts";
import { startPgBouncer } from "../../support/pgbouncer.ts";
import { startReplicaShop, withPassword } from "./replica-shop.ts";

const shop = await startReplicaShop();
const { one, other, asOwner, askStandby, pauseReplay, primary, standby, readUrl } = shop;
const { order, countOrders, fetchExport, readFigures } = shop;
const ORDERS = 60_000;
const soon = { timeout: 20_000, interval: 100 };

const said = (instance: typeof one, what: RegExp) =>
  instance.logged.map(({ msg }) => String(msg)).filter((msg) => what.test(msg));
const UNUSED = /^the replica at \S+ \(DATABASE_READ_URL\) is not used for now, .*: /;
const isUsed = async (instance: typeof one) => {
  await countOrders(instance);
  return (await readFigures(instance))["used"];
};

/** Transactions that read a file, in a server. */
const EXPORTS = `select count(*)::int from pg_stat_activity
  where usename = 'shop_app' and state <> 'idle' and query like 'fetch forward%'`;

async function countLines(answer: Response): Promise<number> {
  expect(answer.status).toBe(200);
  return (await answer.text()).trimEnd().split("\r\n").length - 1;
}

describe("with a replica", { timeout: 60_000, retry: 0 }, () => {
  test("REPLICA-01 REPLICA-10 figures are read from the replica, and orders, sign-in and jobs never use it", async () => {
    const before = await readFigures(one);
    expect(before).toMatchObject({ used: 1, lag_seconds: 0 });
    await countOrders(one);
    const after = await readFigures(one);
    expect(after).toEqual({ ...before, reads: Number(before["reads"]) + 1 });
    await order(one);
    expect(await readFigures(one)).toEqual(after);
    const names = await askStandby(
      "select distinct application_name as name, usename as role from pg_stat_activity where datname = 'wanderpaw' and pid <> pg_backend_pid()",
    );
    expect(names).toEqual([{ name: "wanderpaw", role: "shop_app" }]);
  });

  test("REPLICA-02 figures and files include orders placed right before, through any instance", async () => {
    const before = await countOrders(one);
    const lines = await countLines(await fetchExport(other));
    for (let count = 1; count <= 10; count += 1) {
      await order(count % 2 === 0 ? one : other);
      expect(await countOrders(count % 3 === 0 ? one : other)).toBe(before + count);
    }
    expect(await countLines(await fetchExport(one))).toBe(lines + 10);
    expect([await readFigures(one), await readFigures(other)]).toMatchObject([
      { fallbacks: 0, used: 1 },
      { fallbacks: 0, used: 1 },
    ]);
  });

  test("REPLICA-03 REPLICA-10 a replica that lags behind is not used, with one warning, and used again once it has caught up", async () => {
    const before = await countOrders(one);
    await pauseReplay(true);
    onTestFinished(() => pauseReplay(false));
    await order(one);
    expect(await countOrders(one)).toBe(before + 1);
    await order(other);
    expect(await countOrders(one)).toBe(before + 2);
    const paused = await readFigures(one);
    expect(paused).toMatchObject({ used: 0 });
    expect(paused["lag_seconds"]).toBeGreaterThan(0);
    expect(said(one, UNUSED)).toEqual([
      expect.stringMatching(/: it is more than a second behind the primary$/),
    ]);
    await pauseReplay(false);
    await expect.poll(() => isUsed(one), soon).toBe(1);
    expect(said(one, /is used again/)).toHaveLength(1);
    expect(await countOrders(one)).toBe(before + 2);
  });

  test("REPLICA-04 reading from the replica has the same rights as from the primary", async () => {
    const database = openDatabase({ connectionString: primary.appUrl, max: 2 });
    onTestFinished(() => database.close());
    const replica = await openReplica({
      url: readUrl,
      appUrl: primary.appUrl,
      primary: database,
      log: silentLog,
    });
    onTestFinished(() => replica.close());
    const count = (actor: Actor) =>
      replica.runInTransaction(actor, async (db) => {
        const { rows } = await db.execute(
          sql`select current_user as role, pg_is_in_recovery() as there, count(*)::int from orders`,
        );
        return rows;
      });
    const [{ count: all } = {}] = await asOwner("select count(*)::int from orders");
    expect(await count(member("admin"))).toEqual([{ role: "shop_admin", there: true, count: all }]);
    expect(await count(member("user"))).toEqual([{ role: "shop_user", there: true, count: 0 }]);
    await expect(count(anonymous)).rejects.toMatchObject({ cause: { code: "42501" } });
    expect(await replica.measure()).toMatchObject({ used: 1, fallbacks: 0 });
  });
});

describe("with many orders", { timeout: 120_000, retry: 0 }, () => {
  test("REPLICA-05 a file loads only the replica; when that stops the file is aborted, and the next one uses the primary", async () => {
    await asOwner("alter table orders disable trigger user");
    await asOwner(
      `insert into orders (customer_name, customer_email, source, status, stock_state, subtotal_minor, total_minor, created_at)
       select 'נועה לוי ' || n, 'person' || n || '@mail.example', 'admin', 'completed', 'shipped', 7499, 7499,
         app.now() - interval '1 year' - n * interval '1 minute'
       from generate_series(1, ${ORDERS}) n`,
    );
    await asOwner("alter table orders enable trigger user");
    const all = "select count(*)::int from orders";
    await expect.poll(() => askStandby(all), soon).toEqual(await asOwner(all));
    const answer = await fetchExport(one);
    expect(answer.status).toBe(200);
    await expect.poll(() => askStandby(EXPORTS), soon).toEqual([{ count: 1 }]);
    expect(await asOwner(EXPORTS)).toEqual([{ count: 0 }]);
    await standby.stopAtOnce();
    await expect(answer.text()).rejects.toThrow("terminated");
    expect(await countLines(await fetchExport(one))).toBeGreaterThan(ORDERS);
    expect(said(one, UNUSED)).toHaveLength(2);
  });

  test("REPLICA-06 during its outage everything uses the primary, and the replica is used again afterwards", async () => {
    const before = await countOrders(other);
    await order(one);
    expect(await countOrders(other)).toBe(before + 1);
    expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
    expect(await readFigures(other)).toMatchObject({ used: 0 });
    await countOrders(other);
    expect(said(other, UNUSED)).toHaveLength(1);
    await standby.start();
    await expect.poll(() => isUsed(other), soon).toBe(1);
    expect(await countOrders(other)).toBe(before + 1);
  });
});

describe("an unsuitable address", { timeout: 60_000 }, () => {
  const start = (url: string) => shop.start({ DATABASE_READ_URL: url });
  /** Starts one with it, which has figures all the same; what it says. */
  async function startWarned(url: string): Promise<string[]> {
    const instance = await start(url);
    onTestFinished(instance.kill);
    expect(await countOrders(instance)).toBe(await countOrders(other));
    return said(instance, /DATABASE_READ_URL/);
  }

  test("REPLICA-07 a database of another server, or another one of the same server, ends the start with one line", async () => {
    const stranger = await startOwnServer();
    onTestFinished(() => stranger.remove());
    await asOwner("create database elsewhere");
    const elsewhere = readUrl.replace("/wanderpaw?", "/elsewhere?");
    const line =
      /^DATABASE_READ_URL \(\S+\) is not a replica of the database of DATABASE_URL\. [^\n]*replica[^\n]*$/;
    for (const owner of [
      "create role shop_app login",
      "grant connect on database wanderpaw to shop_app",
    ])
      await stranger.query(owner);
    await expect(start(withPassword(stranger.ownerUrl))).rejects.toThrow(line);
    await expect
      .poll(() => askStandby("select from pg_database where datname = 'elsewhere'"), soon)
      .toHaveLength(1);
    await expect(start(elsewhere)).rejects.toThrow(line);
  });

  test("REPLICA-08 a server that accepts writes is reported in one sentence at the start, and not used", async () => {
    expect(await startWarned(withPassword(primary.ownerUrl))).toEqual([
      expect.stringMatching(
        /is not used for now, .*: it is not a replica, because it accepts writes$/,
      ),
    ]);
  });

  test("REPLICA-08 an unreachable one is reported in one sentence at the start, and not waited for", async () => {
    const nowhere = "postgresql://shop_owner:any@127.0.0.1:1/wanderpaw?sslmode=disable";
    expect(await startWarned(nowhere)).toEqual([
      expect.stringMatching(/127\.0\.0\.1:1\/wanderpaw .* is not used for now, .*ECONNREFUSED/),
    ]);
  });

  test("REPLICA-08 one that lags far behind is reported in one sentence at the start, and used once it has caught up", async () => {
    await pauseReplay(true);
    onTestFinished(() => pauseReplay(false));
    await order(one);
    const instance = await start(readUrl);
    onTestFinished(instance.kill);
    expect(said(instance, UNUSED)).toEqual([
      expect.stringMatching(/: it is more than a second behind the primary$/),
    ]);
    await pauseReplay(false);
    await expect.poll(() => isUsed(instance), soon).toBe(1);
  });

  test("REPLICA-08 one that may cut off long files is reported in one sentence, and used", () => {
    expect(said(one, /hot_standby_feedback/)).toEqual([
      expect.stringMatching(/may cut off long exports: set hot_standby_feedback = on there$/),
    ]);
  });

  test.skipIf(findPgBouncer() === undefined)(
    "REPLICA-07 a statement pooler ends the start with one line; a transaction pooler is accepted (needs PgBouncer)",
    async () => {
      const statements = await startPgBouncer(standby, "statement");
      onTestFinished(statements.stop);
      await expect(start(withPassword(statements.url))).rejects.toThrow(
        /^The pooler at \S+ \(DATABASE_READ_URL\) does not allow transactions: [^\n]*$/,
      );
      const transactions = await startPgBouncer(standby, "transaction");
      onTestFinished(transactions.stop);
      const instance = await start(withPassword(transactions.url));
      onTestFinished(instance.kill);
      expect(await isUsed(instance)).toBe(1);
    },
  );

  test("REPLICA-09 a promoted replica is no longer used as one", async () => {
    await askStandby("select pg_promote()");
    await expect.poll(() => isUsed(other), soon).toBe(0);
    expect(said(other, UNUSED).at(-1)).toMatch(/accepts writes|terminating connection|behind/);
  });
});
