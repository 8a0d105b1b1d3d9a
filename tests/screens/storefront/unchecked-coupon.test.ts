// A coupon that a browser has stored, while the shop cannot be asked for it.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { cart as text } from "#i18n/en/cart.ts";
import { ordering } from "#i18n/en/ordering.ts";
import { paths } from "#web/paths.ts";
import { COUPON_KEY } from "#web/storefront/cart/cart-store.ts";
import { createVariants } from "../../support/variants.ts";
import { createCoupons } from "../../support/coupons.ts";
import { countCalls } from "../account/people.ts";
import { getButton, untilAt } from "../admin/staff.ts";
import { startScreenShop } from "../screen-shop.ts";
import {
  expectConfirmed,
  expectInSummary,
  getPlaceOrder,
  getSummary,
  openPaymentStep,
  storeCart,
} from "./stored-cart.ts";
import { getMain } from "./visitor.ts";

const shop = await startScreenShop();
const { readCost, receiveUnits } = createVariants(shop);
const { makeCoupon } = createCoupons(shop);
const askAgain = text.coupon.askAgain;
const LONG = 600;

/** From now on the shop is too busy to say what a code stands for, until that is ended. */
function keepBusy(retryAfter = LONG) {
  let isBusy = true;
  let asked = 0;
  const refuse = () => Response.json({ code: "unavailable", retryAfter }, { status: 503 });
  shop.intercept(
    "POST /api/coupons/check",
    async (proceed) => {
      asked += 1;
      return isBusy ? refuse() : proceed();
    },
    Infinity,
  );
  return { end: () => (isBusy = false), asked: () => asked };
}

const openCart = (code: string) => shop.open(paths.cart, { stored: storeCart({ olive: 1 }, code) });

const findAlert = () => within(getMain()).findByRole("alert");

test("CART-57 an unchecked coupon is shown as such, and checked again by a press", async () => {
  const { code, percent } = await makeCoupon();
  const shopIs = keepBusy();
  const user = await openCart(code);
  await expectInSummary(text.uncheckedCoupon(code));
  await user.click(getButton(askAgain));
  await waitFor(() => expect(shopIs.asked()).toBe(2));
  expect(getSummary()).toHaveTextContent(text.uncheckedCoupon(code));
  shopIs.end();
  await user.click(getButton(askAgain));
  await expectInSummary(text.summary.discount(code, percent));
  expect(getSummary()).not.toHaveTextContent(text.uncheckedCoupon(code));
});

test("CART-57 it is checked again after the time that the shop names, and when the network is back", async () => {
  const { code, percent } = await makeCoupon();
  const first = keepBusy(1);
  await openCart(code);
  await expectInSummary(text.uncheckedCoupon(code));
  first.end();
  await expectInSummary(text.summary.discount(code, percent));

  const second = keepBusy();
  await shop.goTo(paths.cart);
  await expectInSummary(text.uncheckedCoupon(code));
  second.end();
  dispatchEvent(new Event("online"));
  await expectInSummary(text.summary.discount(code, percent));
});

test("CART-57 it is checked again when the checkout is opened, and a checkout that is opened first checks once", async () => {
  const { code, percent } = await makeCoupon();
  const first = keepBusy();
  const user = await openCart(code);
  await expectInSummary(text.uncheckedCoupon(code));
  first.end();
  await user.click(screen.getByRole("link", { name: text.checkout }));
  await untilAt(paths.order("olive"));
  await expectInSummary(text.summary.discount(code, percent));

  const second = keepBusy();
  const again = await shop.goTo(paths.order("olive"));
  await expectInSummary(text.uncheckedCoupon(code));
  await again.click(getButton(askAgain));
  await waitFor(() => expect(second.asked()).toBe(2));
});

test("CART-57 a coupon that could not be checked can be removed", async () => {
  const { code } = await makeCoupon();
  keepBusy();
  const user = await openCart(code);
  await expectInSummary(text.uncheckedCoupon(code));
  await user.click(getButton(text.coupon.remove));
  await waitFor(() => expect(getSummary()).not.toHaveTextContent(text.uncheckedCoupon(code)));
  expect(localStorage.getItem(COUPON_KEY)).toBeNull();
});

test("CHECK-94 nothing is ordered with an unchecked coupon: the button checks it, and the customer sees its discount first", async () => {
  await receiveUnits("olive", 1);
  const { code, percent } = await makeCoupon();
  const shopIs = keepBusy();
  const sent = countCalls(shop, "POST /api/orders");
  const user = await openPaymentStep(shop, { olive: 1 }, { code });
  await user.click(getPlaceOrder());
  expect(await findAlert()).toHaveTextContent(ordering.problems.busy.title);
  shopIs.end();
  await user.click(getPlaceOrder());
  await waitFor(() => expect(getMain()).toHaveTextContent(ordering.changes.title));
  expect(getSummary()).toHaveTextContent(text.summary.discount(code, percent));
  expect(sent()).toBe(0);
  await user.click(getButton(ordering.changes.accept));
  await user.click(getPlaceOrder());
  await expectConfirmed();
  expect(sent()).toBe(1);
  const { total } = await readCost({ olive: 1 });
  expect(getMain()).not.toHaveTextContent(total);
});

test("CHECK-94 a coupon that is no longer valid is reported before anything is ordered", async () => {
  await receiveUnits("olive", 1);
  const code = "GONE-LONG-AGO";
  const shopIs = keepBusy();
  const user = await openPaymentStep(shop, { olive: 1 }, { code });
  await expectInSummary(text.uncheckedCoupon(code));
  shopIs.end();
  await user.click(getPlaceOrder());
  expect(await findAlert()).toHaveTextContent(ordering.problems.couponChecked.title);
  expect(getSummary()).toHaveTextContent(text.lostCoupon(code));
  await user.click(getPlaceOrder());
  await expectConfirmed();
});
