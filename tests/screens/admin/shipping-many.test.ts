// Many orders that leave together with their numbers, and tags.
import { randomUUID } from "node:crypto";
import { screen, waitFor, within } from "@testing-library/dom";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { labels } from "#i18n/he/labels.ts";
import { orderTagTexts } from "#i18n/he/order-tags.ts";
import { orders } from "#i18n/he/orders.ts";
import { shipping } from "#i18n/he/shipping.ts";
import { startScreenShop } from "../screen-shop.ts";
import {
  createOrderStaff,
  findPanel,
  findRowLink,
  getNumber,
  getSelectAll,
  selectAll,
} from "./order-staff.ts";
import {
  countPresses,
  fill,
  findDialog,
  findToast,
  getButton,
  getField,
  getRows,
} from "./staff.ts";

const shop = await startScreenShop();
const { openLot } = createOrderStaff(shop);

const getFields = (dialog: HTMLElement) =>
  within(within(dialog).getByRole("list", { name: shipping.table })).getAllByRole("textbox");

const newNumbers = (count: number) =>
  Array.from({ length: count }, (_, at) => `RR${randomUUID().slice(0, 8).toUpperCase()}${at}IL`);

test("ORDL-45 ORDL-40 ten orders are shipped with tracking numbers in at most twelve presses", async () => {
  const { user, ids, find } = await openLot(10);
  const { press, presses } = countPresses(user);
  await press(getSelectAll());
  await press(await screen.findByRole("button", { name: shipping.open }));
  const dialog = await findDialog(shipping.title);
  const fields = getFields(dialog);
  expect(fields).toHaveLength(ids.length);
  await waitFor(() => expect(fields[0]).toHaveFocus());
  const numbers = newNumbers(ids.length);
  await user.paste(`${numbers.join("\n")}\n`);
  expect(fields.at(-1)).toHaveValue(numbers.at(-1));
  await press(getButton(shipping.check, dialog));
  await within(dialog).findByText(shipping.preview.ships(ids.length), { exact: false });
  await press(getButton(shipping.ship(ids.length), dialog));
  await findToast(shipping.done(ids.length));
  // With the two keys of pasting.
  expect(presses() + 2).toBeLessThanOrEqual(12);
  expect(new Set((await find()).map(({ status }) => status))).toEqual(new Set(["shipped"]));
});

test("CARR-07 ORDL-45 two carriers in one batch take no further press: the numbers choose them", async () => {
  const { user, ids, find } = await openLot(10);
  const { press, presses } = countPresses(user);
  await press(getSelectAll());
  await press(await screen.findByRole("button", { name: shipping.open }));
  const dialog = await findDialog(shipping.title);
  await waitFor(() => expect(getFields(dialog)[0]).toHaveFocus());
  const run = randomUUID().replaceAll(/\D/g, "").padEnd(9, "7").slice(0, 7);
  const numbers = ids.map((_, at) => (at < 4 ? `RR${run}0${at}IL` : `${run}00${at}`));
  await user.paste(numbers.join("\n"));
  const names = within(dialog)
    .getAllByRole<HTMLSelectElement>("combobox")
    .slice(0, ids.length)
    .map(({ value }) => value);
  expect(new Set(names.slice(0, 4))).toEqual(new Set(["israel_post"]));
  expect(new Set(names.slice(4))).toEqual(new Set(["dhl"]));
  await press(getButton(shipping.check, dialog));
  await press(await within(dialog).findByRole("button", { name: shipping.ship(ids.length) }));
  await findToast(shipping.done(ids.length));
  expect(presses()).toBeLessThanOrEqual(5);
  expect((await find()).every(({ status }) => status === "shipped")).toBe(true);
});

test("CARR-06 CARR-07 a row's carrier is chosen, and an order without an address asks for it", async () => {
  const { user, ids, find } = await openLot(1, { billingAddress: undefined });
  await user.click(getSelectAll());
  await user.click(await screen.findByRole("button", { name: shipping.open }));
  const dialog = await findDialog(shipping.title);
  const number = getNumber(ids[0] ?? "").replace("#", "");
  await fill(user, getFields(dialog)[0] ?? dialog, `HFD${randomUUID().slice(0, 8)}1`);
  await user.selectOptions(within(dialog).getByLabelText(shipping.carrierOf(number)), "hfd");
  await user.click(getButton(shipping.check, dialog));
  await within(dialog).findByText(shipping.verdicts.no_address);
  expect(within(dialog).getByRole("link", { name: shipping.toOrderOf(number) })).toHaveAttribute(
    "href",
    `/admin/orders/${ids[0]}`,
  );
  await user.click(within(dialog).getByLabelText(shipping.withoutAddressOf(number)));
  await user.click(getButton(shipping.check, dialog));
  await user.click(await within(dialog).findByRole("button", { name: shipping.ship(1) }));
  await findToast(shipping.done(1));
  expect((await find()).map(({ status }) => status)).toEqual(["shipped"]);
  const order = await shop.call<{ shipments: { carrier: string }[] }>(
    "admin",
    `GET /api/admin/orders/${ids[0]}`,
  );
  expect(order.shipments.map(({ carrier }) => carrier)).toEqual(["hfd"]);
});

