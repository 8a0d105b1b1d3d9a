import type { Page } from "@playwright/test";
import { consent as labels } from "#i18n/en/consent.ts";
import { shell } from "#i18n/en/shell.ts";
import { CONSENT_KEY } from "#web/consent/stored-consent.ts";
import { expect, recordRequests, test, windows } from "./fixtures.ts";

const tagHost = "www.googletagmanager.com";

// The shop of the tests has an id for analytics; its tag is the one request that may leave the
// shop, and it is answered here.
test.use({ consent: "open", expectedNoise: [/request to another origin: https:\/\/www\.google/] });

test.beforeEach(async ({ context }) => {
  await context.route(`https://${tagHost}/**`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "window.isTagHere = true;" }),
  );
});

const notice = (page: Page) => page.getByRole("region", { name: labels.notice.title });
const dialog = (page: Page) => page.getByRole("dialog", { name: labels.dialog.title });
const button = (within: ReturnType<typeof notice>, name: string) =>
  within.getByRole("button", { name, exact: true });
const toggle = (page: Page, name: string) => dialog(page).getByRole("switch", { name });

function stored(page: Page) {
  return page.evaluate((key) => {
    const record: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return record;
  }, CONSENT_KEY);
}

/** The commands about consent that the tag finds, oldest first. */
function signals(page: Page, name: string) {
  return page.evaluate(
    (signal) =>
      (window.dataLayer ?? []).flatMap((entry) => {
        const [command, kind, values]: unknown[] = Array.from(entry as ArrayLike<unknown>);
        if (command !== "consent" || typeof values !== "object" || values === null) return [];
        return [`${String(kind)} ${String(Reflect.get(values, signal))}`];
      }),
    name,
  );
}

test("CONS-01, CONS-02, CONS-12 the notice asks, nothing leaves the shop before Accept, and then the tag loads", async ({
  page,
  baseURL,
}) => {
  const asked = recordRequests(page);
  const elsewhere = () => asked.filter((url) => new URL(url).port !== new URL(page.url()).port);
  // As if the link of a mail had been opened first.
  await page.goto("/contact", { referer: `${baseURL}/newsletter/confirm?token=secret` });
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText(labels.notice.announcement)).toHaveAttribute("role", "status");
  const accept = await button(notice(page), labels.notice.accept).boundingBox();
  const reject = await button(notice(page), labels.notice.reject).boundingBox();
  expect(accept?.width).toBeCloseTo(reject?.width ?? 0, 1);
  expect(accept?.height).toBeCloseTo(reject?.height ?? 0, 1);
  expect(await signals(page, "ad_storage")).toEqual(["default denied"]);
  expect(elsewhere()).toEqual([]);
  expect(await stored(page)).toBeNull();

  await button(notice(page), labels.notice.accept).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.locator("#main")).toBeFocused();
  expect(await stored(page)).toMatchObject({ analytics: true, marketing: true, functional: true });
  await expect.poll(() => page.evaluate(() => "isTagHere" in window)).toBe(true);
  expect(elsewhere()).toEqual([`https://${tagHost}/gtag/js?id=G-TEST123`]);
  expect(await signals(page, "ad_storage")).toEqual(["default denied", "update granted"]);
  const sent = await page.evaluate(() => JSON.stringify(window.dataLayer));
  expect(sent).toContain(`"page_referrer":"${baseURL}/newsletter/confirm"`);
  expect(sent).not.toContain("secret");

  // A page that is opened without loading a document is counted without its query.
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  const commands = () => page.evaluate(() => JSON.stringify((window.dataLayer ?? []).slice(-2)));
  await expect.poll(commands).toMatch(/"page_location":"[^"?]+\/blog".*"page_view"/);

  // The next document begins with everything denied again, and repeats the choice before the tag.
  await page.reload();
  await expect.poll(() => elsewhere().length).toBe(2);
  expect(await signals(page, "analytics_storage")).toEqual(["default denied", "update granted"]);
  await expect(notice(page)).toBeHidden();
});

