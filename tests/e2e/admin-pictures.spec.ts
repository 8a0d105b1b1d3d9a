import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { admin } from "#i18n/he/admin.ts";
import { categories } from "#i18n/he/categories.ts";
import { productPictures as text } from "#i18n/he/product-pictures.ts";
import { MAX_IMAGE_BYTES } from "#modules/catalog/desk-words.ts";
import { paths } from "#web/paths.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { button, chooseInMenu, signInAsClerk, type Clerk } from "./clerk.ts";
import { expect, recordRequests, test } from "./fixtures.ts";
import { shops } from "./shops.ts";

// Hebrew letters stay in the catalogues: these are the sentences by their code points.
const wrongType =
  "\u05e1\u05d5\u05d2 \u05e7\u05d5\u05d1\u05e5 \u05dc\u05d0 \u05ea\u05e7\u05d9\u05df";
const tooLarge = "\u05e7\u05d5\u05d1\u05e5 \u05d2\u05d3\u05d5\u05dc \u05de\u05d3\u05d9";

const toasts = (page: Page) => page.getByRole("region", { name: admin.toast.region });
const cards = (page: Page) => page.getByRole("list", { name: text.list }).locator(":scope > li");
const chooser = (page: Page) => page.locator("input[type=file]");
const painting = (background: string) =>
  sharp({ create: { width: 500, height: 400, channels: 3, background } });

/** The backpack that every new shop has. */
async function backpackId({ call }: Clerk): Promise<string> {
  const list = await call<{ products: readonly { id: string; sku: string | null }[] }>(
    "GET",
    "/api/admin/products?q=WANDERPAW_BACKPACK",
  );
  return list.products.find(({ sku }) => sku === "WANDERPAW_BACKPACK")?.id ?? "";
}

test.describe("pictures", () => {
  // Its product pages are looked at by few other tests, and none of them minds another picture.
  test.use({ baseURL: shops.stripe.url });
  test.slow();

  test("PRODS-15 PRODS-16 PRODS-17 PRODS-18 PRODS-19 pictures are checked, uploaded, described and put in order, and the shop shows the primary one @phone", async ({
    page,
    isMobile,
  }) => {
    const clerk = await signInAsClerk(page);
    const id = isMobile
      ? (await clerk.addProduct({ name: `Basket ${randomUUID()}`, basePriceMinor: 900 })).id
      : await backpackId(clerk);
    const before = (await clerk.readProduct(id)).images;
    await page.goto(`${paths.admin.product(id)}?tab=images`);
    await expect(cards(page)).toHaveCount(before.length);
    await expectNoSidewaysScrolling(page);

    // What the server would refuse is never sent.
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
    const uploads = page.getByRole("list", { name: text.uploads }).getByRole("listitem");
    await expect(uploads.filter({ hasText: "photo.jpg" })).toContainText(wrongType);
    await expect(uploads.filter({ hasText: "huge.png" })).toContainText(tooLarge);
    await expect(toasts(page)).toContainText(admin.error);
    expect(requests.filter((url) => url.includes("/images"))).toEqual([]);
    for (const name of ["photo.jpg", "huge.png"]) await button(page, text.dismiss(name)).click();
    const refusal = toasts(page).getByRole("dialog", { name: admin.error });
    await refusal.filter({ hasText: tooLarge }).getByLabel(admin.toast.close).click();

    await chooser(page).setInputFiles([
      {
        name: "green.png",
        mimeType: "image/png",
        buffer: await painting("green").png().toBuffer(),
      },
      {
        name: "blue.webp",
        mimeType: "image/webp",
        buffer: await painting("blue").webp().toBuffer(),
      },
    ]);
    // Making the files of each width takes a busy machine a while.
    await expect(cards(page)).toHaveCount(before.length + 2, { timeout: 20_000 });
    await expect(uploads).toHaveCount(0);
    const last = before.length + 2;
    await expect(cards(page).last()).toContainText(text.altMissing);
    await page.getByLabel(text.altOf(last), { exact: true }).fill("A blue wall");
    await page.getByLabel(text.altOf(last), { exact: true }).press("Enter");
    await expect(cards(page).last()).not.toContainText(text.altMissing);

    // One place earlier by keyboard; the focus goes with the picture.
    if (!isMobile) {
      await button(page, text.earlier(last)).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByLabel(text.altOf(last - 1), { exact: true })).toHaveValue(
        "A blue wall",
      );
      await expect(button(page, text.earlier(last - 1))).toBeFocused();
    }
    const place = isMobile ? last : last - 1;
    await button(page, `${text.makePrimary}: ${place}`).click();
    await expect(toasts(page)).toContainText(text.done.primary);
    await expect(cards(page).first()).toContainText(text.primary);
    await expect(page.getByLabel(text.altOf(1), { exact: true })).toHaveValue("A blue wall");

    if (!isMobile) {
      const shop = await page.context().newPage();
      await shop.goto("/product/olive");
      const picture = shop.getByRole("main").getByRole("img", { name: "A blue wall" }).first();
      await expect(picture).toHaveAttribute("srcset", /\/uploads\/.+-480\.webp 480w/);
      await expect(picture).toHaveJSProperty("complete", true);
      expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(
        0,
      );
      await shop.close();
    }

    // A deleted one comes back; those of this test go for good.
    await button(page, `${text.delete}: 1`).click();
    await expect(toasts(page)).toContainText(text.done.deleted);
    await expect(cards(page)).toHaveCount(before.length + 1);
    await expect(cards(page).first()).toContainText(text.primary);
    await button(toasts(page), admin.dialog.undo).click();
    await expect(cards(page)).toHaveCount(before.length + 2);
    const known = new Set(before.map((image) => image.id));
    for (const image of (await clerk.readProduct(id)).images)
      if (!known.has(image.id)) await clerk.call("DELETE", `/api/admin/images/${image.id}`);
  });
});

