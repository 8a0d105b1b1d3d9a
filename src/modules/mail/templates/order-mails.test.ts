import { expect, test } from "vitest";
import { removeIsolates, renderDelivered } from "../../../../tests/support/delivered-mail.ts";
import { isPlainLine } from "#shared/plain-text.ts";
import { formatCountry } from "#i18n/format-country.ts";
import { formatAmount } from "#i18n/format-he.ts";
import { money } from "#shared/money.ts";
import { shopMailTexts } from "#content/shop-mails.ts";
import { fillText } from "#shared/fill-text.ts";
import type { MailKind } from "../mail-kinds.ts";
import { mailRecords } from "../mail-records.ts";
import { createSampleOrder } from "./order-mail.ts";
import { orderMails } from "./order-mails.ts";

const publicUrl = "https://shop.example";
const render = (kind: MailKind, content: unknown) =>
  renderDelivered({ kind, content, secret: undefined, publicUrl });

/** The HTML as a reader sees it: without tags, references and the style sheet. */
const toReadable = (html: string) =>
  html
    .replaceAll(/<style>.*?<\/style>|<[^>]+>|<!--.*?-->/gs, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");

const shekels = (amountMinor: number) => formatAmount(money(amountMinor, "ILS"));
const toCustomers = Object.keys(orderMails) as (keyof typeof orderMails)[]; // its own keys
const { shop, ...own } = shopMailTexts;

test.each(toCustomers)("MAIL-50 the %s mail lists the lines and the shipping address", (kind) => {
  const { html, text, subject } = render(kind, mailRecords[kind].createSample("Noa Lev"));
  expect(subject).toContain("A1B2C3D4");
  const parts = [
    ["Olive Green × 12", "$899.88"],
    ["Ocean Blue × 1", "$74.99"],
    ["Subtotal", "$974.87"],
    ["Discount (SAVE10)", "-$97.49"],
    ["Shipping", "Free"],
    ["Total", "$877.38"],
    ["Apt 2/7", "Portland, OR 97205", "United States"],
  ];
  for (const part of parts)
    for (const shown of [toReadable(html), text.replaceAll(/\s+/g, " ")])
      expect(shown).toMatch(new RegExp(part.join(".{0,60}?").replaceAll(/[$()]/g, "\\$&")));
});

test("MAIL-50 the amounts in the text are aligned", () => {
  const { text } = render("order-confirmation", createSampleOrder());
  const rows = text.split("\n").filter((row) => /\s{2}(-?\$[\d.]+|Free)$/.test(row));
  expect(rows).toHaveLength(6);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
});

test("WORDS-95 Hebrew names of an order have their language and keep the words around in place", () => {
  const order = createSampleOrder({
    lines: [{ name: "תיק", variant: "ירוק יער", quantity: 2, totalMinor: 97_487 }],
    shipTo: ["הרצל 1", "חיפה 3303101", "Israel"],
  });
  const { html, text } = render("order-confirmation", order);
  expect(text).toContain("\u2068תיק\u2069, \u2068ירוק יער\u2069 × 2");
  expect(html).toMatch(/<p[^>]* lang="he" dir="rtl"[^>]*>תיק</);
  expect(html).toContain('<span lang="he" dir="rtl">חיפה 3303101</span>');
  expect(html).toContain('<span lang="en" dir="ltr">Israel</span>');
});

test("MAIL-50 an order without coupon or address is listed without them", () => {
  const order = createSampleOrder({
    discountMinor: 0,
    couponCode: null,
    totalMinor: 97_487,
    shipTo: [],
    lines: [{ name: "Wanderpaw Backpack", variant: null, quantity: 13, totalMinor: 97_487 }],
  });
  const { html, text } = render("order-confirmation", order);
  expect(text).toContain("Wanderpaw Backpack × 13");
  expect(html + text).not.toMatch(/Discount|Shipping to|null/);
});

test("MAIL-121 amounts among Hebrew words keep their signs, and may be stacked on a phone", () => {
  const { html } = render("new-order", mailRecords["new-order"].createSample("Noa Lev"));
  const [amounts] = /<p[^>]*>(?:(?!<p).)*341\.22(?:(?!<\/p).)*/s.exec(html) ?? [];
  const unbroken = '<span dir="auto" style="white-space:nowrap">';
  expect(amounts).toContain(`${unbroken}${shekels(-34_122)}</span> ${unbroken}(-$97.49)</span>`);
  expect(html).not.toMatch(/<td[^>]*nowrap[^>]*><p[^>]*>[^<]*₪/);
});

test("MAIL-51 the confirmation states how to pay and until when, unless the order is paid", () => {
  const open = render("order-confirmation", createSampleOrder());
  for (const shown of [open.text, toReadable(open.html)]) {
    expect(shown).toContain("How to pay");
    expect(shown).toContain("until March 4, 2026 at 12:00 PM (Israel time)");
    // No empty line for a bank account that was not filled in.
    expect(shown).not.toMatch(/IBAN: ?$|Reference/m);
  }
  const asAgreed = render("order-confirmation", createSampleOrder({ payUntil: null }));
  expect(asAgreed.text).toContain("How to pay");
  expect(asAgreed.text).not.toContain("We keep your items");
  const paid = render("order-confirmation", createSampleOrder({ isPaid: true }));
  expect(paid.text).not.toMatch(/How to pay|We keep your items/);
});

test("MAIL-52 the shipment is named with carrier, number and a tracking link", () => {
  const { html, text } = render("order-shipped", mailRecords["order-shipped"].createSample("Noa"));
  expect(text).toContain(
    "Carrier: Israel Post\nTracking number: RR123456789IL\nTracking:\nhttps://",
  );
  expect(html).toContain('href="https://carrier.example/track?parcel=RR123456789IL"');
  const noTracking = { carrier: null, trackingNumber: null, trackingUrl: null };
  const bare = render("order-shipped", { ...createSampleOrder(), ...noTracking });
  expect(bare.text + bare.html).not.toMatch(/The parcel|Tracking|null/);
});

test.each(["javascript:alert(1)", "http://carrier.example/", "/track"])(
  "MAIL-52 %s is not accepted as a tracking link",
  (trackingUrl) => {
    const content = { ...mailRecords["order-shipped"].createSample("Noa"), trackingUrl };
    expect(() => render("order-shipped", content)).toThrow("trackingUrl");
  },
);

test("MAIL-53 a refund names its amount and the reason, as text", () => {
  const content = mailRecords["order-refunded"].createSample("Noa");
  const { text } = render("order-refunded", content);
  expect(text).toContain("we are refunding $120.50 to your original payment method");
  expect(text).toContain("Amount: $120.50\nReason: One buckle was shy");
  const without = render("order-refunded", { ...content, reason: null });
  expect(without.text).not.toContain("Reason");
  const reason = "See https://evil.example/\nand {total}";
  const hostile = render("order-refunded", { ...content, reason });
  expect(hostile.text).toContain("Reason: See https:\u2060//evil.\u2060example/ and {total}");
});

test("MAIL-54 MAIL-57 the shop reads who ordered, how much, and whether it is paid, with a link to the back office", () => {
  const { subject, text, html, replyTo } = render("new-order", createSampleOrder());
  const order = {
    number: "A1B2C3D4",
    total: `${shekels(307_083)} ($877.38)`,
    "brand.name": "Wanderpaw",
  };
  const { customer } = shop;
  expect(subject).toBe(fillText(own["new-order"].subject, order));
  expect(text).toContain(
    `${customer.name}: Noa Lev\n${customer.email}: noa@mail.example\n${customer.phone}: +1 503 555 0100\n${customer.payment}: ${customer.unpaid}`,
  );
  expect(text).toContain("https://shop.example/admin/orders/00000000-0000-4000-8000-0000a1b2c3d4");
  expect(text + html).not.toContain("/order-status/");
  const queuedEarlier = { ...createSampleOrder(), adminPath: undefined, customerPhone: undefined };
  expect(render("new-order", queuedEarlier).text).toContain("/admin/orders\n");
  expect(replyTo).toBe("noa@mail.example");
  const late = render("paid-without-stock", createSampleOrder({ isPaid: true }));
  expect(late.subject).toBe(fillText(own["paid-without-stock"].subject, order));
  expect(late.text).toContain(`${customer.payment}: ${customer.paid}`);
});

test("MAIL-65 mails to the shop are in Hebrew, right to left, with shekels before the order's own amount", () => {
  const { html, text } = render("new-order", createSampleOrder());
  expect(html).toContain('<html dir="rtl" lang="he">');
  const parts = [
    ["Olive Green × 12", `${shekels(314_958)} ($899.88)`],
    [shop.table.subtotal, `${shekels(341_205)} ($974.87)`],
    ["SAVE10", `${shekels(-34_122)} (-$97.49)`],
    [shop.table.total, `${shekels(307_083)} ($877.38)`],
  ];
  for (const [name = "", amount = ""] of parts)
    for (const shown of [toReadable(html), text]) {
      const at = shown.indexOf(name);
      expect(shown.slice(at, at + 120).replaceAll(/\s+/g, " ")).toContain(
        amount.replaceAll(/\s+/g, " "),
      );
    }
  // The country is named in Hebrew, also beside lines in English.
  expect(text).toContain(formatCountry("US", "he-IL"));
  expect(text).not.toContain("United States");
  const earlier = render("new-order", createSampleOrder({ country: undefined }));
  expect(earlier.text).toContain("United States");
  // A mail queued by a version that did not store the rate, and one without a known rate.
  for (const ilsRate of [undefined, null]) {
    const without = render("new-order", createSampleOrder({ ilsRate }));
    expect(without.text).not.toContain("₪");
    expect(without.text).toContain("$877.38");
  }
});

test.each(toCustomers)("MAIL-65 the %s mail to a customer stays English, in dollars", (kind) => {
  const { html, text } = render(kind, mailRecords[kind].createSample("Noa Lev"));
  expect(html).toContain('lang="en"');
  expect(text).not.toMatch(/[₪\u0590-\u05ff]/);
});

test.each([
  ["low", 9],
  ["critical", 5],
  ["out", 0],
] as const)("MAIL-55 an alert says that the stock is %s", (level, available) => {
  const mail = render("stock-alert", {
    ...mailRecords["stock-alert"].createSample("Noa Lev"),
    level,
    available,
  });
  const { table, ...levels } = own["stock-alert"];
  const values = { bag: "Ocean Blue", available: String(available) };
  expect(mail.subject).toBe(fillText(levels[level].subject, values));
  expect(mail.text).toContain(fillText(levels[level].text[0], values));
  expect(mail.text).toContain(`${table.sku}: SAMPLE_BLUE\n${table.available}: ${available}`);
});

const hostile = [
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  "Noa\r\nBcc: everybody@mail.example",
  "Noa \u202Egnp.exe\u2066",
  "Win at https://evil.example/now or www.evil.example, me@evil.example",
  "{total} {number} $& $1",
];

test.each(hostile)("MAIL-56 a customer's input stays text without links: %j", (typed) => {
  const order = createSampleOrder({ customerName: typed, shipTo: [typed, `c/o ${typed}`] });
  for (const kind of ["order-confirmation", "new-order"] as const) {
    const { html, text, subject } = render(kind, order);
    expect(isPlainLine(removeIsolates(subject))).toBe(true);
    expect(html).not.toMatch(/<(script|img)|<[^>]*\son\w+=/i);
    expect(text).not.toContain("\nBcc:");
    expect(removeIsolates(html + text)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    expect(html + text).not.toMatch(/https:\/\/evil|evil\.example|me@evil/);
  }
});

test("MAIL-56 placeholders are filled only in the shop's own texts", () => {
  const typed = "{total} {number} $& $1";
  const order = createSampleOrder({ customerName: typed, shipTo: [typed], country: null });
  const { text } = render("new-order", order);
  expect(text).toContain(fillText(own["new-order"].text[0], { name: typed }));
  expect(text).toContain(`${shop.shipTo}:\n${typed}\n${typed}\n`);
});

test("LAW-05 the confirmation ends with the rights of the customer, in full and as they were stored", () => {
  const rights = [
    {
      heading: "Your right to withdraw",
      text: ["You have 14 days.", "Send it back."],
      link: { to: "/cancel", label: "Withdraw from a purchase" },
    },
    { heading: "Model withdrawal form", text: ["Name of consumer(s):"] },
  ];
  const { html, text } = render("order-confirmation", createSampleOrder({ rights }));
  for (const shown of [toReadable(html), text.replaceAll(/\s+/g, " ")])
    expect(shown).toMatch(
      /Changed your mind.*Your right to withdraw.*14 days.*Send it back.*Online.*Model withdrawal form.*Name of consumer/,
    );
  expect(html).toContain(`href="${publicUrl}/cancel"`);
  expect(text).toContain(`${publicUrl}/cancel`);
});
