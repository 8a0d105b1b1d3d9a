// Bags that unpaid orders hold: how many, for how long, and how the back office puts them back.
import type { Page } from "@playwright/test";
import { inventory } from "#i18n/he/inventory.ts";
import { admin } from "#i18n/he/admin.ts";
import { order as orderText } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderStatus } from "#i18n/en/order-status.ts";
import { orderSuccess } from "#i18n/en/order-success.ts";
import { ordering as text } from "#i18n/en/ordering.ts";
import type { OrderRow } from "#modules/orders/admin-contract.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./accessible.ts";
import { linkInMail } from "./accounts.ts";
import { button } from "./staff.ts";
import { findBag } from "./catalog.ts";
import { expect, test } from "./fixtures.ts";
import { getEvents, getPanel, signInAsOrderStaff } from "./order-staff.ts";
import { openPaymentStep, orderElsewhere, receiveBags } from "./ordering.ts";

test.use({
  payments: "manual",
  expectedNoise: [/No review invitation|status of 409| 409$/],
});

// One after the other: releasing all unpaid orders in one press would take those of the next test.
test.describe.configure({ mode: "default" });

const main = (page: Page) => page.getByRole("main");
const placeOrder = (page: Page) => page.getByRole("button", { name: text.pay.manual.button });
const email = () => `holds-${crypto.randomUUID().slice(0, 8)}@example.com`;

test("SALE-36 a guest who wants more than can be set aside learns how many are possible and what to do, and orders those @phone", async ({
  page,
}) => {
  await receiveBags(page.request, "caramel", 8);
  const { available } = await findBag(page.request, "caramel");
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
  const [, possible = "0"] = /: (\d+) (?:is|are) possible now/.exec(await alert.innerText()) ?? [];
  expect(Number(possible)).toBeGreaterThanOrEqual(3);

  await alert.getByRole("link", { name: text.tooMany.edit }).click();
  await expect(page).toHaveURL("/order/caramel");
  await openPaymentStep(page, { caramel: Number(possible) }, { email: email() });
  await placeOrder(page).click();
  await expect(page.getByRole("heading", { level: 1, name: orderSuccess.title })).toBeVisible();
  await expect(main(page)).toContainText(orderSuccess.confirmByMail);
});

test("SALE-40 a guest confirms the order by the button behind the mail's link, and by nothing else", async ({
  page,
}) => {
  await receiveBags(page.request, "olive", 1);
  const to = email();
  const { accessKey } = await orderElsewhere(page.request, "olive", 1, {}, to);
  await page.goto(`/order-status/${accessKey}`);
  await expect(main(page)).toContainText(orderStatus.confirm.byMail);
  await expect(button(page, orderStatus.confirm.button)).toHaveCount(0);

  const { pathname, search } = new URL(await linkInMail(page.request, to, "confirm"));
  await page.goto(pathname + search);
  await expectAccessible(page);
  await button(page, orderStatus.confirm.button).click();
  await expect(page).toHaveURL(`/order-status/${accessKey}`);
  await expect(main(page)).toContainText(orderStatus.timeline.events.confirmed);
  await expect(main(page)).toContainText(orderStatus.confirm.heldTitle);
  await expect(button(page, orderStatus.confirm.button)).toHaveCount(0);
});

test("STOCK-62 the inventory shows what is held without payment and puts it back in one press", async ({
  page,
}) => {
  const { call, read } = await signInAsOrderStaff(page);
  const id = await getOrder(page, call);
  await page.goto("/admin/inventory");
  await button(page, inventory.unpaidHolds.open).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("WANDERPAW_BACKPACK_BLUE");
  await expectAccessible(page);
  await button(dialog, inventory.unpaidHolds.confirm).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("region", { name: admin.toast.region })).toContainText("שוחררו");
  expect((await read(id)).stockState).toBe("released");
});

test("ORDP-29 the bags of one unpaid order are released after a question, and its timeline tells who did it", async ({
  page,
}) => {
  const { call } = await signInAsOrderStaff(page);
  const id = await getOrder(page, call);
  await page.goto(`/admin/orders/${id}`);
  const panel = getPanel(page, id);
  await expect(panel).toContainText(orderText.notices.unconfirmed);
  await button(panel, orderText.more).click();
  await page.getByRole("menuitem", { name: orderActions.release.button }).click();
  await button(page.getByRole("alertdialog"), orderActions.release.confirm).click();
  await expect(getEvents(panel).last()).toContainText(orderText.timeline.releasedByHand);
  await expect(panel).toContainText(orderText.notices.released);
});

test("ORDP-30 the customer's page opens in a tab of its own, without the key and without a button that works", async ({
  page,
  context,
}) => {
  const { call } = await signInAsOrderStaff(page);
  const id = await getOrder(page, call);
  await page.goto(`/admin/orders/${id}`);
  const panel = getPanel(page, id);
  await button(panel, orderText.more).click();
  const opened = context.waitForEvent("page");
  await page.getByRole("menuitem", { name: orderText.customerPage }).click();
  const tab = await opened;
  await expect(tab.getByText(orderStatus.preview.note)).toBeVisible();
  expect(tab.url()).toMatch(/\/order-status\/preview\/[^/]+$/);
  await tab.getByText(orderStatus.cancel.open).click();
  await expect(button(tab, orderStatus.cancel.confirm)).toBeDisabled();
  const sent = await tab.request.post(tab.url(), { form: { intent: "cancel" } });
  expect(sent.ok()).toBe(false);
});

/** A guest's order of a blue bag that has just come in; returns its id. */
async function getOrder(
  page: Page,
  call: <Answer>(method: string, path: string) => Promise<Answer>,
): Promise<string> {
  await receiveBags(page.request, "blue", 1);
  const { number } = await orderElsewhere(page.request, "blue", 1, {}, email());
  const found = await call<{ orders: OrderRow[] }>("GET", `/api/admin/orders?q=${number}`);
  return found.orders[0]?.id ?? "";
}
