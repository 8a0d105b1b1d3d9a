// The categories of the catalogue in the back office.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { categories } from "#i18n/he/categories.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { button, chooseInMenu, signInAsStaff, type Staff, toast } from "./staff.ts";
import { expect, test } from "./fixtures.ts";

const getDialog = (page: Page) => page.getByRole("dialog", { name: categories.addTitle });

const addCategory = ({ call }: Staff, name: string, parentId: string | null = null) =>
  call<{ id: string }>("POST", "/api/admin/categories", { name, parentId });

/**
 * Opens the categories with two of the test's own, and one below the second; `names` are theirs as
 * they stand.
 */
async function openThree(page: Page) {
  const staff = await signInAsStaff(page);
  const tag = randomUUID().slice(0, 8);
  const [first, second, child] = [`First ${tag}`, `Second ${tag}`, `Child ${tag}`];
  const { id: firstId } = await addCategory(staff, first);
  const { id: secondId } = await addCategory(staff, second);
  await addCategory(staff, child, secondId);
  await page.goto(adminPaths.categories);
  const names = page.getByRole("main").locator("bdi", { hasText: tag });
  await expect(names).toHaveText([first, second, child]);
  return { staff, tag, first, second, child, firstId, names };
}

test("PRODS-26 a category needs a name, and is added in a dialog @phone", async ({ page }) => {
  await signInAsStaff(page);
  const name = `First ${randomUUID().slice(0, 8)}`;
  await page.goto(adminPaths.categories);
  await expect(page.getByText("Backpacks", { exact: true })).toBeVisible();
  const dialog = getDialog(page);
  await button(page, categories.add).click();
  await button(dialog, categories.submitNew).click();
  await expect(dialog.getByLabel(categories.form.name)).toHaveAccessibleDescription(
    categories.form.nameRequired,
  );
  await dialog.getByLabel(categories.form.name).fill(name);
  await button(dialog, categories.submitNew).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(name, { exact: true })).toBeVisible();
});

test("PRODS-26 a category is switched off in the list @phone", async ({ page }) => {
  const { child } = await openThree(page);
  const active = page.getByRole("switch", { name: categories.activeSwitch(child) });
  await active.click();
  await expect(active).not.toBeChecked();
  await expect(toast(page)).toContainText(categories.done.saved);
});

test("PRODS-27 a category is added below another, which then gets no parent itself @phone", async ({
  page,
}) => {
  const staff = await signInAsStaff(page);
  const tag = randomUUID().slice(0, 8);
  const [second, child] = [`Second ${tag}`, `Child ${tag}`];
  await addCategory(staff, second);
  await page.goto(adminPaths.categories);
  const dialog = getDialog(page);
  await chooseInMenu(page, categories.menu(second), categories.addChild);
  await expect(dialog.getByLabel(categories.form.parent)).toContainText(second);
  await dialog.getByLabel(categories.form.name).fill(child);
  await button(dialog, categories.submitNew).click();
  await expect(page.getByText(child, { exact: true })).toBeVisible();
  await expectNoSidewaysScrolling(page);

  await chooseInMenu(page, categories.menu(second), categories.edit);
  const editing = page.getByRole("dialog", { name: categories.editTitle });
  await expect(editing.getByLabel(categories.form.parent).getByRole("option")).toHaveText([
    categories.form.noParent,
  ]);
  await button(editing, admin.dialog.cancel).click();
});

test("PRODS-28 a category changes places with its neighbour, and takes along what is below it @phone", async ({
  page,
}) => {
  const { first, second, child, names } = await openThree(page);
  // Another test may have put a category between the two meanwhile.
  await expect(async () => {
    await button(page, categories.up(second)).click();
    await expect(names).toHaveText([second, child, first], { timeout: 2_000 });
  }).toPass();
  await page.reload();
  await expect(names).toHaveText([second, child, first]);
});

test("PRODS-29 a category with products says how many, leads to them, and cannot be deleted @phone", async ({
  page,
}) => {
  const { staff, tag, first, firstId } = await openThree(page);
  const product = { name: `Basket ${tag}`, basePriceMinor: 900, categoryId: firstId };
  const { id } = await staff.addProduct(product);
  await page.reload();
  await button(page, categories.menu(first)).click();
  const remove = page.getByRole("menuitem", { name: categories.delete });
  await expect(remove).toContainText(categories.inUse(1, 0));
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: categories.toProducts(first) }).click();
  await expect(page.getByText(product.name)).toBeVisible();
  await staff.call("DELETE", `/api/admin/products/${id}`);
});

test("PRODS-30 a deleted category comes back at its place by the message @phone", async ({
  page,
}) => {
  const { first, second, child, names } = await openThree(page);
  await chooseInMenu(page, categories.menu(first), categories.delete);
  await button(page.getByRole("alertdialog"), admin.dialog.delete).click();
  await expect(toast(page)).toContainText(categories.done.deleted);
  await expect(names).toHaveText([second, child]);
  await button(toast(page), admin.dialog.undo).click();
  await expect(toast(page)).toContainText(categories.done.restored);
  await expect(names).toHaveText([first, second, child]);
});
