// Units that unpaid orders hold: how many, for how long, and the page that their customers see.
import type { Page } from "@playwright/test";
import { order as orderText } from "#i18n/he/order.ts";
import { orderStatus } from "#i18n/en/order-status.ts";
import { orderSuccess } from "#i18n/en/order-success.ts";
import { ordering as text } from "#i18n/en/ordering.ts";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { linkInMail } from "./accounts.ts";
import { button } from "./staff.ts";
import { findVariant } from "./catalog.ts";
import { expect, test } from "./fixtures.ts";
import { getPanel, signInAsOrderStaff } from "./order-staff.ts";
import { openPaymentStep, orderElsewhere, receiveUnits } from "./ordering.ts";

test.use({
  payments: "manual",
  expectedNoise: [/No review invitation|status of 409| 409$/],
});

const main = (page: Page) => page.getByRole("main");
const placeOrder = (page: Page) => page.getByRole("button", { name: text.pay.manual.button });
const email = () => `holds-${crypto.randomUUID().slice(0, 8)}@example.com`;

test.describe("a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("SALE-36 SALE-40 a guest learns how many units can be reserved, orders those, and confirms through the mail's link", async ({
    page,
  }) => {
    await receiveUnits(page.request, "caramel", 8);
    const { available } = await findVariant(page.request, "caramel");
    await openPaymentStep(page, { caramel: available }, { email: email() });
    await placeOrder(page).click();
    const alert = main(page).getByRole("alert");
    await expect(alert).toContainText(text.tooMany.guest.title);
    await expect(alert.getByRole("heading")).toBeFocused();
    await expect(alert).toContainText(text.tooMany.guest.text);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await expect(alert.getByRole("link", { name: text.tooMany.signIn })).toHaveAttribute(
      "href",
      /^\/auth\?next=%2Forder%2Fcaramel/,
    );
    const [, possible = "0"] =
      /: (\d+) (?:is|are) possible now/.exec(await alert.innerText()) ?? [];
    expect(Number(possible)).toBeGreaterThanOrEqual(3);

    await alert.getByRole("link", { name: text.tooMany.edit }).click();
    await expect(page).toHaveURL("/cart");
    const to = email();
    await openPaymentStep(page, { caramel: Number(possible) }, { email: to });
    await placeOrder(page).click();
    await expect(page.getByRole("heading", { name: orderSuccess.title })).toBeVisible();
    await expect(main(page)).toContainText(orderSuccess.keep.text(to));

    const { pathname, search } = new URL(await linkInMail(page.request, to, "confirm"));
    await page.goto(pathname);
    await expect(main(page)).toContainText(orderStatus.confirm.byMail);
    await expect(button(page, orderStatus.confirm.button)).toHaveCount(0);
    await page.goto(pathname + search);
    await expectAccessible(page);
    await button(page, orderStatus.confirm.button).click();
    await expect(page).toHaveURL(pathname);
    await expect(main(page)).toContainText(orderStatus.timeline.events.confirmed);
    await expect(main(page)).toContainText(orderStatus.confirm.heldTitle);
    await expect(button(page, orderStatus.confirm.button)).toHaveCount(0);
  });
});

test("ORDP-30 the customer's page opens in a new tab, without the key and without working buttons", async ({
  page,
  context,
}) => {
  const { call } = await signInAsOrderStaff(page);
  await receiveUnits(page.request, "blue", 1);
  const { number } = await orderElsewhere(page.request, "blue", 1);
  const found = await call<{ orders: OrderRow[] }>("GET", `/api/admin/orders?q=${number}`);
  const id = found.orders[0]?.id ?? "";
  await page.goto(`/admin/orders/${id}`);
  const panel = getPanel(page, id);
  await button(panel, orderText.more).click();
  const opened = context.waitForEvent("page");
  await page.getByRole("menuitem", { name: orderText.customerPage }).click();
  const tab = await opened;
  await expect(tab.getByText(orderStatus.preview.note)).toBeVisible();
  expect(tab.url()).toMatch(/\/order-status\/preview\/[^/]+$/);
  await expect(tab.locator("[inert]").getByText(orderStatus.cancel.open)).toBeVisible();
  const sent = await tab.request.post(tab.url(), { form: { intent: "cancel" } });
  expect(sent.ok()).toBe(false);
});
