// The back office on a real shop's first day.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { paymentInstructions } from "#content/payment-instructions.ts";
import { account } from "#i18n/en/account.ts";
import { consent } from "#i18n/en/consent.ts";
import { setup } from "#i18n/en/setup.ts";
import { contentActions } from "#i18n/he/content-editor.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { productImages } from "#i18n/he/product-images.ts";
import { products } from "#i18n/he/products.ts";
import { readiness } from "#i18n/he/readiness.ts";
import { roles } from "#i18n/he/roles.ts";
import { uploads } from "#i18n/he/uploads.ts";
import { variants } from "#i18n/he/variants.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { paths } from "#web/paths.ts";
import type { MailServer } from "../../support/mail-server.ts";
import { button, css, dialog, field, heading, link, tab, type Person } from "../person.ts";
import { candle, iban, owner, packer, shopEmail, shopName, trackingNumber } from "./facts.ts";

/** Makes the shop somebody's, at the address that its start has printed. */
export async function setUp(person: Person, address: string, mails: MailServer): Promise<void> {
  await person.open(address);
  await person.type(field(setup.mail.testEmail), owner.email);
  await person.press(button(setup.mail.submit));
  await person.seeText(setup.mail.sent);
  await expect
    .poll(() => mails.received.map(({ envelope }) => envelope.to))
    .toEqual([[owner.email]]);
  await person.type(field(setup.shop.shopName), shopName);
  await person.type(field(setup.shop.legalName), `${shopName} Ltd.`);
  await person.type(field(setup.shop.shopEmail), shopEmail);
  await person.type(field(setup.admin.adminName), owner.name);
  await person.type(field(setup.admin.adminEmail), owner.email);
  await person.type(field(setup.admin.password), owner.password);
  await person.press(button(setup.submit));
  await person.isAt(paths.auth);
}

export async function signIn(person: Person, { email, password }: typeof owner): Promise<void> {
  const form = css("[role=tabpanel]");
  await person.press(button(consent.notice.reject));
  await person.type(field(account.email, form), email);
  await person.type(field(account.password, form), password);
  await person.press(button(account.signIn.submit, form));
}

export const line = (key: keyof typeof readiness.checks) =>
  css(`[aria-label="${readiness.list}"] li`, { text: readiness.checks[key].name });

/** Follows "Ready to open?" to the bank details, and fills them in. */
export async function fillBankDetails(person: Person): Promise<void> {
  await person.isAt(adminPaths.ready);
  await person.seeText(readiness.checks.testMail.done, line("testMail"));
  await person.seeText(readiness.reasons.account_empty, line("bankDetails"));
  await person.press(link(readiness.checks.bankDetails.name, line("bankDetails")));
  const [, , last] = paymentInstructions.account;
  await person.press(button(last?.label ?? ""));
  await person.type(css("#section-account textarea"), iban);
  const { publish } = contentActions;
  await person.press(button(publish.button));
  await person.press(button(publish.submit, dialog(publish.title)));
  await person.seeText(publish.saved);
  await person.open(adminPaths.ready);
  await person.seeText(readiness.checks.bankDetails.done, line("bankDetails"));
}

/** Adds a product with an image, and a variant of it that is on sale. */
export async function addProduct(person: Person): Promise<void> {
  await person.open(adminPaths.products);
  await person.press(button(products.actions.add));
  const form = dialog(products.form.addTitle);
  await person.type(field(products.fields.name.label, form), candle.name);
  await person.type(field(products.fields.description.label, form), candle.description);
  await person.type(field(products.fields.basePriceMinor.label, form), candle.price);
  await person.press(button(products.form.submitNew, form));
  await person.see(heading(candle.name));

  await person.press(tab(products.page.tab.images));
  await person.see(button(uploads.kinds.images.choose));
  await chooseFile(person, "media/images/portrait/dog-cream.webp");
  await person.type(field(productImages.altLabel(1)), `A ${candle.name} on a table`);
  await person.pressKeys("Enter");
  await person.seeText(productImages.outcomes.altText.saved);

  await person.press(tab(products.page.tab.variants));
  await person.press(button(variants.add));
  const variant = dialog(variants.addTitle);
  await person.type(field(variants.fields.variantName.label, variant), candle.variant);
  await person.type(field(variants.fields.sku.label, variant), "CANDLE-RED");
  await person.type(field(variants.fields.stock.label, variant), String(candle.stock));
  await person.press(button(variants.submitNew, variant));
  await person.seeNo(variant);
}

/** Chooses an image, as the dialog of the system would, which is no part of the page. */
async function chooseFile({ window }: Person, file: string): Promise<void> {
  const bytes = readFileSync(join(import.meta.dirname, "../../..", file)).toString("base64");
  await window.run((base64: string) => {
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (input === null) return;
    const data = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    data.items.add(new File([content], "candle.webp", { type: "image/webp" }));
    input.files = data.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }, bytes);
}

/** Gives somebody with an account the rights to pack and ship. */
export async function hire(person: Person): Promise<void> {
  await person.open(adminPaths.roles);
  await person.press(button(roles.add.button));
  const form = dialog(roles.add.title);
  await person.type(field(roles.add.email, form), packer.email);
  await person.press(button(roles.grants.presets.names.packer, form));
  await person.press(button(roles.add.submit, form));
  await person.seeText(roles.add.saved);
}

const actions = css(`[role=group][aria-label="${orderActions.bar}"]`);

export async function openOrder(person: Person, number: string): Promise<void> {
  await person.open(adminPaths.orders);
  await person.press(css("[data-row-link]", { within: css("tr", { text: number }) }));
}

export async function markPaid(person: Person): Promise<void> {
  const { payment } = orderActions;
  await person.press(button(payment.button, actions));
  const form = dialog(payment.title);
  await person.choose(field(payment.fields.kind.label, form), orderLabels.paymentKinds.transfer);
  await person.press(button(payment.submit, form));
  await person.seeText(payment.saved);
}

export async function ship(person: Person): Promise<void> {
  const { shipment } = orderActions;
  await person.press(button(shipment.button, actions));
  const form = dialog(shipment.title);
  await person.choose(field(shipment.fields.carrier.label, form), "DHL");
  await person.type(field(shipment.fields.trackingNumber.label, form), trackingNumber);
  await person.press(button(shipment.submit, form));
  await person.seeText(shipment.saved);
}
