// Two who change the same account at the same moment. The owner's connection stands for one of
// them, step by step.
import pg from "pg";
import { expect, test } from "vitest";
import { hashPassword } from "#modules/identity/passwords/passwords.ts";
import { HOUR, DAY, PASSWORD, startIdentityShop } from "./identity-shop.ts";

const testShop = await startIdentityShop();
const { database, newEmail, visitor } = testShop;

const NEW_PASSWORD = "Entirely!New9";

/** Runs `work` on a transaction of its own, which commits at the end. */
async function meanwhile(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    await client.query("begin");
    await work(client);
    await client.query("commit");
  } finally {
    await client.end();
  }
}

/** Those who wait for a lock that somebody else holds. */
const waiting = () =>
  database.asOwner(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );

const somebodyWaits = () => expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);

test.each([
  ["reset-password", "/api/auth/reset-password", { password: NEW_PASSWORD }],
  ["confirm-email", "/api/auth/confirm-email", { password: PASSWORD }],
] as const)(
  "AUTH-38 the link to %s used during a password change waits for it, and is then invalid",
  async (kind, path, more) => {
    const { email } = await testShop.createCustomer();
    await database.asOwner(
      `insert into one_time_tokens (token_hash, user_id, purpose, expires_at)
       select sha256($2::bytea), id, $3, $4 from profiles where email = $1`,
      [email, kind, kind, new Date(testShop.now().getTime() + HOUR * 1_000)],
    );
    const underWay: ReturnType<ReturnType<typeof visitor>["post"]>[] = [];
    await meanwhile(async (change) => {
      const ofEmail = "(select id from profiles where email = $1)";
      await change.query(`select 1 from accounts where user_id = ${ofEmail} for no key update`, [
        email,
      ]);
      underWay.push(visitor().post(path, { token: kind, ...more }));
      await somebodyWaits();
      // Would be a deadlock if the link had been locked first.
      await change.query(`delete from one_time_tokens where user_id = ${ofEmail}`, [email]);
    });
    expect(await underWay[0]).toMatchObject({ status: 410, code: "link_expired" });
    expect(await visitor().post("/api/auth/sign-in", { email, password: PASSWORD })).toMatchObject({
      status: 200,
    });
  },
);

test("AUTH-39 a sign-up cannot set its password on an account that is being confirmed", async () => {
  const email = newEmail();
  const form = (password: string) => ({ full_name: "Ann", email, password });
  await visitor().post("/api/auth/sign-up", form(PASSWORD));
  testShop.passTime(DAY);
  const hash = await hashPassword(NEW_PASSWORD);
  let isReset = false;
  const underWay: Promise<unknown>[] = [];
  await meanwhile(async (gate) => {
    // Stops the sign-up where it has found the account pending and asks for its link.
    await gate.query("lock table one_time_tokens in access exclusive mode");
    underWay.push(visitor().post("/api/auth/sign-up", form("Stranger!Pass8")));
    await somebodyWaits();
    const reset = meanwhile(async (client) => {
      await client.query(
        `update accounts set password_hash = $2, email_confirmed_at = now()
         where user_id = (select id from profiles where email = $1)`,
        [email, hash],
      );
      isReset = true;
    });
    underWay.push(reset);
    await expect
      .poll(async () => isReset || (await waiting()).length === 2, { timeout: 10_000 })
      .toBe(true);
  });
  await Promise.all(underWay);
  const signIn = async (password: string) =>
    (await visitor().post("/api/auth/sign-in", { email, password })).status;
  expect([await signIn("Stranger!Pass8"), await signIn(NEW_PASSWORD)]).toEqual([401, 200]);
});
