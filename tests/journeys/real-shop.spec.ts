// The beginning of a shop that is not for show: a start outside demo mode that becomes somebody's,
// sells what they add to it by bank transfer, and goes on after a restart. Nothing of the demo is
// there: no accounts, no orders, no outbox to look into.
import { account } from "#i18n/en/account.ts";
import { confirmEmail } from "#i18n/en/account-links.ts";
import { cart } from "#i18n/en/cart.ts";
import { checkout } from "#i18n/en/checkout.ts";
import { consent } from "#i18n/en/consent.ts";
import { orderStatus } from "#i18n/en/order-status.ts";
import { ordering } from "#i18n/en/ordering.ts";
import { productPage } from "#i18n/en/product.ts";
import { stock } from "#i18n/en/stock.ts";
import { order } from "#i18n/he/order.ts";
import { readiness } from "#i18n/he/readiness.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { paths } from "#web/paths.ts";
import { openMailServer, type MailServer } from "../support/mail-server.ts";
import { button, css, field, first, link, type Person } from "./person.ts";
import { startShop } from "./shop.ts";
import { expect, test as base } from "./test.ts";
import {
  addProduct,
  fillBankDetails,
  hire,
  line,
  markPaid,
  openOrder,
  setUp,
  ship,
  signIn,
} from "./real-shop/back-office.ts";
import {
  candle,
  findLink,
  guest,
  iban,
  listMails,
  owner,
  packer,
  readMail,
  shopEmail,
  trackingNumber,
} from "./real-shop/facts.ts";

/** A shop outside demo mode whose mails a mail server receives. */
const test = base.extend<object, { mailServer: MailServer }>({
  mailServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads there that it needs no other
    async ({}, provide) => {
      const server = await openMailServer();
      await provide(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  shop: [
    async ({ mailServer }, provide) => {
      const shop = await startShop({
        DEMO: "off",
        PAYMENTS: "manual",
        BACKUPS: "off",
        SMTP_URL: mailServer.url,
      });
      await provide(shop);
      await shop.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** Opens an account and confirms it by mail; `person` is signed in then. */
async function signUp(person: Person, mails: MailServer): Promise<void> {
  const form = css("[role=tabpanel]");
  await person.open(`${paths.auth}?tab=sign-up`);
  await person.press(button(consent.notice.reject));
  await person.type(field(account.fullName, form), packer.name);
  await person.type(field(account.email, form), packer.email);
  await person.type(field(account.password, form), packer.password);
  await person.press(button(account.signUp.submit, form));
  const mail = await readMail(mails, packer.email, paths.confirmEmail);
  await person.open(findLink(mail, /http\S+token=[\w-]+/));
  await person.type(field(account.password), packer.password);
  await person.press(button(confirmEmail.submit));
  await person.seeText(confirmEmail.confirmed);
}

/** Orders the candle and confirms the order by its mail; returns its address and its number. */
async function placeOrder(person: Person, mails: MailServer) {
  const main = css("main");
  await person.open(candle.path);
  await person.press(button(consent.notice.reject));
  await person.press(first(link(productPage.addToCart, main)));
  await person.isAt(paths.cart);
  await person.press(first(link(cart.checkout, main)));
  await person.choose(css("#country"), "United States");
  for (const [name, text] of Object.entries(guest)) await person.type(css(`#${name}`), text);
  await person.press(button(checkout.continueTo.payment));
  await person.press(button(ordering.pay.manual.button));
  await person.isAt(paths.orderSuccess);

  const mail = await readMail(mails, guest.email, iban);
  const address = findLink(mail, /http\S+confirm=\w+/);
  await person.open(address);
  await person.press(button(orderStatus.confirm.button));
  await person.seeText(orderStatus.timeline.events.confirmed);
  const number = /[\dA-F]{8}/.exec(await person.read(css("h1")))?.[0] ?? "";
  // The shop hears of it, too.
  expect(await readMail(mails, shopEmail, number)).toContain(guest.fullName);
  return { path: new URL(address).pathname, number };
}

test("SETUP-09 SETUP-10 a shop outside demo mode is set up by pointer, sells by transfer with its mails, and survives a restart", async ({
  shop,
  mailServer: mails,
  meet,
}) => {
  test.setTimeout(600_000); // not a sleep: a busy machine may need that long for the whole way
  const findAddress = () => /http\S+\/setup\S+/.exec(shop.output())?.[0];
  await expect.poll(findAddress).toBeDefined();
  const address = findAddress() ?? "";
  // The page is there under this computer's own names only.
  const atHome = await meet({ base: new URL(address).origin });
  await setUp(atHome, address, mails);
  await signIn(atHome, owner);
  await fillBankDetails(atHome);
  await addProduct(atHome);

  const atWork = await meet({});
  await signUp(atWork, mails);
  await hire(atHome);

  const onPhone = await meet({ hand: "finger" });
  const { path, number } = await placeOrder(onPhone, mails);

  await openOrder(atHome, number);
  await markPaid(atHome);
  // After that of the order, the one that the payment has come in.
  await expect.poll(() => listMails(mails, guest.email), { timeout: 20_000 }).toHaveLength(2);
  await openOrder(atWork, number);
  await ship(atWork);
  await readMail(mails, guest.email, trackingNumber);

  // A page that is open meanwhile would complain that the shop is away.
  for (const person of [atHome, atWork, onPhone]) await person.open("about:blank");
  await shop.restart();

  await onPhone.open(path);
  await onPhone.seeText(orderStatus.payment.paid(`$${candle.price}`));
  await onPhone.seeText(orderStatus.shipments.number(trackingNumber));
  await onPhone.open(candle.path);
  await onPhone.seeText(stock.few(candle.stock - 1, false));
  await onPhone.waitFor("the image is there", () => {
    const image = document.querySelector<HTMLImageElement>("main img");
    return image !== null && image.complete && image.naturalWidth > 0;
  });
  for (const person of [atHome, atWork]) {
    await openOrder(person, number);
    await person.seeText(trackingNumber);
    await person.seeNoText(order.payment.unpaid);
  }
  await atHome.open(adminPaths.ready);
  await atHome.seeText(readiness.reasons.nothing_refunded, line("firstOrder"));
  expect(listMails(mails, guest.email)).toHaveLength(3);
});
