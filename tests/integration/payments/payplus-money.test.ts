import { expect, test } from "vitest";
import { DAY_MS } from "#shared/durations.ts";
import {
  orderId,
  paid,
  refused,
  START,
  startPayplusAccount,
  unavailable,
} from "./payplus-account.ts";

const refundId = "0d9f0a3c-5f0e-4f4f-9a51-7c8f1d2e3b4a";
/** Before each refund the days in which it may have been made are looked up. */
const looks = ["none", "none", "none", "none"] as const;

test("PAY-181 a refund is made once, even when the answer was lost", async () => {
  const { payplus, service, payOne, pass } = await startPayplusAccount();
  const paymentReference = await payOne();
  const refund = { refundId, paymentReference, amountMinor: 2_000, currency: "ILS" };
  payplus.faults.push(...looks, "answer lost");
  const { reference } = await service.refund(refund);
  pass(DAY_MS);
  expect(await service.refund(refund)).toEqual({ reference });
  const refunds = payplus.transactions.filter(({ type }) => type === "Refund");
  expect(refunds).toMatchObject([{ uid: reference, amount: 20, chargeUid: paymentReference }]);
});

test("PAY-181 a refund whose call had no answer is not sent again blindly", async () => {
  // Short enough to wait for, long enough for the other calls on a busy machine.
  const { payplus, service, payOne } = await startPayplusAccount({ timeoutMs: 2_000 });
  const paymentReference = await payOne();
  const refund = { refundId, paymentReference, amountMinor: 2_000, currency: "ILS" };
  payplus.faults.push(...looks, "no answer");
  await expect(service.refund(refund)).rejects.toMatchObject(unavailable);
  payplus.faults.push(...looks, { status: 500 });
  await expect(service.refund(refund)).rejects.toMatchObject(unavailable);
  expect(payplus.transactions).toHaveLength(1);
  await service.refund(refund);
  expect(payplus.transactions).toHaveLength(2);
});

test("PAY-182 refunds add up to the payment and not more; a payment by bit goes back as a whole", async () => {
  const { service, payOne } = await startPayplusAccount();
  const paymentReference = await payOne();
  const give = (id: string, amountMinor: number, payment = paymentReference) =>
    service.refund({ refundId: id, paymentReference: payment, amountMinor, currency: "ILS" });
  await give(refundId, 7_000);
  await expect(give(orderId, 500)).rejects.toMatchObject(refused);
  await give(orderId, 499);
  const bit = await payOne({ method: "bit" });
  const another = "1e8f0a3c-5f0e-4f4f-9a51-7c8f1d2e3b4a";
  await expect(give(another, 499, bit)).rejects.toMatchObject(refused);
  await give(another, 7_499, bit);
});

test("PAY-183 a refund of the portal is told with its payment, one of the shop is no news", async () => {
  const { payplus, service, payOne, read } = await startPayplusAccount();
  const payment = await payOne();
  const { refund, body } = payplus.refundElsewhere(payment, 10.5);
  const event = { kind: "refunded elsewhere", payment, reference: refund.uid, amountMinor: 1_050 };
  expect(await read(body)).toMatchObject(event);
  const { reference } = await service.refund({
    refundId,
    paymentReference: payment,
    amountMinor: 1_000,
    currency: "ILS",
  });
  expect(await read(payplus.createMessage(reference))).toMatchObject({ kind: "other" });
  expect(await service.listMoney(START)).toMatchObject([paid, event]);
});

test("PAY-184 the list finds the money of each day since then that no message told, once", async () => {
  const { service, payOne, pass } = await startPayplusAccount();
  const early = await payOne();
  pass(2 * DAY_MS);
  const late = await payOne();
  pass(DAY_MS);
  const list = async (since: Date) =>
    (await service.listMoney(since)).map((event) => "reference" in event && event.reference);
  expect(await list(START)).toEqual([early, late]);
  expect(await list(new Date(START.getTime() + DAY_MS))).toEqual([late]);
});

test("PAY-184 a list that fails is not an empty one", async () => {
  const { payplus, service } = await startPayplusAccount();
  payplus.faults.push({ status: 422 });
  await expect(service.listMoney(START)).rejects.toMatchObject(unavailable);
});
