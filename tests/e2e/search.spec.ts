// The search of the shop in a browser.
import { searchText as text } from "#i18n/en/search.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";

test("FIND-09 the key / opens the search and leads to its field, but is a letter while something is typed", async ({
  page,
}) => {
  // The code behind the key comes a second after the page.
  const isReady = page.waitForResponse(/loaded-later/);
  await page.goto("/contact");
  await untilHydrated(page);
  await (await isReady).finished();
  const message = page.getByRole("main").getByRole("textbox").last();
  await message.fill("and");
  await message.press("/");
  await expect(message).toHaveValue("and/");
  await message.blur();
  await page.keyboard.press("/");
  await expect(page).toHaveURL("/search");
  await untilHydrated(page);
  const field = page.getByRole("searchbox", { name: text.label });
  await expect
    .poll(async () => {
      await page.keyboard.press("/");
      return field.evaluate((it) => it === document.activeElement);
    })
    .toBe(true);
  await expect(field).toHaveValue("");
  await field.fill("olive");
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=olive");
  await expect(page.getByRole("status").filter({ hasText: "olive" })).toBeVisible();
  await expect(page.getByRole("heading", { name: text.kinds.product })).toBeVisible();
});
