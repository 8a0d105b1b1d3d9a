// The owner's codes, from the form of the back office to a customer's order and back.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { cart as cartText } from "#i18n/en/cart.ts";
import { ordering as orderText } from "#i18n/en/ordering.ts";
import { coupons as text } from "#i18n/he/coupons.ts";
import { fieldProblems } from "#i18n/he/field-problems.ts";
import { formatMoney } from "#i18n/format.ts";
import { computePercent, subtractMoney } from "#shared/money.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { findVariant } from "./catalog.ts";
import { expect, test } from "./fixtures.ts";
import { openPaymentStep, receiveUnits } from "./ordering.ts";
import { button, signInAsStaff } from "./staff.ts";

const main = (page: Page) => page.getByRole("main");
const summary = (page: Page) => page.getByRole("complementary", { name: cartText.summary.title });
const news = (page: Page) => page.getByRole("region", { name: "Notifications" });

/** A code that no other test has. It looks like no other, either. */
const newCode = () => `E${randomUUID().replaceAll("-", "").slice(0, 10).toUpperCase()}`;

test.describe("in a shop that takes orders", () => {
  test.use({ payments: "manual", expectedNoise: [/409|422/] });

  test("OFFER-33 OFFER-42 OFFER-43 the owner creates a coupon, a visitor follows its link and orders, and its page counts the order", async ({
    page,
    browser,
  }) => {
    const code = newCode();
    await signInAsStaff(page);
    await page.goto(adminPaths.coupons);
    await expectAccessible(page);
    await button(page, text.actions.add).click();
    const dialog = page.getByRole("dialog", { name: text.form.add });
    await dialog.getByLabel(text.fields.code.label, { exact: true }).fill("СODE");
    await button(dialog, "שמירה").click();
    await expect(dialog.getByLabel(text.form.values.percent)).toHaveAccessibleDescription(
      fieldProblems.required,
    );
    await dialog.getByLabel(text.form.values.percent).fill("26");
    await expect(dialog.getByText(text.estimate)).toBeVisible();
    await button(dialog, "שמירה").click();
    await expect(
      dialog.getByLabel(text.fields.code.label, { exact: true }),
    ).toHaveAccessibleDescription(text.fields.code.problems.foreign_letters);
    await expectAccessible(page);
    await dialog.getByLabel(text.fields.code.label, { exact: true }).fill(code.toLowerCase());
    await button(dialog, "שמירה").click();
    await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible();

    await receiveUnits(page.request, "olive", 5);
    const visitor = await browser.newPage();
    await visitor.goto(`/products?code=${code.toLowerCase()}`);
    await expect(news(visitor)).toContainText(cartText.coupon.appliedTitle);
    await expect(visitor).toHaveURL(/\/products$/);
    await openPaymentStep(visitor, { olive: 1 });
    const { price } = await findVariant(visitor.request, "olive");
    const total = formatMoney(subtractMoney(price, computePercent(price, 26)));
    await expect(summary(visitor)).toContainText(cartText.summary.discount(code, 26));
    await expect(summary(visitor)).toContainText(total);
    await visitor.getByRole("button", { name: orderText.pay.manual.button }).click();
    await expect(visitor).toHaveURL(/order-success/);
    await expect(main(visitor)).toContainText(total);
    await visitor.close();

    await page.reload();
    await expect(main(page)).toContainText(text.usesOf(1, null));
    for (const figure of ["discount", "orders"] as const) {
      await button(page, text.page.figures[figure].label).click();
      await expect(
        page.getByRole("region", { name: text.page.rows(text.page.figures[figure].label) }),
      ).toContainText("#");
    }
    await expectAccessible(page, "main");
    await expectNoSidewaysScrolling(page);
  });
});
