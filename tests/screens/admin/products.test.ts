// The products in the back office: their list, a new one, editing one, the bin.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { errors } from "#i18n/he/errors.ts";
import { fieldProblems } from "#i18n/he/field-problems.ts";
import { products } from "#i18n/he/products.ts";
import { publishing } from "#i18n/he/publishing.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createCatalogStaff, newName } from "./catalog-staff.ts";
import {
  chooseInClash,
  chooseInMenu,
  findDialog,
  findField,
  findToast,
  getButton,
  getField,
} from "./staff.ts";

// Hebrew letters stay in the catalogs: this is the sentence by its code points.
const enterProductName =
  "\u05e0\u05d0 \u05dc\u05d4\u05d6\u05d9\u05df \u05e9\u05dd \u05de\u05d5\u05e6\u05e8";

const shop = await startScreenShop();
const { addProduct, readProduct } = createCatalogStaff(shop);
const { fields, form } = products;

const findHeading = (name: string) => screen.findByRole("heading", { level: 1, name });

/** The list of nothing but a new product. */
async function openListOfOne() {
  const name = newName("Tote");
  const id = await addProduct({ name, basePriceMinor: 124_990 });
  const user = await shop.open(`${adminPaths.products}?q=${encodeURIComponent(name)}`, {
    as: "admin",
  });
  const findStar = () => screen.findByRole("button", { name: products.featureSwitch(name) });
  expect(await findStar()).toHaveAttribute("aria-pressed", "false");
  return { user, id, name, findStar };
}

/** The page of a new product. */
async function openProduct() {
  const name = newName("Tote");
  const id = await addProduct({ name, basePriceMinor: 124_990 });
  const user = await shop.open(adminPaths.product(id), { as: "admin" });
  const description = await findField(fields.description.label);
  return { user, id, name, description };
}

/** Opens the form of a new product. */
async function openNewForm() {
  const user = await shop.open(adminPaths.products, { as: "admin" });
  await screen.findByRole("row", { name: /WANDERPAW_BACKPACK/ });
  await user.click(getButton(products.actions.add));
  const dialog = await findDialog(form.addTitle);
  return { user, dialog, nameField: getField(fields.name.label, dialog) };
}

test("PRODS-01 PRODS-02 a search is in the address; one without results says so and can be cleared", async () => {
  const user = await shop.open(adminPaths.products, { as: "admin" });
  await screen.findByRole("row", { name: /WANDERPAW_BACKPACK/ });
  await user.type(screen.getByRole("searchbox"), newName("Tote"));
  await screen.findByText(products.empty.filtered);
  expect(location.search).toMatch(/^\?q=Tote/);
  await user.click(getButton(admin.list.clear));
  await screen.findByRole("row", { name: /WANDERPAW_BACKPACK/ });
  expect(location.pathname + location.search).toBe(adminPaths.products);
});

test("PRODS-03 a new product without a name reports that at its field, which gets the focus", async () => {
  const { user, dialog, nameField } = await openNewForm();
  await user.click(getButton(form.submitNew, dialog));
  await waitFor(() => expect(nameField).toHaveFocus());
  expect(nameField).toHaveAccessibleDescription(enterProductName);
});

test("PRODS-03 a new product with a name and a price opens with that price", async () => {
  const { user, dialog, nameField } = await openNewForm();
  const name = newName("Tote");
  await user.type(nameField, name);
  await user.type(getField(fields.basePriceMinor.label, dialog), "1,249.90");
  await user.click(getButton(form.submitNew, dialog));
  await findHeading(name);
  await findToast(products.outcomes.add.saved);
  const { basePrice } = await readProduct(location.pathname.split("/").at(-1) ?? "");
  expect(basePrice.amountMinor).toBe(124_990);
});

test("PRODS-04 tags are added with Enter or a comma, each once in any letter case", async () => {
  const { user, dialog } = await openNewForm();
  const tagField = getField(fields.tags.label, dialog);
  await user.type(tagField, "travel,TRAVEL,cats{Enter}");
  const tags = within(within(dialog).getByRole("list", { name: fields.tags.label }));
  expect(tags.getAllByRole("listitem").map((tag) => tag.textContent)).toEqual(["travel", "cats"]);
});

