// Invitations to review: to which customers, when, and how often.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { fromWallClock, toDay } from "#i18n/format-he.ts";
import { readReviewPaths } from "#modules/orders/review-paths.ts";
import { stopInvitations } from "#modules/reviews/invitation-link.ts";
import { readOwnReviews } from "#modules/reviews/read-own-reviews.ts";
import { saveReview } from "#modules/reviews/save-review.ts";
import { addDays } from "#shared/days.ts";
import { toVersion } from "#platform/to-version.ts";
import { DAY, startReviewShop, written } from "./review-shop.ts";

const shop = await startReviewShop();
const { asAdmin, database, deliver, readKey, invite, mailsAsking, now, passTime } = shop;
const { reviewContext, runInvitations } = shop;

/** Moves the clock to so many seconds after a day has begun. */
const goTo = (day: string, seconds: number) =>
  passTime((fromWallClock(Date.parse(day)).getTime() - now().getTime()) / 1_000 + seconds);
const setSetting = (key: string, value: unknown, seen: unknown) =>
  asAdmin("PUT", `/api/admin/settings/${key}`, { value, version: toVersion(seen) });
const openBy = async (key: string) => (await readOwnReviews(reviewContext(), key)).state;

test("REVIEW-01 a customer is invited once, the chosen number of days after the arrival and not a second before", async () => {
  const { email, id } = await deliver();
  const tenth = addDays(toDay(now()), 10);
  goTo(tenth, -1);
  await runInvitations();
  expect(await mailsAsking(email)).toEqual([]);
  passTime(1);
  await Promise.all([runInvitations(), runInvitations()]);
  await runInvitations();
  expect(await mailsAsking(email)).toHaveLength(1);
  passTime(20 * DAY);
  await runInvitations();
  expect(await mailsAsking(email)).toHaveLength(1);
  const [row] = await database.asOwner(
    "select count(*)::int as count from review_invitations where order_id = $1",
    [id],
  );
  expect(row).toEqual({ count: 1 });
});

