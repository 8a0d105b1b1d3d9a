// Orders in a shop that is paid through Stripe: one that was changed after its answer was lost, and
// one of which nothing is to be paid.
import { screen, waitFor, within } from "@testing-library/dom";
import { afterAll, expect, test } from "vitest";
import { ordering as text } from "#i18n/en/ordering.ts";
import { paths } from "#web/paths.ts";
import { createVariants } from "../../support/variants.ts";
import { createCoupons } from "../../support/coupons.ts";
import { details } from "../../support/sample-order.ts";
import { startStripeServer } from "../../support/stripe-server.ts";
import { secrets, WEBHOOK } from "../../integration/payments/stripe-shop.ts";
import { handleConnectError } from "../dom/network.ts";
import { startScreenShop } from "../screen-shop.ts";
import { expectConfirmed, openPaymentStep, readCart, storeDetails } from "./stored-cart.ts";
import { getMain } from "./visitor.ts";

const stripe = await startStripeServer({ ...secrets, webhookUrl: () => shop.url + WEBHOOK });
afterAll(() => stripe.stop());
const shop = await startScreenShop({
  payments: "stripe",
  stripe: secrets,
  serviceUrls: { stripe: stripe.url },
});
const { receiveUnits } = createVariants(shop);
const { makeCoupon } = createCoupons(shop);
const PLACE = "POST /api/orders";

test("CHECK-93 no customer is sent to pay for an order with an address other than the one shown", async () => {
  await receiveUnits("olive", 1);
  const email = shop.newEmail();
  const { button } = text.pay.online;
  const user = await openPaymentStep(shop, { olive: 1 }, { email, button });
  // The shop gets the order, the browser no answer.
  shop.intercept(PLACE, async (proceed) => {
    await proceed();
    return handleConnectError();
  });
  await user.click(screen.getByRole("button", { name: button }));
  const alert = await within(getMain()).findByRole("alert");
  expect(alert).toHaveTextContent(text.problems.offline.title);
  const changed = storeDetails(email, { addressLine1: "15 Birch Lane" });
  for (const [key, value] of Object.entries(changed)) sessionStorage.setItem(key, value);
  await shop.goTo(paths.order("olive", "payment"));
  await user.click(await screen.findByRole("button", { name: button }));
  await waitFor(() => expect(getMain()).toHaveTextContent(text.earlier.other));
  await user.click(screen.getByRole("link", { name: text.earlier.open }));
  await waitFor(() => expect(location.pathname).toMatch(/^\/order-status\/[\da-f]{64}$/));
  await waitFor(() => expect(getMain()).toHaveTextContent(details.addressLine1));
  await waitFor(() => expect(readCart()).toEqual([]));
});

test("CHECK-95 an order with a total of zero is shown as free, and confirmed", async () => {
  await receiveUnits("olive", 1);
  const { code } = await makeCoupon({ value: 100 });
  const { title, button } = text.pay.nothing;
  const user = await openPaymentStep(shop, { olive: 1 }, { code, button });
  await waitFor(() => expect(getMain()).toHaveTextContent(title));
  expect(getMain()).not.toHaveTextContent(text.pay.online.title);
  await user.click(screen.getByRole("button", { name: button }));
  await screen.findByText(text.confirmed.nothing);
  await expectConfirmed();
});