test("PRODS-26 PRODS-27 PRODS-28 PRODS-29 PRODS-30 categories are added below others, moved, and deleted when they are empty @phone", async ({
  page,
}) => {
  const clerk = await signInAsClerk(page);
  const mark = randomUUID().slice(0, 8);
  const [first, second, child] = [`First ${mark}`, `Second ${mark}`, `Child ${mark}`];
  await page.goto(paths.admin.categories);
  await expect(page.getByText("Backpacks", { exact: true })).toBeVisible();
  const dialog = page.getByRole("dialog", { name: categories.addTitle });
  const editing = page.getByRole("dialog", { name: categories.editTitle });
  for (const name of [first, second]) {
    await button(page, categories.add).click();
    await button(dialog, categories.submitNew).click();
    await expect(dialog.getByLabel(categories.form.name)).toHaveAccessibleDescription(
      categories.form.nameRequired,
    );
    await dialog.getByLabel(categories.form.name).fill(name);
    await button(dialog, categories.submitNew).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  await chooseInMenu(page, categories.menu(second), categories.addChild);
  await expect(dialog.getByLabel(categories.form.parent)).toContainText(second);
  await dialog.getByLabel(categories.form.name).fill(child);
  await button(dialog, categories.submitNew).click();
  await expect(page.getByText(child, { exact: true })).toBeVisible();
  await expectNoSidewaysScrolling(page);

  // Whoever has subcategories gets no parent.
  await chooseInMenu(page, categories.menu(second), categories.edit);
  await expect(editing.getByLabel(categories.form.parent).getByRole("option")).toHaveText([
    categories.form.noParent,
  ]);
  await button(editing, admin.dialog.cancel).click();

  const names = page.getByRole("main").locator("bdi", { hasText: mark });
  await expect(names).toHaveText([first, second, child]);
  await button(page, categories.up(second)).click();
  await expect(names).toHaveText([second, child, first]);
  await page.reload();
  await expect(names).toHaveText([second, child, first]);

  const active = page.getByRole("switch", { name: categories.activeSwitch(child) });
  await active.click();
  await expect(active).not.toBeChecked();
  await expect(toasts(page)).toContainText(categories.done.saved);

  // A category with products says how many, and stays.
  const list = await clerk.call<{ categories: readonly { id: string; name: string }[] }>(
    "GET",
    "/api/admin/categories",
  );
  const categoryId = list.categories.find(({ name }) => name === first)?.id;
  if (categoryId === undefined) throw new Error("the category is not there");
  const product = { name: `Basket ${mark}`, basePriceMinor: 900, categoryId };
  const { id } = await clerk.addProduct(product);
  await page.reload();
  await button(page, categories.menu(first)).click();
  const remove = page.getByRole("menuitem", { name: categories.delete });
  await expect(remove).toContainText(categories.inUse(1, 0));
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: categories.toProducts(first) }).click();
  await expect(page.getByText(product.name)).toBeVisible();
  await page.goBack();
  await clerk.call("PUT", `/api/admin/products/${id}`, {
    ...product,
    categoryId: null,
    seen: (await clerk.readProduct(id)).updatedAt,
  });
  await clerk.call("DELETE", `/api/admin/products/${id}`);
  await page.reload();

  await chooseInMenu(page, categories.menu(first), categories.delete);
  await button(page.getByRole("alertdialog"), admin.dialog.delete).click();
  await expect(toasts(page)).toContainText(categories.done.deleted);
  await expect(names).toHaveText([second, child]);
  await button(toasts(page), admin.dialog.undo).click();
  await expect(toasts(page)).toContainText(categories.done.restored);
  await expect(names).toHaveText([second, child, first]);
});
