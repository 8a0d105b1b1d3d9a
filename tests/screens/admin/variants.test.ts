// The variants of a product in the back office, and what they have sold.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { fieldProblems } from "#i18n/he/field-problems.ts";
import { products } from "#i18n/he/products.ts";
import { searchPreview } from "#i18n/he/search-preview.ts";
import { variants } from "#i18n/he/variants.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { toVersion } from "#platform/to-version.ts";
import { startScreenShop } from "../screen-shop.ts";
import { createCatalogStaff, newName } from "./catalog-staff.ts";
import {
  chooseInClash,
  chooseInMenu,
  findDialog,
  findToast,
  getButton,
  getField,
} from "./staff.ts";

// Hebrew letters stay in the catalogs: this is the sentence by its code points.
const enterVariantName =
  "\u05e0\u05d0 \u05dc\u05d4\u05d6\u05d9\u05df \u05e9\u05dd \u05d2\u05e8\u05e1\u05d4";

const shop = await startScreenShop();
const { addProduct, addVariant, readProduct } = createCatalogStaff(shop);
const { fields } = variants;

/** Opens the variants of a new product, one of them called Sand where a stock is given. */
async function openVariants(stock?: number) {
  const name = newName("Sling");
  const sku = name.replace(" ", "-").toUpperCase();
  const id = await addProduct({ name, basePriceMinor: 2_500 });
  if (stock !== undefined)
    await addVariant(id, { variantName: "Sand", sku, priceMinor: 2_500, stock });
  const user = await shop.open(`${adminPaths.product(id)}?tab=variants`, { as: "admin" });
  const findRow = (text: string = sku) => screen.findByRole("row", { name: new RegExp(text, "i") });
  if (stock === undefined) await screen.findByText(variants.empty);
  else await findRow();
  return { user, id, sku, findRow };
}

/** Opens the form of a new variant. */
async function openNewVariant() {
  const opened = await openVariants();
  await opened.user.click(getButton(variants.add));
  const dialog = await findDialog(variants.addTitle);
  return {
    ...opened,
    dialog,
    submit: () => opened.user.click(getButton(variants.submitNew, dialog)),
  };
}

test("PRODS-20 a new variant needs a name and starts with the product's price", async () => {
  const { dialog, submit } = await openNewVariant();
  await submit();
  expect(getField(fields.variantName.label, dialog)).toHaveAccessibleDescription(enterVariantName);
  expect(getField(fields.priceMinor.label, dialog)).toHaveValue("25.00");
});

test("PRODS-20 PRODS-22 the initial stock of a new variant cannot be negative, and its stock links to the inventory", async () => {
  const { user, dialog, submit, sku, findRow } = await openNewVariant();
  await user.type(getField(fields.variantName.label, dialog), sku);
  await user.type(getField(fields.sku.label, dialog), sku);
  const stock = getField(fields.stock.label, dialog);
  await user.clear(stock);
  await user.type(stock, "-1");
  await submit();
  await waitFor(() => expect(stock).toHaveFocus());
  await user.clear(stock);
  await user.type(stock, "7");
  await submit();
  await findToast(variants.outcomes.add.saved);
  const link = within(await findRow()).getByRole("link");
  expect(link).toHaveAttribute("href", `${adminPaths.inventory}?q=${sku}`);
  expect(link).toHaveTextContent(variants.stock(7));
});

test("PRODS-21 a price that another person has set is shown before it is replaced", async () => {
  const { user, id, findRow } = await openVariants(0);
  const row = await findRow();
  const toEdit = { name: new RegExp(inventory.edit.price("Sand")) };
  await user.click(within(row).getByRole("button", toEdit));
  const price = within(row).getByLabelText(inventory.edit.priceLabel);
  await user.clear(price);
  await user.type(price, "27.50");
  const { variants: made } = await readProduct(id);
  await shop.call("admin", `PUT /api/admin/variants/${made[0]?.id}/price`, {
    priceMinor: 2_600,
    version: toVersion(2_500),
  });
  await user.keyboard("{Enter}");
  const told = await chooseInClash(user, { [inventory.edit.priceLabel]: "mine" });
  expect(told).toContain("$26.00");
  expect(told).toContain("$27.50");
  const editPrice = await within(row).findByRole("button", toEdit);
  await waitFor(() => expect(editPrice).toHaveFocus());
  await waitFor(() => expect(row).toHaveTextContent("$27.50"));
});

test("PRODS-23 a variant with stock explains why it cannot be deleted", async () => {
  const { user } = await openVariants(7);
  await user.click(getButton(variants.menu("Sand")));
  const remove = await screen.findByRole("menuitem", { name: new RegExp(variants.delete) });
  expect(remove).toHaveTextContent(variants.deletionBlocked.stock);
});

