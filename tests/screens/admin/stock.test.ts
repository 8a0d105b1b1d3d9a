// The stock in the back office: its list, prices and counts in place, what happened to it.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { deliveries } from "#i18n/he/deliveries.ts";
import { errors } from "#i18n/he/errors.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { toVersion } from "#platform/to-version.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createShelf } from "./stock-product.ts";
import {
  chooseInClash,
  fill,
  findDialog,
  findToast,
  getButton,
  getField,
  untilAt,
} from "./staff.ts";

const { edit } = inventory;
const shop = await startScreenShop();
const openShelf = createShelf(shop);

test("STOCK-45 the list shows the stock of each variant, and its filters are part of the address", async () => {
  const { user, mark, findRow } = await openShelf([30, 3, 0]);
  expect(await findRow(0)).toHaveTextContent(inventory.levels.enough);
  expect(await findRow(1)).toHaveTextContent(inventory.levels.critical);
  expect(await findRow(2)).toHaveTextContent(inventory.levels.out);
  const filters = screen.getByRole("group", { name: inventory.level.label });
  await user.click(getButton(inventory.level.choices.out, filters));
  await waitFor(() => expect(screen.queryByRole("row", { name: /Place 0/ })).toBeNull());
  await untilAt(`/admin/inventory?q=${mark}&level=out`);
});

test("STOCK-38 prices and stock are edited by keyboard in their cells, and a simultaneous change is shown", async () => {
  const { user, ids, findRow, findPart } = await openShelf([30]);
  const row = await findRow(0);
  // The price: wrong, taken back, and set.
  (await findPart(0, edit.price)).focus();
  await user.keyboard("{Enter}");
  await fill(user, within(row).getByLabelText(edit.priceLabel), "79,99");
  await user.keyboard("{Enter}");
  expect(row).toHaveTextContent(edit.badPrice);
  await user.keyboard("{Escape}");
  expect(await findPart(0, edit.price)).toHaveFocus();
  expect(await findPart(0, edit.price)).toHaveTextContent("$10.00");
  await user.keyboard("{Enter}");
  await fill(user, within(row).getByLabelText(edit.priceLabel), "12.5");
  expect(row).toHaveTextContent(edit.inShekels);
  await user.keyboard("{Enter}");
  await findToast(inventory.saved);
  await waitFor(async () => expect(await findPart(0, edit.price)).toHaveTextContent("$12.50"));
  expect(await findPart(0, edit.price)).toHaveTextContent("₪");

  // The stock: somebody else is faster.
  (await findPart(0, edit.stock)).focus();
  await user.keyboard("{Enter}");
  await fill(user, within(row).getByLabelText(edit.stockLabel), "25");
  const count = { available: 28, version: toVersion(30) };
  await shop.call("admin", `PUT /api/admin/variants/${ids[0]}/stock`, count);
  await user.keyboard("{Enter}");
  const told = await chooseInClash(user, { [edit.stockLabel]: "mine" });
  expect(told).toContain("Noa Adler");
  expect(told).toContain("28");
  await waitFor(async () => expect(await findPart(0, edit.stock)).toHaveTextContent(/ 25$/));
});

test("STOCK-36 STOCK-39 quick presses all count, each can be undone, and a refused press changes nothing", async () => {
  const { user, ids, findPart } = await openShelf([7, 1]);
  const plus = await findPart(0, inventory.step.more);
  for (let press = 0; press < 5; press += 1) await user.click(plus);
  await user.click(await findPart(0, inventory.step.fewer));
  await waitFor(async () => expect(await findPart(0, edit.stock)).toHaveTextContent(/ 11$/));
  await findToast(inventory.step.done(-1));
  await user.click(screen.getAllByRole("button", { name: admin.dialog.undo }).at(-1) ?? plus);
  await findToast(inventory.step.undone);
  await waitFor(async () => expect(await findPart(0, edit.stock)).toHaveTextContent(/ 12$/));

  // The last unit goes elsewhere, just before.
  const path = `POST /api/admin/variants/${ids[1]}/movements`;
  shop.intercept(path, async (proceed) => {
    await shop.call("admin", path, { kind: "adjustment", quantity: -1 });
    return proceed();
  });
  await user.click(await findPart(1, inventory.step.fewer));
  await findToast(errors.out_of_stock);
  await waitFor(async () => expect(await findPart(1, edit.stock)).toHaveTextContent(/ 0$/));
  expect(await findPart(1, inventory.step.fewer)).toBeDisabled();
});

test("STOCK-46 a delivery is entered and appears in the history with its note", async () => {
  const { user, findPart } = await openShelf([7]);
  await user.click(await findPart(0, inventory.receive.open));
  const dialog = await findDialog(inventory.receive.title);
  await fill(user, getField(inventory.receive.fields.quantity.label, dialog), "20");
  await fill(user, getField(inventory.receive.fields.note.label, dialog), "Batch 7");
  await user.click(getButton(inventory.receive.submit, dialog));
  await waitFor(async () => expect(await findPart(0, edit.stock)).toHaveTextContent(/ 27$/));
  await user.click(await findPart(0, inventory.history.open));
  const history = await findDialog(inventory.history.title);
  const [newest] = await within(history).findAllByRole("listitem");
  for (const text of [inventory.reasons.receipt, "+20", "Batch 7"])
    expect(newest).toHaveTextContent(text);
  await untilAt(/&history=/);
  await shop.goTo(location.pathname + location.search);
  const again = await findDialog(inventory.history.title);
  await waitFor(() => expect(again).toHaveTextContent("Batch 7"));
});

test("WAIT-24 items reserved for the waiting list are released with one press, after a confirmation", async () => {
  const { user, ids, findRow, findPart } = await openShelf([1]);
  await shop.database.asOwner(
    `with kept as (
       insert into held_units (variant_id, key_hash, expires_at)
       values ($1::uuid, '\\x17', app.now() + interval '1 day') returning id
     )
     insert into stock_movements (variant_id, sku, quantity, reserved, reason, held_unit_id)
     select v.id, v.sku, 0, 1, 'reserve', kept.id from kept, product_variants v where v.id = $1::uuid`,
    [ids[0]],
  );
  await shop.goTo(location.pathname + location.search);
  expect(await findRow(0)).toHaveTextContent(deliveries.demand.held(1));
  await user.click(await findPart(0, deliveries.release.open));
  const question = await screen.findByRole("alertdialog");
  expect(question).toHaveTextContent(deliveries.release.text(1));
  await user.click(getButton(deliveries.release.submit, question));
  await findToast(deliveries.release.saved(1));
  await waitFor(async () => expect(await findPart(0, edit.stock)).toHaveTextContent(/ 1$/));
  expect(await findRow(0)).not.toHaveTextContent(deliveries.demand.held(1));
});
