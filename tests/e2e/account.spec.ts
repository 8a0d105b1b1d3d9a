// The account page and its neighbours by keyboard. The rest is tried in tests/screens/account.
import { account } from "#i18n/en/account.ts";
import { accountSettings as text } from "#i18n/en/account-settings.ts";
import { orders } from "#i18n/en/orders.ts";
import { secondFactor } from "#i18n/en/second-factor.ts";
import { paths } from "#web/paths.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { openSignedIn } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { button } from "./staff.ts";

test("ACC-03 ACC-11 My Orders and Account link to each other, also by keyboard, and the account page is accessible", async ({
  page,
}) => {
  const person = await openSignedIn(page, paths.account);
  await expect(page.getByLabel(account.fullName)).toHaveValue(person.account.fullName);
  // The last part to come: how it stands with the second step of signing in is asked for by itself.
  await expect(button(page, secondFactor.panel.setUp)).toBeVisible();
  const sessions = page.getByRole("list", { name: text.sessions.title });
  await expect(sessions.getByRole("listitem")).not.toHaveCount(0);
  await button(page, text.password.submit).click();
  await expect(page.getByText(text.password.currentMissing)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  const menu = page.getByRole("navigation", { name: text.navigation });
  await expect(menu.getByRole("link", { name: text.title })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await menu.getByRole("link", { name: orders.title }).press("Enter");
  await expect(page).toHaveURL(paths.orders);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: text.title })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(paths.account);
});
