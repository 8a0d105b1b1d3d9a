// The back office for somebody who has chosen English.
import { screen, waitFor, within } from "@testing-library/dom";
import { afterEach, expect, test } from "vitest";
import { admin as english } from "#i18n/back-office-en/admin.ts";
import { dashboard } from "#i18n/back-office-en/dashboard.ts";
import { ownLanguage } from "#i18n/back-office-en/own-language.ts";
import { admin as hebrew } from "#i18n/he/admin.ts";
import { languageNames, ownLanguage as ownLanguageInHebrew } from "#i18n/he/own-language.ts";
import { LANGUAGE_KEY } from "#i18n/language.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { startScreenShop } from "../screen-shop.ts";

const shop = await startScreenShop();
const root = document.documentElement;

afterEach(() => {
  root.removeAttribute("lang");
  root.removeAttribute("dir");
});

test("ADMIN-109 a screen in English shows English, and tells its language and direction", async () => {
  await shop.open(adminPaths.home, { as: "admin", stored: { [LANGUAGE_KEY]: "en" } });
  const nav = await screen.findByRole("navigation", { name: english.nav.label });
  expect(within(nav).getByRole("link", { name: english.nav.analytics })).toBeInTheDocument();
  await screen.findByRole("region", { name: dashboard.lowStock.title });
  expect([root.lang, root.dir]).toEqual(["en", "ltr"]);
});

test("ADMIN-109 a member of staff chooses the language, and goes back to Hebrew", async () => {
  const user = await shop.open(adminPaths.ownSecurity, { as: "admin" });
  await screen.findByRole("group", { name: ownLanguageInHebrew.title });
  expect(screen.getByLabelText(languageNames.he)).toBeChecked();
  expect([root.lang, root.dir]).toEqual(["he", "rtl"]);
  await user.click(screen.getByLabelText(languageNames.en));

  await screen.findByRole("group", { name: ownLanguage.title });
  expect(screen.getByLabelText(languageNames.en)).toBeChecked();
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe("en");
  await user.click(screen.getByLabelText(languageNames.he));

  await screen.findByRole("navigation", { name: hebrew.nav.label });
  await waitFor(() => expect(root.lang).toBe("he"));
  expect(localStorage.getItem(LANGUAGE_KEY)).toBeNull();
});
