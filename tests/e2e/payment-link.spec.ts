// A link to pay: somebody in the back office makes it, and the customer pays on it.
import type { Page } from "@playwright/test";
import { orderStatus } from "#i18n/en/order-status.ts";
import { order as orderText } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { formatMoney } from "#i18n/format.ts";
import { expect, test } from "./fixtures.ts";
import { getPanel, signInAsOrderStaff } from "./order-staff.ts";
import { button } from "./staff.ts";

test.use({
  payments: "stripe",
  expectedNoise: ({ shop }, provide) =>
    provide([new RegExp(`404|request to another origin: ${shop.stripeUrl}/pay/`)]),
});

const text = orderActions.paymentLink;

/** An order by hand that is not paid, with the dialog of its link open. */
async function openLinkDialog(page: Page) {
  const { enter, read } = await signInAsOrderStaff(page);
  const id = await enter();
  await page.goto(`/admin/orders/${id}`);
  const panel = getPanel(page, id);
  await button(panel, orderText.more).click();
  await page.getByRole("menuitem", { name: text.button }).click();
  return { id, panel, read, dialog: page.getByRole("dialog", { name: text.title }) };
}

test("PAY-56 a message with a link is created in a few presses and opens in WhatsApp, and its customer pays", async ({
  page,
  browser,
}) => {
  const { id, dialog, read } = await openLinkDialog(page);
  await dialog.getByLabel(text.by).selectOption({ label: text.ways.message });
  await button(dialog, text.submit.message).click();
  const message = await dialog.getByLabel(text.message).inputValue();
  const whatsapp = dialog.getByRole("link", { name: text.openWhatsapp });
  await expect(whatsapp).toHaveAttribute("href", /^https:\/\/wa\.me\/972525550142\?text=/);
  const href = new URL((await whatsapp.getAttribute("href")) ?? "");
  expect(href.searchParams.get("text")).toBe(message);

  const link = /https?:\S+/.exec(message)?.[0] ?? "";
  const customer = await (await browser.newContext()).newPage();
  await customer.goto(link);
  const { total } = await read(id);
  const main = customer.getByRole("main");
  await expect(main).not.toContainText("Tamar");
  await main.getByRole("button", { name: orderStatus.payment.pay(formatMoney(total)) }).click();
  await customer.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(customer).toHaveURL(/\/order-status\/pay\/.+\?paid=1$/);
  await expect(main).toContainText(orderStatus.payment.paid(formatMoney(total)));
  await customer.context().close();
});