test("PRODS-05 a rejected switch changes back with a message", async () => {
  const { user, id, name } = await openListOfOne();
  const active = screen.getByRole("switch", {
    name: publishing.switchLabel.products(name),
  });
  expect(active).toBeChecked();
  // As if a colleague had been faster.
  shop.intercept(`PUT /api/admin/products/${id}/state`, async () =>
    Response.json({ code: "conflict" }, { status: 409 }),
  );
  await user.click(active);
  const toast = await findToast(errors.conflict);
  expect(toast).toHaveTextContent(admin.error);
  await waitFor(() => expect(active).toBeChecked());
});

test("PRODS-05 a product is featured with the star of its row", async () => {
  const { user, findStar } = await openListOfOne();
  await user.click(await findStar());
  await findToast(products.outcomes.save.saved);
  expect(await findStar()).toHaveAttribute("aria-pressed", "true");
});

test("PRODS-06 a product is copied under a new name, and the copy is inactive", async () => {
  const { user, name } = await openListOfOne();
  await chooseInMenu(user, products.rowMenu(name), products.actions.duplicate);
  const copying = await findDialog(products.duplicateDialog.title);
  await user.click(getButton(products.duplicateDialog.submit, copying));
  await findHeading(products.duplicateDialog.copyName(name));
  const copy = publishing.switchLabel.products(products.duplicateDialog.copyName(name));
  expect(await screen.findByRole("switch", { name: copy })).not.toBeChecked();
});

test("PRODS-10 moving a product to the bin asks for confirmation, and the message restores it unchanged", async () => {
  const { user, name, findStar } = await openListOfOne();
  await user.click(await findStar());
  await findToast(products.outcomes.save.saved);
  await chooseInMenu(user, products.rowMenu(name), products.actions.delete);
  await user.click(getButton(admin.dialog.delete, await screen.findByRole("alertdialog")));
  const toast = await findToast(products.outcomes.delete.saved);
  await screen.findByText(products.empty.filtered);
  await user.click(getButton(admin.dialog.undo, toast));
  await findToast(products.outcomes.restore.saved);
  expect(await findStar()).toHaveAttribute("aria-pressed", "true");
});

test("PRODS-11 leaving a product with unsaved changes asks for confirmation", async () => {
  const { user, description } = await openProduct();
  await user.type(description, "Mine");
  await user.click(screen.getByRole("link", { name: products.page.back }));
  const question = await screen.findByRole("alertdialog");
  expect(question).toHaveTextContent(admin.leave.text);
  await user.click(getButton(admin.leave.refuse, question));
  expect(description).toHaveValue("Mine");
});

test("PRODS-12 simultaneous edits by two people are merged, and a conflict is shown", async () => {
  const { user, id, name, description } = await openProduct();
  await user.type(description, "Mine");
  const { version } = await readProduct(id);
  await shop.call("admin", `PUT /api/admin/products/${id}`, {
    name,
    description: "Theirs",
    basePriceMinor: 130_000,
    tags: ["cats"],
    version,
  });
  await user.click(getButton(admin.dialog.save));
  const told = await chooseInClash(user, { [fields.description.label]: "both" });
  expect(told).toContain("Noa Adler");
  expect(told).toContain("Theirs");
  expect(told).not.toContain(fields.basePriceMinor.label);
  await findToast(products.outcomes.save.saved);
  await waitFor(() =>
    expect(getButton(admin.dialog.save)).toHaveAccessibleDescription(form.unchanged),
  );
  expect(await readProduct(id)).toMatchObject({
    description: "Theirs\n\nMine",
    basePrice: { amountMinor: 130_000 },
    tags: ["cats"],
  });
});

test("CATF-06 a size with a missing side reports that side, and is saved once it is complete", async () => {
  const { user, id } = await openProduct();
  await user.type(getField(fields.heightMm.label), "46");
  await user.type(getField(fields.widthMm.label), "30.5");
  await user.type(getField(fields.maxPetGrams.label), "7.5");
  await user.click(getButton(admin.dialog.save));
  const depth = getField(fields.depthMm.label);
  await waitFor(() => expect(depth).toHaveFocus());
  expect(depth).toHaveAccessibleDescription(fieldProblems.size_incomplete);
  await user.type(depth, "20");
  await user.click(getButton(admin.dialog.save));
  await findToast(products.outcomes.save.saved);
  expect(await readProduct(id)).toMatchObject({ widthMm: 305, maxPetGrams: 7_500 });
});
