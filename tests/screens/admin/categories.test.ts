// The categories of the catalogue in the back office.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { categories } from "#i18n/he/categories.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createCatalogStaff, newName } from "./catalog-staff.ts";
import { chooseInMenu, findDialog, findToast, getButton, getField } from "./staff.ts";

const shop = await startScreenShop();
const { addProduct } = createCatalogStaff(shop);

async function addCategory(name: string, parentId: string | null = null): Promise<string> {
  const category = { name, parentId };
  const { id } = await shop.call<{ id: string }>("admin", "POST /api/admin/categories", category);
  return id;
}

const openCategories = () => shop.open(adminPaths.categories, { as: "admin" });

/** Waits until the categories with a tag in their names stand in this order. */
const findOrder = (tag: string, names: readonly string[]) =>
  waitFor(() => {
    const shown = [...document.querySelectorAll("main bdi")].map((name) => name.textContent);
    expect(shown.filter((name) => name.includes(tag))).toEqual(names);
  });

/** Opens the categories with two of the test's own, and one below the second. */
async function openThree() {
  const tag = newName("");
  const [first, second, child] = [`First${tag}`, `Second${tag}`, `Child${tag}`];
  const firstId = await addCategory(first);
  const secondId = await addCategory(second);
  await addCategory(child, secondId);
  const user = await openCategories();
  await findOrder(tag, [first, second, child]);
  return { user, tag, first, second, child, firstId };
}

test("PRODS-26 a category needs a name and is added in a dialog", async () => {
  const user = await openCategories();
  const name = newName("First");
  await screen.findByText("Backpacks");
  await user.click(getButton(categories.add));
  const dialog = await findDialog(categories.addTitle);
  await user.click(getButton(categories.submitNew, dialog));
  const field = getField(categories.fields.name.label, dialog);
  expect(field).toHaveAccessibleDescription(categories.fields.name.problems.required);
  await user.type(field, name);
  await user.click(getButton(categories.submitNew, dialog));
  await screen.findByText(name);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test("PRODS-26 a category is deactivated in the list", async () => {
  const { user, child } = await openThree();
  const active = screen.getByRole("switch", { name: categories.activeSwitch(child) });
  await user.click(active);
  await findToast(categories.outcomes.save.saved);
  await waitFor(() => expect(active).not.toBeChecked());
});

test("PRODS-27 a category is added below another one, which can then get no parent itself", async () => {
  const [second, child] = [newName("Second"), newName("Child")];
  await addCategory(second);
  const user = await openCategories();
  await screen.findByText(second);
  await chooseInMenu(user, categories.menu(second), categories.addChild);
  const dialog = await findDialog(categories.addTitle);
  expect(getField(categories.fields.parentId.label, dialog)).toHaveTextContent(second);
  await user.type(getField(categories.fields.name.label, dialog), child);
  await user.click(getButton(categories.submitNew, dialog));
  await screen.findByText(child);

  await chooseInMenu(user, categories.menu(second), categories.edit);
  const editing = await findDialog(categories.editTitle);
  const parents = within(getField(categories.fields.parentId.label, editing)).getAllByRole(
    "option",
  );
  expect(parents.map((option) => option.textContent)).toEqual([categories.form.noParent]);
});

test("PRODS-28 a category is swapped with its neighbour, together with its subcategories", async () => {
  const { user, tag, first, second, child } = await openThree();
  await user.click(getButton(categories.up(second)));
  await findOrder(tag, [second, child, first]);
  await shop.goTo(adminPaths.categories);
  await findOrder(tag, [second, child, first]);
});

test("PRODS-29 a category with products states their number, links to them, and cannot be deleted", async () => {
  const { tag, first, firstId } = await openThree();
  const name = `Basket${tag}`;
  await addProduct({ name, basePriceMinor: 900, categoryId: firstId });
  const user = await shop.goTo(adminPaths.categories);
  await screen.findByText(first);
  await user.click(getButton(categories.menu(first)));
  const remove = await screen.findByRole("menuitem", { name: new RegExp(categories.delete) });
  expect(remove).toHaveTextContent(categories.inUse(1, 0));
  await user.keyboard("{Escape}");
  await user.click(
    await screen.findByRole("link", { name: new RegExp(categories.toProducts(first)) }),
  );
  await screen.findByText(name);
});

test("PRODS-30 a deleted category is restored to its position from the message", async () => {
  const { user, tag, first, second, child } = await openThree();
  await chooseInMenu(user, categories.menu(first), categories.delete);
  await user.click(getButton(admin.dialog.delete, await screen.findByRole("alertdialog")));
  const toast = await findToast(categories.outcomes.delete.saved);
  await findOrder(tag, [second, child]);
  await user.click(getButton(admin.dialog.undo, toast));
  await findToast(categories.outcomes.restore.saved);
  await findOrder(tag, [first, second, child]);
});
