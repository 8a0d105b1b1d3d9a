import type { Page } from "@playwright/test";
import { gallery } from "#content/gallery.ts";
import { galleryText } from "#i18n/en/gallery.ts";
import { viewerText } from "#i18n/en/viewer.ts";
import { getOwnAlt } from "./own-alt.ts";
import { expect, recordRequests, test } from "./fixtures.ts";

const films = gallery.films.items;
const images = gallery.images.items;
type GalleryImage = (typeof images)[number];

const viewer = (page: Page) => page.getByRole("dialog");
const thumbnail = (page: Page, { location }: GalleryImage) =>
  page.getByRole("link", { name: galleryText.openImage(location) });

/** The photo at a place of the wall; the last one is at -1. */
function imageAt(index: number): GalleryImage {
  const image = images.at(index);
  if (!image) throw new Error(`the gallery has no image ${index}`);
  return image;
}

/** The viewer's text about a place, which it counts from 1; the last one is at -1. */
const position = (index: number) =>
  viewerText.position(images.indexOf(imageAt(index)) + 1, images.length);

const caption = (page: Page) => viewer(page).locator("[aria-live]");

async function openSecond(page: Page): Promise<void> {
  await page.goto("/gallery");
  await thumbnail(page, imageAt(1)).click();
  await expect(caption(page)).toContainText(position(1));
}

test("GAL-02 GAL-03 GAL-05 an image opens large; keys and buttons move on, and the focus stays inside until Escape", async ({
  page,
}) => {
  await openSecond(page);
  await expect(viewer(page)).toHaveAccessibleName(new RegExp(imageAt(1).location));
  await expect(viewer(page).getByRole("img")).toHaveAccessibleName(getOwnAlt(imageAt(1).image));
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(caption(page)).toContainText(position(-1));
  await page.keyboard.press("ArrowRight");
  await expect(caption(page)).toContainText(position(0));
  await viewer(page).getByRole("button", { name: viewerText.previous }).click();
  await viewer(page).getByRole("button", { name: viewerText.previous }).click();
  await expect(caption(page)).toContainText(position(-2));
  await viewer(page).getByRole("button", { name: viewerText.next }).click();
  await expect(caption(page)).toContainText(position(-1));

  for (const _ of [1, 2, 3, 4]) {
    await page.keyboard.press("Tab");
    const outside = page.locator("main :focus:not(dialog *)");
    await expect(outside).toHaveCount(0);
  }
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  await expect(thumbnail(page, imageAt(-1))).toBeFocused();
  await expect(page).toHaveURL("/gallery");
});

test("GAL-06 the page behind the viewer does not scroll, and scrolls again after the viewer is closed", async ({
  page,
}) => {
  await openSecond(page);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("ArrowRight");
  await expect(caption(page)).toContainText(position(2));
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  const closed = await page.evaluate(() => scrollY);
  // A turn of the wheel that comes before the page may scroll again is lost.
  await expect(async () => {
    await page.mouse.wheel(0, closed > 0 ? -300 : 300);
    expect(await page.evaluate(() => scrollY)).not.toBe(closed);
  }).toPass();
});

test("GAL-04 a shared link opens its image; the address follows, and Back closes the viewer", async ({
  page,
}) => {
  const [shared, second, third] = [imageAt(0), imageAt(1), imageAt(2)];
  await page.goto(`/gallery#photo-${shared.id}`);
  await expect(viewer(page)).toHaveAccessibleName(new RegExp(shared.location));
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`/gallery#photo-${second.id}`);
  await viewer(page).getByRole("button", { name: "Close the picture" }).click();
  await expect(page).toHaveURL("/gallery");
  await expect(thumbnail(page, second)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/gallery#photo-${second.id}`);
  await expect(viewer(page)).toHaveAccessibleName(new RegExp(second.location));
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`/gallery#photo-${third.id}`);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL("/gallery");
  await expect(thumbnail(page, third)).toBeFocused();
});

test.describe("a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test("GAL-07 a swipe of 50 px moves on, a shorter one does not", async ({ page }) => {
    await page.goto("/gallery");
    await thumbnail(page, imageAt(0)).tap();
    await expect(viewer(page)).toHaveCSS("opacity", "1");
    const cdp = await page.context().newCDPSession(page);
    const swipe = async (byX: number) => {
      const touch = (type: "touchStart" | "touchMove", x: number) =>
        cdp.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y: 340 }] });
      await touch("touchStart", 180);
      for (const share of [0.5, 1]) await touch("touchMove", 180 + byX * share);
      await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await swipe(-49);
    await expect(caption(page)).toContainText(position(0));
    await swipe(-50);
    await expect(caption(page)).toContainText(position(1));
    await swipe(50);
    await swipe(60);
    await expect(caption(page)).toContainText(position(-1));
  });
});

test("FILM-01 FILM-02 FILM-04 films play from the shop's own files, and nothing of them loads before", async ({
  page,
}) => {
  // That no other origin is asked is watched during every test.
  const requests = recordRequests(page);
  await page.goto("/gallery");
  const video = page.locator("video").first();
  await expect(page.locator("video")).toHaveCount(films.length);
  const [shown] = films;
  if (!shown) throw new Error("the gallery has no films");
  const play = page.getByRole("button", { name: galleryText.play(shown.heading) });
  await expect(play).toBeVisible();
  expect(requests.filter((url) => /\.(mp4|webm)$/.test(url))).toEqual([]);

  await page.getByText("What the film shows").first().click();
  await expect(page.getByText(shown.description)).toBeVisible();

  await play.press("Enter");
  await expect(video).toBeFocused();
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
  const own = new RegExp(String.raw`/media/films/${shown.id}\.\w+\.(mp4|webm)$`);
  expect(requests.filter((url) => own.test(url))).not.toEqual([]);
});
