// The backpack on its product page, turned by a finger, the mouse and keys.
import type { Page } from "@playwright/test";
import { productPage } from "#i18n/en/product.ts";
import { turnText } from "#i18n/en/turn.ts";
import { TURN_FRAMES, turnIds } from "#media/turns.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { findVariant } from "./catalog.ts";
import { expect, phone, recordRequests, test, untilHydrated } from "./fixtures.ts";

/** All frames of one turn in the format that browsers of today take. */
const MOST_BYTES = 450_000;

const turned = turnIds.map((id) => ({ id, path: `/product/${id}` }));
const [first = { id: "", path: "" }] = turned;

const open = (page: Page) => page.getByRole("button", { name: turnText.label });
const turn = (page: Page) => page.getByRole("group", { name: turnText.label });
const slider = (page: Page) => turn(page).getByRole("slider", { name: turnText.label });
const stage = (page: Page) => turn(page).locator(".turn-stage");
const seen = (page: Page) => turn(page).locator("img[data-current]");

const view = (frame: number) => new RegExp(`view ${frame + 1} of ${TURN_FRAMES}$`);
const isAt = (page: Page, frame: number) =>
  expect(slider(page)).toHaveAttribute("aria-valuetext", view(frame));

async function openTurn(page: Page, path = first.path) {
  await page.goto(path);
  await open(page).click();
  await expect(turn(page).getByText(turnText.hint)).toBeVisible();
}

/** The middle of the stage, and a step that turns by four frames. */
async function stageBox(page: Page) {
  await stage(page).scrollIntoViewIfNeeded();
  const box = await stage(page).boundingBox();
  if (!box) throw new Error("there is no turn on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, step: box.width / 4 };
}

test.skip(turnIds.length === 0, "no turn has been drawn");

for (const { id, path } of turned)
  test(`PDP-32 the frames of ${id} load when the 360° view is opened, and weigh at most 450 kB`, async ({
    page,
  }) => {
    const asked = recordRequests(page);
    const frames = () => new Set(asked.filter((url) => url.includes("/media/turns/")));
    await page.goto(path, { waitUntil: "networkidle" });
    await untilHydrated(page);
    await expect(open(page)).toBeVisible();
    expect(frames()).toEqual(new Set());
    await open(page).click();
    await expect(turn(page).getByText(turnText.hint)).toBeVisible();
    expect(frames().size).toBe(TURN_FRAMES);
    const sizes = await Promise.all(
      [...frames()].map(async (url) => (await (await page.request.get(url)).body()).length),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
    expect([...frames()].filter((url) => !url.includes(`/turns/${id}.`))).toEqual([]);
  });

/** The images that the carousel shows; all others are hidden from everybody. */
const slides = (page: Page) =>
  page.getByRole("main").locator("[aria-roledescription=slide]:visible");

test("PDP-30 the 360° view replaces the images, and its button or Escape closes it", async ({
  page,
}) => {
  await openTurn(page);
  await expect(slides(page)).toHaveCount(0);
  await expect(slider(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(turn(page)).toHaveCount(0);
  await expect(open(page)).toBeFocused();
  await expect(slides(page)).toHaveCount(1);

  await open(page).click();
  await turn(page).getByRole("button", { name: turnText.close }).click();
  await expect(open(page)).toBeFocused();
});

test("PDP-30 a thumbnail closes the 360° view, even the thumbnail of the image shown before", async ({
  page,
}) => {
  const { images } = await findVariant(page.request, first.id);
  await openTurn(page);
  const { image } = productPage.carousel;
  await page.getByRole("button", { name: image(1, images.length), exact: true }).click();
  await expect(turn(page)).toHaveCount(0);
  await expect(slides(page)).toHaveCount(1);
});

test("PDP-30 the 360° view has no accessibility defects in either theme", async ({ page }) => {
  test.slow();
  await openTurn(page);
  await expectAccessible(page, ".turn");
  await expectNoSidewaysScrolling(page);
});

test("PDP-31 arrow keys turn by one frame, wrap around, and the slider names the side", async ({
  page,
}) => {
  await openTurn(page);
  await isAt(page, 0);
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /^From the front left/);
  await page.keyboard.press("ArrowRight");
  await isAt(page, 1);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await isAt(page, TURN_FRAMES - 1);
  await page.keyboard.press("ArrowUp");
  await isAt(page, 0);
  await page.keyboard.press("End");
  await isAt(page, TURN_FRAMES - 1);
  await expect(seen(page)).toHaveAttribute("src", new RegExp(`-${TURN_FRAMES - 1}\\.webp$`));
});

test("PDP-31 the mouse turns the backpack, even beyond the edge of the image", async ({ page }) => {
  await openTurn(page);
  const { x, y, step } = await stageBox(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + step, y, { steps: 4 });
  await isAt(page, 4);
  await expect(seen(page)).toHaveAttribute("src", /-4\.webp$/);
  await page.mouse.move(x - step * 3, y, { steps: 4 });
  await isAt(page, TURN_FRAMES - 12);
  await page.mouse.up();
  await page.mouse.move(x, y);
  await isAt(page, TURN_FRAMES - 12);
  await page.keyboard.press("ArrowRight");
  await isAt(page, TURN_FRAMES - 11);
});

test.describe("a finger", () => {
  test.use(phone);

  test("PDP-31 turns the backpack with a horizontal swipe and scrolls the page with a vertical one", async ({
    page,
  }) => {
    await openTurn(page);
    const { x, y, step } = await stageBox(page);
    const cdp = await page.context().newCDPSession(page);
    const drag = async (byX: number, byY: number) => {
      const touch = (type: "touchStart" | "touchMove", share: number) =>
        cdp.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: [{ x: x + byX * share, y: y + byY * share }],
        });
      await touch("touchStart", 0);
      for (const share of [0.25, 0.5, 0.75, 1]) await touch("touchMove", share);
      await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await drag(-step, 0);
    await isAt(page, TURN_FRAMES - 4);
    await drag(step, 0);
    await isAt(page, 0);

    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    await drag(0, -120);
    await expect.poll(scrolled).toBeGreaterThan(before);
    await isAt(page, 0);
  });
});

test("PDP-34 nothing turns by itself, and nothing animates for visitors who prefer reduced motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openTurn(page);
  const running = await turn(page).evaluate(
    (element) => element.getAnimations({ subtree: true }).length,
  );
  expect(running).toBe(0);
  await isAt(page, 0);
});

test.describe("without a connection", () => {
  test.use({ expectedNoise: [/Failed to load resource|ERR_FAILED/] });

  test("PDP-33 missing frames are reported, the others can be viewed, and a retry loads the rest", async ({
    page,
  }) => {
    const missing = /\/media\/turns\/.+-(1|2)\.\w+$/;
    await page.route(missing, (route) => route.abort());
    await page.goto(first.path);
    await open(page).click();
    await expect(turn(page).getByText(turnText.failed)).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await isAt(page, 1);
    await expect(seen(page)).toHaveAttribute("src", /-0\.webp$/);
    await page.unroute(missing);
    await turn(page).getByRole("button", { name: turnText.retry }).click();
    await expect(turn(page).getByText(turnText.failed)).toHaveCount(0);
    await expect(seen(page)).toHaveAttribute("src", /-1\.webp$/);
    await expect(slider(page)).toBeFocused();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("PDP-30 nothing of the 360° view is shown", async ({ page }) => {
    await page.goto(first.path);
    await expect(open(page)).toHaveCount(0);
  });
});
