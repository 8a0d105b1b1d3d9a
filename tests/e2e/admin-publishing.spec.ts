// The part of the catalogue that is shown, from when on, and in which order.
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { productPreview } from "#i18n/en/product-preview.ts";
import { productPage } from "#i18n/en/product.ts";
import { notFound } from "#i18n/en/not-found.ts";
import { publishing as text } from "#i18n/he/publishing.ts";
import { variants } from "#i18n/he/variants.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { sampleImage } from "../integration/catalog/sample-images.ts";
import { button, chooseInMenu, signInAsStaff, toast } from "./staff.ts";
import { expect, test } from "./fixtures.ts";

// In a shop whose catalogue no other test counts.
test.use({ payments: "stripe", expectedNoise: [/404/] });

/** A product of its own with variants of these names. */
async function addProduct(page: Page, ...names: string[]) {
  const staff = await signInAsStaff(page);
  const tag = randomUUID().slice(0, 8);
  const { id } = await staff.addProduct({ name: `Bowl ${tag}`, basePriceMinor: 2500 });
  for (const name of names)
    await staff.call("POST", `/api/admin/products/${id}/variants`, {
      variantName: `${name} ${tag}`,
      sku: `${name}-${tag}`,
      slug: `${name.toLowerCase()}-${tag}`,
      priceMinor: 2500,
    });
  return { staff, id, tag };
}

const panel = (page: Page) => page.getByRole("region", { name: text.title });

/** Fails when the row is not where the pointer looks for it. */
async function findMiddle(row: Locator) {
  const box = await row.boundingBox();
  if (box === null) throw new Error("the row is not shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("PUB-10 missing data is listed with its product, and the variant goes live once it is complete", async ({
  page,
}) => {
  const { staff, id, tag } = await addProduct(page, "Sand");
  await page.goto(adminPaths.product(id));
  await expect(panel(page)).toContainText(text.missingTitle);
  await expect(panel(page)).toContainText(text.missing.missing_variant);
  const description = panel(page).getByRole("link", { name: text.missing.missing_description });
  await expect(description).toBeVisible();
  await panel(page).getByRole("link", { name: text.missing.missing_picture }).click();
  await expect(page).toHaveURL(/tab=images/);
  await page.locator("input[type=file]").setInputFiles({
    name: "sand.jpg",
    mimeType: "image/jpeg",
    buffer: await sampleImage(800, 600),
  });
  await expect(panel(page)).not.toContainText(text.missing.missing_picture);
  const { version, name } = await staff.readProduct(id);
  await staff.call("PUT", `/api/admin/products/${id}`, {
    name,
    basePriceMinor: 2500,
    description: "For water on the way.",
    version,
  });
  await page.goto(`${adminPaths.product(id)}?tab=variants`);
  await chooseInMenu(page, text.menu(`Sand ${tag}`, text.states.draft), text.actions.live);
  await expect(toast(page)).toContainText(text.done.live);
  await expect(panel(page)).not.toContainText(text.missingTitle);
});

test("PUB-11 variants are reordered by a button, which keeps the focus, and by a handle", async ({
  page,
}) => {
  const { staff, id, tag } = await addProduct(page, "Sand", "Moss", "Rose");
  const order = async () =>
    (await staff.readProduct(id)).variants.map(({ variantName }) => variantName.split(" ")[0]);
  await page.goto(`${adminPaths.product(id)}?tab=variants`);
  const down = button(page, text.order.down(`Sand ${tag}`));
  await down.focus();
  await page.keyboard.press("Enter");
  await expect.poll(order).toEqual(["Moss", "Sand", "Rose"]);
  await expect(down).toBeFocused();

  const rows = page.getByRole("row");
  const handle = rows.filter({ hasText: `Rose ${tag}` }).getByTitle(text.order.drag);
  const [from, to] = [
    await findMiddle(handle),
    await findMiddle(rows.filter({ hasText: `Moss ${tag}` })),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(order).toEqual(["Rose", "Moss", "Sand"]);
});

test("PUB-05 PUB-12 a link shows a draft to anyone, is not indexed, and sells nothing", async ({
  page,
  browser,
}) => {
  const { id, tag } = await addProduct(page, "Sand");
  await page.goto(`${adminPaths.product(id)}?tab=variants`);
  await chooseInMenu(page, variants.menu(`Sand ${tag}`), text.actions.preview);
  const link = page.getByLabel(text.preview.address);
  const address = await link.inputValue();
  // Somebody else, without an account.
  const stranger = await (await browser.newContext()).newPage();
  const answer = await stranger.goto(address);
  expect(answer?.headers()["cache-control"]).toBe("no-store");
  await expect(stranger.getByRole("note")).toContainText(productPreview.banner);
  await expect(stranger.getByRole("heading", { level: 1 })).toContainText(`Sand ${tag}`);
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  for (const name of [productPage.addToCart, productPage.buyNow])
    await expect(stranger.getByRole("button", { name })).toBeDisabled();

  const forged = await stranger.goto(`${address}x`);
  expect(forged?.status()).toBe(404);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(notFound.title);
  await stranger.context().close();
});
