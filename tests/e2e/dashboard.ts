// The dashboard of the back office, where several tests begin.
import { expect, type Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { signInAs } from "./accounts.ts";

/** The heading of the screen that is open. */
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Signs the page in as an administrator and opens the dashboard. */
export async function openDashboard(page: Page): Promise<void> {
  await signInAs(page, "admin@wanderpaw.example");
  await page.goto("/admin");
  await expect(heading(page, admin.nav.dashboard)).toBeVisible();
}
