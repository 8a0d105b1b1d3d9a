// Costs in the list of the stock, and the presses that a restock takes.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { rehearsal } from "#i18n/he/rehearsal.ts";
import type { VariantStock } from "#modules/inventory/contract.ts";
import { toMajorUnits } from "#shared/money.ts";
import { paths } from "#web/paths.ts";
import { toVersion } from "#platform/to-version.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createShelf } from "./stock-product.ts";
import { chooseInClash, countPresses, fill, findToast, getButton } from "./staff.ts";

const { edit } = inventory;
const shop = await startScreenShop();
const openShelf = createShelf(shop);

test("STOCK-69 a cost is edited by keyboard in the list; an empty field means unknown, and the stock is valued", async () => {
  const { user, ids, findRow, findPart } = await openShelf([30]);
  const row = await findRow(0);
  const getCost = () => findPart(0, edit.cost);
  const untilCosts = (text: string) =>
    waitFor(async () => expect(await getCost()).toHaveTextContent(text));
  /** Opens the field from the button, which has the focus. */
  const type = async (text: string) => {
    await user.keyboard("{Enter}");
    await fill(user, within(row).getByLabelText(edit.costLabel), text);
    await user.keyboard("{Enter}");
  };
  await untilCosts(edit.noCost);
  (await getCost()).focus();
  await type("3,99");
  expect(row).toHaveTextContent(edit.badPrice);
  await fill(user, within(row).getByLabelText(edit.costLabel), "4.25");
  await user.keyboard("{Enter}");
  await untilCosts("$4.25");
  expect(await getCost()).toHaveFocus();
  expect(screen.getByRole("main").querySelector("dl")).toHaveTextContent(inventory.figures.atCost);

  // Somebody else is faster.
  await user.keyboard("{Enter}");
  await fill(user, within(row).getByLabelText(edit.costLabel), "5");
  const path = `PUT /api/admin/variants/${ids[0]}/cost`;
  await shop.call("admin", path, { costMinor: null, version: toVersion(425) });
  await user.keyboard("{Enter}");
  const told = await chooseInClash(user, { [edit.costLabel]: "mine" });
  expect(told).toContain(edit.noCost);
  await untilCosts("$5.00");
  (await getCost()).focus();
  await type("");
  await untilCosts(edit.noCost);
});

test("STOCK-68 no page of the shop or of an order contains a cost", async () => {
  const { variants } = await shop.call<{ variants: VariantStock[] }>(
    "admin",
    "GET /api/admin/stock",
  );
  const cost = variants.find(({ slug }) => slug === "olive")?.cost;
  expect(cost).toBeTruthy();
  const words = cost ? [`${cost.amountMinor}`, toMajorUnits(cost).toFixed(2)] : [];
  const telling = new RegExp([/unit_?cost|cost_?minor/.source, ...words].join("|"), "i");
  const found: string[] = [];
  for (const path of [
    paths.home,
    paths.products,
    paths.product("olive"),
    paths.order("olive"),
    paths.cart,
    paths.orders,
  ]) {
    await shop.open(path, { as: "customer" });
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
    const sent = await (await shop.send(path)).text();
    if (telling.test(document.body.innerHTML + sent)) found.push(path);
  }
  expect(found).toEqual([]);
});

test("STOCK-72 a variant is restocked in three presses", async () => {
  const { user, findPart } = await openShelf([0]);
  const { press, pressKey, presses } = countPresses(user);
  await press(await findPart(0, inventory.receive.open));
  await waitFor(() =>
    expect(screen.getByLabelText(inventory.receive.fields.quantity.label)).toHaveFocus(),
  );
  await user.keyboard("12");
  await pressKey("{Enter}");
  await waitFor(async () => expect(await findPart(0, edit.stock)).toHaveTextContent(/ 12$/));
  expect(presses()).toBeLessThanOrEqual(3);
});

test("STOCK-77 the price of one variant is given to all of its product, and all are set back at once", async () => {
  const { user, findRow, findPart } = await openShelf([1, 2]);
  const untilPrices = (price: string) =>
    waitFor(async () => {
      expect(await findPart(0, edit.price)).toHaveTextContent(price);
      expect(await findPart(1, edit.price)).toHaveTextContent(price);
    });
  await user.click(await findPart(0, edit.price));
  const row = await findRow(0);
  await fill(user, within(row).getByLabelText(edit.priceLabel), "12.5");
  await user.click(getButton(edit.forAll, row));
  const toast = await findToast(edit.allSaved);
  await untilPrices("$12.50");
  await user.click(getButton(admin.dialog.undo, toast));
  await untilPrices("$10.00");
});

test("STOCK-81 while a price is typed, its cell says what it would have meant, with the orders behind it", async () => {
  const { variants } = await shop.call<{ variants: VariantStock[] }>(
    "admin",
    "GET /api/admin/stock",
  );
  const olive = variants.find(({ slug }) => slug === "olive");
  const user = await shop.open(`/admin/inventory?q=${olive?.sku}`, { as: "admin" });
  await user.click(await screen.findByRole("button", { name: isPriceOf(olive) }));
  const row = await screen.findByRole("row", { name: new RegExp(olive?.sku ?? "") });
  expect(row).not.toHaveTextContent(rehearsal.price.own);
  await fill(user, within(row).getByLabelText(edit.priceLabel), "100");
  const [note] = await within(row).findAllByText(rehearsal.more(90), { exact: false });
  expect(row).toHaveTextContent(rehearsal.price.all);
  await user.click(getButton(rehearsal.rows.open, note));
  const dialog = await screen.findByRole("dialog", { name: rehearsal.rows.title });
  const [entry] = within(dialog).getAllByRole("listitem");
  expect(entry).toHaveTextContent(rehearsal.rows.before);
  expect(entry).toHaveTextContent(rehearsal.rows.after);
});

const isPriceOf = (variant: VariantStock | undefined) => (name: string) =>
  name.includes(edit.price(`${variant?.productName}, ${variant?.variantName}`));
