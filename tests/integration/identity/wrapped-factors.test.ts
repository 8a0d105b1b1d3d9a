import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import {
  checkSecondFactors,
  wrapSecondFactors,
} from "#modules/identity/second-factor/wrap-second-factors.ts";
import { silentLog } from "#platform/log.ts";
import { createSecretBox, type BoxKeys } from "#platform/secret-box.ts";
import { startIdentityShop } from "./identity-shop.ts";
import { base, secondFactors } from "./second-factors.ts";

const [key, nextKey] = [randomBytes(32), randomBytes(32)];
const testShop = await startIdentityShop({ secondFactorKeys: { current: key, former: [] } });
const { database } = testShop;
const { as, getChallenge, computeCode, newCustomerWithApp, start } = secondFactors(testShop);

const startWith = (keys?: BoxKeys) =>
  wrapSecondFactors({ database, box: createSecretBox(keys), log: silentLog });

const stored = () =>
  database.asOwner(
    "select encode(secret, 'escape') as secret, octet_length(secret) as bytes from second_factors",
  );

/** Both steps of signing in. */
async function signIn({ email, secret }: { email: string; secret: string }): Promise<number> {
  const challenge = await getChallenge(email);
  const answer = await testShop.visitor().post(base, { challenge, code: computeCode(secret) });
  testShop.passTime(30);
  return answer.status;
}

test("MFA-40 with a configured key secrets are stored encrypted, and codes keep working", async () => {
  const customer = await newCustomerWithApp();
  const [row] = await stored();
  expect(row?.["secret"]).toMatch(/^wrapped1/);
  expect(await signIn(customer)).toBe(200);

  // Another app takes its place; its secret is wrapped from the beginning, too.
  const second = await start(customer);
  const [waiting] = await database.asOwner(
    "select encode(next_secret, 'escape') as secret from second_factors",
  );
  expect(waiting?.["secret"]).toMatch(/^wrapped1/);
  expect(await as(customer, "/confirm", { code: computeCode(second) })).toMatchObject({
    status: 200,
  });
  testShop.passTime(30);
  expect(await signIn({ ...customer, secret: second })).toBe(200);
});

test("MFA-41 a start encrypts stored secrets, decrypts them when the key is being removed, and codes keep working", async () => {
  const customer = await newCustomerWithApp();
  await start(customer);
  await startWith({ former: [key] });
  for (const { bytes } of await stored()) expect(bytes).toBe(20);
  expect(await signIn(customer)).toBe(200);
  await startWith({ current: key, former: [] });
  for (const { secret } of await stored()) expect(secret).toMatch(/^wrapped1/);
  expect(await signIn(customer)).toBe(200);
});

test("MFA-42 without the right key the start is refused with one sentence and changes nothing, and the check says so", async () => {
  await newCustomerWithApp();
  const before = await stored();
  for (const keys of [undefined, { current: nextKey, former: [] }]) {
    await expect(startWith(keys)).rejects.toMatchObject({
      name: "StartupError",
      message: expect.stringMatching(
        /^SECOND_FACTOR_KEY is missing or wrong: [^\n]* Nothing was changed\.$/,
      ) as string,
    });
    expect(await checkSecondFactors(database, createSecretBox(keys))).toMatchObject([
      { rule: "every second factor can be opened with SECOND_FACTOR_KEY", count: before.length },
    ]);
  }
  expect(await stored()).toEqual(before);
  const right = createSecretBox({ current: key, former: [] });
  expect(await checkSecondFactors(database, right)).toEqual([]);
});

test("MFA-42 a start with both keys replaces the former key by the new one", async () => {
  await newCustomerWithApp();
  await startWith({ current: nextKey, former: [key] });
  await startWith({ current: nextKey, former: [] });
  await expect(startWith({ current: key, former: [] })).rejects.toThrow("SECOND_FACTOR_KEY");
  await startWith({ current: key, former: [nextKey] });
});
