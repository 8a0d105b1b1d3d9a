// The gate of money that goes back: staff need the right and a fresh proof, customers must have
// shown that the order is theirs.
import { expect, test } from "vitest";
import { z } from "zod";
import { orderNotes } from "#modules/orders/order-notes.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { confirmCancellation } from "#modules/returns/confirm-cancellation.ts";
import { readAnswer } from "../http/timed-shop.ts";
import { setGrants } from "../../support/grants.ts";
import { startReturnShop } from "./return-shop.ts";

const MINUTE = 60;
const shop = await startReturnShop();
const { askOpenly, database, events, getKey, order, refunds, returnContext, standing } = shop;

/** A paid order whose cancellation somebody asked for who knows its number and address. */
async function askByNumber() {
  const placed = await order({ olive: 1 });
  await shop.payByHand(placed.id);
  shop.passTime(1);
  await askOpenly({ number: formatOrderNumber(placed), email: placed.email, kind: "cancel" });
  const [returnId = ""] = await shop.listReturns(placed.id);
  return { ...placed, returnId };
}

/** Signs in as a moderator with these rights, and approves a return after so many minutes. */
async function approveAsModerator(rights: readonly string[], id: string, minutes = 0) {
  await setGrants(database, rights);
  const account = { email: "moderator@wanderpaw.example", password: "Wanderpaw!2026" };
  const { text } = await shop.send("/api/auth/sign-in", account);
  const { access_token: token } = z.object({ access_token: z.string() }).parse(JSON.parse(text));
  shop.passTime(minutes * MINUTE);
  const answer = await fetch(`${shop.shop.url}/api/admin/returns/${id}/steps`, {
    method: "POST",
    headers: {
      "x-forwarded-for": shop.newAddress(),
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ step: "approve" }),
  });
  return readAnswer(answer);
}

test("RETURN-27 with number and address a cancellation is requested, and carried out once by the mailed link", async () => {
  const { id, email, returnId } = await askByNumber();
  expect(await standing(id)).toMatchObject({ status: "pending", refunded: 0 });
  expect(await shop.readState(returnId)).toBe("asked");
  const [mail] = await database.asOwner(
    "select content from mails where recipient = $1 and kind = 'return-asked'",
    [email],
  );
  const key = await getKey(id);
  expect(mail?.["content"]).toMatchObject({ isUnconfirmed: true, orderId: id });

  shop.passTime(1);
  await Promise.all([1, 2].map(() => confirmCancellation(returnContext(), key)));
  expect(await standing(id)).toMatchObject({ status: "cancelled" });
  expect(await shop.readState(returnId)).toBe("cancelled");
  expect(await refunds(id)).toHaveLength(1);
  const way = { via: "mail", from: "private" };
  expect(await events(id)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: "status", note: orderNotes.cancelledByCustomer, facts: way }),
      expect.objectContaining({ kind: "refund", facts: expect.objectContaining(way) as unknown }),
    ]),
  );
});

test("RETURN-27 a request that already waits for staff is not carried out by the link", async () => {
  const placed = await order({ olive: 1 });
  await shop.sendTo(placed.id, "US");
  await askOpenly({ number: formatOrderNumber(placed), email: placed.email, kind: "cancel" });
  shop.passTime(3 * 60 * MINUTE);
  await confirmCancellation(returnContext(), await getKey(placed.id));
  expect(await standing(placed.id)).toMatchObject({ status: "pending" });
});

test("RETURN-27 a key of no order confirms nothing", async () => {
  await expect(confirmCancellation(returnContext(), "f".repeat(64))).rejects.toMatchObject({
    code: "not_found",
  });
});

test("REF-16 approving a cancellation with a refund needs the right and a proof of identity, and is recorded by name", async () => {
  const { id, returnId } = await askByNumber();
  const rights = ["orders.read", "orders.write"];
  expect(await approveAsModerator(rights, returnId)).toMatchObject({
    status: 403,
    code: "forbidden",
  });
  expect(await approveAsModerator([...rights, "orders.refund"], returnId, 11)).toMatchObject({
    status: 403,
    code: "proof_needed",
  });
  expect(await standing(id)).toMatchObject({ status: "pending", refunded: 0 });
  expect(await refunds(id)).toEqual([]);

  shop.passTime(1);
  expect((await approveAsModerator([...rights, "orders.refund"], returnId)).status).toBe(204);
  expect(await standing(id)).toMatchObject({ status: "cancelled" });
  expect(await refunds(id)).toHaveLength(1);
  const done = (await events(id)).filter(({ kind }) => kind === "status" || kind === "refund");
  expect(done).toHaveLength(2);
  for (const { actor } of done) expect(actor).not.toBeNull();
  expect(done).toContainEqual(expect.objectContaining({ note: orderNotes.cancelledOnRequest }));
});

test("REF-16 approving a cancellation of an unpaid order needs no right to refund", async () => {
  const placed = await order({ olive: 1 });
  await askOpenly({ number: formatOrderNumber(placed), email: placed.email, kind: "cancel" });
  const [returnId = ""] = await shop.listReturns(placed.id);
  const answer = await approveAsModerator(["orders.read", "orders.write"], returnId);
  expect(answer.status).toBe(204);
  expect(await standing(placed.id)).toMatchObject({ status: "cancelled" });
});
