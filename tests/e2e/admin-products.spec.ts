import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { errors } from "#i18n/he/errors.ts";
import { products } from "#i18n/he/products.ts";
import { variants } from "#i18n/he/variants.ts";
import { paths } from "#web/paths.ts";
import { button, chooseInMenu, signInAsClerk } from "./clerk.ts";
import { expect, test } from "./fixtures.ts";

// Hebrew letters stay in the catalogues: these are the sentences by their code points.
const enterProductName =
  "\u05e0\u05d0 \u05dc\u05d4\u05d6\u05d9\u05df \u05e9\u05dd \u05de\u05d5\u05e6\u05e8";
const enterVariantName =
  "\u05e0\u05d0 \u05dc\u05d4\u05d6\u05d9\u05df \u05e9\u05dd \u05d2\u05e8\u05e1\u05d4";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const toasts = (page: Page) => page.getByRole("region", { name: admin.toast.region });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

test.describe("products", () => {
  test.use({ expectedNoise: [/409/] });

  test("PRODS-01 PRODS-02 PRODS-03 PRODS-04 PRODS-06 PRODS-10 PRODS-11 PRODS-12 a product is added, edited by two people at once, deleted, brought back and copied", async ({
    page,
  }) => {
    const clerk = await signInAsClerk(page);
    const name = `Tote ${randomUUID().slice(0, 8)}`;
    await page.goto(paths.admin.products);
    await expect(page.getByRole("row", { name: /WANDERPAW_BACKPACK/ })).toBeVisible();

    // A search that finds nothing says so in other words than an empty shop, and can be cleared.
    await page.getByRole("searchbox").fill(name);
    await expect(page.getByText(products.empty.filtered)).toBeVisible();
    await expect(page).toHaveURL(/[?&]q=Tote/);
    await button(page, admin.list.clear).click();
    await expect(page).toHaveURL(paths.admin.products);

    await button(page, products.actions.add).click();
    const dialog = page.getByRole("dialog", { name: products.form.addTitle });
    await button(dialog, products.form.submitNew).click();
    const nameField = dialog.getByLabel(products.form.name);
    await expect(nameField).toBeFocused();
    await expect(nameField).toHaveAccessibleDescription(enterProductName);
    await nameField.fill(name);
    await dialog.getByLabel(products.form.price).fill("1,249.90");
    const tagField = dialog.getByRole("textbox", { name: products.form.tags });
    await tagField.fill("travel, TRAVEL,");
    await tagField.fill("cats");
    await tagField.press("Enter");
    await expect(
      dialog.getByRole("list", { name: products.form.tags }).getByRole("listitem"),
    ).toHaveText(["travel", "cats"]);
    await button(dialog, products.form.submitNew).click();
    await expect(heading(page)).toHaveText(name);
    await expect(toasts(page)).toContainText(products.done.added);
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";

    // Two people: what only one of them changed is kept, what both changed is asked about.
    const description = page.getByRole("textbox", { name: products.form.description });
    await description.fill("Mine");
    const { updatedAt, basePrice } = await clerk.readProduct(id);
    expect(basePrice.amountMinor).toBe(124_990);
    await clerk.call("PUT", `/api/admin/products/${id}`, {
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
    const refusal = toasts(page).getByRole("dialog", { name: admin.error });
    await refusal.getByLabel(admin.toast.close).click();

    // Leaving asks first.
    await page.getByRole("link", { name: products.page.back }).click();
    await expect(page.getByRole("alertdialog")).toContainText(admin.leave.text);
    await button(page.getByRole("alertdialog"), admin.leave.stay).click();
    await expect(description).toHaveValue("Mine");
    await button(page, admin.dialog.save).click();
    await expect(toasts(page)).toContainText(products.done.saved);
    await expect(button(page, admin.dialog.save)).toHaveAccessibleDescription(
      products.form.unchanged,
    );
    await page.reload();
    await expect(description).toHaveValue("Mine");

    // The list's own switches, the bin, and the way back.
    await page.goto(`${paths.admin.products}?q=${encodeURIComponent(name)}`);
    const star = page.getByRole("button", { name: products.featureSwitch(name) });
    await expect(star).toHaveAttribute("aria-pressed", "false");
    await star.click();
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await expect(toasts(page)).toContainText(products.done.saved);
    await chooseInMenu(page, products.rowMenu(name), products.actions.delete);
    await button(page.getByRole("alertdialog"), admin.dialog.delete).click();
    await expect(toasts(page)).toContainText(products.done.deleted);
    await expect(page.getByText(products.empty.filtered)).toBeVisible();
    await button(toasts(page), admin.dialog.undo).click();
    await expect(toasts(page)).toContainText(products.done.restored);
    await expect(star).toHaveAttribute("aria-pressed", "true");

    await chooseInMenu(page, products.rowMenu(name), products.actions.duplicate);
    const copying = page.getByRole("dialog", { name: products.duplicateDialog.title });
    await button(copying, products.duplicateDialog.submit).click();
    await expect(heading(page)).toHaveText(products.duplicateDialog.copyOf(name));
    await expect(page.getByLabel(products.form.active)).not.toBeChecked();
  });

  test("PRODS-05 a switch that is refused goes back, and says so", async ({ page }) => {
    const clerk = await signInAsClerk(page);
    const name = `Pouch ${randomUUID().slice(0, 8)}`;
    const { id } = await clerk.addProduct({
      name,
      basePriceMinor: 1000,
    });
    await page.goto(`${paths.admin.products}?q=${encodeURIComponent(name)}`);
    const active = page.getByRole("switch", { name: products.activeSwitch(name) });
    await expect(active).toBeChecked();
    // As if a colleague had been faster.
    await page.route(`**/api/admin/products/${id}`, (route) =>
      route.fulfill({ status: 409, json: { code: "conflict" } }),
    );
    await active.click();
    await expect(toasts(page)).toContainText(admin.error);
    await expect(toasts(page)).toContainText(errors.conflict);
    await expect(active).toBeChecked();
    await clerk.call("DELETE", `/api/admin/products/${id}`);
  });

  test("PRODS-20 PRODS-21 PRODS-22 PRODS-23 PRODS-25 a variant is added, priced against somebody else's change, kept while it has stock, and counted", async ({
    page,
  }) => {
    const clerk = await signInAsClerk(page);
    const mark = randomUUID().slice(0, 8);
    const { id } = await clerk.addProduct({
      name: `Sling ${mark}`,
      basePriceMinor: 2500,
    });
    await page.goto(`${paths.admin.product(id)}?tab=variants`);
    await expect(page.getByText(variants.empty)).toBeVisible();
    await button(page, variants.add).click();
    const dialog = page.getByRole("dialog", { name: variants.addTitle });
    await button(dialog, variants.submitNew).click();
    await expect(dialog.getByLabel(variants.form.name)).toHaveAccessibleDescription(
      enterVariantName,
    );
    await dialog.getByLabel(variants.form.name).fill("Sand");
    await dialog.getByLabel(variants.form.sku).fill(`SLING-${mark}`);
    await expect(dialog.getByLabel(variants.form.price)).toHaveValue("25.00");
    await dialog.getByLabel(variants.form.stock).fill("-1");
    await button(dialog, variants.submitNew).click();
    await expect(dialog.getByLabel(variants.form.stock)).toBeFocused();
    await dialog.getByLabel(variants.form.stock).fill("7");
    await button(dialog, variants.submitNew).click();
    await expect(toasts(page)).toContainText(variants.done.added);
    const row = page.getByRole("row", { name: new RegExp(mark) });
    await expect(row.getByRole("link")).toHaveAttribute(
      "href",
      `${paths.admin.inventory}?q=SLING-${mark}`,
    );
    await expect(row.getByRole("link")).toContainText(variants.stock(7));

    // The price is edited in its place; somebody else's price is shown before it is replaced.
    const editPrice = row.getByRole("button", { name: variants.editPrice("Sand") });
    await editPrice.click();
    const price = row.getByRole("textbox", { name: variants.priceOf("Sand") });
    await price.fill("27.50");
    const product = await clerk.readProduct(id);
    await clerk.call("PUT", `/api/admin/variants/${product.variants[0]?.id}/price`, {
      priceMinor: 2600,
      seenMinor: 2500,
    });
    await price.press("Enter");
    await expect(row.getByRole("alert")).toHaveText(variants.priceClash("$26.00"));
    await expect(price).toHaveValue("27.50");
    await price.press("Enter");
    await expect(editPrice).toBeFocused();
    await expect(row).toContainText("$27.50");

    // What is in stock cannot be deleted, and says why.
    await button(row, variants.menu("Sand")).click();
    await expect(page.getByRole("menuitem", { name: variants.delete })).toContainText(
      variants.deletionBlocked.stock,
    );
    await page.keyboard.press("Escape");
    await clerk.call("POST", `/api/admin/products/${id}/variants`, {
      variantName: "Slate",
      sku: `SLATE-${mark}`,
      priceMinor: 2500,
    });
    await page.reload();
    const slate = page.getByRole("row", { name: /Slate/ });
    await chooseInMenu(page, variants.menu("Slate"), variants.delete);
    await button(page.getByRole("alertdialog"), admin.dialog.delete).click();
    await expect(toasts(page)).toContainText(variants.done.deleted);
    await expect(slate).toHaveCount(0);
    await button(toasts(page), admin.dialog.undo).click();
    await expect(slate).toContainText(`SLATE-${mark}`);
    await tab(page, products.page.tab.analytics).click();
    await expect(page).toHaveURL(/tab=analytics/);
    await expect(page.getByText(products.analytics.neverOrdered)).toBeVisible();
    await clerk.call("DELETE", `/api/admin/products/${id}`);
  });
});