test("PRODS-23 a variant without stock is deleted, and restored from the message", async () => {
  const { user, findRow } = await openVariants(0);
  const row = await findRow();
  await chooseInMenu(user, variants.menu("Sand"), variants.delete);
  await user.click(getButton(admin.dialog.delete, await screen.findByRole("alertdialog")));
  const toast = await findToast(variants.outcomes.delete.saved);
  await waitFor(() => expect(row).not.toBeInTheDocument());
  await user.click(getButton(admin.dialog.undo, toast));
  await findRow();
});

test("CATF-02 a new variant's address follows its name, and a former address of a variant is rejected at its field", async () => {
  const { user, dialog, submit, sku, findRow } = await openNewVariant();
  const slug = getField(fields.slug.label, dialog);
  await user.type(getField(fields.variantName.label, dialog), "Olive");
  expect(slug).toHaveValue("olive");
  await user.type(getField(fields.sku.label, dialog), sku);
  await user.type(getField(fields.colorHex.label, dialog), "#2f4f3a");
  await user.type(getField(fields.features.label, dialog), "Waxed cloth\n\nBrass buckles");
  await submit();
  await waitFor(() => expect(slug).toHaveFocus());
  expect(slug).toHaveAccessibleDescription(fieldProblems.taken);
  await user.clear(slug);
  await user.type(slug, sku.toLowerCase());
  await submit();
  await findToast(variants.outcomes.add.saved);
  await findRow(sku.toLowerCase());
});

test("CATF-05 a conflicting value of another person is shown, and no input is lost", async () => {
  const { user, id, findRow } = await openVariants(0);
  await chooseInMenu(user, variants.menu("Sand"), variants.edit);
  const dialog = await findDialog(variants.editTitle);
  const tagline = getField(fields.tagline.label, dialog);
  await user.type(tagline, "Mine");
  await user.type(getField(fields.size.label, dialog), "Large");
  const [variant] = (await readProduct(id)).variants;
  await shop.call("admin", `PATCH /api/admin/variants/${variant?.id}`, {
    variantName: "Dune",
    tagline: "Theirs",
  });
  await user.click(getButton(admin.dialog.save, dialog));
  const told = await chooseInClash(user, { [fields.tagline.label]: "mine" });
  expect(told).toContain("Theirs");
  expect(told).toContain("Noa Adler");
  await findRow("Dune");
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect((await readProduct(id)).variants).toMatchObject([
    { variantName: "Dune", tagline: "Mine", size: "Large" },
  ]);
});

test("SEO-77 the form of a variant shows its page as a search engine lists it, and says what is cut", async () => {
  const { user, id } = await openVariants(0);
  const { name } = await readProduct(id);
  await chooseInMenu(user, variants.menu("Sand"), variants.edit);
  const dialog = await findDialog(variants.editTitle);
  await user.click(within(dialog).getByText(variants.form.search));
  const preview = within(dialog).getByRole("figure", { name: searchPreview.caption });
  expect(preview).toHaveTextContent(`Sand, ${name}`);
  expect(preview).toHaveTextContent(searchPreview.ownDescription);
  const title = `${"A bag for long walks ".repeat(3)}and home`;
  await user.type(getField(fields.searchTitle.label, dialog), title);
  await user.type(getField(fields.searchDescription.label, dialog), "For small dogs.");
  expect(preview).toHaveTextContent("A bag for long walks A bag for long walks A bag for long…");
  expect(preview).toHaveTextContent(searchPreview.cutTitle(title.length, 60));
  expect(preview).toHaveTextContent("For small dogs.");
  expect(preview).not.toHaveTextContent(searchPreview.ownDescription);
});

test("CATF-08 one press in a variant's menu creates a copy that is not for sale, and opens it", async () => {
  const { user, sku, findRow } = await openVariants(3);
  await chooseInMenu(user, variants.menu("Sand"), variants.duplicate);
  const dialog = await findDialog(variants.editTitle);
  const name = getField(fields.variantName.label, dialog);
  expect(name).toHaveValue(variants.copyName("Sand"));
  await user.clear(name);
  await user.type(name, "Dune");
  const copySku = getField(fields.sku.label, dialog);
  await user.clear(copySku);
  await user.type(copySku, `${sku}-DUNE`);
  await user.click(getButton(admin.dialog.save, dialog));
  const row = await findRow(`${sku}-DUNE`);
  expect(row).toHaveTextContent(variants.stock(0));
  expect(within(row).getByRole("switch")).not.toBeChecked();
});

test("PRODS-25 the page of a product without orders says so", async () => {
  const { user } = await openVariants();
  await user.click(screen.getByRole("tab", { name: products.page.tab.analytics }));
  await screen.findByText(products.analytics.neverOrdered);
  expect(location.search).toContain("tab=analytics");
});
