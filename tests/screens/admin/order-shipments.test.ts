// The shipments of an order: what leaves, and when it has arrived.
import { waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { order as text } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createOrderStaff, openForm } from "./order-staff.ts";
import { fill, findToast, getButton, getField } from "./staff.ts";

const shop = await startScreenShop();
const { enterOrder, openOrder } = createOrderStaff(shop);

test("ORDP-21 a shipment is added with carrier, tracking number and address, and can be tracked", async () => {
  const id = await enterOrder(2, { isPaid: true });
  const { user, panel } = await openOrder(id);
  const { shipment } = orderActions;
  const dialog = await openForm(user, panel, shipment);
  await user.selectOptions(getField(shipment.fields.carrier.label, dialog), "other");
  await fill(user, getField(shipment.fields.trackingNumber.label, dialog), "HF 77 1");
  await fill(user, getField(shipment.fields.trackingUrl.label, dialog), "courier.example/77");
  await user.click(getButton(shipment.submit, dialog));
  await within(dialog).findByText(shipment.fields.trackingUrl.problems);
  await fill(
    user,
    getField(shipment.fields.trackingUrl.label, dialog),
    "https://courier.example/77",
  );
  await user.click(getButton(shipment.submit, dialog));
  await findToast(shipment.saved);
  const follow = await within(panel).findByRole("link", { name: text.shipments.follow });
  expect(follow).toHaveAttribute("href", "https://courier.example/77");
  expect(panel).toHaveTextContent(text.shipment.sent(1));
});

test("CARR-04 CARR-06 a shipment suggests its carrier by the number, and asks for a missing address", async () => {
  const id = await enterOrder(1, { isPaid: true, billingAddress: undefined });
  const { user, panel } = await openOrder(id);
  const { shipment } = orderActions;
  const dialog = await openForm(user, panel, shipment);
  await waitFor(() =>
    expect(within(dialog).getByLabelText(shipment.fields.withoutAddress.label)).toBeVisible(),
  );
  const number = getField(shipment.fields.trackingNumber.label, dialog);
  const carrier = getField(shipment.fields.carrier.label, dialog);
  expect(carrier).toHaveValue("israel_post");
  await fill(user, number, "1234567890");
  expect(carrier).toHaveValue("dhl");
  await user.selectOptions(carrier, "cheetah");
  await fill(user, number, "RR123456789IL");
  expect(carrier).toHaveValue("cheetah");
  await user.click(getButton(shipment.submit, dialog));
  await within(dialog).findByText(shipment.fields.withoutAddress.problems.no_address);
  await user.click(within(dialog).getByLabelText(shipment.fields.withoutAddress.label));
  await user.click(getButton(shipment.submit, dialog));
  await findToast(shipment.saved);
  await waitFor(() => expect(panel).toHaveTextContent("צ׳יטה"));
});

test("ARRIVE-06 a shipment's day of arrival is entered, corrected and removed, and a future day is refused", async () => {
  const id = await enterOrder(2, { isPaid: true });
  await shop.call("admin", `POST /api/admin/orders/${id}/shipments`, {
    carrier: "dhl",
    trackingNumber: "A 7",
    notifyCustomer: false,
  });
  const { user, panel } = await openOrder(id);
  const { arrival } = orderActions;
  const dialog = await openForm(user, panel, arrival);
  const day = within(dialog).getByLabelText<HTMLInputElement>(arrival.fields.arrivedOn.label);
  const today = day.value;
  await fill(user, day, "2199-01-01");
  await user.click(getButton(arrival.submit, dialog));
  await within(dialog).findByText(arrival.fields.arrivedOn.problems.in_future);
  await fill(user, day, today);
  await user.click(getButton(arrival.submit, dialog));
  await findToast(arrival.saved);
  await waitFor(() => {
    expect(panel).toHaveTextContent(text.shipments.knownBy.staff);
    expect(panel).toHaveTextContent(text.timeline.kinds.arrived);
  });
  const correction = await openForm(user, panel, { ...arrival, button: arrival.correct });
  await user.click(getField(arrival.fields.isUnderway.label, correction));
  await user.click(getButton(arrival.submit, correction));
  await waitFor(() => expect(panel).toHaveTextContent(text.timeline.notArrived));
  await within(panel).findByRole("button", { name: arrival.button });
});
