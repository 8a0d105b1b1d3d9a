// The images of a product in the back office.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { productPage } from "#i18n/en/product.ts";
import { admin } from "#i18n/he/admin.ts";
import { productImages as text } from "#i18n/he/product-images.ts";
import { uploads as uploadWords } from "#i18n/he/uploads.ts";
import { MAX_IMAGE_BYTES } from "#modules/catalog/admin-names.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { button, signInAsStaff, type Staff, toast } from "./staff.ts";
import { expect, recordRequests, test } from "./fixtures.ts";

// Hebrew letters stay in the catalogs: these are the sentences by their code points.
const wrongType =
  "\u05e1\u05d5\u05d2 \u05e7\u05d5\u05d1\u05e5 \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df";
const tooLarge = "\u05e7\u05d5\u05d1\u05e5 \u05d2\u05d3\u05d5\u05dc \u05de\u05d3\u05d9";

/** Those of the product as a whole, and those of each variant. */
const cards = (page: Page) =>
  page
    .getByRole("list", { name: new RegExp(`^${text.list.split(" ", 1).join("")} `) })
    .locator(":scope > li");
const chooser = (page: Page) => page.locator("input[type=file]");
const uploads = (page: Page) =>
  page.getByRole("list", { name: uploadWords.list }).getByRole("listitem");
const getWords = (page: Page, place: number) =>
  page.getByLabel(text.altLabel(place), { exact: true });
const painting = (background: string) =>
  sharp({ create: { width: 500, height: 400, channels: 3, background } });

/** The backpack that every new shop has. */
async function backpackId({ call }: Staff): Promise<string> {
  const list = await call<{ products: readonly { id: string; sku: string | null }[] }>(
    "GET",
    "/api/admin/products?q=WANDERPAW_BACKPACK",
  );
  return list.products.find(({ sku }) => sku === "WANDERPAW_BACKPACK")?.id ?? "";
}

async function openImages(page: Page, id: string): Promise<void> {
  await page.goto(`${adminPaths.product(id)}?tab=images`);
  await expect(chooser(page)).toBeAttached();
}

/** Opens the images of a product of its own. */
async function openNewProduct(page: Page): Promise<void> {
  const staff = await signInAsStaff(page);
  const product = { name: `Basket ${randomUUID()}`, basePriceMinor: 900 };
  await openImages(page, (await staff.addProduct(product)).id);
}

/**
 * Adds a green image and a blue one; waits until they stand after those that were there `before`.
 */
async function upload(page: Page, before = 0): Promise<void> {
  await chooser(page).setInputFiles([
    { name: "green.png", mimeType: "image/png", buffer: await painting("green").png().toBuffer() },
    { name: "blue.webp", mimeType: "image/webp", buffer: await painting("blue").webp().toBuffer() },
  ]);
  // Making the files of each width takes a busy machine a while.
  await expect(cards(page)).toHaveCount(before + 2, { timeout: 20_000 });
}

async function describeImage(page: Page, place: number, labels: string): Promise<void> {
  await getWords(page, place).fill(labels);
  await getWords(page, place).press("Enter");
  await expect(cards(page).nth(place - 1)).not.toContainText(text.altMissing);
}

async function makePrimary(page: Page, place: number): Promise<void> {
  await button(page, `${text.makePrimary}: ${place}`).click();
  await expect(toast(page)).toContainText(text.outcomes.primary.saved);
  await expect(cards(page).filter({ hasText: text.primary })).toContainText(`1${text.altLabel(1)}`);
}

// Its product pages are looked at by few other tests, and none of them minds another image.
test.use({ payments: "stripe" });
test.slow();

