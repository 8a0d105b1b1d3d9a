// Orders that are entered by hand in the back office.
import { randomUUID } from "node:crypto";
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { newOrder } from "#i18n/he/new-order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderCorrections } from "#i18n/he/order-corrections.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { orders as text } from "#i18n/he/orders.ts";
import { MAX_CHAT } from "#modules/orders/chat/max-chat.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createOrderStaff } from "./order-staff.ts";
import { fill, findDialog, getButton, getField, untilAt } from "./staff.ts";

const shop = await startScreenShop();
const { findVariant, findOrders, readCost, receiveUnits, sellUnits } = createOrderStaff(shop);

const findSubmit = () => screen.findByRole("button", { name: newOrder.submit });
const findPicker = () => screen.findByRole("combobox", { name: newOrder.lines.add });
const getEmail = () => screen.getByRole("textbox", { name: newOrder.customer.fields.email.label });
const untilOrderOpens = () => untilAt(/^\/admin\/orders\/[\da-f-]{36}$/);
/** The coupon of every new shop, and a code that it does not know. */
const [known, unknown] = ["save10", "save99"];

/** An empty order, in a shop with at least two olive backpacks. */
async function openEntry() {
  await receiveUnits("olive", 2);
  const { variantName } = await findVariant("olive");
  const user = await shop.open("/admin/orders/new", { as: "admin" });
  await findSubmit();
  return {
    user,
    variantName,
    getQuantity: () => getField(newOrder.lines.quantity(variantName)),
    email: `${randomUUID()}@example.com`,
  };
}

async function pickOlive(user: UserEvent): Promise<void> {
  await fill(user, await findPicker(), "olive");
  await user.click(await screen.findByRole("option", { name: /OLIVE/ }));
}

/** Fills in a customer who takes one olive backpack with a coupon. */
async function fillDetails(user: UserEvent, email: string, couponCode = known): Promise<void> {
  await pickOlive(user);
  await fill(user, getField(newOrder.customer.fields.name.label), "Yael O'Brien");
  await fill(user, getEmail(), email);
  await fill(user, getField(newOrder.coupon.label), couponCode);
}

test("ORDL-22 an order without lines says so, and the focus moves to where they are added", async () => {
  const user = await shop.open("/admin/orders", { as: "admin" });
  await user.click(await screen.findByRole("link", { name: text.create }));
  await user.click(await findSubmit());
  await screen.findByText(newOrder.problems.lines);
  expect(await findPicker()).toHaveFocus();
});

test("ORDL-22 every error is shown at its field, including insufficient stock", async () => {
  const { available } = await findVariant("olive");
  if (available > 2) await sellUnits("olive", available - 2);
  const { user, variantName, getQuantity, email } = await openEntry();
  await fillDetails(user, email.replace("@", ""), unknown);
  await fill(user, getQuantity(), "99");
  await user.click(getButton(newOrder.submit));
  const couponCode = getField(newOrder.coupon.label);
  await waitFor(() => expect(couponCode).toHaveAccessibleDescription(newOrder.problems.couponCode));
  const address = getEmail();
  expect(address).toHaveAccessibleDescription(
    new RegExp(newOrder.customer.fields.email.problems.malformed),
  );
  await fill(user, address, email);
  // Sent before the page has asked for the other code.
  fireEvent.input(couponCode, { target: { value: known } });
  fireEvent.click(getButton(newOrder.submit));
  await waitFor(() => expect(getQuantity()).toHaveFocus());
  expect(getQuantity()).toHaveAccessibleDescription(new RegExp(variantName));
});

test("ORDL-23 input survives a reload, and leaving the page asks for confirmation", async () => {
  const { user, email } = await openEntry();
  await fillDetails(user, email);
  await shop.goTo("/admin/orders/new");
  // The last part of the form: by then the guard against leaving is there, too.
  await findPicker();
  expect(getEmail()).toHaveValue(email);
  const [link] = screen.getAllByRole("link", { name: admin.nav.dashboard });
  if (link) await user.click(link);
  const question = await screen.findByRole("alertdialog");
  expect(question).toHaveTextContent(newOrder.leave.title);
  await user.click(getButton(newOrder.leave.refuse, question));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(getEmail()).toHaveValue(email);
});

