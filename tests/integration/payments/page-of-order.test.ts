// Which orders have a page to pay on, and what becomes of one that opens while the order changes.
import { expect, test } from "vitest";
import { checkoutEndpoints } from "#modules/orders/placing/checkout-endpoints.ts";
import { payAgain } from "#modules/orders/payments/pay-again.ts";
import { placeOrder } from "#modules/orders/placing/place-order.ts";
import type { Payments } from "#modules/payments/ways/ways.ts";
import { limits } from "#shared/limits.ts";
import { orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import { startMoneyShop } from "../orders/money-shop.ts";
import { startStripeShop } from "./stripe-shop.ts";
import { changeService } from "../../support/payments.ts";
import { listSessions } from "../../support/payment-pages.ts";

const started = await startStripeShop({ doesJobs: true });
const {
  stripe,
  order,
  send,
  getId,
  asAdmin,
  database,
  shop,
  newAddress,
  newEmail,
  passTime,
  read,
} = started;
const { checkoutContext } = await startMoneyShop(started);

const patience = { timeout: 10_000 };

/** Stripe, where something happens to the order before the answer about its page is there. */
const meanwhile = (happen: (orderId: string) => Promise<unknown>): Payments =>
  changeService(shop.services.payments, ({ openPage }) => ({
    async openPage(request) {
      const page = await openPage(request);
      await happen(request.orderId);
      return page;
    },
  }));

test.each([
  ["cancelled", "POST", "/status", { status: "cancelled" }],
  ["paid by hand", "POST", "/payments", {}],
  ["hidden", "DELETE", "", undefined],
] as const)(
  "PAY-44 a payment page that opened while the order was being %s is closed, and no customer is sent to it",
  async (_, method, path, body) => {
    const placed = await placeOrder(
      checkoutContext(meanwhile((id) => asAdmin(method, `/api/admin/orders/${id}${path}`, body))),
      checkoutEndpoints.placeOrder.body.parse(orderBody()),
    );
    expect(placed.payAt).toBeNull();
    const [session] = [...stripe.sessions.values()].slice(-1);
    await expect.poll(() => session?.status, { timeout: 10_000 }).toBe("expired");
  },
);

test("PAY-45 an order to be paid as agreed has no payment page, even after the shop has switched to Stripe", async () => {
  const { id, placed } = await order();
  await database.asOwner("update orders set payment_method = 'manual' where id = $1", [id]);
  const before = stripe.calls.length;
  expect(await payAgain(checkoutContext(), placed.accessKey)).toBeNull();
  expect(stripe.calls).toHaveLength(before);
});

test("PAY-45 the checkout of a deleted order leads to no payment page", async () => {
  const body = orderBody();
  const id = await getId(await send("/api/orders", body));
  await asAdmin("DELETE", `/api/admin/orders/${id}`);
  expect(JSON.parse((await send("/api/orders", body)).text)).toMatchObject({ payAt: null });
});

test("PAY-46 after a partial payment the page requests the rest", async () => {
  const { id, session, placed } = await order();
  const part = { payment_status: "paid", payment_intent: "pi_part", amount_total: 3_000 } as const;
  await stripe.send(stripe.createEvent(session, part));
  const page = await payAgain(checkoutContext(), placed.accessKey);
  const next = new URL(page ?? "none:").pathname.slice("/pay/".length);
  expect(stripe.sessions.get(next)).toMatchObject({ amount_total: UNIT_PRICE - 3_000 });
  await stripe.pay(next);
  const { paid, total } = await started.read(id);
  expect(paid).toEqual(total);
});

test("PAY-24, PAY-59 a changed contact gets a new payment page, and the old one is closed, on a second attempt if needed", async () => {
  const body = orderBody();
  const { id, session } = await order(body);
  passTime(60);
  const edited = await asAdmin("PATCH", `/api/admin/orders/${id}`, {
    version: (await read(id)).version,
    contact: { name: "Maya Brenner", email: newEmail() },
  });
  expect(edited).toMatchObject({ status: 204 });
  const down = { status: 500, type: "api_error" };
  // The earlier page is asked about, and the new one opened, before the first is closed.
  stripe.faults.push("none", "none", down, down);
  expect(await send("/api/orders", body)).toMatchObject({ status: 200 });
  await expect.poll(() => stripe.faults, patience).toEqual([]);
  const [next = ""] = await listSessions(database, id);
  expect(stripe.sessions.get(next)).toMatchObject({ status: "open", amount_total: UNIT_PRICE });
  await expect
    .poll(async () => {
      await database.asOwner(
        "update graphile_worker._private_jobs set run_at = now() where run_at > now()",
      );
      return stripe.sessions.get(session)?.status;
    }, patience)
    .toBe("expired");
});

test("PAY-47 requests for payment pages are limited per internet address, and further ones do not reach Stripe", async () => {
  const body = orderBody();
  const accessKey = (await order(body)).placed.accessKey;
  const visitor = { address: newAddress() };
  for (let turn = 0; turn < limits.openPaymentPage.attempts; turn += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await payAgain({ ...checkoutContext(), visitor }, accessKey)).not.toBeNull();
  const before = stripe.calls.length;
  const refused = { code: "too_many_requests" };
  await expect(payAgain({ ...checkoutContext(), visitor }, accessKey)).rejects.toMatchObject(
    refused,
  );
  const again = placeOrder(
    { ...checkoutContext(), visitor },
    checkoutEndpoints.placeOrder.body.parse(body),
  );
  await expect(again).rejects.toMatchObject(refused);
  expect(stripe.calls).toHaveLength(before);
});
