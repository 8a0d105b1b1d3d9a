// "Ready to open?" in the settings, and the note on the dashboard that leads there.
import { readiness as text } from "#i18n/he/readiness.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { expectNoSidewaysScrolling } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { signInAsStaff } from "./staff.ts";

test("READY-11 the dashboard leads to what is missing, and each line leads on @phone", async ({
  page,
}) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.home);
  await page.getByRole("link", { name: text.dashboard.link }).click();
  await expect(page).toHaveURL(adminPaths.ready);
  const lines = page.getByRole("list", { name: text.list }).getByRole("listitem");
  const mail = lines.filter({ hasText: text.checks.testMail.name });
  await expect(mail).toContainText(text.reasons.mails_stay_here);
  await expectNoSidewaysScrolling(page);
  await mail.getByRole("link").click();
  await expect(page).toHaveURL(adminPaths.mail);
});