test("PRODS-15 a file of another type, or one too large, is rejected before it is sent", async ({
  page,
}) => {
  await openNewProduct(page);
  const requests = recordRequests(page);
  const gif = await painting("orange").gif().toBuffer();
  await chooser(page).setInputFiles([
    { name: "photo.jpg", mimeType: "image/jpeg", buffer: gif },
    {
      name: "huge.png",
      mimeType: "image/png",
      buffer: Buffer.concat([await painting("red").png().toBuffer()], MAX_IMAGE_BYTES + 1),
    },
  ]);
  await expect(uploads(page).filter({ hasText: "photo.jpg" })).toContainText(wrongType);
  await expect(uploads(page).filter({ hasText: "huge.png" })).toContainText(tooLarge);
  await expect(toast(page)).toContainText(admin.error);
  expect(requests.filter((url) => url.includes("/images"))).toEqual([]);
  for (const name of ["photo.jpg", "huge.png"])
    await button(page, uploadWords.dismiss(name)).click();
  await expect(uploads(page)).toHaveCount(0);
  const error = toast(page).getByRole("dialog", { name: admin.error });
  await error.filter({ hasText: tooLarge }).getByLabel(admin.toast.close).click();
});

test("PRODS-16 PRODS-17 images are uploaded in their order, and described in place", async ({
  page,
}) => {
  await openNewProduct(page);
  await expectNoSidewaysScrolling(page);
  await upload(page);
  await expect(uploads(page)).toHaveCount(0);
  await expect(cards(page).last()).toContainText(text.altMissing);
  await describeImage(page, 2, "A blue wall");
  await page.reload();
  await expect(getWords(page, 2)).toHaveValue("A blue wall");
  await expect(getWords(page, 1)).toHaveValue("");
});

test("PRODS-18 the primary image comes first", async ({ page }) => {
  await openNewProduct(page);
  await upload(page);
  await describeImage(page, 2, "A blue wall");
  await makePrimary(page, 2);
  await expect(getWords(page, 1)).toHaveValue("A blue wall");
});

test("PRODS-18 an image moves by keyboard, and the focus follows", async ({ page }) => {
  await openNewProduct(page);
  await upload(page);
  // The primary one stays first, so there must be more than two.
  await upload(page, 2);
  await describeImage(page, 4, "A blue wall");
  await button(page, text.earlier(4)).focus();
  await page.keyboard.press("Enter");
  await expect(getWords(page, 3)).toHaveValue("A blue wall");
  await expect(button(page, text.earlier(3))).toBeFocused();
});

test("PRODS-18 the shop shows the primary image, after the one that was chosen for the variant", async ({
  page,
}) => {
  const staff = await signInAsStaff(page);
  const id = await backpackId(staff);
  const before = (await staff.readProduct(id)).images;
  const last = before.length + 2;
  await openImages(page, id);
  await expect(cards(page)).toHaveCount(before.length);
  await upload(page, before.length);
  await describeImage(page, last, "A blue wall");
  await makePrimary(page, last);

  const shop = await page.context().newPage();
  await shop.goto("/product/olive");
  await shop.getByRole("button", { name: productPage.carousel.next }).click();
  const shown = shop.getByRole("main").getByRole("img", { name: "A blue wall" }).first();
  await expect(shown).toHaveAttribute("srcset", /\/uploads\/.+-480\.webp 480w/);
  await expect(shown).toHaveJSProperty("complete", true);
  expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  const known = new Set(before.map((image) => image.id));
  for (const image of (await staff.readProduct(id)).images)
    if (!known.has(image.id)) await staff.call("DELETE", `/api/admin/images/${image.id}`);
});

test("PRODS-19 a deleted image is restored from the message, and another one is primary meanwhile", async ({
  page,
}) => {
  await openNewProduct(page);
  await upload(page);
  await button(page, `${text.delete}: 1`).click();
  await expect(toast(page)).toContainText(text.outcomes.delete.saved);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).filter({ hasText: text.primary })).toContainText(`1${text.altLabel(1)}`);
  await button(toast(page), admin.dialog.undo).click();
  await expect(cards(page)).toHaveCount(2);
});
