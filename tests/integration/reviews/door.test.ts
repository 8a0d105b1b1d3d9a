// The question whether anything was paid at the door: in the mail, on its page, in the back office.
import { expect, test } from "vitest";
import { z } from "zod";
import { doorForm as text } from "#i18n/en/door-form.ts";
import { reviewForm } from "#i18n/en/review-form.ts";
import { readKeptPromise } from "#modules/reviews/door/read-promises.ts";
import { system } from "#shared/actor.ts";
import { realPages } from "../storefront/real-pages.tsx";
import { DAY, startReviewShop } from "./review-shop.ts";

const shop = await startReviewShop({ webBuild: await realPages(["storefront/pages/review.tsx"]) });
const { asAdmin, database, invite, newAddress, now, passTime } = shop;
const base = shop.shop.url;

const toPath = (key: string, door: string) => `/order-status/review/${key}?door=${door}`;
async function look(key: string, door: string) {
  const answer = await fetch(base + toPath(key, door));
  return { status: answer.status, html: await answer.text() };
}
const send = (key: string, fields: Record<string, string>) =>
  fetch(base + toPath(key, "yes"), {
    method: "POST",
    body: new URLSearchParams({ amount: "", currency: "", note: "", ...fields }),
    redirect: "manual",
    headers: { "x-forwarded-for": newAddress() },
  });
const readAnswer = async (orderId: string) =>
  (
    await database.asOwner(
      "select country, paid, amount_minor, currency, note from door_answers where order_id = $1",
      [orderId],
    )
  )[0];
const stateOf = async (email: string) => {
  const [row] = await database.asOwner(
    "select content from mails where recipient = $1 and kind = 'review-invitation'",
    [email],
  );
  return z.object({ content: z.object({ isFromAbroad: z.boolean() }) }).parse(row).content;
};
const isChecked = (html: string, value: string) =>
  new RegExp(`<input(?=[^>]*value="${value}")(?=[^>]*checked)[^>]*>`).test(html);
/** Moves an order to the shop's own country. */
const bringHome = (id: string) =>
  database.asOwner(
    `update orders set billing_address = jsonb_set(billing_address, '{country}', '"IL"') where id = $1`,
    [id],
  );

test("REVIEW-20 the invitation asks what was paid at the door, unless the order stayed in the shop's country", async () => {
  const abroad = await invite();
  expect(await stateOf(abroad.email)).toEqual({ isFromAbroad: true });
  const home = await shop.deliver();
  await bringHome(home.id);
  passTime(10 * DAY);
  await shop.runInvitations();
  expect(await stateOf(home.email)).toEqual({ isFromAbroad: false });
  const key = await shop.readKey(home.email);
  expect((await look(key, "no")).status).toBe(404);
  expect((await send(key, { paid: "no" })).status).toBe(404);
  expect(await readAnswer(home.id)).toBeUndefined();
});

test("REVIEW-21 opening the link answers nothing; the form works without scripts, and an amount is optional", async () => {
  const { id, key } = await invite();
  for (const door of ["no", "yes"]) {
    // oxlint-disable-next-line no-await-in-loop -- two
    const { status, html } = await look(key, door);
    expect([status, isChecked(html, door)]).toEqual([200, true]);
    expect(html).toContain('content="noindex"');
  }
  expect(await readAnswer(id)).toBeUndefined();

  const refused = await send(key, {
    paid: "yes",
    amount: "much",
    currency: "GBP",
    note: "Courier",
  });
  expect(refused.status).toBe(422);
  const form = await refused.text();
  expect(form).toContain(text.amountProblem);
  expect(form).toContain("Courier");

  const sent = await send(key, { paid: "yes", amount: "12.50", currency: "GBP", note: "Courier" });
  expect(sent.status).toBe(303);
  expect(await readAnswer(id)).toEqual({
    country: "US",
    paid: true,
    amount_minor: 1_250,
    currency: "GBP",
    note: "Courier",
  });
  const saved = await look(key, "saved");
  expect(saved.html).toContain(text.saved);
  expect(saved.html).toContain(`value="12.50"`);
  expect((await look(key, "")).html).not.toContain(reviewForm.lede);
});

test("REVIEW-22 an order has one answer, which can be corrected for 30 days, and is looked into again", async () => {
  const { id, key } = await invite();
  await send(key, { paid: "yes" });
  await asAdmin("PUT", `/api/admin/door-answers/${id}/looked-into`, { isLookedInto: true });
  passTime(30 * DAY - 1);
  expect((await send(key, { paid: "yes", amount: "3", currency: "EUR" })).status).toBe(303);
  const answers = z.object({
    answers: z.array(z.object({ id: z.string(), lookedIntoAt: z.string().nullable() })),
  });
  const { text: list } = await asAdmin("GET", "/api/admin/door-answers?state=open");
  expect(answers.parse(JSON.parse(list)).answers).toContainEqual({ id, lookedIntoAt: null });
  passTime(1);
  expect((await send(key, { paid: "no" })).status).toBe(409);
  expect(await readAnswer(id)).toMatchObject({ paid: true, amount_minor: 300 });
  expect((await look(key, "no")).html).not.toContain("<form");
});

test("REVIEW-22 a forged or ended link answers nothing", async () => {
  const { id, key } = await invite();
  expect((await look(`${key.slice(0, -1)}x`, "no")).status).toBe(404);
  passTime(90 * DAY);
  expect((await look(key, "no")).status).toBe(410);
  expect((await send(key, { paid: "no" })).status).toBe(410);
  expect(await readAnswer(id)).toBeUndefined();
});

test("REVIEW-23 the back office counts kept promises by country; in public they count from 30 answers in 90 days on", async () => {
  await database.asOwner("delete from door_answers");
  const read = () => database.runInTransaction(system, (db) => readKeptPromise({ db, clock: now }));
  const add = (count: number, country: string, paid: boolean, daysAgo: number) =>
    database.asOwner(
      `insert into door_answers (order_id, country, paid, answered_at)
       select o.id, $2, $3, $4 from orders o
       where not exists (select from door_answers a where a.order_id = o.id) limit $1`,
      [count, country, paid, new Date(now().getTime() - daysAgo * DAY * 1_000)],
    );
  for (let count = 0; count < 32; count += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await shop.order();
  await add(1, "FR", true, 91);
  await add(28, "GB", false, 1);
  await add(1, "FR", true, 1);
  expect(await read()).toBeNull();
  await add(1, "FR", false, 1);
  expect(await read()).toEqual({ answers: 30, paidNothing: 29 });
  const { text: list } = await asAdmin("GET", "/api/admin/door-answers");
  expect(JSON.parse(list)).toMatchObject({
    promises: [
      { place: "GB", answers: 28, paidNothing: 28 },
      { place: "FR", answers: 3, paidNothing: 1 },
    ],
  });
});
