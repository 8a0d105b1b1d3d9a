// The owner's codes, from the form of the back office to a customer's order and back.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { cart as cartText } from "#i18n/en/cart.ts";
import { ordering as orderText } from "#i18n/en/ordering.ts";
import { coupons as text } from "#i18n/he/coupons.ts";
import type { CouponRow } from "#modules/coupons/contract.ts";
import { formatMoney } from "#i18n/format.ts";
import { computePercent, subtractMoney } from "#shared/money.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { findBag } from "./catalog.ts";
import { expect, test } from "./fixtures.ts";
import { openPaymentStep, receiveBags } from "./ordering.ts";
import { button, signInAsStaff, toast } from "./staff.ts";
import { storeCart } from "./stored-cart.ts";

const main = (page: Page) => page.getByRole("main");
const summary = (page: Page) => page.getByRole("complementary", { name: cartText.summary.title });
const news = (page: Page) => page.getByRole("region", { name: "Notifications" });

/** A code that no other test has. It looks like no other, either. */
const newCode = () => `E${randomUUID().replaceAll("-", "").slice(0, 10).toUpperCase()}`;

/** Fields of a coupon unless a test changes them. */
const plain = {
  kind: "percent",
  value: 26,
  itemVariantId: null,
  startsOn: null,
  endsOn: null,
  maxUses: null,
  maxUsesPerAddress: null,
  firstOrderOnly: false,
  minimumMinor: 0,
  productIds: [],
  variantIds: [],
  isActive: true,
  isPublic: false,
  note: null,
};

test.describe("in a shop that takes orders", () => {
  test.use({ payments: "manual", expectedNoise: [/409|422/] });

  test("OFFER-33 OFFER-42 OFFER-43 the owner makes a code, a visitor comes by its link and orders, and its page counts that", async ({
    page,
    browser,
  }) => {
    const code = newCode();
    await signInAsStaff(page);
    await page.goto(adminPaths.coupons);
    await expectAccessible(page);
    await button(page, text.actions.add).click();
    const dialog = page.getByRole("dialog", { name: text.form.add });
    await dialog.getByLabel(text.form.code, { exact: true }).fill("СODE");
    await button(dialog, "שמירה").click();
    await expect(dialog.getByLabel(text.form.percent)).toHaveAccessibleDescription(
      text.problems.bad_percent,
    );
    await dialog.getByLabel(text.form.percent).fill("26");
    await expect(dialog.getByText(text.estimate.before)).toBeVisible();
    await button(dialog, "שמירה").click();
    await expect(dialog.getByLabel(text.form.code, { exact: true })).toHaveAccessibleDescription(
      text.problems.foreign_letters,
    );
    await expectAccessible(page);
    await dialog.getByLabel(text.form.code, { exact: true }).fill(code.toLowerCase());
    await button(dialog, "שמירה").click();
    await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible();

    await receiveBags(page.request, "olive", 5);
    const visitor = await browser.newPage();
    await visitor.goto(`/products?code=${code.toLowerCase()}`);
    await expect(news(visitor)).toContainText(cartText.coupon.appliedTitle);
    await expect(visitor).toHaveURL(/\/products$/);
    await openPaymentStep(visitor, { olive: 1 });
    const { price } = await findBag(visitor.request, "olive");
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

  test("OFFER-31 a code that ends during a checkout is told with the new total, and the order goes on without it", async ({
    page,
  }) => {
    const code = newCode();
    await receiveBags(page.request, "olive", 5);
    const { call } = await signInAsStaff(page);
    const { id } = await call<CouponRow>("POST", "/api/admin/coupons", { ...plain, code });
    await storeCart(page, { olive: 1 });
    await page.goto("/cart");
    await page.getByLabel(cartText.coupon.label).fill(code.toLowerCase());
    await page.getByRole("button", { name: cartText.coupon.apply, exact: true }).click();
    await expect(page.getByText(cartText.coupon.saved(26)).first()).toBeVisible();
    await openPaymentStep(page, { olive: 1 });
    await expect(summary(page)).toContainText(code);
    await call("PATCH", `/api/admin/coupons/${id}`, { isActive: false });
    await page.getByRole("button", { name: orderText.pay.manual.button }).click();
    await expect(main(page)).toContainText(orderText.changes.coupon(code, "ended"));
    await page.getByRole("button", { name: orderText.changes.accept }).click();
    await expect(summary(page)).not.toContainText(code);
    await page.getByRole("button", { name: orderText.pay.manual.button }).click();
    await expect(page).toHaveURL(/order-success/);
  });

  test("OFFER-32 a code that there is none of is refused in the cart as any other", async ({
    page,
  }) => {
    await storeCart(page, { olive: 1 });
    await page.goto("/cart");
    await page.getByLabel(cartText.coupon.label).fill("NEVER-WAS");
    await page.getByLabel(cartText.coupon.label).press("Enter");
    await expect(news(page)).toContainText(cartText.coupon.invalidTitle);
    await expect(page.locator("#coupon-error")).toContainText(cartText.coupon.invalid);
  });

  test("OFFER-42 a code is duplicated, ended and begun again in the list @phone", async ({
    page,
  }) => {
    const code = newCode();
    const { call } = await signInAsStaff(page);
    await call("POST", "/api/admin/coupons", { ...plain, code });
    await page.goto(`${adminPaths.coupons}?q=${code}`);
    await button(page, text.actions.turnOffOf(code)).click();
    await expect(toast(page)).toContainText(text.actions.turnedOff);
    await button(page, text.actions.turnOnOf(code)).click();
    await expect(toast(page)).toContainText(text.actions.turnedOn);
    await button(page, text.actions.duplicateOf(code)).click();
    const dialog = page.getByRole("dialog", { name: text.form.add });
    await expect(dialog.getByLabel(text.form.percent)).toHaveValue("26");
    await expect(dialog.getByLabel(text.form.code, { exact: true })).toHaveValue("");
    await expectNoSidewaysScrolling(page);
  });
});

test("OFFER-01 OFFER-02 with payments off, pages know public codes alone, and forget one that ends", async ({
  page,
  browser,
}) => {
  const [shown, hidden] = [newCode(), newCode()];
  const { call } = await signInAsStaff(page);
  const { id } = await call<CouponRow>("POST", "/api/admin/coupons", {
    ...plain,
    code: shown,
    isPublic: true,
  });
  await call("POST", "/api/admin/coupons", { ...plain, code: hidden });
  const html = async () => (await page.request.get("/")).text();
  await expect.poll(html).toContain(shown);
  expect(await html()).not.toContain(hidden);

  const visitor = await browser.newPage();
  await visitor.goto(`/?code=${shown}`);
  await expect(news(visitor)).toContainText(cartText.coupon.saved(26));
  await visitor.goto(`/?code=${hidden}`);
  await expect(news(visitor)).toContainText(cartText.coupon.invalidTitle);
  await call("PATCH", `/api/admin/coupons/${id}`, { isActive: false });
  await expect.poll(html).not.toContain(shown);
  await storeCart(visitor, { olive: 1 });
  await visitor.goto("/cart");
  await expect(main(visitor)).toContainText(cartText.lostCoupon(shown));
  await visitor.close();
});
