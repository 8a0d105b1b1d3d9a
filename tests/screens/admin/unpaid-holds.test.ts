// Units that unpaid orders hold, and how the back office puts them back.
import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { inventory } from "#i18n/he/inventory.ts";
import { order as text } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createOrderStaff, getEvents } from "./order-staff.ts";
import { chooseInMenu, findToast, getButton } from "./staff.ts";

const shop = await startScreenShop();
const { openOrder, readOrder, receiveOrder } = createOrderStaff(shop);

test("ORDP-29 the items of one unpaid order are released after a confirmation, and its timeline shows who did it", async () => {
  const { id } = await receiveOrder();
  const { user, panel } = await openOrder(id);
  expect(panel).toHaveTextContent(text.notices.unconfirmed);
  await chooseInMenu(user, text.more, orderActions.release.button);
  const question = await screen.findByRole("alertdialog");
  expect((await readOrder(id)).stockState).not.toBe("released");
  await user.click(getButton(orderActions.release.submit, question));
  await waitFor(() => expect(panel).toHaveTextContent(text.notices.released));
  expect(getEvents(panel).at(-1)).toHaveTextContent(text.timeline.releasedByHand);
});

test("STOCK-62 the inventory shows unpaid reservations and releases them in one press", async () => {
  const { id } = await receiveOrder();
  const user = await shop.open("/admin/inventory", { as: "admin" });
  const { unpaidHolds } = inventory;
  await user.click(await screen.findByRole("button", { name: unpaidHolds.open }));
  const dialog = await screen.findByRole("alertdialog");
  await waitFor(() => expect(dialog).toHaveTextContent("WANDERPAW_BACKPACK_BLUE"));
  await user.click(getButton(unpaidHolds.submit, dialog));
  await findToast(unpaidHolds.saved(1));
  expect(dialog).not.toBeInTheDocument();
  expect((await readOrder(id)).stockState).toBe("released");
});
