// Steps of the back office on returns: each one tells the customer and the timeline.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { returnFiguresSchema, returnRowSchema } from "#modules/returns/admin-contract.ts";
import { DAY, startReturnShop } from "./return-shop.ts";

const shop = await startReturnShop();
const {
  ask,
  askOpenly,
  asked,
  asAdmin,
  readUnits,
  deliver,
  giveBack,
  order,
  see,
  readState,
  step,
} = shop;

const listSchema = z.object({ returns: z.array(returnRowSchema) });
async function list(query: Record<string, string> = {}) {
  const answer = await asAdmin(
    "GET",
    `/api/admin/returns?${new URLSearchParams(query).toString()}`,
  );
  return listSchema.parse(JSON.parse(answer.text)).returns;
}
const received = async (id: string, shelved: number, damaged: number) => {
  const [line] = (await see(id)).lines;
  return step(id, { step: "receive", lines: [{ id: line?.id, shelved, damaged }] });
};

test("RETURN-11 a return is approved, underway, received and refunded, each with a mail and a timeline entry", async () => {
  const { id, email, returnId } = await asked({ olive: 2 });
  const before = await shop.readStock("olive");
  expect((await step(returnId, { step: "approve", note: "To the door, please." })).status).toBe(
    204,
  );
  expect((await step(returnId, { step: "underway" })).status).toBe(204);
  expect((await received(returnId, 1, 1)).status).toBe(204);
  const { suggested, lines } = await see(returnId);
  expect(lines).toMatchObject([{ quantity: 2, shelvedQuantity: 1, damagedQuantity: 1 }]);
  expect(await shop.readStock("olive")).toBe(before + 1);
  expect((await giveBack(returnId, { amountMinor: suggested.amountMinor })).status).toBe(204);
  expect(await see(returnId)).toMatchObject({
    state: "refunded",
    refunded: { amountMinor: 14_998 },
  });
  expect(await shop.standing(id)).toMatchObject({ status: "refunded", refunded: 14_998 });
  expect(await shop.readMailStates(email)).toEqual([
    "asked",
    "approved",
    "underway",
    "received",
    "refunded",
  ]);
  const states = (await shop.events(id)).flatMap(({ kind, facts }) =>
    kind === "return" ? [z.object({ returnState: z.string() }).parse(facts).returnState] : [],
  );
  expect(states).toEqual(["asked", "approved", "underway", "received", "refunded"]);
});

test("RETURN-11 repeating a step changes nothing, and an invalid step is a conflict", async () => {
  const { email, returnId } = await asked({ olive: 1 });
  expect((await received(returnId, 1, 0)).status).toBe(409);
  expect((await giveBack(returnId, { amountMinor: 1 })).status).toBe(409);
  await Promise.all([1, 2].map(() => step(returnId, { step: "approve" })));
  expect((await step(returnId, { step: "approve" })).status).toBe(204);
  expect(await shop.readMailStates(email)).toEqual(["asked", "approved"]);
  expect((await step(randomUUID(), { step: "approve" })).status).toBe(404);
});

test("RETURN-12 never more returns than was announced, and missing items can be requested again", async () => {
  const { id, returnId } = await asked({ olive: 3 });
  await step(returnId, { step: "approve" });
  expect(await received(returnId, 3, 1)).toMatchObject({
    status: 422,
    fields: { lines: ["too_many"] },
  });
  expect(await received(returnId, 0, 0)).toMatchObject({ fields: { lines: ["required"] } });
  expect(
    await step(returnId, {
      step: "receive",
      lines: [{ id: randomUUID(), shelved: 1, damaged: 0 }],
    }),
  ).toMatchObject({ fields: { lines: ["unknown"] } });
  expect((await received(returnId, 1, 1)).status).toBe(204);
  expect(await see(returnId)).toMatchObject({ worth: { amountMinor: 14_998 } });
  const [line = ""] = Object.keys(await readUnits(id));
  await expect(ask({ id }, { units: { [line]: 2 } })).rejects.toMatchObject({
    fields: { lines: ["too_many"] },
  });
  await ask({ id }, { units: { [line]: 1 } });
});