test("ORDL-44 a carrier's file adds its orders, and its entries without one can be removed", async () => {
  const { user, ids, find } = await openLot(2);
  await user.click(getButton(admin.list.moreTools));
  await user.click(await screen.findByRole("menuitem", { name: orders.shipFromFile }));
  const dialog = await findDialog(shipping.title);
  expect(dialog).toHaveTextContent(shipping.none);
  const [one, two, three] = newNumbers(3);
  const [first = "", second = ""] = ids.map(getNumber);
  const lines = [
    `Order number,${labels.trackingNumber},${labels.carrier}`,
    `${first},${one},DHL`,
    `NOBODY,${two},`,
    `${second},${three},`,
  ];
  const file = new File([`\uFEFF${lines.join("\r\n")}\r\n`], "shipped.csv", { type: "text/csv" });
  const input = dialog.querySelector<HTMLElement>("input[type=file]");
  if (input) await user.upload(input, file);
  await waitFor(() => expect(getFields(dialog)).toHaveLength(3));
  await within(dialog).findByText(shipping.verdicts.unknown_order, { exact: false });
  await user.click(getButton(shipping.remove("NOBODY"), dialog));
  await user.click(getButton(shipping.check, dialog));
  await user.click(await within(dialog).findByRole("button", { name: shipping.ship(2) }));
  await findToast(shipping.done(2));
  expect((await find()).map(({ status }) => status)).toEqual(["shipped", "shipped"]);
});

test("STOCK-75 a carrier's file may be a workbook, with a title above the headings", async () => {
  const { user, ids } = await openLot(1);
  await user.click(getButton(admin.list.moreTools));
  await user.click(await screen.findByRole("menuitem", { name: orders.shipFromFile }));
  const dialog = await findDialog(shipping.title);
  const [trackingNumber = ""] = newNumbers(1);
  const bytes = await writeXlsx({
    sheets: [
      {
        name: "Shipped",
        rows: [
          ["Shipments of today"],
          [],
          ["Order", "Tracking"],
          [getNumber(ids[0] ?? ""), trackingNumber],
        ],
      },
    ],
  });
  const input = dialog.querySelector<HTMLElement>("input[type=file]");
  if (input) await user.upload(input, new File([new Uint8Array(bytes)], "shipped.xlsx"));
  await waitFor(() => expect(getFields(dialog)).toHaveLength(1));
  expect(getFields(dialog)[0]).toHaveValue(trackingNumber);
});

test("ORDL-47 ORDL-48 tags are added to many orders, removed from one, and filter the list", async () => {
  const { user, name, ids } = await openLot(2);
  const [id = ""] = ids;
  const tag = `Tag ${name.slice(-4)}`;
  await user.click(getButton(orderTagTexts.button, await selectAll(user)));
  const dialog = await findDialog(orderTagTexts.title(2));
  await user.click(getButton(orderTagTexts.save.add, dialog));
  await within(dialog).findByText(orderTagTexts.problems.required);
  await fill(user, within(dialog).getByLabelText(orderTagTexts.one), tag);
  await user.keyboard("{Enter}");
  await findToast(orderTagTexts.done.add(2));
  await waitFor(() => {
    for (const row of getRows()) expect(row).toHaveTextContent(tag);
  });

  await user.click(await findRowLink(id));
  const panel = await findPanel(id);
  await user.click(await within(panel).findByRole("button", { name: orderTagTexts.remove(tag) }));
  await findToast(orderTagTexts.done.remove(1));
  const link = { name: orderTagTexts.find(tag) };
  await waitFor(() => expect(within(panel).queryByRole("link", link)).toBeNull());
  await fill(user, getField(orderTagTexts.one, panel), "Gift");
  await user.click(getButton(orderTagTexts.add, panel));
  await within(panel).findByRole("link", { name: orderTagTexts.find("Gift") });

  await shop.goTo(`/admin/orders?tag=${encodeURIComponent(tag)}`);
  await screen.findByRole("table");
  await waitFor(() => expect(getRows()).toHaveLength(1));
  expect(screen.getByRole("list", { name: admin.list.active })).toHaveTextContent(tag);
});
