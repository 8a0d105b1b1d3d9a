// An open order in the back office: what its panel shows, and what becomes of a deleted one.
import { randomUUID } from "node:crypto";
import { screen, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { mailLabels } from "#i18n/he/mail-labels.ts";
import { mailReasonTexts } from "#i18n/he/mail-reasons.ts";
import { order as text } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createOrderStaff, findPanel, findRowLink, getNumber, openForm } from "./order-staff.ts";
import { findToast, getButton, untilAt } from "./staff.ts";

const shop = await startScreenShop();
const { enterOrder, openOrder, readOrder, readCost } = createOrderStaff(shop);

/** An order of two units that is paid, with a coupon, open in its panel. */
async function openPaidOrder() {
  const id = await enterOrder(2, { isPaid: true, couponCode: "SAVE10", status: "processing" });
  return { id, ...(await openOrder(id)) };
}

test("ORDP-01 ORDP-02 ORDP-03 an order shows shekels at its own rate with dollars, its status, payment and shipping", async () => {
  const { id, panel } = await openPaidOrder();
  const { ilsRate, total } = await readOrder(id);
  const cost = await readCost({ blue: 2 }, "SAVE10");
  const rate = Number(ilsRate?.rate);
  for (const shown of [
    cost.subtotal,
    cost.total,
    ((total.amountMinor * rate) / 100).toFixed(2),
    rate.toFixed(4),
    orderLabels.statuses.processing,
    text.payment.paid,
    text.shipment.none,
  ])
    expect(panel).toHaveTextContent(shown);
});

test("ORDP-10 ORDP-11 an order shows its source, lines, coupon, address, and links to contact the customer", async () => {
  const { panel } = await openPaidOrder();
  for (const shown of [
    text.sources.admin,
    "14 Alder Lane",
    "WANDERPAW_BACKPACK_BLUE",
    "SAVE10 (10%)",
  ])
    expect(panel).toHaveTextContent(shown);
  for (const [name, href] of [
    ["tamar@people.example", "mailto:tamar@people.example"],
    ["+972 52-555-0142", "tel:+972525550142"],
  ] as const)
    expect(within(panel).getByRole("link", { name })).toHaveAttribute("href", href);
});

test("ORDP-24 unavailable actions of an order can be focused and explain why", async () => {
  const { user, panel } = await openOrder(await enterOrder(2, { isPaid: true, status: "shipped" }));
  const pay = getButton(orderActions.payment.button, panel);
  expect(pay).toHaveAccessibleDescription(text.reasons.paid_in_full);
  pay.focus();
  expect(pay).toHaveFocus();
  await user.keyboard("{Enter}");
  const lines = `${orderActions.edit.lines}: ${text.reasons.not_open}`;
  expect(getButton(lines, panel)).toHaveAttribute("aria-disabled", "true");
  // By now the form of a press that counts would be there, as this one is.
  await openForm(user, panel, orderActions.refund);
  expect(screen.queryByRole("dialog", { name: orderActions.payment.title })).toBeNull();
});

async function removeOrder(user: UserEvent, panel: HTMLElement): Promise<void> {
  await user.click(await within(panel).findByRole("button", { name: text.more }));
  await user.click(await screen.findByRole("menuitem", { name: orderActions.remove.button }));
  const question = await screen.findByRole("alertdialog");
  await user.click(getButton(orderActions.remove.submit, question));
  await waitFor(() => expect(panel).not.toBeInTheDocument());
}

test("ORDP-23 deleting an order asks for confirmation, and the message or its panel restores it", async () => {
  const id = await enterOrder();
  const user = await shop.open(`/admin/orders?q=${getNumber(id)}`, { as: "admin" });
  const openRow = async () => {
    await user.click(await findRowLink(id));
    return findPanel(id);
  };
  await removeOrder(user, await openRow());
  const toast = await findToast(orderActions.remove.saved);
  await user.click(getButton(admin.dialog.undo, toast));
  await findToast(orderActions.restore.saved);
  expect((await readOrder(id)).isDeleted).toBe(false);
  await removeOrder(user, await openRow());
  await findToast(orderActions.remove.saved);
  expect((await readOrder(id)).isDeleted).toBe(true);
  await shop.goTo(`/admin/orders/${id}`);
  const panel = await findPanel(id);
  await within(panel).findByText(text.deleted.text);
  await user.click(getButton(orderActions.restore.button, panel));
  await findToast(orderActions.restore.saved);
  expect((await readOrder(id)).isDeleted).toBe(false);
});

test("ORDP-25 an order that does not exist says so and links back to the list", async () => {
  const unknown = randomUUID();
  const user = await shop.open(`/admin/orders/${unknown}?status=pending`, { as: "admin" });
  await within(await findPanel(unknown)).findByText(text.missing.title);
  await user.click(screen.getByRole("link", { name: text.missing.back }));
  await untilAt("/admin/orders?status=pending");
});

test("ORDP-25 an order that cannot be loaded says so and offers a retry", async () => {
  const id = await enterOrder();
  let isBroken = true;
  const user = await shop.open("/admin/orders/new", { as: "admin" });
  const answer = (proceed: () => Promise<Response>) =>
    isBroken ? Promise.resolve(Response.json({}, { status: 500 })) : proceed();
  shop.intercept(`GET /api/admin/orders/${id}`, answer, Infinity);
  await shop.goTo(`/admin/orders/${id}`);
  const panel = await findPanel(id);
  await within(panel).findByText(text.failed);
  isBroken = false;
  await user.click(getButton(admin.list.retry, panel));
  await within(panel).findByText("Tamar Gal");
});

test("ORDP-50 the timeline of an order shows a mail that did not arrive, with a link", async () => {
  const id = await enterOrder(1);
  await shop.database.asOwner(
    `insert into mails (kind, recipient, content, state, reason)
     select 'order-confirmation', customer_email, jsonb_build_object('adminPath', '/admin/orders/' || id), 'failed', 'recipient'
     from orders where id = $1`,
    [id],
  );
  const { panel } = await openOrder(id);
  const timeline = await within(panel).findByRole("list", { name: text.timeline.title });
  await within(timeline).findByText(mailReasonTexts.recipient);
  expect(timeline).toHaveTextContent(mailLabels.kinds["order-confirmation"]);
  const link = within(timeline).getByRole("link", { name: text.timeline.toMail });
  expect(link.getAttribute("href")).toMatch(new RegExp(`^${adminPaths.mail}\\?mail=`));
});
