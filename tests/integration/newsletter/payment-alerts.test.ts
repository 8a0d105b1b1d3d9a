import { beforeEach, expect, test } from "vitest";
import { paymentAlert } from "#i18n/en/payment-alert.ts";
import { newsletterTasks } from "#modules/newsletter/tasks.ts";
import { silentLog } from "#platform/log.ts";
import { CONFIRM, HOUR, startNewsletterShop, SUBSCRIBE, UNSUBSCRIBE } from "./newsletter-shop.ts";
import { createTestPayments } from "../../support/payments.ts";

const shop = await startNewsletterShop();
const { database, now, passTime, visitor, newEmail, stored, linkToken, mailsTo } = shop;

beforeEach(() => database.asOwner("truncate rate_limits"));

const readRows = (email: string) =>
  database.asOwner(
    "select topic, state, consent_wording from newsletter_subscribers where email = $1 order by topic",
    [email],
  );

async function ask(email: string): Promise<string> {
  expect(await visitor()(SUBSCRIBE, { email, topic: "payment", page: "/order" })).toMatchObject({
    status: 200,
  });
  return linkToken(email, "confirm-payment-alert");
}

/** Asks and confirms; returns the token of the way out. */
async function wait(email: string): Promise<string> {
  expect(await visitor()(CONFIRM, { token: await ask(email) })).toMatchObject({ status: 204 });
  return linkToken(email, "payment-alert-welcome");
}

async function run(
  task: "tell-who-waits-to-pay" | "newsletter-cleanup",
  mode: "off" | "manual",
): Promise<void> {
  const parts = { database, clock: now, log: silentLog, payments: createTestPayments(mode) };
  await newsletterTasks(parts)[task]?.run({}, { isLast: false });
}

test("NEWS-27 a confirmed payment alert is sent once, when payment is possible, and then deleted", async () => {
  const [waiting, unsure, reader] = [newEmail(), newEmail(), newEmail()];
  await wait(waiting);
  await ask(unsure);
  await shop.join(reader);
  expect(await readRows(waiting)).toMatchObject([{ topic: "payment", state: "confirmed" }]);
  expect(await stored(waiting)).toEqual([]);

  await run("tell-who-waits-to-pay", "off");
  expect(await mailsTo(waiting)).not.toContain("payment-open");
  await Promise.all([1, 2, 3].map(() => run("tell-who-waits-to-pay", "manual")));
  await run("tell-who-waits-to-pay", "manual");
  expect(await mailsTo(waiting)).toEqual([
    "confirm-payment-alert",
    "payment-alert-welcome",
    "payment-open",
  ]);
  expect(await readRows(waiting)).toEqual([]);
  expect(await mailsTo(unsure)).toEqual(["confirm-payment-alert"]);
  expect(await mailsTo(reader)).not.toContain("payment-open");
  expect(await readRows(reader)).toMatchObject([{ topic: "newsletter", state: "confirmed" }]);
});

test("NEWS-28 an address can have a payment alert and the newsletter, each with its own consent and unsubscribe link", async () => {
  const email = newEmail();
  await shop.join(email);
  const out = await wait(email);
  expect(await readRows(email)).toMatchObject([
    { topic: "newsletter", state: "confirmed" },
    {
      topic: "payment",
      state: "confirmed",
      consent_wording: expect.stringContaining(paymentAlert.block.text) as string,
    },
  ]);
  expect(await visitor()(UNSUBSCRIBE, { token: out })).toMatchObject({ status: 204 });
  await run("tell-who-waits-to-pay", "manual");
  expect(await mailsTo(email)).not.toContain("payment-open");
  await run("newsletter-cleanup", "off");
  expect(await readRows(email)).toMatchObject([{ topic: "newsletter", state: "confirmed" }]);
});

test("NEWS-29 a payment alert is deleted after a year, and a newsletter subscription is not", async () => {
  const [waiting, reader] = [newEmail(), newEmail()];
  await wait(waiting);
  await shop.join(reader);
  passTime(364 * 24 * HOUR);
  await run("newsletter-cleanup", "off");
  expect(await readRows(waiting)).toHaveLength(1);
  passTime(2 * 24 * HOUR);
  await run("newsletter-cleanup", "off");
  expect(await readRows(waiting)).toEqual([]);
  expect(await readRows(reader)).toHaveLength(1);
});

test("NEWS-30 bots, unknown topics and a third attempt are rejected or ignored", async () => {
  const email = newEmail();
  const post = visitor();
  await post(SUBSCRIBE, { email, topic: "payment", website: "https://spam.example" });
  expect(await readRows(email)).toEqual([]);
  expect(await post(SUBSCRIBE, { email, topic: "prizes" })).toMatchObject({ status: 422 });
  await post(SUBSCRIBE, { email, topic: "payment" });
  expect(await post(SUBSCRIBE, { email, topic: "payment" })).toMatchObject({ status: 429 });
});