test("RETURN-13 money is refunded through the ledger, never more than was paid, and once for each key", async () => {
  const { id, returnId } = await asked({ olive: 1 });
  await step(returnId, { step: "approve" });
  await received(returnId, 1, 0);
  expect(await giveBack(returnId, { amountMinor: 7_500 })).toMatchObject({
    code: "refund_too_large",
  });
  expect(await readState(returnId)).toBe("received");
  const body = { amountMinor: 7_499, idempotencyKey: randomUUID(), note: "Sorry!" };
  const answers = await Promise.all([1, 2].map(() => giveBack(returnId, body)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect((await giveBack(returnId, { amountMinor: 1 })).status).toBe(409);
  expect(await shop.refunds(id)).toMatchObject([
    { method: "manual", amount: 7_499, state: "done" },
  ]);
});

test("RETURN-13 in Israel the legal fee is suggested as a deduction, in proportion to the returned value", async () => {
  const { returnId } = await asked({ olive: 2 }, {}, "IL");
  await step(returnId, { step: "approve" });
  const whole = (await see(returnId)).fee.amountMinor;
  await received(returnId, 1, 0);
  const { fee, worth, suggested } = await see(returnId);
  expect(worth.amountMinor).toBe(7_499);
  expect(fee.amountMinor).toBe(Math.floor(whole / 2));
  expect(suggested.amountMinor).toBe(worth.amountMinor - fee.amountMinor);
});

test("RETURN-30 nothing is suggested that has gone back, and the order's rate comes along", async () => {
  const { id, returnId } = await asked({ olive: 2 });
  await step(returnId, { step: "approve" });
  await received(returnId, 2, 0);
  expect(await see(returnId)).toMatchObject({ suggested: { amountMinor: 14_998 } });
  await shop.database.asOwner(
    "update orders set ils_rate = 3.5, usd_rate = 1, ils_rate_source = 'test', ils_rate_date = '2026-01-01' where id = $1",
    [id],
  );
  expect((await see(returnId)).ilsRate).toMatchObject({ rate: "3.50000000" });
  expect((await giveBack(returnId, { amountMinor: 10_000 })).status).toBe(204);
  expect(await see(returnId)).toMatchObject({
    suggested: { amountMinor: 0 },
    refunded: { amountMinor: 10_000 },
    left: { amountMinor: 4_998 },
  });
});

test("RETURN-31 an answer is due as promised, and the money of a withdrawal within 14 days", async () => {
  const { returnId } = await asked({ olive: 1 });
  const days = async () => {
    const { createdAt, answerBy, refundBy } = await see(returnId);
    const [row] = await list({ state: "open" });
    expect(row).toMatchObject({ id: returnId, answerBy, refundBy });
    const countTo = (at: string | null) =>
      at === null ? null : (Date.parse(at) - Date.parse(createdAt)) / (DAY * 1_000);
    return { answer: countTo(answerBy), refund: countTo(refundBy) };
  };
  const { answer, refund } = await days();
  expect(answer).toBeGreaterThan(0);
  expect(refund).toBe(14);
  await step(returnId, { step: "approve" });
  expect(await days()).toEqual({ answer: null, refund: 14 });
  await received(returnId, 1, 0);
  await giveBack(returnId, { amountMinor: 7_499 });
  expect(await see(returnId)).toMatchObject({ answerBy: null, refundBy: null });
  const claim = await asked({ olive: 1 }, { kind: "warranty", message: "A zip" });
  expect((await see(claim.returnId)).refundBy).toBeNull();
});

test("RETURN-14 a return is replaced by another order, which is named", async () => {
  const { id, email, returnId } = await asked({ olive: 1 }, { kind: "claim", message: "Torn" });
  await step(returnId, { step: "approve" });
  const own = { step: "replace", orderNumber: formatOrderNumber({ id }) };
  expect(await step(returnId, own)).toMatchObject({ fields: { orderNumber: ["unknown"] } });
  const other = await order({ olive: 1 });
  const number = ` #${formatOrderNumber(other).toLowerCase()}`;
  expect((await step(returnId, { step: "replace", orderNumber: number })).status).toBe(204);
  expect(await see(returnId)).toMatchObject({ state: "replaced", replacedBy: { id: other.id } });
  expect(await shop.readMailStates(email)).toEqual(["asked", "approved", "replaced"]);
  // The unit stays where it is: it is not asked for twice.
  await expect(ask({ id }, { kind: "claim", message: "Again" })).rejects.toMatchObject({
    fields: { kind: ["unknown"] },
  });
});

test("RETURN-15 a refusal includes a reason for the customer, and the items can be requested again", async () => {
  const { id, email, returnId } = await asked({ olive: 1 });
  expect((await step(returnId, { step: "refuse", note: " " })).status).toBe(422);
  expect((await step(returnId, { step: "refuse", note: "It was worn." })).status).toBe(204);
  expect(await see(returnId)).toMatchObject({ state: "refused", note: "It was worn." });
  expect(await shop.readMailStates(email)).toEqual(["asked", "refused"]);
  expect((await step(returnId, { step: "approve" })).status).toBe(409);
  await ask({ id });
});

test("RETURN-16 the shop assigns an unmatched request to its order, or declines it without a mail", async () => {
  const placed = await deliver({ olive: 2 });
  await askOpenly({ number: "typo", email: placed.email });
  const [unmatched] = await list({ q: "typo" });
  expect(unmatched).toMatchObject({ order: null, name: placed.email, isInTime: null });
  const id = unmatched?.id ?? "";
  expect((await step(id, { step: "approve" })).status).toBe(409);
  const assign = (number: string) =>
    asAdmin("POST", `/api/admin/returns/${id}/order`, { orderNumber: number });
  expect(await assign("00000000")).toMatchObject({ fields: { orderNumber: ["unknown"] } });
  expect((await assign(formatOrderNumber(placed))).status).toBe(204);
  expect((await assign(formatOrderNumber(placed))).status).toBe(204);
  expect(await see(id)).toMatchObject({
    order: { id: placed.id },
    typedNumber: null,
    isInTime: true,
    lines: [{ quantity: 2 }],
  });
  const other = await deliver({ olive: 1 });
  expect((await assign(formatOrderNumber(other))).status).toBe(409);
  await askOpenly({ number: "another typo", email: "lost@mail.example" });
  const [lost] = await list({ q: "another" });
  expect((await step(lost?.id ?? "", { step: "refuse", note: "No such order." })).status).toBe(204);
  expect(await shop.readMailStates("lost@mail.example")).toEqual([]);
});

test("RETURN-16 a right reserved for protected groups is in time for customers who declare to belong to one", async () => {
  const isInTimeFor = async (group: string) => {
    const placed = await deliver({ olive: 1 }, "IL");
    shop.passTime(20 * DAY);
    await askOpenly({ number: `of ${placed.id}`, email: placed.email, country: "IL", group });
    const [unmatched] = await list();
    const id = unmatched?.id ?? "";
    await asAdmin("POST", `/api/admin/returns/${id}/order`, {
      orderNumber: formatOrderNumber(placed),
    });
    return (await see(id)).isInTime;
  };
  expect(await isInTimeFor("")).toBe(false);
  expect(await isInTimeFor("yes")).toBe(true);
});

test("RETURN-10 returns are listed newest first, filtered by state, kind and search words", async () => {
  const { id, returnId } = await asked({ blue: 1 }, { kind: "warranty", message: "A zip" });
  const [newest] = await list();
  expect(newest).toMatchObject({ id: returnId, kind: "warranty", state: "asked", units: 1 });
  expect((await list({ q: formatOrderNumber({ id }) })).map((row) => row.id)).toEqual([returnId]);
  for (const row of await list({ kind: "warranty" })) expect(row.kind).toBe("warranty");
  for (const row of await list({ state: "refused" })) expect(row.state).toBe("refused");
  const open = await list({ state: "open" });
  expect(open.map((row) => row.id)).toContain(returnId);
  for (const { state } of open)
    expect(["asked", "approved", "underway", "received"]).toContain(state);
});

test("RETURN-17 statistics show open returns and their reasons, without refused ones", async () => {
  const read = async () =>
    returnFiguresSchema.parse(JSON.parse((await asAdmin("GET", "/api/admin/return-figures")).text));
  const before = await read();
  const count = (figures: typeof before) =>
    figures.causes.find(({ cause }) => cause === "too_large") ?? { returns: 0, units: 0 };
  const { returnId } = await asked({ olive: 2 }, { cause: "too_large" });
  const refused = await asked({ olive: 1 }, { cause: "too_large" });
  await step(refused.returnId, { step: "refuse", note: "No." });
  await step(returnId, { step: "approve" });
  await received(returnId, 1, 1);
  const after = await read();
  expect(after.open).toBe(before.open + 1);
  expect(count(after)).toMatchObject({
    returns: count(before).returns + 1,
    units: count(before).units + 2,
  });
  expect(after.cameBack).toBe(before.cameBack + 2);
  expect(after.damaged).toBe(before.damaged + 1);
});
