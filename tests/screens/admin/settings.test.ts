// The settings of the whole shop: changed in place, taken back, refused; and a shop that is closed.
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { admin } from "#i18n/he/admin.ts";
import { generalSettings } from "#i18n/he/general-settings.ts";
import { readiness } from "#i18n/he/readiness.ts";
import { systemSettings } from "#i18n/he/settings.ts";
import { getDefinition } from "#modules/settings/settings.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { startScreenShop } from "../screen-shop.ts";
import { fill, findField, findToast, getButton } from "./staff.ts";

const shop = await startScreenShop({ followsChanges: true });
const { banner, settings } = generalSettings;

/** The field of a setting, and what stands in it before anybody changes it. */
async function openSetting(key: keyof typeof settings) {
  const user = await shop.open(adminPaths.settings, { as: "admin" });
  const field = await findField(settings[key].name);
  const usual = String(getDefinition(key).default);
  expect(field).toHaveValue(usual);
  return { user, field, usual };
}

test("SET-05 SET-08 a text is saved with Enter, shown in frame and title, and undone from the message", async () => {
  const { user, field, usual } = await openSetting("system_name");
  await fill(user, field, "Bags of Haifa");
  await user.keyboard("{Enter}");
  const toast = await findToast(generalSettings.saved);
  await waitFor(() => expect(screen.getByRole("complementary")).toHaveTextContent("Bags of Haifa"));
  expect(document.title).toMatch(/· Bags of Haifa$/);
  await user.click(getButton(admin.dialog.undo, toast));
  await waitFor(() => expect(field).toHaveValue(usual));
  await waitFor(() => expect(document.title).toMatch(new RegExp(`· ${usual}$`)));
});

test("SET-08 an invalid value is reported at its field and stays there, and Escape undoes it", async () => {
  const { user, field, usual } = await openSetting("support_email");
  await fill(user, field, "nobody");
  await user.keyboard("{Enter}");
  const problem = new RegExp(generalSettings.problems.not_an_email);
  await waitFor(() => expect(field).toHaveAccessibleDescription(problem));
  expect(field).toHaveValue("nobody");
  await user.keyboard("{Escape}");
  expect(field).toHaveValue(usual);
});

test("SET-08 a value that the server rejects is replaced by the stored one, with the reason", async () => {
  const { user, field, usual } = await openSetting("low_stock_threshold");
  shop.intercept("PUT /api/admin/settings/*", async () =>
    Response.json(
      { code: "invalid_fields", fields: { value: ["too_large"] } },
      { status: 422, headers: { "content-type": "application/problem+json" } },
    ),
  );
  await fill(user, field, "11");
  await user.keyboard("{Enter}");
  await findToast(generalSettings.problems.too_large);
  await waitFor(() => expect(field).toHaveValue(usual));
});

test("SET-15 closing asks for confirmation; every screen of the back office then says so and can reopen the shop", async () => {
  const { name, ask } = settings.maintenance_mode;
  const user = await shop.open(adminPaths.settings, { as: "admin" });
  await user.click(await screen.findByRole("switch", { name }));
  const question = await screen.findByRole("alertdialog");
  expect(within(question).getByText(ask.title)).toBeVisible();
  await user.click(getButton(ask.submit, question));
  const title = `${banner.title}.`;
  await screen.findByText(title);
  await waitFor(async () => expect((await shop.send("/faq")).status).toBe(503));
  await shop.goTo(adminPaths.orders);
  await screen.findByText(title);
  await screen.findByRole("table");
  await user.click(getButton(banner.open));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  await waitFor(async () => expect((await shop.send("/faq")).status).toBe(200));
});

test("ADMIN-105 the state of the system is one screen, with a sentence for each part and the way to it", async () => {
  await shop.open("/admin/settings/system", { as: "admin" });
  const row = await screen.findByRole("navigation", {
    name: admin.sections.label(admin.nav.settings),
  });
  expect(within(row).getByRole("link", { current: "page" })).toHaveTextContent(
    admin.sections.system,
  );
  const mail = (await screen.findByRole("link", { name: admin.sections.mail })).closest("li");
  if (mail === null) throw new Error("the mails are in no list");
  // No mail server is configured here.
  await waitFor(() => expect(mail).toHaveTextContent(readiness.reasons.mails_stay_here));
  const jobs = screen.getByRole("link", { name: admin.sections.jobs });
  expect(jobs.closest("li")).toHaveTextContent(systemSettings.about.jobs);
});

test("ADMIN-106 staff find their own security and notifications in the user menu", async () => {
  const user = await shop.open("/admin/inventory", { as: "admin" });
  await user.click(await screen.findByRole("button", { name: new RegExp(admin.userMenu.label) }));
  const link = await screen.findByRole("menuitem", { name: admin.userMenu.security });
  expect(link).toHaveAttribute("href", adminPaths.ownSecurity);
});
