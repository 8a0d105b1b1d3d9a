// Payment services in an order of the back office: matching, refunds and disputes.
import { waitFor, within } from "@testing-library/dom";
import { afterAll, expect, test } from "vitest";
import { order as orderText } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderMoney as text } from "#i18n/he/order-money.ts";
import { startStripeServer } from "../../support/stripe-server.ts";
import { secrets } from "../../integration/payments/stripe-shop.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createOrderStaff, openForm } from "./order-staff.ts";
import { fill, findDialog, findToast, getButton, getField } from "./staff.ts";

const stripe = await startStripeServer({ ...secrets, webhookUrl: "http://127.0.0.1:1/none" });
afterAll(() => stripe.stop());
const shop = await startScreenShop({
  payments: "stripe",
  stripe: secrets,
  serviceUrls: { stripe: stripe.url },
});
const { enterOrder, openOrder } = createOrderStaff(shop);

/** An order with a payment of 20 dollars that Stripe took outside the shop. */
async function enterMatched(): Promise<{ id: string; reference: string }> {
  const id = await enterOrder();
  const reference = stripe.payElsewhere(2_000, "usd");
  const body = { service: "stripe", reference, notifyCustomer: false };
  await shop.call("admin", `POST /api/admin/orders/${id}/payments/match`, body);
  return { id, reference };
}

test("PAY-242 PAY-240 a payment is matched by its number, and its entry leads to the service", async () => {
  const { user, panel } = await openOrder(await enterOrder());
  const form = await openForm(user, panel, orderActions.payment);
  await user.click(getButton(text.match.ways.service, form));
  const matching = await findDialog(text.match.title);
  await fill(user, getField(text.match.fields.reference.label, matching), "pi_none");
  await user.click(getButton(text.match.submit, matching));
  await within(matching).findByText(text.match.fields.reference.problems.unknown_payment);
  const reference = stripe.payElsewhere(2_000, "usd");
  await fill(user, getField(text.match.fields.reference.label, matching), reference);
  await user.click(getButton(text.match.submit, matching));
  await findToast(text.match.saved);
  const link = await within(panel).findByRole("link", { name: new RegExp(reference) });
  expect(link).toHaveAttribute("href", expect.stringContaining(reference));
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(panel).toHaveTextContent(text.means.card);
});

test("PAY-245 the form of a refund says which way the money goes, before anything is done", async () => {
  const { id } = await enterMatched();
  const { user, panel } = await openOrder(id);
  const refund = await openForm(user, panel, orderActions.refund);
  await fill(user, getField(orderActions.refund.amount.USD, refund), "5");
  const preview = await within(refund).findByRole("region", { name: text.preview.title });
  expect(preview).toHaveTextContent(text.preview.through("Stripe"));
  expect(preview).not.toHaveTextContent(text.preview.waits);
});

test("PAY-245 it says why a service does not give money back, and that it waits to be transferred", async () => {
  const { id } = await enterMatched();
  await shop.database.asOwner("alter table payments disable trigger user");
  await shop.database.asOwner("update payments set method = 'paypal' where order_id = $1", [id]);
  await shop.database.asOwner("alter table payments enable trigger user");
  const { user, panel } = await openOrder(id);
  const refund = await openForm(user, panel, orderActions.refund);
  await fill(user, getField(orderActions.refund.amount.USD, refund), "5");
  const preview = await within(refund).findByRole("region", { name: text.preview.title });
  expect(preview).toHaveTextContent(text.preview.limits.not_connected("PayPal"));
  expect(preview).toHaveTextContent(text.preview.waits);
  await user.click(getButton(orderActions.refund.submit, refund));
  await waitFor(() => expect(panel).toHaveTextContent(orderText.notices.refundWaits));
});

test("PAY-248 an order shows its open dispute, and its evidence as a text to copy", async () => {
  const { id, reference } = await enterMatched();
  await shop.database.asOwner(
    `insert into payment_disputes (order_id, service, reference, payment, amount_minor, currency, reason, due_at)
     values ($1, 'stripe', 'dp_1', $2, 2000, 'USD', 'fraudulent', app.now() + interval '9 days')`,
    [id, reference],
  );
  const { user, panel } = await openOrder(id);
  expect(panel).toHaveTextContent(text.disputes.notice);
  const disputes = within(panel).getByRole("list", { name: text.disputes.title });
  expect(disputes).toHaveTextContent(text.disputes.outcomes.opened);
  expect(disputes).toHaveTextContent("fraudulent");
  await user.click(getButton(text.disputes.evidence.button, panel));
  const dialog = await findDialog(text.disputes.evidence.title);
  const evidence = await within(dialog).findByLabelText(text.disputes.evidence.label);
  expect(evidence).toHaveDisplayValue(new RegExp(reference));
  await user.click(getButton(text.disputes.evidence.copy, dialog));
  await findToast(orderText.copy.done);
  expect(dialog).toBeVisible();
});
