// The shop with PgBouncer before its database, for transactions.
import path from "node:path";
import pg from "pg";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { prepareAppLogin } from "#platform/db/app-login.ts";
import { migrate } from "#platform/db/migrate.ts";
import { withOwner } from "#platform/db/owner.ts";
import { preparePooledLogin } from "#platform/db/pooler.ts";
import { toVersion } from "#platform/to-version.ts";
import { findPgBouncer } from "../../../scripts/install/pgbouncer.ts";
import { project } from "../../support/embedded-folders.ts";
import { startOwnServer } from "../../support/own-server.ts";
import { startPgBouncer, type PoolerOptions, type PoolMode } from "../../support/pgbouncer.ts";
import { orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import { send, signIn, startTwoInstances } from "./two-instances.ts";

const isInstalled = findPgBouncer() !== undefined;
/** Of the queue and for notifications, in each instance. */
const DIRECT_CONNECTIONS = 4;
const POOL_SIZE = 5;

describe.skipIf(!isInstalled)("behind PgBouncer (needs Debian's package pgbouncer)", async () => {
  if (!isInstalled) return;
  const server = await startOwnServer();
  const pooler = await startPgBouncer(server, "transaction", { poolSize: POOL_SIZE });
  afterAll(pooler.stop);
  const pooled = pooler.url;
  const direct = withPassword(server.ownerUrl);
  const shop = await startTwoInstances({
    server,
    env: { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct },
  });
  const { one, other, asOwner, check, readOlive } = shop;

  await asOwner(
    `insert into stock_movements (variant_id, sku, quantity, reason)
     select id, sku, 1000, 'receipt' from product_variants`,
  );

  test("INST-15 transactions go through the pooler, and each instance has few connections of its own", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, nth) =>
        send(`${(nth % 2 === 0 ? one : other).url}/api/orders`, {
          body: {
            ...orderBody({ olive: 1 }),
            details: { ...orderBody().details, email: `buyer-${nth}@mail.example` },
          },
          from: `10.5.${nth}.1`,
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const clients = await asOwner(
      `select count(*) filter (where application_name in ('wanderpaw', 'wanderpaw-limits'))::int as pooled,
         count(*) filter (where application_name in ('wanderpaw-jobs', 'wanderpaw-listen'))::int as direct
       from pg_stat_activity where usename = 'shop_app'`,
    );
    expect(clients[0]?.["pooled"]).toBeLessThanOrEqual(POOL_SIZE);
    expect(clients[0]?.["direct"]).toBeLessThanOrEqual(2 * DIRECT_CONNECTIONS);
    await expect
      .poll(
        () =>
          asOwner(
            "select count(*)::int from mails where kind = 'order-confirmation' and state = 'sent' and recipient like 'buyer-%'",
          ),
        { timeout: 20_000 },
      )
      .toEqual([{ count: answers.length }]);
    expect(await check()).toEqual([]);
  });

  test("INST-15 a change in one instance is soon in the other's pages, and no transaction setting stays behind", async () => {
    const { access_token: token } = await signIn(one, "admin");
    const { id, price } = await readOlive();
    const answer = await send(`${one.url}/api/admin/variants/${id}/price`, {
      method: "PUT",
      token,
      body: { priceMinor: UNIT_PRICE + 13, version: toVersion(price) },
    });
    expect(answer.status).toBe(200);
    await expect
      .poll(async () => (await fetch(other.url)).text(), { timeout: 5_000 })
      .toContain(String(UNIT_PRICE + 13));
    const app = new pg.Client({ connectionString: pooled.replace("shop_owner", "shop_app") });
    await app.connect();
    const { rows } = await app.query(
      `select current_user as role, current_setting('statement_timeout') as timeout,
         coalesce(current_setting('request.jwt.claims', true), '') as claims`,
    );
    await app.end();
    expect(rows).toEqual([{ role: "shop_app", timeout: "0", claims: "" }]);
  });

  /** The address of another one, for the rest of a test. */
  async function startAnother(mode: PoolMode, options?: PoolerOptions) {
    const another = await startPgBouncer(server, mode, options);
    onTestFinished(another.stop);
    return another.url;
  }
  const folder = path.join(project, "migrations");
  const getAppUrl = () => prepareAppLogin(direct);

  test.each(["", ",options"])(
    "INST-16 a pooler in place of the server is reported in one line, and holds no lock afterwards (ignores %j)",
    async (more) => {
      const ignores = `extra_float_digits${more}`;
      const alone = await startAnother("transaction", { ignores });
      await expect(migrate({ ownerUrl: alone, folder })).rejects.toThrow(
        /^127\.0\.0\.1:\d+\/wanderpaw is a pooler, [^\n]* Set DATABASE_DIRECT_URL [^\n]*$/,
      );
      expect(await migrate({ ownerUrl: direct, folder })).toEqual({ applied: 0 });
    },
  );

  test.each([
    [
      "session",
      /^The pooler at \S+ \(DATABASE_URL\) pools sessions, [^\n]*pool_mode = transaction/,
    ],
    ["statement", /^The pooler at \S+ \(DATABASE_URL\) does not allow transactions: [^\n]*$/],
  ] as const)("INST-17 a pooler with %s pooling is reported in one line", async (mode, line) => {
    const wrong = await startAnother(mode);
    await expect(preparePooledLogin(wrong, await getAppUrl())).rejects.toThrow(line);
  });

  test("INST-17 a pooler of another database, without the login, or unreachable is reported in one line", async () => {
    await asOwner("drop database if exists elsewhere");
    await asOwner("create database elsewhere");
    const another = await startAnother("transaction", { database: "elsewhere" });
    await expect(preparePooledLogin(another, await getAppUrl())).rejects.toThrow(
      /^DATABASE_URL \(\S+\) and DATABASE_DIRECT_URL lead to different databases\.[^\n]*$/,
    );
    const closed = await startAnother("transaction", { users: ["shop_owner"] });
    await expect(preparePooledLogin(closed, await getAppUrl())).rejects.toThrow(
      /^The pooler at \S+ \(DATABASE_URL\) does not let the role shop_app log in: [^\n]*auth_query/,
    );
    const nowhere = "postgresql://shop_owner@127.0.0.1:1/wanderpaw?sslmode=disable";
    await expect(preparePooledLogin(nowhere, await getAppUrl())).rejects.toThrow(
      /^The pooler at 127\.0\.0\.1:1\/wanderpaw \(DATABASE_URL\) cannot be used: [^\n]*$/,
    );
  });

  test("INST-17 an address that bypasses all poolers is accepted", async () => {
    expect(await preparePooledLogin(direct, await getAppUrl())).toBe(await getAppUrl());
  });
});

test("INST-18 a start that waits for another one says for which", async () => {
  const server = await startOwnServer();
  onTestFinished(() => server.remove());
  const isHeld = Promise.withResolvers<void>();
  const mayGo = Promise.withResolvers<void>();
  const holder = withOwner(server.ownerUrl, async () => {
    isHeld.resolve();
    await mayGo.promise;
  });
  await isHeld.promise;
  const refused = Promise.withResolvers<string>();
  const waiting = withOwner(server.ownerUrl, async () => "done", refused.resolve);
  expect(await refused.promise).toMatch(
    /^wanderpaw-owner \(process \d+ of the database server, from this computer, connected since /,
  );
  mayGo.resolve();
  await holder;
  expect(await waiting).toBe("done");
});

/** The shop wants one, which this server does not ask for. */
function withPassword(url: string): string {
  const copy = new URL(url);
  copy.password = "any";
  return copy.href;
}
