// The links of an order, each at every door that opens with a key.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { cancelOwnOrder } from "#modules/orders/order-page/cancel-own-order.ts";
import { readOrderPage } from "#modules/orders/order-page/order-page.ts";
import { payAgain, payByLink } from "#modules/orders/payments/pay-again.ts";
import { readPayableOrder } from "#modules/orders/payments/payable-order.ts";
import { confirmOrder } from "#modules/orders/placing/confirm-order.ts";
import { readHeldUnit } from "#modules/orders/placing/held-unit.ts";
import { confirmArrival } from "#modules/orders/shipping/confirm-arrival.ts";
import { requestReturn } from "#modules/returns/request-return.ts";
import { confirmCancellation } from "#modules/returns/confirm-cancellation.ts";
import { readOwnReturns } from "#modules/returns/read-own-returns.ts";
import { readOwnReviews } from "#modules/reviews/read-own-reviews.ts";
import { saveReview } from "#modules/reviews/save-review.ts";
import { DAY, startReviewShop, written } from "./review-shop.ts";

const shop = await startReviewShop();
const { checkoutContext, database, getKey, newAddress, productId, reviewContext } = shop;

const orderKeys = await shop.shop.services.readOrderKeys();

const returnContext = () => ({
  ...checkoutContext(),
  visitor: { address: newAddress() },
  uploads: shop.shop.services.uploads,
  makePhoto: shop.shop.services.ofVisitors.makePhoto,
});

/** A delivered order that is not paid, with each of its keys. */
async function prepare() {
  const { id, key: review } = await shop.invite();
  const until = new Date(shop.now().getTime() + DAY * 1_000);
  await database.asOwner("update orders set payment_link_until = $2 where id = $1", [id, until]);
  const order = await getKey(id);
  const pay = orderKeys.create(id, { for: "pay", until });
  return { id, keys: { order, pay, review } };
}

type Purpose = "order" | "pay" | "review";
const purposes = ["order", "pay", "review"] as const satisfies readonly Purpose[];

/** The pages that a key may show. */
const shows: Readonly<Record<Purpose, ((key: string) => Promise<boolean>)[]>> = {
  order: [
    async (key) => (await readOrderPage(checkoutContext(), key)) !== undefined,
    async (key) => (await readOwnReturns(returnContext(), key)) !== undefined,
  ],
  pay: [async (key) => (await readPayableOrder(checkoutContext(), key)) !== undefined],
  review: [async (key) => (await readOwnReviews(reviewContext(), key)).state === "open"],
};
/** Doors that do something; a key that is not theirs is unknown to them. */
const does: Readonly<Record<Purpose, ((key: string) => Promise<unknown>)[]>> = {
  order: [
    (key) => cancelOwnOrder(checkoutContext(), key),
    (key) => payAgain(checkoutContext(), key),
    (accessKey) => confirmOrder(checkoutContext(), { accessKey, code: "any" }),
    (accessKey) => confirmArrival(checkoutContext(), { accessKey, shipmentId: randomUUID() }),
    (key) => confirmCancellation(returnContext(), key),
    (accessKey) =>
      requestReturn(returnContext(), {
        accessKey,
        fields: { kind: "withdraw", cause: "too_small", message: "", group: "" },
        units: {},
        idempotencyKey: randomUUID(),
        photos: [],
      }),
  ],
  pay: [(key) => payByLink(checkoutContext(), key)],
  review: [
    (key) =>
      saveReview(reviewContext(), { key, productId, fields: written, photos: [], dropped: [] }),
  ],
};

test.each(purposes)(
  "PAY-71 the key of a link for %s opens what it is for, and nothing else",
  async (purpose) => {
    const other = await prepare();
    const { id, keys } = await prepare();
    const before = await shop.standing(id);
    const key = keys[purpose];
    for (const door of purposes)
      for (const show of shows[door])
        // oxlint-disable-next-line no-await-in-loop -- a few
        expect(await show(key)).toBe(door === purpose);
    // The proof of one order beside the id of another is no key at all.
    const [ofOrder, proof] = [key.slice(0, 32), key.slice(32)];
    const wrong = [other.id.replaceAll("-", "") + proof, ofOrder, proof];
    for (const door of purposes)
      for (const act of does[door])
        for (const each of door === purpose ? wrong : [key, ...wrong])
          // oxlint-disable-next-line no-await-in-loop -- a few
          await expect(act(each)).rejects.toMatchObject({ code: "not_found" });
    expect(await readHeldUnit(checkoutContext(), key)).toBeUndefined();
    expect(await shop.standing(id)).toEqual(before);
  },
);
