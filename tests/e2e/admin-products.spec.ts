// The products in the back office: their list, a new one, editing one, the bin.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { errors } from "#i18n/he/errors.ts";
import { fieldProblems, products } from "#i18n/he/products.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { button, chooseInMenu, signInAsStaff, toast } from "./staff.ts";
import { expect, test } from "./fixtures.ts";

// Hebrew letters stay in the catalogs: this is the sentence by its code points.
const enterProductName =
  "\u05e0\u05d0 \u05dc\u05d4\u05d6\u05d9\u05df \u05e9\u05dd \u05de\u05d5\u05e6\u05e8";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.use({ expectedNoise: [/409|422/] });

/** A product of the test's own. */
async function addTote(page: Page, basePriceMinor = 124_990) {
  const staff = await signInAsStaff(page);
  const name = `Tote ${randomUUID().slice(0, 8)}`;
  const { id } = await staff.addProduct({ name, basePriceMinor });
  return { staff, id, name };
}

/** The list of nothing but a new product. */
async function openListOfOne(page: Page) {
  const { staff, id, name } = await addTote(page);
  await page.goto(`${adminPaths.products}?q=${encodeURIComponent(name)}`);
  const star = page.getByRole("button", { name: products.featureSwitch(name) });
  await expect(star).toHaveAttribute("aria-pressed", "false");
  return { staff, id, name, star };
}

/** The page of a new product, with a description that is not saved yet. */
async function openWithWords(page: Page) {
  const { staff, id, name } = await addTote(page);
  await page.goto(adminPaths.product(id));
  const description = page.getByRole("textbox", { name: products.form.description });
  await description.fill("Mine");
  return { staff, id, name, description };
}

/** Opens the form of a new product. */
async function openNewForm(page: Page) {
  await signInAsStaff(page);
  await page.goto(adminPaths.products);
  await expect(page.getByRole("row", { name: /WANDERPAW_BACKPACK/ })).toBeVisible();
  await button(page, products.actions.add).click();
  const dialog = page.getByRole("dialog", { name: products.form.addTitle });
  return { dialog, nameField: dialog.getByLabel(products.form.name) };
}

test("PRODS-01 PRODS-02 a search is in the address; one that finds nothing says so, and can be cleared", async ({
  page,
}) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.products);
  await expect(page.getByRole("row", { name: /WANDERPAW_BACKPACK/ })).toBeVisible();
  await page.getByRole("searchbox").fill(`Tote ${randomUUID()}`);
  await expect(page.getByText(products.empty.filtered)).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=Tote/);
  await button(page, admin.list.clear).click();
  await expect(page).toHaveURL(adminPaths.products);
});

test("PRODS-03 a new product without a name says so at its field, which gets the focus", async ({
  page,
}) => {
  const { dialog, nameField } = await openNewForm(page);
  await button(dialog, products.form.submitNew).click();
  await expect(nameField).toBeFocused();
  await expect(nameField).toHaveAccessibleDescription(enterProductName);
});

test("PRODS-03 a new product with a name and a price opens, and costs that", async ({ page }) => {
  const staff = await signInAsStaff(page);
  const { dialog, nameField } = await openNewForm(page);
  const name = `Tote ${randomUUID().slice(0, 8)}`;
  await nameField.fill(name);
  await dialog.getByLabel(products.form.price).fill("1,249.90");
  await button(dialog, products.form.submitNew).click();
  await expect(heading(page)).toHaveText(name);
  await expect(toast(page)).toContainText(products.done.added);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const { basePrice } = await staff.readProduct(id);
  expect(basePrice.amountMinor).toBe(124_990);
});

test("PRODS-04 tags are added by Enter or a comma, each once whatever its letter case", async ({
  page,
}) => {
  const { dialog } = await openNewForm(page);
  const tagField = dialog.getByRole("textbox", { name: products.form.tags });
  await tagField.fill("travel, TRAVEL,");
  await tagField.fill("cats");
  await tagField.press("Enter");
  await expect(
    dialog.getByRole("list", { name: products.form.tags }).getByRole("listitem"),
  ).toHaveText(["travel", "cats"]);
});

test("PRODS-05 a switch that is refused goes back, and says so", async ({ page }) => {
  const staff = await signInAsStaff(page);
  const name = `Pouch ${randomUUID().slice(0, 8)}`;
  const { id } = await staff.addProduct({
    name,
    basePriceMinor: 1000,
  });
  await page.goto(`${adminPaths.products}?q=${encodeURIComponent(name)}`);
  const active = page.getByRole("switch", { name: products.activeSwitch(name) });
  await expect(active).toBeChecked();
  // As if a colleague had been faster.
  await page.route(`**/api/admin/products/${id}`, (route) =>
    route.fulfill({ status: 409, json: { code: "conflict" } }),
  );
  await active.click();
  await expect(toast(page)).toContainText(admin.error);
  await expect(toast(page)).toContainText(errors.conflict);
  await expect(active).toBeChecked();
  await staff.call("DELETE", `/api/admin/products/${id}`);
});

