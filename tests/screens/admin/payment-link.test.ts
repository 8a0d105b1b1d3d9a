// A link to pay that somebody in the back office has sent to a customer.
import { screen, waitFor } from "@testing-library/dom";
import { afterAll, expect, test } from "vitest";
import { order as orderText } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { startStripeServer } from "../../support/stripe-server.ts";
import { secrets } from "../../integration/payments/stripe-shop.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createOrderStaff, findPanel } from "./order-staff.ts";
import { findDialog, findToast, getButton } from "./staff.ts";

const stripe = await startStripeServer({ ...secrets, webhookUrl: "http://127.0.0.1:1/none" });
afterAll(() => stripe.stop());
const shop = await startScreenShop({
  payments: "stripe",
  stripe: secrets,
  serviceUrls: { stripe: stripe.url },
});
const { enterOrder } = createOrderStaff(shop);
const text = orderActions.paymentLink;

test("PAY-56 an order shows how long its link is valid, and the link can be ended", async () => {
  const id = await enterOrder();
  const user = await shop.open(`/admin/orders/${id}`, { as: "admin" });
  const panel = await findPanel(id);
  await waitFor(() => expect(getButton(orderText.more, panel)).toBeVisible());
  await user.click(getButton(orderText.more, panel));
  await user.click(await screen.findByRole("menuitem", { name: text.button }));
  await user.click(getButton(text.submit.mail, await findDialog(text.title)));
  await findToast(text.saved);
  await waitFor(() => expect(panel).toHaveTextContent(orderText.notices.paymentLink));
  await user.click(getButton(text.end, panel));
  await waitFor(() => expect(panel).not.toHaveTextContent(orderText.notices.paymentLink));
});
