// The variants of a product in the back office, and what they have sold.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { fieldProblems, products } from "#i18n/he/products.ts";
import { variants } from "#i18n/he/variants.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { button, chooseInMenu, signInAsStaff, toast } from "./staff.ts";
import { expect, test } from "./fixtures.ts";

// Hebrew letters stay in the catalogs: this is the sentence by its code points.
const enterVariantName =
  "\u05e0\u05d0 \u05dc\u05d4\u05d6\u05d9\u05df \u05e9\u05dd \u05d2\u05e8\u05e1\u05d4";

// In a shop whose stock no other test counts.
test.use({ payments: "stripe", expectedNoise: [/409|422/] });

/** Opens the variants of a new product; `add` makes one through the API and shows it in its row. */
async function openVariants(page: Page) {
  const staff = await signInAsStaff(page);
  const tag = randomUUID().slice(0, 8);
  const { id } = await staff.addProduct({ name: `Sling ${tag}`, basePriceMinor: 2500 });
  await page.goto(`${adminPaths.product(id)}?tab=variants`);
  await expect(page.getByText(variants.empty)).toBeVisible();
  const row = page.getByRole("row", { name: new RegExp(tag) });
  return {
    staff,
    id,
    sku: `SLING-${tag}`,
    row,
    add: async (stock: number) => {
      const variant = { variantName: "Sand", sku: `SLING-${tag}`, priceMinor: 2500, stock };
      await staff.call("POST", `/api/admin/products/${id}/variants`, variant);
      await page.reload();
      await expect(row).toBeVisible();
    },
  };
}

test("PRODS-20 a new variant needs a name and begins with the product's price", async ({
  page,
}) => {
  await openVariants(page);
  await button(page, variants.add).click();
  const dialog = page.getByRole("dialog", { name: variants.addTitle });
  await button(dialog, variants.submitNew).click();
  await expect(dialog.getByLabel(variants.form.name)).toHaveAccessibleDescription(enterVariantName);
  await expect(dialog.getByLabel(variants.form.price)).toHaveValue("25.00");
});

test("PRODS-20 PRODS-22 a new variant begins with no negative stock, and its stock leads to the inventory", async ({
  page,
}) => {
  const { sku, row } = await openVariants(page);
  await button(page, variants.add).click();
  const dialog = page.getByRole("dialog", { name: variants.addTitle });
  await dialog.getByLabel(variants.form.name).fill(sku);
  await dialog.getByLabel(variants.form.sku).fill(sku);
  await dialog.getByLabel(variants.form.stock).fill("-1");
  await button(dialog, variants.submitNew).click();
  await expect(dialog.getByLabel(variants.form.stock)).toBeFocused();
  await dialog.getByLabel(variants.form.stock).fill("7");
  await button(dialog, variants.submitNew).click();
  await expect(toast(page)).toContainText(variants.done.added);
  await expect(row.getByRole("link")).toHaveAttribute("href", `${adminPaths.inventory}?q=${sku}`);
  await expect(row.getByRole("link")).toContainText(variants.stock(7));
});

test("PRODS-21 a price that somebody else has set is shown before it is replaced", async ({
  page,
}) => {
  const { staff, id, row, add } = await openVariants(page);
  await add(0);
  const editPrice = row.getByRole("button", { name: inventory.edit.price("Sand") });
  await editPrice.click();
  const price = row.getByLabel(inventory.edit.priceLabel);
  await price.fill("27.50");
  const product = await staff.readProduct(id);
  await staff.call("PUT", `/api/admin/variants/${product.variants[0]?.id}/price`, {
    priceMinor: 2600,
    seenMinor: 2500,
  });
  await price.press("Enter");
  await expect(row.getByRole("alert")).toContainText(`${inventory.edit.changed} $26.00`);
  await expect(price).toHaveValue("27.50");
  await button(row, inventory.edit.overwrite).click();
  await expect(editPrice).toBeFocused();
  await expect(row).toContainText("$27.50");
});

test("PRODS-23 a variant with stock says why it cannot be deleted", async ({ page }) => {
  const { row, add } = await openVariants(page);
  await add(7);
  await button(row, variants.menu("Sand")).click();
  await expect(page.getByRole("menuitem", { name: variants.delete })).toContainText(
    variants.deletionBlocked.stock,
  );
});

