// The currencies beside the exchange rates on the screen of the stock.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { currencyNames } from "#i18n/he/currencies.ts";
import { rates } from "#i18n/he/rates.ts";
import { startScreenShop } from "../screen-shop.ts";
import { findDialog, findToast, getButton } from "./staff.ts";

const shop = await startScreenShop();
const text = rates.currencies;

test("RATE-15 RATE-16 a currency is switched on in the list, and one that is needed says why it stays on", async () => {
  const user = await shop.open("/admin/inventory", { as: "admin" });
  await user.click(await screen.findByRole("button", { name: text.open }));
  const dialog = await findDialog(text.title);
  const getSwitch = (name: string | RegExp) => within(dialog).getByRole("switch", { name });
  const yen = getSwitch(currencyNames.JPY);
  expect(yen).not.toBeChecked();
  await user.click(yen);
  await findToast(text.switched(currencyNames.JPY, true));
  await waitFor(() => expect(getSwitch(currencyNames.JPY)).toBeChecked());
  const dollars = getSwitch(`${currencyNames.USD}. ${text.uses.main}`);
  expect(dollars).toBeChecked();
  expect(dollars).toHaveAttribute("aria-disabled", "true");
  expect(dialog).toHaveTextContent(text.uses.home);
  await user.click(getSwitch(currencyNames.JPY));
  await findToast(text.switched(currencyNames.JPY, false));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(getButton(text.open)).toHaveFocus());
});
