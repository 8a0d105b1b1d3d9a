// A checkout that takes orders by agreement: what it knows of a customer, and what it sends.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { cart } from "#i18n/en/cart.ts";
import { checkout } from "#i18n/en/checkout.ts";
import { ordering as text } from "#i18n/en/ordering.ts";
import { orderSuccess } from "#i18n/en/order-success.ts";
import { prefixes } from "#content/prefixes.ts";
import type { MyOrder } from "#modules/orders/contract.ts";
import { paths } from "#web/paths.ts";
import { createVariants, createGuestOrder } from "../../support/variants.ts";
import { createCoupons } from "../../support/coupons.ts";
import { details } from "../../support/sample-order.ts";
import { countCalls } from "../account/people.ts";
import { fill, getButton, untilAt } from "../admin/staff.ts";
import { handleConnectError } from "../dom/network.ts";
import { startScreenShop } from "../screen-shop.ts";
import {
  expectConfirmed,
  expectInSummary,
  findContinue,
  findStep,
  getDetail,
  getPlaceOrder,
  getSummary,
  openPaymentStep,
  storeCart,
} from "./stored-cart.ts";
import { findNews, getMain } from "./visitor.ts";

const shop = await startScreenShop();
const { findVariant, receiveUnits } = createVariants(shop);
const { makeCoupon } = createCoupons(shop);
const PLACE = "POST /api/orders";
const LAST_CONTACT = "GET /api/orders/last-contact";
const DETAILS = paths.order("olive", "details");

const findAlert = () => within(getMain()).findByRole("alert");

/** A customer who has ordered before. */
async function addCustomer(): Promise<string> {
  const { email } = await shop.createCustomer();
  await receiveUnits("olive", 1);
  await shop.call(email, PLACE, createGuestOrder(await findVariant("olive"), 1, email));
  return email;
}

const isStored = () => sessionStorage.getItem(`${prefixes.storage}-checkout`) !== null;

test("CHECK-71 a double click places one order", async () => {
  await receiveUnits("olive", 1);
  const sent = countCalls(shop, PLACE);
  const user = await openPaymentStep(shop, { olive: 1 });
  await user.dblClick(getPlaceOrder());
  await expectConfirmed();
  expect(sent()).toBe(1);
});

