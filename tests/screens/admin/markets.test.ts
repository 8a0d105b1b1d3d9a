// The markets of the shop in the settings.
import { screen, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { entries } from "#i18n/he/entries.ts";
import { fieldProblems, problemsByKind } from "#i18n/he/field-problems.ts";
import { markets as text } from "#i18n/he/markets.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { startScreenShop } from "../screen-shop.ts";
import { fill, findDialog, findToast, getButton } from "./staff.ts";

const shop = await startScreenShop();
const { fields, form, start, back, remove, examples, states } = text;

const findList = () => screen.findByRole("table", { name: text.list.label });
const findRow = async (name: string) =>
  within(await findList()).findByRole("row", { name: new RegExp(name) });
/** The field of exactly this label, which may say that it may stay empty. */
const getField = (label: string, part: HTMLElement = document.body) =>
  within(part).getByLabelText((words) => words.replace(admin.dialog.optional, "").trim() === label);
const getEntry = (name: string, part: HTMLElement) => within(part).getByRole("group", { name });
const save = (user: UserEvent, dialog: HTMLElement) =>
  user.click(getButton(admin.dialog.save, dialog));

test("MARKET-15 the list tells state, places, tax, shipping and currency of each market and proposal", async () => {
  await shop.open(adminPaths.markets, { as: "admin" });
  const main = await findRow(states.main);
  expect(main).toHaveTextContent(text.everywhere);
  expect(main).toHaveTextContent(text.freeShipping);
  expect(within(main).getByRole("button", { name: new RegExp(remove.main) })).toBeVisible();
  const union = await findRow("האיחוד האירופי");
  expect(union).toHaveTextContent(states.proposed);
  expect(union).toHaveTextContent(text.percent(27));
  expect(await findRow("צפון אירלנד")).toHaveTextContent("GB:BT");
});

test("MARKET-11 MARKET-16 a market is added with rates and a method, its problems shown at their entries", async () => {
  const user = await shop.open(adminPaths.markets, { as: "admin" });
  await user.click(await screen.findByRole("button", { name: form.add }));
  const dialog = await findDialog(form.add);
  const type = (label: string, typed: string, part = dialog) =>
    fill(user, getField(label, part), typed);
  const name = "אוסטרליה";
  await type(fields.name.label, name);
  await type(fields.publicName.label, "Australia");
  await type(fields.code.label, "au");
  await user.selectOptions(getField(fields.places.label, dialog), "AU");
  await type(fields.places.parts.label, "NZ/AUK");
  await user.selectOptions(getField(fields.taxMode.label, dialog), "included");
  await type(fields.taxName.label, "GST");

  const { entry } = fields.taxRates;
  const addRate = () =>
    user.click(within(dialog).getAllByRole("button", { name: entry.add })[0] ?? dialog);
  await addRate();
  const first = getEntry(entry.name(1), dialog);
  expect(getField(entry.fields.place.label, first)).toHaveFocus();
  await type(entry.fields.from.label, "2020-01-01", first);
  await type(entry.fields.rateBp.label, "12.5", first);
  await addRate();
  const second = getEntry(entry.name(2), dialog);
  await user.selectOptions(getField(entry.fields.place.label, second), "NZ/AUK");
  await type(entry.fields.from.label, "2020-01-01", second);
  await type(entry.fields.rateBp.label, "120", second);

  const method = fields.shippingMethods.entry;
  await user.click(getButton(method.add, dialog));
  const post = getEntry(method.name(1), dialog);
  await type(method.fields.name.label, "דואר", post);
  await type(method.fields.publicName.label, "Post", post);
  await user.selectOptions(getField(method.fields.kind.label, post), "weight");
  await type(method.fields.priceMinor.label, "5", post);
  await type(method.fields.daysMin.label, "3", post);
  await type(method.fields.daysMax.label, "9", post);
  const step = method.fields.steps.entry;
  await user.click(getButton(step.add, post));
  const heavy = getEntry(step.name(1), post);
  await type(step.fields.from.kinds.weight, "1.5", heavy);
  await type(step.fields.priceMinor.label, "x", heavy);

  await save(user, dialog);
  const rate = getField(entry.fields.rateBp.label, second);
  await waitFor(() =>
    expect(rate).toHaveAccessibleDescription(problemsByKind.percent?.["too_large"] ?? ""),
  );
  expect(rate).toHaveFocus();
  expect(getField(entry.fields.rateBp.label, first)).toBeValid();
  const price = getField(step.fields.priceMinor.label, heavy);
  expect(price).toHaveAccessibleDescription(fieldProblems.not_a_price);
  await fill(user, rate, "9");
  expect(price).toBeInvalid();
  await fill(user, price, "7.5");
  await save(user, dialog);
  await findToast(form.saved);
  const row = await findRow(name);
  expect(row).toHaveTextContent(states.proposed);
  expect(row).toHaveTextContent(`${text.percent(9)}–${text.percent(12.5)}`);
  expect(row).toHaveTextContent("דואר");

  await user.click(getButton(form.edit(name), row));
  const again = await findDialog(form.edit(name));
  expect(getField(entry.fields.rateBp.label, getEntry(entry.name(1), again))).toHaveValue("12.5");
  const stored = getEntry(step.name(1), again);
  expect(getField(step.fields.from.kinds.weight, stored)).toHaveValue("1.5");
  expect(getField(step.fields.priceMinor.label, stored)).toHaveValue("7.50");
  await user.click(getButton(entries.remove(entry.name(2)), again));
  await save(user, again);
  await waitFor(() => expect(row).not.toHaveTextContent("–"));

  await user.click(getButton(remove.button(name), row));
  await user.click(getButton(admin.dialog.delete, await screen.findByRole("alertdialog")));
  await findToast(remove.saved);
  await waitFor(() => expect(within(document.body).queryByText(name)).toBeNull());
});

test("MARKET-17 a proposal gets a day, shows before what changes there, and becomes a proposal again", async () => {
  const user = await shop.open(adminPaths.markets, { as: "admin" });
  const name = "ארצות הברית";
  const row = await findRow(name);
  await user.click(getButton(start.label(name), row));
  const dialog = await findDialog(start.title(name));
  const preview = await within(dialog).findByRole("table");
  expect(within(preview).getByRole("row", { name: /פורטלנד/ })).toHaveTextContent(examples.unknown);
  await user.click(getButton(start.submit, dialog));
  await findToast(start.saved);
  await waitFor(() => expect(row).toHaveTextContent(states.active));
  await user.click(getButton(back.label(name), row));
  await user.click(getButton(back.submit, await screen.findByRole("alertdialog")));
  await findToast(back.saved);
  await waitFor(() => expect(row).toHaveTextContent(states.proposed));
});

test("MARKET-14 the prices in well-known places are shown, as they are and as if all proposals held", async () => {
  const user = await shop.open(adminPaths.markets, { as: "admin" });
  const tehran = await screen.findByRole("row", { name: new RegExp(examples.places.tehran) });
  expect(tehran).not.toHaveTextContent(examples.notDelivered);
  await user.click(getField(examples.withProposals));
  await waitFor(() => expect(tehran).toHaveTextContent(examples.notDelivered));
  expect(screen.getByRole("row", { name: new RegExp(examples.places.paris) })).toHaveTextContent(
    examples.included,
  );
});
