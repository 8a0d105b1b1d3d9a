import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { PayableOrder } from "#modules/orders/payments/payable-order.ts";
import { money } from "#shared/money.ts";
import { PaymentPanel } from "./payment-panel.tsx";

const none = money(0, "USD");
const order: PayableOrder = {
  number: "A1B2C3D4",
  status: "cancelled",
  lines: [],
  coupon: null,
  subtotal: money(7_499, "USD"),
  discount: none,
  shipping: none,
  total: money(7_499, "USD"),
  agreedReason: null,
  paid: money(7_499, "USD"),
  refunded: none,
  refunding: none,
  payment: "paid",
  due: none,
  payUntil: null,
  ways: [],
  attempt: null,
};

function getText(changed: Partial<PayableOrder>): string {
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <PaymentPanel order={{ ...order, ...changed }} cameFromPayment={false} answer={undefined} />
      ),
    },
  ]);
  return renderToStaticMarkup(<Page />).replaceAll(/<[^>]+>/g, " ");
}

test("PAY-77 a refund that waits is on its way, and one that was made is refunded", () => {
  const waiting = getText({ refunding: money(2_000, "USD") });
  expect(waiting).toContain("A refund of $20.00 is on its way to you.");
  expect(waiting).not.toContain("refunded.");
  const made = getText({ refunded: money(2_000, "USD") });
  expect(made).toContain("$20.00 refunded.");
  expect(made).not.toContain("on its way");
});