test("PRODS-05 a product is featured by the star of its row", async ({ page }) => {
  const { star } = await openListOfOne(page);
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(toast(page)).toContainText(products.done.saved);
});

test("PRODS-06 a product is copied under a new name, and the copy is inactive", async ({
  page,
}) => {
  const { name } = await openListOfOne(page);
  await chooseInMenu(page, products.rowMenu(name), products.actions.duplicate);
  const copying = page.getByRole("dialog", { name: products.duplicateDialog.title });
  await button(copying, products.duplicateDialog.submit).click();
  await expect(heading(page)).toHaveText(products.duplicateDialog.copyName(name));
  await expect(page.getByLabel(products.form.active)).not.toBeChecked();
});

test("PRODS-10 a product goes into the bin after a question, and the message brings it back as it was", async ({
  page,
}) => {
  const { name, star } = await openListOfOne(page);
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await chooseInMenu(page, products.rowMenu(name), products.actions.delete);
  await button(page.getByRole("alertdialog"), admin.dialog.delete).click();
  await expect(toast(page)).toContainText(products.done.deleted);
  await expect(page.getByText(products.empty.filtered)).toBeVisible();
  await button(toast(page), admin.dialog.undo).click();
  await expect(toast(page)).toContainText(products.done.restored);
  await expect(star).toHaveAttribute("aria-pressed", "true");
});

test("PRODS-11 leaving a product with unsaved changes asks first", async ({ page }) => {
  const { description } = await openWithWords(page);
  await page.getByRole("link", { name: products.page.back }).click();
  await expect(page.getByRole("alertdialog")).toContainText(admin.leave.text);
  await button(page.getByRole("alertdialog"), admin.leave.stay).click();
  await expect(description).toHaveValue("Mine");
});

test("PRODS-12 what two people change at once is kept from both sides, and a clash is shown", async ({
  page,
}) => {
  const { staff, id, name, description } = await openWithWords(page);
  const { updatedAt } = await staff.readProduct(id);
  await staff.call("PUT", `/api/admin/products/${id}`, {
    name,
    description: "Theirs",
    basePriceMinor: 130_000,
    tags: ["cats"],
    seen: updatedAt,
  });
  await button(page, admin.dialog.save).click();
  await expect(page.getByText(products.clash.title)).toBeVisible();
  await expect(page.getByText(products.clash.now("Theirs"))).toBeVisible();
  await expect(description).toHaveValue("Mine");
  await expect(page.getByRole("textbox", { name: products.form.price })).toHaveValue("1300.00");
  const error = toast(page).getByRole("dialog", { name: admin.error });
  await error.getByLabel(admin.toast.close).click();

  await button(page, admin.dialog.save).click();
  await expect(toast(page)).toContainText(products.done.saved);
  await expect(button(page, admin.dialog.save)).toHaveAccessibleDescription(
    products.form.unchanged,
  );
  await page.reload();
  await expect(description).toHaveValue("Mine");
});

test("CATF-07 an attribute is moved by its buttons, and the focus goes with it", async ({
  page,
}) => {
  const { staff, id } = await addTote(page);
  await page.goto(adminPaths.product(id));
  const { attributeName, attributeValue, attributeUp } = products.form;
  for (const [index, name] of ["Back", "Zip", "Pockets"].entries()) {
    await button(page, products.form.addAttribute).click();
    await page.getByLabel(attributeName(index + 1)).fill(name);
    await page.getByLabel(attributeValue(index + 1)).fill("Yes");
  }
  await button(page, attributeUp(3)).click();
  await expect(button(page, attributeUp(2))).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(attributeName(1))).toHaveValue("Pockets");
  await button(page, admin.dialog.save).click();
  await expect(toast(page)).toContainText(products.done.saved);
  const { attributes } = await staff.readProduct(id);
  expect(attributes.map(({ name }) => name)).toEqual(["Pockets", "Back", "Zip"]);
});

test("CATF-06 a size with one side missing says so at that side, and is saved once it is whole", async ({
  page,
}) => {
  const { staff, id } = await addTote(page);
  await page.goto(adminPaths.product(id));
  await page.getByLabel(products.form.height).fill("46");
  await page.getByLabel(products.form.width).fill("30.5");
  await page.getByLabel(products.form.maxPet).fill("7.5");
  await button(page, admin.dialog.save).click();
  const depth = page.getByLabel(products.form.depth);
  await expect(depth).toBeFocused();
  await expect(depth).toHaveAccessibleDescription(fieldProblems.size_incomplete);
  await depth.fill("20");
  await button(page, admin.dialog.save).click();
  await expect(toast(page)).toContainText(products.done.saved);
  expect(await staff.readProduct(id)).toMatchObject({ widthMm: 305, maxPetGrams: 7_500 });
});
