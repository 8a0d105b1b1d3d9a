// Orders by hand and their addresses in a shop with a market that asks for shipping and tax.
import { screen, waitFor, within } from "@testing-library/dom";
import { beforeAll, expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { addressLabels } from "#i18n/he/labels.ts";
import { newOrder } from "#i18n/he/new-order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import type { MarketAnswer } from "#modules/markets/contract.ts";
import { confirmMarket, createMethod } from "../../support/markets.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createOrderStaff, openForm } from "./order-staff.ts";
import { fill, getButton, getField } from "./staff.ts";

const shop = await startScreenShop();
const { enterOrder, openOrder, receiveUnits } = createOrderStaff(shop);

const post = createMethod("Post", 900);
const ask = (method: string, path: string, body?: unknown) =>
  shop.call("admin", `${method} ${path}`, body);

let market: MarketAnswer;
beforeAll(async () => {
  market = await confirmMarket(ask, "eu", { shippingMethods: [post] });
  await confirmMarket(ask, "unserved");
});

test("MARKET-35 the form of a new order offers the ways to ship of the address, and shows tax and total", async () => {
  await receiveUnits("olive", 2);
  const user = await shop.open("/admin/orders/new", { as: "admin" });
  const picker = await screen.findByRole("combobox", { name: newOrder.lines.add });
  await fill(user, picker, "olive");
  await user.click(await screen.findByRole("option", { name: /OLIVE/ }));
  await user.click(getButton(newOrder.addresses.add));
  await user.selectOptions(getField(addressLabels.fields.country.label), "DE");
  const method = await screen.findByLabelText(newOrder.place.shippingMethod);
  await user.selectOptions(method, post.id);
  await screen.findByText(newOrder.sum.taxInside("VAT"));
  // Nothing is offered at home.
  await user.selectOptions(getField(addressLabels.fields.country.label), "IL");
  await waitFor(() => expect(method).not.toBeInTheDocument());
});

test("MARKET-36 the form of addresses says that one lies in another market, and refuses one that is not delivered to", async () => {
  const { user, panel } = await openOrder(await enterOrder());
  const dialog = await openForm(user, panel, { button: orderActions.edit.addresses });
  const country = getField(addressLabels.fields.country.label, dialog);
  await user.selectOptions(country, "DE");
  await within(dialog).findByText(orderActions.edit.address.otherMarket(market.name));
  await user.selectOptions(country, "KP");
  await user.click(getButton(admin.dialog.save, dialog));
  const { not_delivered: refused } = addressLabels.fields.country.problems;
  await waitFor(() => expect(country).toHaveAccessibleDescription(refused));
});
