import { beforeEach, expect, test } from "vitest";
import { newsletterTasks } from "#modules/newsletter/tasks.ts";
import { silentLog } from "#platform/log.ts";
import { CONFIRM, HOUR, startNewsletterShop, UNSUBSCRIBE } from "./newsletter-shop.ts";
import { createTestPayments } from "../../support/payments.ts";

const newsletters = await startNewsletterShop();
const { database, now, passTime, visitor, newEmail, stored } = newsletters;
const { ask, join, linkToken, state } = newsletters;

beforeEach(() => database.asOwner("truncate rate_limits"));

test("NEWS-11 one POST ends a subscription, however often it is sent, and without a page of the shop", async () => {
  const email = newEmail();
  const out = await join(email);
  // As a mail program's server does it: no Origin, no cookies, no browser.
  const leave = () => visitor()(UNSUBSCRIBE, { token: out }, { "user-agent": "Mail/1.0" });
  expect(await leave()).toMatchObject({ status: 204 });
  const leftAt = () =>
    database.asOwner("select state, unsubscribed_at from newsletter_subscribers where email = $1", [
      email,
    ]);
  const first = await leftAt();
  expect(first).toEqual([{ state: "unsubscribed", unsubscribed_at: now() }]);
  passTime(HOUR);
  const answers = await Promise.all([leave(), leave(), leave()]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await leftAt()).toEqual(first);
});

test("NEWS-12 former subscribers return by confirming again, not by a request alone; old unsubscribe links still work", async () => {
  const email = newEmail();
  const out = await join(email);
  await visitor()(UNSUBSCRIBE, { token: out });
  const secret = await ask(email);
  expect(await state(email)).toBe("unsubscribed");
  await visitor()(CONFIRM, { token: secret });
  expect(await state(email)).toBe("confirmed");
  expect(await stored(email)).toHaveLength(2);
  expect(await linkToken(email, "newsletter-welcome")).toBe(out);
  await visitor()(UNSUBSCRIBE, { token: out });
  expect(await state(email)).toBe("unsubscribed");
});

test("NEWS-12 unsubscribing also cancels a pending confirmation link", async () => {
  const email = newEmail();
  const out = await join(email);
  await visitor()(UNSUBSCRIBE, { token: out });
  const secret = await ask(email);
  await visitor()(UNSUBSCRIBE, { token: out });
  expect(await visitor()(CONFIRM, { token: secret })).toMatchObject({ status: 410 });
  expect(await state(email)).toBe("unsubscribed");
});

test("NEWS-13 requests not confirmed for a week are deleted, and no others", async () => {
  const [old, member, former, fresh] = [newEmail(), newEmail(), newEmail(), newEmail()];
  await ask(old);
  await join(member);
  await visitor()(UNSUBSCRIBE, { token: await join(former) });
  passTime(24 * HOUR);
  await ask(fresh);
  passTime(6 * 24 * HOUR);
  const task = newsletterTasks({
    database,
    clock: now,
    log: silentLog,
    payments: createTestPayments("off"),
  })["newsletter-cleanup"];
  const cleanUp = async () => {
    await task?.run({}, { isLast: false });
    const states = [];
    for (const email of [old, member, former, fresh]) states.push(await state(email));
    return states;
  };
  expect(await cleanUp()).toEqual(["pending", "confirmed", "unsubscribed", "pending"]);
  passTime(1);
  expect(await cleanUp()).toEqual([undefined, "confirmed", "unsubscribed", "pending"]);
});