test("CHECK-96 the button that orders stands below lines and total, and says that it obliges to pay", async () => {
  await openPaymentStep(shop, { olive: 1 });
  const sums = getSummary();
  const button = within(sums).getByRole("button", { name: text.pay.manual.button });
  expect(button).toHaveTextContent("obligation to pay");
  const total = within(sums).getByText(cart.summary.total);
  expect(total.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("CHECK-83 a signed-in customer finds name and email filled in", async () => {
  const { email, fullName } = await shop.createCustomer();
  await shop.open(DETAILS, { as: email });
  await waitFor(() => expect(getDetail("fullName")).toHaveValue(fullName));
  expect(getDetail("email")).toHaveValue(email);
});

test("CHECK-90 CHECK-91 the address of the last order is filled in, and stored once the customer continues", async () => {
  await receiveUnits("olive", 1);
  const user = await shop.open(DETAILS, { as: await addCustomer() });
  await screen.findByText(checkout.filledIn);
  expect(getDetail("addressLine1")).toHaveValue(details.addressLine1);
  expect(getDetail("country")).toHaveValue(details.country);
  expect(getDetail("phoneNumber")).toHaveValue(details.phoneNumber);
  expect(isStored()).toBe(false);
  // One press: nothing has to be typed.
  await user.click(await findContinue("payment"));
  await findStep("payment");
  await waitFor(() => expect(getMain()).toHaveTextContent(details.addressLine1));
  await shop.goTo(paths.order("olive", "payment"));
  await waitFor(() => expect(getMain()).toHaveTextContent(`+1 ${details.phoneNumber}`));
  expect(isStored()).toBe(true);
});

test("CHECK-90 input typed meanwhile is kept", async () => {
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  shop.intercept(LAST_CONTACT, async (proceed) => {
    asked.resolve();
    await gate.promise;
    const answer = await proceed();
    answered.resolve();
    return answer;
  });
  const user = await shop.open(DETAILS, { as: await addCustomer() });
  await asked.promise;
  await fill(user, getDetail("city"), "Haifa");
  gate.resolve();
  await answered.promise;
  await waitFor(() => expect(screen.queryByText(checkout.filledIn)).toBeNull());
  expect(getDetail("city")).toHaveValue("Haifa");
  expect(getDetail("addressLine1")).toHaveValue("");
});

test("CHECK-90 without a response the form is filled in by hand", async () => {
  shop.intercept(LAST_CONTACT, handleConnectError);
  const email = await addCustomer();
  const user = await shop.open(DETAILS, { as: email });
  await waitFor(() => expect(getDetail("email")).toHaveValue(email));
  await fill(user, getDetail("city"), "Haifa");
  expect(getDetail("city")).toHaveValue("Haifa");
  expect(getDetail("addressLine1")).toHaveValue("");
});

test("CHECK-72 without a connection the step says so, and no input is lost", async () => {
  const user = await openPaymentStep(shop, { olive: 1 });
  shop.intercept(PLACE, handleConnectError);
  await user.click(getPlaceOrder());
  expect(await findAlert()).toHaveTextContent(text.problems.offline.title);
  expect(getMain()).toHaveTextContent(details.addressLine1);
});

test("CHECK-73 an order whose response was lost is sent again after a reload and placed only once", async () => {
  await receiveUnits("olive", 1);
  const { email } = await shop.createCustomer();
  // The shop gets the order, the browser no answer.
  shop.intercept(PLACE, async (proceed) => {
    await proceed();
    return handleConnectError();
  });
  const user = await openPaymentStep(shop, { olive: 1 }, { as: email });
  await user.click(getPlaceOrder());
  expect(await findAlert()).toHaveTextContent(text.problems.offline.title);
  const again = await shop.goTo(paths.order("olive", "payment"));
  await screen.findByRole("button", { name: text.pay.manual.button });
  await again.click(getPlaceOrder());
  await expectConfirmed();
  const orderId = new URL(location.href).searchParams.get("orderId");

  await again.click(screen.getByRole("link", { name: orderSuccess.allOrders }));
  await untilAt(paths.orders);
  const { orders } = await shop.call<{ orders: MyOrder[] }>(email, "GET /api/orders");
  expect(orders.map(({ createdAt }) => `ORDER_${Date.parse(createdAt)}`)).toEqual([orderId]);
});

test("OFFER-31 a coupon that ends during the checkout is reported with the new total, and the order continues without it", async () => {
  await receiveUnits("olive", 1);
  const { code, percent, end } = await makeCoupon();
  const user = await openPaymentStep(shop, { olive: 1 }, { code });
  await expectInSummary(cart.summary.discount(code, percent));
  await end();
  await user.click(getPlaceOrder());
  await waitFor(() => expect(getMain()).toHaveTextContent(text.changes.coupon(code, "ended")));
  await user.click(getButton(text.changes.accept));
  expect(getSummary()).not.toHaveTextContent(code);
  await user.click(getPlaceOrder());
  await expectConfirmed();
});

test("OFFER-32 the cart asks the server about a code that its page does not contain, and refuses an invalid one", async () => {
  const { code, percent } = await makeCoupon();
  const user = await shop.open(paths.cart, { stored: storeCart({ olive: 1 }) });
  const field = screen.getByLabelText(cart.coupon.label);
  await user.type(field, "NEVER-WAS{Enter}");
  const news = await findNews(cart.coupon.invalidTitle);
  expect(news).toHaveTextContent(cart.coupon.invalid);
  expect(field).toHaveAccessibleDescription(new RegExp(cart.coupon.invalid));
  expect(field).toHaveFocus();
  await fill(user, field, code.toLowerCase());
  await user.keyboard("{Enter}");
  await findNews(cart.coupon.saved(percent));
  expect(getSummary()).toHaveTextContent(cart.summary.discount(code, percent));
});
