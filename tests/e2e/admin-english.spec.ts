// A member of staff who reads English.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { admin as english } from "#i18n/back-office-en/admin.ts";
import { dashboard } from "#i18n/back-office-en/dashboard.ts";
import { ownLanguage } from "#i18n/back-office-en/own-language.ts";
import { admin as hebrew } from "#i18n/he/admin.ts";
import { languageNames } from "#i18n/he/own-language.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { signInAs } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

const assets = join(import.meta.dirname, "../../build/client/assets");

/** The scripts of the build that contain these words. */
const listScripts = (words: string) =>
  readdirSync(assets).filter(
    (file) => file.endsWith(".js") && readFileSync(join(assets, file), "utf8").includes(words),
  );

test("ADMIN-109 ADMIN-111 the back office speaks English from side to side once it is chosen, and Hebrew again", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(basename(new URL(request.url()).pathname)));
  const inEnglish = listScripts(ownLanguage.note);
  const knowsEnglish = () => loaded.some((file) => inEnglish.includes(file));
  // Files of earlier builds stay for tabs that are still open.
  expect(inEnglish).not.toEqual([]);
  await signInAs(page, "admin@wanderpaw.example");
  await page.goto(adminPaths.ownSecurity);
  const root = page.locator("html");
  await expect(page.getByRole("navigation", { name: hebrew.nav.label })).toBeVisible();
  await expect(root).toHaveAttribute("lang", "he");
  expect(knowsEnglish()).toBe(false);

  await page.getByRole("radio", { name: languageNames.en }).click();
  await expect(page.getByRole("group", { name: ownLanguage.title })).toBeVisible();
  await expect(root).toHaveAttribute("lang", "en");
  await expect(root).toHaveAttribute("dir", "ltr");
  expect(knowsEnglish()).toBe(true);
  await expectAccessible(page);

  const nav = page.getByRole("navigation", { name: english.nav.label });
  await nav.getByRole("link", { name: english.nav.dashboard }).click();
  await expect(page.getByRole("region", { name: dashboard.lowStock.title })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await page.goto(adminPaths.orders);
  await expect(page.getByRole("heading", { level: 1, name: english.nav.orders })).toBeVisible();
  await expect(root).toHaveAttribute("dir", "ltr");
  await expectNoSidewaysScrolling(page);

  await page.goto(adminPaths.ownSecurity);
  await page.getByRole("radio", { name: languageNames.he }).click();
  await expect(page.getByRole("navigation", { name: hebrew.nav.label })).toBeVisible();
  await expect(root).toHaveAttribute("lang", "he");
  await expect(root).toHaveAttribute("dir", "rtl");
});