test("REVIEW-02 no invitation for orders that are cancelled, refunded, deleted, underway, too old or without address", async () => {
  const cancelled = await deliver();
  await asAdmin("POST", `/api/admin/orders/${cancelled.id}/status`, {
    status: "cancelled",
    notifyCustomer: false,
  });
  const refunded = await deliver();
  await shop.payByHand(refunded.id, { notifyCustomer: false });
  const partly = await deliver();
  await shop.payByHand(partly.id, { notifyCustomer: false });
  for (const [order, amountMinor] of [
    [refunded, 7_499],
    [partly, 1_000],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- two
    expect(
      await shop.refund(order.id, {
        idempotencyKey: randomUUID(),
        amountMinor,
        byHand: true,
        notifyCustomer: false,
      }),
    ).toMatchObject({ status: 204 });
  const deleted = await deliver();
  await asAdmin("DELETE", `/api/admin/orders/${deleted.id}`);
  const underway = await shop.order();
  await asAdmin("POST", `/api/admin/orders/${underway.id}/shipments`, { carrier: "dhl" });
  passTime(10 * DAY);
  await runInvitations();
  for (const { email } of [cancelled, refunded, deleted, underway])
    // oxlint-disable-next-line no-await-in-loop -- a few
    expect(await mailsAsking(email)).toEqual([]);
  expect(await mailsAsking(partly.email)).toHaveLength(1);

  const late = await deliver();
  passTime(41 * DAY);
  await runInvitations();
  expect(await mailsAsking(late.email)).toEqual([]);
});

test("REVIEW-02 no invitation while a claim or a dispute is open, and one once it is settled", async () => {
  const claimed = await deliver();
  const disputed = await deliver();
  await database.asOwner(
    "insert into returns (order_id, kind, is_in_time, idempotency_key) values ($1, 'claim', true, $2)",
    [claimed.id, randomUUID()],
  );
  const tell = (elsewhere: string) =>
    database.asOwner(
      "insert into order_events (order_id, kind, note, facts, customer_visible) values ($1, 'note', 'dispute', $2, false)",
      [disputed.id, JSON.stringify({ elsewhere })],
    );
  await tell("dispute_opened");
  passTime(11 * DAY);
  await runInvitations();
  expect(await mailsAsking(claimed.email)).toEqual([]);
  expect(await mailsAsking(disputed.email)).toEqual([]);
  await database.asOwner("update returns set state = 'refused' where order_id = $1", [claimed.id]);
  await tell("dispute_won");
  await runInvitations();
  expect(await mailsAsking(claimed.email)).toHaveLength(1);
  expect(await mailsAsking(disputed.email)).toHaveLength(1);
});

test("REVIEW-02 while invitations are off none is sent, and the owner chooses the number of days", async () => {
  const { email } = await deliver();
  passTime(3 * DAY);
  expect((await setSetting("review_invitation_days", 3, 10)).status).toBe(200);
  expect((await setSetting("review_invitations", false, true)).status).toBe(200);
  await runInvitations();
  expect(await mailsAsking(email)).toEqual([]);
  await setSetting("review_invitations", true, false);
  await runInvitations();
  expect(await mailsAsking(email)).toHaveLength(1);
  await setSetting("review_invitation_days", 10, 3);
});

test("REVIEW-03 the link opens the order's products for 90 days, to the last second, and then says that it has expired", async () => {
  const { key } = await invite();
  expect(await readOwnReviews(reviewContext(), key)).toMatchObject({
    state: "open",
    shortName: "Maya B.",
    products: [{ productId: shop.productId, review: null, carriesPets: true }],
  });
  passTime(90 * DAY - 1);
  expect(await openBy(key)).toBe("open");
  passTime(1);
  expect(await openBy(key)).toBe("ended");
});

test("REVIEW-03 a forged key, another order's key and the key of the order's own page open nothing", async () => {
  const one = await invite();
  const other = await invite();
  const accessKey = await shop.getKey(one.id);
  for (const forged of [
    other.key.slice(0, 32) + one.key.slice(32),
    `${one.key}x`,
    one.id,
    accessKey,
    "",
    "'; drop table reviews",
  ])
    // oxlint-disable-next-line no-await-in-loop -- a few
    expect(await openBy(forged)).toBe("unknown");
  expect(await readKey(one.email)).toBe(one.key);
  await asAdmin("DELETE", `/api/admin/orders/${one.id}`);
  expect(await openBy(one.key)).toBe("unknown");
});

const readPath = (id: string) =>
  reviewContext().asCheckout(async (ctx) => (await readReviewPaths(ctx, [id])).get(id));

test("REVIEW-18 My Orders leads to the page of the invitation as long as it is open", async () => {
  const { id, key } = await shop.invite();
  expect(await readPath(id)).toBe(`/order-status/review/${key}`);
  passTime(90 * DAY - 1);
  expect(await readPath(id)).toBe(`/order-status/review/${key}`);
  passTime(1);
  expect(await readPath(id)).not.toContain(key);
});

test("REVIEW-19 an order that has arrived can be reviewed without an invitation, until all of it is", async () => {
  const underway = await shop.order();
  expect(await readPath(underway.id)).toBeUndefined();
  const { id, email } = await deliver();
  const page = await readPath(id);
  const key = page?.split("/").at(-1) ?? "";
  expect(await openBy(key)).toBe("open");
  passTime(400 * DAY);
  expect(await openBy(key)).toBe("open");
  const stop = reviewContext().asCheckout((ctx) => stopInvitations(ctx, key, now()));
  expect([await stop, await mailsAsking(email)]).toEqual([false, []]);
  const review = { key, productId: shop.productId, fields: written, photos: [], dropped: [] };
  await saveReview(reviewContext(), review);
  expect(await readPath(id)).toBeUndefined();
  // The same link changes it.
  expect(await openBy(key)).toBe("open");
  await asAdmin("POST", `/api/admin/orders/${id}/status`, {
    status: "cancelled",
    notifyCustomer: false,
  });
  expect(await openBy(key)).toBe("unknown");
});
