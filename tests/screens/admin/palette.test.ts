// The palette of the back office: what it finds, and what it does.
import { screen, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { getDocumentName } from "#i18n/he/content-documents.ts";
import { findFieldName } from "#i18n/he/content-fields.ts";
import { coupons } from "#i18n/he/coupons.ts";
import { generalSettings } from "#i18n/he/general-settings.ts";
import { palette } from "#i18n/he/palette.ts";
import { roles } from "#i18n/he/roles.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createOrderStaff, findPanel, getNumber } from "./order-staff.ts";
import { findDialog, getButton, untilAt } from "./staff.ts";

const shop = await startScreenShop();
const { enterOrder } = createOrderStaff(shop);

const findHeading = (name: string) => screen.findByRole("heading", { level: 1, name });
const findOption = (name: string | RegExp) => screen.findByRole("option", { name });

async function openDashboard(): Promise<UserEvent> {
  const user = await shop.open(adminPaths.home, { as: "admin" });
  await findHeading(admin.nav.dashboard);
  return user;
}
async function press(user: UserEvent): Promise<HTMLElement> {
  await user.click(screen.getByRole("button", { name: admin.search }));
  return screen.findByRole("combobox", { name: palette.field });
}
/** Opens the palette and looks for something. */
async function seek(user: UserEvent, words: string): Promise<void> {
  await user.type(await press(user), words);
}

test("PAL-02 an order is found by its number, and the number of results is announced", async () => {
  const id = await enterOrder();
  const user = await openDashboard();
  await seek(user, getNumber(id).toLowerCase());
  const name = new RegExp(getNumber(id));
  await findOption(name);
  // A customer is found by the number of an order as well.
  await waitFor(() => {
    const shown = screen.getAllByRole("option").length;
    const status = within(screen.getByRole("dialog")).getByRole("status");
    expect(status).toHaveTextContent(palette.found(shown));
  });
  await user.keyboard("{Enter}");
  await untilAt(`/admin/orders/${id}`);
  expect(await findPanel(id)).toBeVisible();
});

test("PAL-02 a variant is found by its SKU and opens its stock", async () => {
  const user = await openDashboard();
  await seek(user, "backpack_olive");
  const variants = await screen.findByRole("group", { name: palette.groups.variants });
  await user.click(within(variants).getByRole("option"));
  await untilAt(/\/admin\/inventory\?q=WANDERPAW_BACKPACK_OLIVE$/);
});

test("PAL-03 a page is found by a synonym", async () => {
  const user = await openDashboard();
  const [word = ""] = palette.synonyms.inventory.split(" ");
  await seek(user, word);
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
  await user.keyboard("{Enter}");
  expect(await findHeading(admin.nav.inventory)).toBeVisible();
});

test("PAL-13 what can be added opens its dialog from the palette, and only once", async () => {
  const user = await openDashboard();
  for (const [{ name }, title] of [
    [palette.adds.coupon, coupons.actions.add],
    [palette.adds.staff, roles.add.title],
  ] as const) {
    await seek(user, name);
    await user.click(await findOption(name));
    const dialog = await findDialog(title);
    await user.click(getButton(admin.dialog.cancel, dialog));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(location.search).toBe("");
  }
});

test("PAL-14 a setting is found by its name and shown, and a text by the name of a field", async () => {
  const user = await openDashboard();
  const { name: threshold } = generalSettings.settings.low_stock_threshold;
  await seek(user, threshold);
  await user.click(await findOption(new RegExp(threshold)));
  const heading = await screen.findByRole("heading", { level: 3, name: threshold });
  expect(location.hash).toBe("#low_stock_threshold");
  expect(heading.closest("[data-named]")).not.toBeNull();

  const [field = ""] = findFieldName("policies", "warrantyMonths")?.split(" ") ?? [];
  await seek(user, field);
  const texts = await screen.findByRole("group", { name: palette.groups.texts });
  const found = new RegExp(getDocumentName("policies"));
  await user.click(await within(texts).findByRole("option", { name: found }));
  await untilAt(adminPaths.document("policies"));
});

test("PAL-04 a recently opened order comes first", async () => {
  const id = await enterOrder();
  const user = await openDashboard();
  await seek(user, getNumber(id));
  await user.click(await findOption(new RegExp(getNumber(id))));
  await findPanel(id);
  await shop.goTo(adminPaths.home);
  await findHeading(admin.nav.dashboard);
  await press(user);
  const recent = await findOption(`${admin.recentOrder} #${getNumber(id)}`);
  expect(screen.getAllByRole("option")[0]).toBe(recent);
  await waitFor(() => expect(recent).toHaveAttribute("data-highlighted"));
});

test("PAL-06 the palette offers a new order, a new product, the theme, the shortcuts and signing out", async () => {
  const user = await openDashboard();
  const openActions = async () => {
    await press(user);
    return within(await screen.findByRole("group", { name: palette.groups.actions }));
  };
  const { newOrder, theme, keys, signOut } = palette.actions;
  const { product } = palette.adds;
  const options = await openActions();
  for (const name of [newOrder, product.name, theme.dark, keys, signOut])
    expect(options.getByRole("option", { name })).toBeVisible();
  await user.click(options.getByRole("option", { name: theme.dark }));
  expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  await user.click((await openActions()).getByRole("option", { name: product.name }));
  await untilAt(/\/admin\/products\?add=yes$/);
});

test("PAL-07 g followed by a letter opens a module", async () => {
  const user = await openDashboard();
  await user.keyboard("go");
  expect(await findHeading(admin.nav.orders)).toBeVisible();
});
