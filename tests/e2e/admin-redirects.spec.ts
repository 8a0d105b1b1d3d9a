// Redirects in the back office, and what they do in the shop.
import { randomUUID } from "node:crypto";
import { redirectsAdmin as text } from "#i18n/he/redirects.ts";
import { admin } from "#i18n/he/admin.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { button, signInAsStaff } from "./staff.ts";

test.use({ expectedNoise: [/ 422$|422 \(Unprocessable/] });

test("REDIR-10 a redirect is added, refused where it makes no sense, followed and deleted @phone", async ({
  page,
}) => {
  await signInAsStaff(page);
  const from = `/old-${randomUUID().slice(0, 8)}`;
  await page.goto(adminPaths.redirects);
  await button(page, text.add.button).click();
  const dialog = page.getByRole("dialog", { name: text.add.title });
  await dialog.getByLabel(text.add.from).fill("/contact");
  await dialog.getByLabel(text.add.to).fill("//evil.example");
  await button(dialog, text.add.submit).click();
  await expect(dialog.getByLabel(text.add.to)).toHaveAccessibleDescription(
    text.problems.not_a_path,
  );
  await dialog.getByLabel(text.add.to).fill("/contact");
  await button(dialog, text.add.submit).click();
  await expect(dialog.getByLabel(text.add.from)).toHaveAccessibleDescription(
    text.problems.not_free,
  );
  await dialog.getByLabel(text.add.from).fill(from);
  await button(dialog, text.add.submit).click();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole("main").getByText(from, { exact: true });
  await expect(row).toBeVisible();
  await expectNoSidewaysScrolling(page);

  await expect
    .poll(async () => (await page.request.get(from, { maxRedirects: 0 })).status())
    .toBe(301);
  await page.goto(`${from}?from=mail`);
  await expect(page).toHaveURL(/\/contact\?from=mail$/);

  await page.goto(adminPaths.redirects);
  await button(page, text.remove.button(from)).click();
  await button(page.getByRole("alertdialog"), admin.dialog.delete).click();
  await expect(row).toHaveCount(0);
});
