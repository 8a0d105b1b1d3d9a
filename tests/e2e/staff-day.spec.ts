// The day of the staff, counted: how many presses each of its tasks takes, from the screen where
// one usually is. The numbers may only become smaller.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { analytics } from "#i18n/he/analytics.ts";
import { contentActions } from "#i18n/he/content-editor.ts";
import { coupons } from "#i18n/he/coupons.ts";
import { dashboard } from "#i18n/he/dashboard.ts";
import { formatNames } from "#i18n/he/files.ts";
import { inbox, message as messageText, messageLabels } from "#i18n/he/inbox.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { roles } from "#i18n/he/roles.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { countPresses } from "./count-presses.ts";
import { expect, test } from "./fixtures.ts";
import { writeMessage } from "./forms.ts";
import { button, openDialog, signInAsStaff, toast } from "./staff.ts";

test.use({ payments: "manual", hasOwnShop: true });

const main = (page: Page) => page.getByRole("main");

test("DAY-01 giving a packer their rights takes 3 clicks", async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.roles);
  const { click, expectAtMost } = countPresses(page);
  await click(page.getByRole("button", { name: roles.grants.title("Eitan Barak") }));
  await click(button(openDialog(page), roles.grants.presets.names.packer));
  await click(button(openDialog(page), admin.dialog.save));
  await expect(toast(page)).toContainText(roles.grants.saved);
  expectAtMost({ clicks: 3, keys: 0 });
});

test("DAY-05 five answers to five people take 11 keys and no click", async ({ page }) => {
  const { call } = await signInAsStaff(page);
  const name = `Ruth ${randomUUID().slice(0, 8)}`;
  for (const place of [1, 2, 3, 4, 5]) {
    await writeMessage(
      page.request,
      { name: `${name} ${place}`, message: "Does it fit under the seat?" },
      { "x-forwarded-for": `10.9.8.${place}` },
    );
  }
  await page.goto(`${adminPaths.messages}?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("list", { name: inbox.list }).getByRole("listitem")).toHaveCount(5);
  await page.locator("#main").focus();
  const { type, press, expectAtMost } = countPresses(page);
  await press("j");
  for (const place of [1, 2, 3, 4, 5]) {
    // The newest stands first, and the one below it opens after each answer.
    const panel = page.getByRole("complementary", { name: `${name} ${6 - place}` });
    const field = panel.getByRole("textbox", { name: messageText.reply.label });
    await expect(panel).toContainText(messageLabels.states.read);
    await press("r");
    await type(field, `Yes, answer ${place}.`);
    await press("Control+Enter");
    await expect
      .poll(async () => {
        const path = `/api/admin/messages?folder=answered&q=${name}`;
        return (await call<{ messages: unknown[] }>("GET", path)).messages.length;
      })
      .toBe(place);
  }
  expectAtMost({ clicks: 0, keys: 11 });
});

test("DAY-06 a variant is restocked from the dashboard with 2 clicks and a key", async ({
  page,
}) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.home);
  const { click, type, press, expectAtMost } = countPresses(page);
  await click(main(page).getByRole("link", { name: dashboard.figures.lowStock.label }));
  await click(
    main(page)
      .getByRole("button", { name: /^עריכת המלאי/ })
      .first(),
  );
  await type(main(page).getByRole("textbox", { name: inventory.edit.stockLabel }), "40");
  await press("Enter");
  await expect(toast(page)).toContainText(inventory.saved);
  expectAtMost({ clicks: 2, keys: 1 });
});

test("DAY-07 all colors of a product get another price with 2 clicks", async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.inventory);
  const { click, type, expectAtMost } = countPresses(page);
  await click(
    main(page)
      .getByRole("button", { name: /^עריכת המחיר/ })
      .first(),
  );
  await type(main(page).getByRole("textbox", { name: inventory.edit.priceLabel }), "79.00");
  await click(button(page, inventory.edit.forAll));
  await expect(main(page).getByRole("button", { name: /\$79\.00/ })).not.toHaveCount(0);
  expectAtMost({ clicks: 2, keys: 0 });
});

test("DAY-08 a coupon with a limit and an end takes 4 clicks and 3 keys", async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.coupons);
  const code = `E${randomUUID().replaceAll("-", "").slice(0, 10).toUpperCase()}`;
  const { click, type, typeNext, press, expectAtMost } = countPresses(page);
  await click(button(page, coupons.actions.add));
  const dialog = page.getByRole("dialog", { name: coupons.form.add });
  await type(dialog.getByLabel(coupons.fields.code.label, { exact: true }), code);
  await typeNext("15", 2);
  await expect(dialog.getByLabel(coupons.form.values.percent)).toBeFocused();
  await click(dialog.getByLabel(/^עד יום/));
  await page.keyboard.insertText("2031-12-31");
  await click(dialog.getByLabel(/^שימושים בסך הכול/));
  await page.keyboard.insertText("50");
  await press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible();
  expectAtMost({ clicks: 4, keys: 3 });
});

test("DAY-12 a number of the policies is published with 4 clicks and a key", async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.content);
  const { click, type, press, expectAtMost } = countPresses(page);
  await click(main(page).getByRole("link", { name: "מדיניות ומספרים" }));
  const field = main(page).getByRole("textbox", { name: /^אחריות/ });
  await click(field);
  await press("ControlOrMeta+a");
  await type(field, "24");
  await click(button(page, contentActions.publish.button));
  await click(button(openDialog(page), contentActions.publish.submit));
  await expect(toast(page)).toContainText(contentActions.publish.saved);
  expectAtMost({ clicks: 4, keys: 1 });
});

test("DAY-13 a customer is found with 2 keys and their name", async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.home);
  await expect(main(page).getByRole("region").first()).toBeVisible();
  const { type, press, expectAtMost } = countPresses(page);
  await press("Control+k");
  await type(page.getByRole("combobox"), "Maya Lev");
  await expect(page.getByRole("option", { name: /Maya Lev/ }).first()).toBeVisible();
  await press("Enter");
  await expect(page).toHaveURL(/\/admin\/(customers|orders)\//);
  expectAtMost({ clicks: 0, keys: 2 });
});

test("DAY-14 the file of a month takes 3 clicks", async ({ page }) => {
  await signInAsStaff(page);
  await page.goto(adminPaths.analytics);
  const { click, expectAtMost } = countPresses(page);
  await click(button(page, analytics.period.month));
  const file = page.waitForEvent("download");
  await click(page.getByRole("button", { name: /^הורדה/ }).first());
  await click(page.getByRole("menuitem", { name: formatNames.xlsx }));
  await file;
  expectAtMost({ clicks: 3, keys: 0 });
});
