import type { Page } from "@playwright/test";
import { films, photos } from "#content/gallery.ts";
import { expect, recordRequests, test } from "./fixtures.ts";

const viewer = (page: Page) => page.getByRole("dialog");
const thumbnail = (page: Page, location: string) =>
  page.getByRole("link", { name: `Open ${location}:` });

test("GAL-01 GAL-02 GAL-03 GAL-05 GAL-06 the viewer opens, browses round the ends, and gives the page back", async ({
  page,
}) => {
  await page.goto("/gallery");
  for (const { location } of photos)
    await expect(page.getByRole("listitem").filter({ hasText: location })).toHaveCount(1);

  await thumbnail(page, "Ko Lanta, Thailand").click();
  await expect(viewer(page)).toHaveAccessibleName(/Ko Lanta, Thailand/);
  await expect(viewer(page).locator("[aria-live]")).toContainText("2 of 16");
  await expect(viewer(page).getByRole("img")).toHaveAccessibleName(/grey toy kitten/);

  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(viewer(page).locator("[aria-live]")).toContainText("16 of 16");
  await page.keyboard.press("ArrowRight");
  await expect(viewer(page).locator("[aria-live]")).toContainText("1 of 16");
  expect(await page.evaluate(() => scrollY)).toBe(before);

  await viewer(page).getByRole("button", { name: "Previous picture" }).click();
  await viewer(page).getByRole("button", { name: "Previous picture" }).click();
  await expect(viewer(page).locator("[aria-live]")).toContainText("15 of 16");
  await viewer(page).getByRole("button", { name: "Next picture" }).click();
  for (const _ of [1, 2, 3, 4]) {
    await page.keyboard.press("Tab");
    const outside = page.locator("main :focus:not(dialog *)");
    await expect(outside).toHaveCount(0);
  }

  await page.keyboard.press("Escape");
  await expect(viewer(page)).toHaveCount(0);
  await expect(thumbnail(page, "Bernina line, Switzerland")).toBeFocused();
  await expect(page).toHaveURL("/gallery");
  await page.mouse.wheel(0, -400);
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
});

test("GAL-04 a shared link opens its picture; the address follows, and Back closes", async ({
  page,
}) => {
  await page.goto("/gallery#photo-cafe");
  await expect(viewer(page)).toHaveAccessibleName(/Montmartre, Paris/);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/gallery#photo-vineyard");
  await viewer(page).getByRole("button", { name: "Close the picture" }).click();
  await expect(page).toHaveURL("/gallery");
  await expect(thumbnail(page, "Beaujolais, France")).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/gallery#photo-vineyard");
  await expect(viewer(page)).toHaveAccessibleName(/Beaujolais, France/);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/gallery#photo-rooftop");
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL("/gallery");
  await expect(thumbnail(page, "Brooklyn, New York")).toBeFocused();
});

test.describe("a finger", () => {
  test.skip(({ hasTouch }) => !hasTouch, "needs a touch screen");

  test("GAL-07 a swipe of 50 px browses, a shorter one does not @phone", async ({ page }) => {
    await page.goto("/gallery");
    await thumbnail(page, "Dolomites, Italy").tap();
    await expect(viewer(page)).toHaveCSS("opacity", "1");
    const cdp = await page.context().newCDPSession(page);
    const swipe = async (byX: number) => {
      const touch = (type: "touchStart" | "touchMove", x: number) =>
        cdp.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y: 340 }] });
      await touch("touchStart", 180);
      for (const share of [0.5, 1]) await touch("touchMove", 180 + byX * share);
      await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    const caption = viewer(page).locator("[aria-live]");
    await swipe(-49);
    await expect(caption).toContainText("1 of 16");
    await swipe(-50);
    await expect(caption).toContainText("2 of 16");
    await swipe(50);
    await swipe(60);
    await expect(caption).toContainText("16 of 16");
  });
});

test("FILM-01 FILM-02 FILM-04 films play from our own files, and nothing of them is loaded before", async ({
  page,
}) => {
  // That no other origin is asked is watched during every test.
  const requests = recordRequests(page);
  await page.goto("/gallery");
  const video = page.locator("video").first();
  await expect(page.locator("video")).toHaveCount(films.length);
  const play = page.getByRole("button", { name: /Play the film: Once round the bag/ });
  await expect(play).toBeVisible();
  expect(requests.filter((url) => /\.(mp4|webm)$/.test(url))).toEqual([]);

  await page.getByText("What the film shows").first().click();
  await expect(page.getByText(films[0]?.description ?? "")).toBeVisible();

  await play.press("Enter");
  await expect(video).toBeFocused();
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
  expect(
    requests.filter((url) => /\/media\/films\/turntable\.\w+\.(mp4|webm)$/.test(url)),
  ).not.toEqual([]);
});

test.describe("without scripts", () => {
  // The browser reports each script that it does not load, and that its own page around a picture gets no styles.
  test.use({
    javaScriptEnabled: false,
    expectedNoise: [/\.js csp$|inline style.*\/media\/gallery\/.*\.webp\)$/],
  });

  test("GAL-08 FILM-03 pictures open as files, captions can be read, films have controls", async ({
    page,
  }) => {
    await page.goto("/gallery");
    for (const { location } of photos)
      await expect(page.getByText(location, { exact: true })).toBeVisible();
    await expect(page.locator("video[controls]")).toHaveCount(films.length);
    await thumbnail(page, "Kyoto, Japan").click();
    await expect(page).toHaveURL(/\/media\/gallery\/cherry\.\w+-1200\.webp$/);
  });
});
