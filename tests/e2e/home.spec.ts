import { home } from "#content/home.ts";
import { expectAccessible, resizeWindow } from "./accessible.ts";
import { expect, recordRequests, test } from "./fixtures.ts";
import { getOwnAlt } from "./own-alt.ts";

/** The first feature that has an image to open. */
function firstWithImage(): { name: string; image: string } {
  const features = home.features.groups.flatMap((group) => group.features);
  for (const { name, image } of features) if (image !== undefined) return { name, image };
  throw new Error("no feature has an image");
}

test("HOME-07 HOME-12 a feature opens its image; Escape, the button and a click outside close it", async ({
  page,
}) => {
  await page.goto("/");
  const asked = recordRequests(page);
  const feature = firstWithImage();
  const opener = page.getByRole("button", { name: `See it ${feature.name}` });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: feature.name });
  await expect(dialog.getByRole("img", { name: getOwnAlt(feature.image) })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  expect(asked.some((url) => url.includes("feature-dialog"))).toBe(true);
  await expect(dialog).toHaveCSS("opacity", "1");
  await expectAccessible(page, "dialog");

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(dialog).toBeHidden();
});

test("HOME-16 a click outside the pop-up closes it where the browser has no support for that", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
  });
  await page.goto("/");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: `See it ${firstWithImage().name}` }).click();
  await dialog.evaluate((element) => element.removeAttribute("closedby"));
  await dialog.getByRole("img").click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(10, 10);
  await expect(dialog).toBeHidden();
});

test("HOME-15 on a phone colors, stories and quotes can be swiped, and scrolled by keyboard", async ({
  page,
}) => {
  await page.goto("/");
  const cards = page.locator("#products").getByRole("article");
  const readPlaces = async () => [
    await cards.nth(0).boundingBox(),
    await cards.nth(1).boundingBox(),
  ];
  for (const label of [home.stories.heading, home.testimonials.heading]) {
    const row = page.getByRole("group", { name: label, exact: true });
    await expect(row).not.toHaveAttribute("tabindex");
  }
  const [first, second] = await readPlaces();
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);

  await resizeWindow(page, 360, 740);
  for (const label of [home.stories.heading, home.testimonials.heading]) {
    const row = page.getByRole("group", { name: label, exact: true });
    await expect(row).toHaveAttribute("tabindex", "0");
    const last = row.locator("> *").last();
    await expect(last).not.toBeInViewport();
    await row.focus();
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(last).toBeInViewport({ timeout: 300 });
    }).toPass();
  }
  const [left, right] = await readPlaces();
  expect(right?.y).toBe(left?.y);
  expect(right?.x).toBeGreaterThan(left?.x ?? 0);
});
