// The library of images in the back office.
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { images as text } from "#i18n/he/images.ts";
import { uploads } from "#i18n/he/uploads.ts";
import type { LibraryImage } from "#modules/media/admin/contract.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { button, signInAsStaff, toast } from "./staff.ts";
import { expect, test } from "./fixtures.ts";

const tiles = (page: Page) => page.getByRole("list", { name: text.list, exact: true });
const field = (within: Page | Locator, name: string) => within.getByLabel(name, { exact: true });

/** A file of its own, so that no other test finds it. */
async function paint(name: string) {
  const background = "#7f7c56";
  const image = sharp({ create: { width: 600, height: 300, channels: 3, background } });
  return { name, mimeType: "image/png", buffer: await image.png().toBuffer() };
}

async function openLibrary(page: Page) {
  const staff = await signInAsStaff(page);
  await page.goto(adminPaths.mediaLibrary);
  await expect(tiles(page)).toBeVisible();
  return staff;
}

/** Opens the details of an image beside the whole list, which moves nothing any more then. */
async function openDetails(page: Page, address: string): Promise<void> {
  await page.goto(`${adminPaths.mediaLibrary}?picture=${encodeURIComponent(address)}`);
  await expect(tiles(page)).toBeVisible();
}

/** Adds an image; its details are open then. */
async function addToLibrary(page: Page, name: string): Promise<void> {
  await page.locator("input[type=file]").setInputFiles(await paint(name));
  await expect(page.getByRole("heading", { name })).toBeVisible({ timeout: 20_000 });
}

test.use({ payments: "stripe" });
test.slow();

test("MEDIA-11 pictures are added, described and given a focus, by pointer and by keyboard", async ({
  page,
}, { project }) => {
  const name = `awning ${project.name}.png`;
  await openLibrary(page);
  await expectNoSidewaysScrolling(page);
  await addToLibrary(page, name);
  await field(page, text.altEn).fill("An awning");
  await page.getByLabel(text.focusX).press("End");
  await page.getByLabel(text.focusX).press("ArrowLeft");
  await expect(page.getByLabel(text.focusX)).toHaveValue("95");
  await page
    .locator("fieldset svg")
    .first()
    .click({ position: { x: 6, y: 6 } });
  await expect(page.getByLabel(text.focusX)).toHaveValue("0");
  const fromTop = await page.getByLabel(text.focusY).inputValue();
  expect(Number(fromTop)).toBeLessThan(10);
  await button(page, text.save).click();
  await expect(toast(page)).toContainText(text.saved);
  await expectNoSidewaysScrolling(page);
  await page.reload();
  await expect(field(page, text.altEn)).toHaveValue("An awning");
  await expect(page.getByLabel(text.focusY)).toHaveValue(fromTop);
});

test("MEDIA-11 a picture is replaced everywhere, shown in the shop with its description, and deleted", async ({
  page,
}) => {
  const staff = await openLibrary(page);
  const from = "/media/gallery/vineyard";
  await addToLibrary(page, "terrace.png");
  await field(page, text.altEn).fill("A terrace above the sea");
  await page.getByLabel(text.focusX).press("Home");
  await button(page, text.save).click();
  await expect(toast(page)).toContainText(text.saved);
  await expect(page.getByRole("button", { name: text.remove.button })).toBeEnabled();

  await openDetails(page, from);
  await button(page, text.replace.button).click();
  const dialog = page.getByRole("dialog", { name: text.replace.title });
  await button(dialog, text.picker.choose).click();
  const picker = page.getByRole("dialog", { name: text.picker.title(text.replace.with) });
  await picker.getByRole("searchbox").fill("terrace");
  await picker.getByRole("button", { name: "terrace.png" }).first().click();
  await expect(picker).toBeHidden();
  await button(dialog, text.replace.submit).click();
  await expect(toast(page)).toContainText(text.replace.saved);

  const { pictures: found } = await staff.call<{ pictures: LibraryImage[] }>(
    "GET",
    "/api/admin/pictures?q=terrace",
  );
  const to = found[0]?.address ?? "";
  await page.goto("/gallery");
  const shown = page.getByRole("img", { name: "A terrace above the sea" }).first();
  await expect(shown).toHaveClass(/focus-x-0 /);
  expect(await shown.evaluate((image) => getComputedStyle(image).objectPosition)).toBe("0% 50%");

  // The other tests look at the gallery as it was.
  await staff.call("POST", "/api/admin/pictures/replace", { from: to, to: from });
  await openDetails(page, to);
  await button(page, text.remove.button).click();
  await button(page, text.remove.submit).click();
  await expect(toast(page)).toContainText(text.remove.saved);
});

test("MEDIA-11 a file that is not a picture is refused in the library, and the screen is accessible", async ({
  page,
}) => {
  await openLibrary(page);
  const file = { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("GIF89a") };
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByRole("list", { name: uploads.list })).toContainText("photo.jpg");
  await button(page, uploads.dismiss("photo.jpg")).click();
  await tiles(page).getByRole("button").first().click();
  await expect(field(page, text.altEn)).toBeVisible();
  await expectAccessible(page);
});