test("PRODS-23 a variant without stock is deleted, and comes back by the message", async ({
  page,
}) => {
  const { sku, row, add } = await openVariants(page);
  await add(0);
  await chooseInMenu(page, variants.menu("Sand"), variants.delete);
  await button(page.getByRole("alertdialog"), admin.dialog.delete).click();
  await expect(toast(page)).toContainText(variants.done.deleted);
  await expect(row).toHaveCount(0);
  await button(toast(page), admin.dialog.undo).click();
  await expect(row).toContainText(sku);
});

test("CATF-02 a new variant's address follows its name, and one that a variant had is refused at its field", async ({
  page,
}) => {
  const { sku, row } = await openVariants(page);
  await button(page, variants.add).click();
  const dialog = page.getByRole("dialog", { name: variants.addTitle });
  const slug = dialog.getByLabel(variants.form.slug);
  await dialog.getByLabel(variants.form.name).fill("Olive");
  await expect(slug).toHaveValue("olive");
  await dialog.getByLabel(variants.form.sku).fill(sku);
  await dialog.getByLabel(variants.form.chooseColor).fill("#2f4f3a");
  await expect(dialog.getByLabel(variants.form.colorHex)).toHaveValue("#2f4f3a");
  await dialog.getByLabel(variants.form.features).fill("Waxed cloth\n\nBrass buckles");
  await button(dialog, variants.submitNew).click();
  await expect(slug).toBeFocused();
  await expect(slug).toHaveAccessibleDescription(fieldProblems.taken);
  await slug.fill(sku.toLowerCase());
  await button(dialog, variants.submitNew).click();
  await expect(toast(page)).toContainText(variants.done.added);
  await expect(row).toContainText(sku.toLowerCase());
});

test("CATF-05 what somebody else has changed in the same field is shown, and nothing typed is lost", async ({
  page,
}) => {
  const { staff, id, row, add } = await openVariants(page);
  await add(0);
  await chooseInMenu(page, variants.menu("Sand"), variants.edit);
  const dialog = page.getByRole("dialog", { name: variants.editTitle });
  const tagline = dialog.getByRole("textbox", { name: variants.form.tagline });
  await tagline.fill("Mine");
  await dialog.getByLabel(variants.form.size).fill("Large");
  const [variant] = (await staff.readProduct(id)).variants;
  await staff.call("PATCH", `/api/admin/variants/${variant?.id}`, {
    variantName: "Dune",
    tagline: "Theirs",
  });
  await button(dialog, admin.dialog.save).click();
  await expect(dialog.getByText(variants.clash.title)).toBeVisible();
  await expect(dialog.getByText(products.clash.now("Theirs"))).toBeVisible();
  await expect(tagline).toHaveValue("Mine");
  await expect(dialog.getByLabel(variants.form.name)).toHaveValue("Dune");
  await button(dialog, admin.dialog.save).click();
  await expect(row).toContainText("Dune");
  await expect(dialog).toBeHidden();
  expect((await staff.readProduct(id)).variants).toMatchObject([
    { variantName: "Dune", tagline: "Mine", size: "Large" },
  ]);
});

test("CATF-08 one press in a variant's menu makes a copy that is not sold, and opens it", async ({
  page,
}) => {
  const { sku, add } = await openVariants(page);
  await add(3);
  await chooseInMenu(page, variants.menu("Sand"), variants.duplicate);
  const dialog = page.getByRole("dialog", { name: variants.editTitle });
  await expect(dialog.getByLabel(variants.form.name)).toHaveValue(variants.copyName("Sand"));
  await expect(dialog.getByLabel(variants.form.active)).not.toBeChecked();
  await dialog.getByLabel(variants.form.name).fill("Dune");
  await dialog.getByLabel(variants.form.sku).fill(`${sku}-DUNE`);
  await button(dialog, admin.dialog.save).click();
  await expect(page.getByRole("row", { name: `${sku}-DUNE` })).toContainText(variants.stock(0));
});

test("PRODS-25 the page of a product that nobody has ordered says so", async ({ page }) => {
  await openVariants(page);
  await page.getByRole("tab", { name: products.page.tab.analytics, exact: true }).click();
  await expect(page).toHaveURL(/tab=analytics/);
  await expect(page.getByText(products.analytics.neverOrdered)).toBeVisible();
});