test("ORDL-24 the total follows the quantity and the coupon", async () => {
  const { user, variantName, getQuantity, email } = await openEntry();
  await fillDetails(user, email);
  await fill(user, getQuantity(), "1");
  await user.click(getButton(newOrder.lines.more(variantName)));
  expect(getQuantity()).toHaveValue("2");
  const { total } = await readCost({ olive: 2 }, known);
  await screen.findByText(total);
});

test("HAND-10 a market sale is entered: phone only, at an agreed price, paid in cash and handed over", async () => {
  const { user, variantName } = await openEntry();
  const phone = `050${String(Number.parseInt(randomUUID().slice(0, 6), 16)).padStart(8, "0")}`;
  await pickOlive(user);
  await user.click(getButton(newOrder.agreed.buttonFor(variantName)));
  await fill(user, getField(newOrder.agreed.price.USD), "50");
  await fill(user, getField(newOrder.agreed.reason), "Price at the market");
  await fill(user, getField(newOrder.customer.fields.name.label), "A buyer");
  await fill(user, getField(newOrder.customer.fields.phone.label), phone);
  await user.click(getField(newOrder.details.isHandedOver));
  await user.click(getButton(newOrder.payments.add));
  expect(getField(orderActions.payment.amount.USD)).toHaveValue("50.00");
  await user.click(getButton(newOrder.submit));
  await untilOrderOpens();
  const [order] = await findOrders(phone);
  expect(order).toMatchObject({
    status: "completed",
    customer: { email: null, phone },
    paid: { amountMinor: 5_000 },
    total: { amountMinor: 5_000 },
  });
  await screen.findAllByText(/Price at the market/);
  await screen.findAllByText(new RegExp(orderLabels.paymentKinds.cash));
});

test("HAND-10 an order from a message is entered in shekels, at one price for all items", async () => {
  const { user, variantName, email } = await openEntry();
  await pickOlive(user);
  await screen.findAllByText(variantName);
  await user.selectOptions(getField(newOrder.details.currency), "ILS");
  await user.click(getButton(newOrder.agreed.totalButton));
  await fill(user, getField(newOrder.agreed.total.ILS), "250");
  await fill(user, getField(newOrder.agreed.reason), "She came back");
  await fill(user, getField(newOrder.customer.fields.name.label), "Dana Levi");
  await fill(user, getEmail(), email);
  await user.click(getButton(newOrder.submit));
  await untilOrderOpens();
  const [order] = await findOrders(email);
  expect(order).toMatchObject({ total: { amountMinor: 25_000, currency: "ILS" } });
  await screen.findAllByText(/She came back/);
  await screen.findAllByText(/250\.00/);
});

test("CHAT-05 a pasted conversation that is too long is rejected at its field", async () => {
  const { user } = await openEntry();
  const { chat } = newOrder;
  await user.click(getButton(chat.button));
  const dialog = await findDialog(chat.title);
  const conversation = getField(chat.label, dialog);
  await fill(user, conversation, "x".repeat(MAX_CHAT + 1));
  expect(conversation).toHaveAccessibleDescription(chat.tooLong(MAX_CHAT));
});

test("HAND-13 ORDP-53 ORDP-55 a payment follows an agreed price that is typed after it, and a slip asks once", async () => {
  const { user, email } = await openEntry();
  await fillDetails(user, email, "");
  await user.click(getButton(newOrder.payments.add));
  const payment = getField(orderActions.payment.amount.USD);
  await user.click(getButton(newOrder.agreed.totalButton));
  const price = getField(newOrder.agreed.total.USD);
  expect(price).toHaveFocus();
  await user.keyboard("5000");
  await waitFor(() => expect(payment).toHaveValue("5000.00"));
  await fill(user, screen.getByRole("textbox", { name: newOrder.agreed.reason }), "A whole team");
  await user.click(getButton(newOrder.submit));
  const question = await screen.findByRole("alertdialog");
  await user.click(getButton(orderCorrections.farOff.refuse, question));
  await fill(user, price, "50");
  await waitFor(() => expect(payment).toHaveValue("50.00"));
  await user.click(getButton(newOrder.submit));
  await untilOrderOpens();
});