test("CONS-02, CONS-05 Reject and the close button allow only what is necessary, and other tabs follow", async ({
  context,
  page,
}) => {
  const asked = recordRequests(page);
  const other = await context.newPage();
  for (const name of [labels.notice.reject, labels.notice.close]) {
    await other.goto("/cart");
    await page.goto("/contact");
    await expect(notice(other)).toBeVisible();
    await button(notice(page), name).click();
    await expect(notice(other)).toBeHidden();
    expect(await stored(other)).toMatchObject({
      necessary: true,
      analytics: false,
      marketing: false,
      functional: false,
    });
    expect(asked.filter((url) => url.includes("google"))).toEqual([]);
    await page.evaluate(() => localStorage.clear());
  }
});

test("CONS-06, CONS-07, CONS-08 by keyboard, a visitor chooses in the dialog and changes the choice from the footer", async ({
  page,
}) => {
  await page.goto("/contact");
  const settings = button(notice(page), labels.notice.settings);
  await settings.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await expect(toggle(page, labels.dialog.purposes.necessary.name)).toBeDisabled();
  await expect(toggle(page, labels.dialog.purposes.necessary.name)).toBeChecked();
  for (const { name } of [labels.dialog.purposes.marketing, labels.dialog.purposes.functional])
    await expect(toggle(page, name)).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(settings).toBeFocused();
  expect(await stored(page)).toBeNull();

  // The page hears of the closing a moment after the browser has hidden the dialog.
  await expect(page.locator("dialog")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await toggle(page, labels.dialog.purposes.analytics.name).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(notice(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({ analytics: true, marketing: false });
  await expect.poll(() => signals(page, "analytics_storage")).toContain("update granted");

  const again = page.getByRole("contentinfo").getByRole("button", { name: shell.footer.cookies });
  await page.evaluate(() => (document.cookie = "_ga=GA1.1.1; path=/"));
  await again.focus();
  await page.keyboard.press("Enter");
  await expect(toggle(page, labels.dialog.purposes.analytics.name)).toBeChecked();
  await button(dialog(page), labels.dialog.rejectAll).click();
  await expect(dialog(page)).toBeHidden();
  await expect(again).toBeFocused();
  expect(await stored(page)).toMatchObject({ analytics: false });
  expect((await signals(page, "analytics_storage")).at(-1)).toBe("update denied");
  expect(await page.evaluate(() => document.cookie)).toBe("");
});

for (const [where, options] of windows)
  test.describe(where, () => {
    test.use(options);

    test("CONS-16 the notice shifts nothing, hides no focus, and the page ends above it", async ({
      page,
    }) => {
      await page.goto("/contact");
      const shifts = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const entries: PerformanceEntry[] = [];
            new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
              type: "layout-shift",
            });
            new MutationObserver((_, observer) => {
              if (!document.getElementById("cookie-notice")) return;
              observer.disconnect();
              const shownAt = performance.now();
              // Three frames later the notice has been painted and what it moved has been told.
              const frame = (left: number) => {
                if (left > 0) return requestAnimationFrame(() => frame(left - 1));
                const moved = entries.filter(({ startTime }) => startTime >= shownAt);
                return resolve(
                  moved.reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0),
                );
              };
              frame(3);
            }).observe(document.body, { childList: true, subtree: true });
          }),
      );
      expect(await shifts).toBeLessThan(0.01);

      await page.goto("/order/olive?step=details");
      await expect(notice(page)).toBeVisible();

      const isCovered = () =>
        page.evaluate(() => {
          const card = document.getElementById("cookie-notice")?.getBoundingClientRect();
          const focus = document.activeElement?.getBoundingClientRect();
          return !card || !focus || (focus.bottom > card.top && focus.right > card.left);
        });
      await page.getByLabel("Full name").focus();
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press("Tab");
        // The page may still be scrolling.
        await expect.poll(isCovered).toBe(false);
      }
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
      const last = page.getByRole("contentinfo").getByRole("button", { name: "System" });
      const [end, card] = [await last.boundingBox(), await notice(page).boundingBox()];
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(card?.y ?? 0);
    });
  });
