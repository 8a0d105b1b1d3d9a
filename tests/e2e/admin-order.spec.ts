import { randomUUID } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { admin } from "#i18n/he/admin.ts";
import { errors } from "#i18n/he/errors.ts";
import { order as text } from "#i18n/he/order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderWords } from "#i18n/he/order-words.ts";
import { button } from "./clerk.ts";
import { expect, test } from "./fixtures.ts";
import {
  chooseStatus,
  eventsOf,
  numberOf,
  openForm,
  openOrder,
  panelOf,
  rowOf,
  signInAsOrderClerk,
} from "./order-clerk.ts";
import { shops } from "./shops.ts";

test.use({ baseURL: shops.manual.url, expectedNoise: [/\b(?:404|409|500)\b|ERR_FAILED/] });

const toast = (page: Page) => page.getByRole("region", { name: admin.toast.region });
const closeError = (page: Page) =>
  toast(page).getByRole("dialog", { name: admin.error }).getByLabel(admin.toast.close).click();

test("ORDP-01 ORDP-02 ORDP-03 ORDP-10 ORDP-11 ORDP-12 ORDP-24 an order opens beside the list by keyboard, tells everything, says what cannot be done, and gives the focus back", async ({
  page,
}) => {
  const { enter, read } = await signInAsOrderClerk(page);
  const id = await enter(2, { isPaid: true, couponCode: "SAVE10", status: "processing" });
  const { ilsRate } = await read(id);
  await page.goto(`/admin/orders?q=${numberOf(id)}`);
  const row = rowOf(page, id);
  await row.focus();
  await page.keyboard.press("Enter");
  const panel = panelOf(page, id);
  await expect(panel.getByRole("heading", { level: 2 })).toBeFocused();
  const rate = Number(ilsRate?.rate);
  for (const told of [
    orderWords.statuses.processing,
    text.payment.paid,
    text.parcel.none,
    text.sources.admin,
    "14 Alder Lane",
    "WANDERPAW_BACKPACK_BLUE",
    "SAVE10 (10%)",
    "$149.98",
    "$134.98",
    ((13_498 * rate) / 100).toFixed(2),
    rate.toFixed(4),
  ])
    await expect(panel).toContainText(told);
  for (const [name, href] of [
    ["tamar@people.example", "mailto:tamar@people.example"],
    ["+972 52-555-0142", "tel:+972525550142"],
  ] as const)
    await expect(panel.getByRole("link", { name })).toHaveAttribute("href", href);
  const pay = button(panel, orderActions.payment.button);
  await expect(pay).toHaveAccessibleDescription(text.reasons.paid_in_full);
  // Playwright does not press what says that it cannot be pressed.
  await pay.press("Enter");
  await expect(page.getByRole("dialog", { name: orderActions.payment.title })).toHaveCount(0);
  await expect(button(panel, `${orderActions.edit.lines}: ${text.reasons.paid}`)).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  // Escape closes what is on top alone.
  await button(panel, orderActions.refund.button).press("Enter");
  const form = page.getByRole("dialog", { name: orderActions.refund.title });
  await expect(form).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
  await expect(button(panel, orderActions.refund.button)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(`/admin/orders?q=${numberOf(id)}`);
  await expect(row).toBeFocused();
});

test("ORDP-04 ORDP-05 ORDP-06 ORDP-19 ORDP-20 a status changes at once and can be taken back, asks for a reason when that is unusual, and never goes over somebody else's", async ({
  page,
}) => {
  const { call, enter, read } = await signInAsOrderClerk(page);
  const id = await enter(1, { isPaid: true, status: "processing" });
  await page.goto(`/admin/orders/${id}`);
  const panel = panelOf(page, id);
  const statusOf = async () => (await read(id)).status;
  await chooseStatus(page, panel, "completed");
  const words = orderActions.status;
  await expect(toast(page)).toContainText(words.done(orderWords.statuses.completed));
  expect(await statusOf()).toBe("completed");
  await button(toast(page), admin.dialog.undo).click();
  await expect(toast(page)).toContainText(words.undone(orderWords.statuses.processing));
  expect(await statusOf()).toBe("processing");

  // Somebody else is faster, and the page has not heard of it.
  const beFaster = async (route: Route) => {
    await call("POST", `/api/admin/orders/${id}/status`, {
      status: "shipped",
      tellCustomer: false,
    });
    await route.continue();
  };
  await page.route(`**/api/admin/orders/${id}/status`, beFaster, { times: 1 });
  await chooseStatus(page, panel, "completed");
  await expect(toast(page)).toContainText(words.changed(orderWords.statuses.shipped));
  await expect(panel.locator("header").first()).toContainText(orderWords.statuses.shipped);
  expect(await statusOf()).toBe("shipped");

  await chooseStatus(page, panel, "cancelled");
  const form = page.getByRole("dialog", { name: words.title });
  await expect(form).toContainText(words.warnings.returns_bags);
  await expect(form).toContainText(words.warnings.keeps_money);
  await button(form, words.save).click();
  const reason = form.getByLabel(words.reason);
  await expect(reason).toBeFocused();
  await expect(form).toContainText(words.reasonNeeded);
  expect(await statusOf()).toBe("shipped");
  await reason.fill("Came back unopened");
  await form.getByLabel(orderActions.tellCustomer).uncheck();
  await button(form, words.save).click();
  await expect(form).toHaveCount(0);
  const told = `${text.timeline.statuses.cancelled}Came back unopened`;
  await expect(eventsOf(panel).last()).toContainText(told);
});

test("ORDP-13 ORDP-14 ORDP-15 ORDP-16 ORDP-21 ORDP-28 money comes in once and goes back once, and a parcel can be followed", async ({
  page,
}) => {
  const { enter, read } = await signInAsOrderClerk(page);
  const id = await enter(2);
  await page.goto(`/admin/orders/${id}`);
  const panel = panelOf(page, id);
  const payment = await openForm(page, panel, orderActions.payment);
  await payment.getByLabel(orderActions.payment.reference).fill(`transfer ${id}`);
  await button(payment, orderActions.payment.save).dblclick();
  await expect(toast(page)).toContainText(orderActions.payment.done);
  await expect(panel).toContainText(text.payment.paid);

  const parcel = await openForm(page, panel, orderActions.parcel);
  await parcel.getByLabel(orderActions.parcel.carrier).selectOption("other");
  await parcel.getByLabel(orderActions.parcel.number).fill("HF 77 1");
  await parcel.getByLabel(orderActions.parcel.address).fill("courier.example/77");
  await button(parcel, orderActions.parcel.save).click();
  await expect(parcel).toContainText(orderActions.parcel.addressWrong);
  await parcel.getByLabel(orderActions.parcel.address).fill("https://courier.example/77");
  await button(parcel, orderActions.parcel.save).click();
  await expect(toast(page)).toContainText(orderActions.parcel.done);
  await expect(panel.getByRole("link", { name: text.parcels.follow })).toHaveAttribute(
    "href",
    "https://courier.example/77",
  );
  await expect(panel).toContainText(text.parcel.one);

  const refund = await openForm(page, panel, orderActions.refund);
  const amount = refund.getByLabel(orderActions.refund.amount);
  await expect(amount).toHaveValue("149.98");
  await amount.fill("150");
  await button(refund, orderActions.refund.save).click();
  await expect(refund).toContainText(orderActions.refund.problems.too_large);
  await amount.fill("20");
  await refund.getByLabel(orderActions.refund.reason).fill("Loose seam");
  // They have left: nothing comes back unless somebody says so.
  const bags = refund.getByRole("checkbox", { name: "Sky Blue & Cream" });
  await expect(bags).not.toBeChecked();
  await bags.check();
  await refund.getByRole("combobox").selectOption("1");
  await refund.getByLabel(orderActions.tellCustomer).uncheck();
  // The answer gets lost, and the same refund is sent again.
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(`**/api/admin/orders/${id}/refunds`, loseAnswer, { times: 1 });
  await button(refund, orderActions.refund.save).click();
  await expect(toast(page)).toContainText(admin.unreachable.offline);
  await expect(refund.getByLabel(orderActions.refund.reason)).toHaveValue("Loose seam");
  await button(refund, orderActions.refund.save).click();
  await expect(toast(page)).toContainText(orderActions.refund.done(orderWords.statuses.refunded));
  await expect(panel).toContainText(text.payment.partly_refunded);
  const { refunds, refunded, status, lines } = await read(id);
  expect([refunds.length, refunded.amountMinor, status]).toEqual([1, 2_000, "refunded"]);
  expect(lines[0]?.restockedQuantity).toBe(1);
});

test("ORDP-27 what a customer cancels after having paid goes back by hand, and somebody says when it has", async ({
  page,
}) => {
  const { enterCancelled } = await signInAsOrderClerk(page);
  const id = await enterCancelled();
  await page.goto(`/admin/orders/${id}`);
  const panel = panelOf(page, id);
  await expect(panel).toContainText(text.notices.refundWaits);
  await button(panel, orderActions.settle.button).click();
  await button(page.getByRole("alertdialog"), orderActions.settle.confirm).click();
  await expect(toast(page)).toContainText(orderActions.settle.done);
  await expect(panel).not.toContainText(text.notices.refundWaits);
});

test("ORDP-09 ORDP-17 ORDP-18 ORDP-22 edits and notes keep what was typed, and an edit says what somebody else has changed", async ({
  page,
}) => {
  const { call, enter, read } = await signInAsOrderClerk(page);
  const id = await enter(1);
  await page.goto(`/admin/orders/${id}`);
  const panel = panelOf(page, id);
  const lines = await openForm(page, panel, { button: orderActions.edit.lines });
  const quantity = lines.getByLabel(orderActions.edit.quantity("Sky Blue & Cream"));
  await quantity.fill("99");
  await button(lines, admin.dialog.save).click();
  await expect(lines).toContainText(orderActions.edit.outOfStock);
  await expect(toast(page)).toContainText(`${orderActions.edit.failed} ${errors.out_of_stock}`);
  // Closing the message is not leaving the form.
  await closeError(page);
  await expect(quantity).toHaveValue("99");
  await page.keyboard.press("Escape");
  await button(page, admin.leave.leave).click();

  const contact = await openForm(page, panel, { button: orderActions.edit.contact });
  await expect(button(contact, admin.dialog.save)).toHaveAccessibleDescription(
    orderActions.edit.unchanged,
  );
  await call("PATCH", `/api/admin/orders/${id}`, {
    seen: (await read(id)).updatedAt,
    billingAddress: { line1: "15 Alder Lane", city: "Haifa", country: "IL" },
  });
  await contact.getByLabel(orderActions.edit.email).fill("tamar.gal@people.example");
  await button(contact, admin.dialog.save).click();
  await expect(contact.getByRole("alert")).toContainText("15 Alder Lane");
  await expect(contact.getByLabel(orderActions.edit.email)).toHaveValue("tamar.gal@people.example");
  await button(contact, admin.dialog.save).click();
  await expect(toast(page)).toContainText(orderActions.done);
  await expect(panel.getByRole("link", { name: "tamar.gal@people.example" })).toBeVisible();

  const note = panel.getByLabel(orderActions.note.label);
  await note.fill("Ring twice");
  await page.route("**/notes", (route) => route.abort());
  await button(panel, orderActions.note.save).click();
  await expect(toast(page)).toContainText(orderActions.note.failed);
  await expect(note).toHaveValue("Ring twice");
  await page.unroute("**/notes");
  await closeError(page);
  await button(panel, orderActions.note.visible).click();
  await button(panel, orderActions.note.save).click();
  await expect(note).toHaveValue("");
  await note.fill("Pays late");
  await button(panel, orderActions.note.save).click();
  const events = eventsOf(panel);
  await expect(events.last()).toContainText(`${text.timeline.internal}Pays late`);
  await expect(events.nth(-2)).toContainText(text.timeline.visible);
});

test("ORDP-23 ORDP-25 ORDP-26 on any screen an order can be deleted and brought back, and what is not there says so @phone", async ({
  page,
  isMobile,
}) => {
  const { enter, read } = await signInAsOrderClerk(page);
  const id = await enter(1);
  await page.goto(`/admin/orders?q=${numberOf(id)}`);
  const panel = await openOrder(page, id);
  if (isMobile) {
    expect(await panel.boundingBox()).toMatchObject({ width: 360, height: 740 });
    await expect(button(panel, orderActions.status.menu)).toBeInViewport();
  }
  const remove = async () => {
    await button(panel, text.more).click();
    await page.getByRole("menuitem", { name: orderActions.remove.button }).click();
    await button(page.getByRole("alertdialog"), orderActions.remove.confirm).click();
    await expect(toast(page)).toContainText(orderActions.remove.done);
    await expect(panel).toHaveCount(0);
    expect((await read(id)).isHidden).toBe(true);
  };
  await remove();
  await button(toast(page), admin.dialog.undo).click();
  await expect(toast(page)).toContainText(orderActions.restore.done);
  await openOrder(page, id);
  await remove();
  await page.goto(`/admin/orders/${id}`);
  await expect(panel).toContainText(text.hidden.text);
  await button(panel, orderActions.restore.button).click();
  await expect(toast(page)).toContainText(orderActions.restore.done);
  expect((await read(id)).isHidden).toBe(false);

  const unknown = randomUUID();
  await page.goto(`/admin/orders/${unknown}?status=pending`);
  await expect(panelOf(page, unknown)).toContainText(text.missing.title);
  await page.getByRole("link", { name: text.missing.back }).click();
  await expect(page).toHaveURL("/admin/orders?status=pending");
  // News would have the order read anew, and take the button away before it is pressed.
  await page.route("**/api/admin/live", () => {});
  const path = `**/api/admin/orders/${id}`;
  await page.route(path, (route) => route.fulfill({ status: 500 }));
  await page.goto(`/admin/orders/${id}`);
  await expect(panel).toContainText(text.failed);
  await page.unroute(path);
  await button(panel, admin.list.retry).click();
  await expect(panel).toContainText("Tamar Gal");
});
