import { expect, test } from "vitest";
import { renderDelivered } from "../../../../tests/support/delivered-mail.ts";
import { isPlainLine } from "#shared/plain-text.ts";
import type { MailKind } from "../mail-kinds.ts";
import { sampleOrder, sampleOrderMails } from "./sample-order-mails.ts";

const publicUrl = "https://shop.example";
const render = (kind: MailKind, content: unknown) =>
  renderDelivered({ kind, content, secret: undefined, publicUrl });

/** The HTML as somebody reads it: without tags, references and the style sheet. */
const readable = (html: string) =>
  html
    .replaceAll(/<style>.*?<\/style>|<[^>]+>|<!--.*?-->/gs, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");

const ofOrders = Object.keys(sampleOrderMails).filter(
  (kind): kind is Exclude<keyof typeof sampleOrderMails, "stock-alert"> => kind !== "stock-alert",
);

test.each(ofOrders)(
  "MAIL-50 the %s mail lists what was ordered and where it goes",
  async (kind) => {
    const { html, text, subject } = await render(kind, sampleOrderMails[kind]("Noa Lev"));
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
      for (const shown of [readable(html), text.replaceAll(/\s+/g, " ")])
        expect(shown).toMatch(new RegExp(part.join(".{0,60}?").replaceAll(/[$()]/g, "\\$&")));
  },
);

test("MAIL-50 the amounts of the text stand below each other", async () => {
  const { text } = await render("order-confirmation", sampleOrder());
  const rows = text.split("\n").filter((row) => /\s{2}(-?\$[\d.]+|Free)$/.test(row));
  expect(rows).toHaveLength(6);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
});

test("MAIL-50 an order without coupon or address is told without them", async () => {
  const order = sampleOrder({
    discountMinor: 0,
    couponCode: null,
    totalMinor: 97_487,
    shipTo: [],
    lines: [{ name: "Wanderpaw Backpack", variant: null, quantity: 13, totalMinor: 97_487 }],
  });
  const { html, text } = await render("order-confirmation", order);
  expect(text).toContain("Wanderpaw Backpack, × 13");
  expect(html + text).not.toMatch(/Discount|Where it goes|null/);
});

test("MAIL-51 the confirmation says how to pay and until when, unless the order is paid", async () => {
  const open = await render("order-confirmation", sampleOrder());
  for (const shown of [open.text, readable(open.html)]) {
    expect(shown).toContain("How to pay");
    expect(shown).toContain("until March 4, 2026 at 12:00 PM (Israel time)");
    // No empty line of an account that nobody has filled in.
    expect(shown).not.toMatch(/IBAN: ?$|Reference/m);
  }
  const asAgreed = await render("order-confirmation", sampleOrder({ payUntil: null }));
  expect(asAgreed.text).toContain("How to pay");
  expect(asAgreed.text).not.toContain("We keep the bags");
  const paid = await render("order-confirmation", sampleOrder({ isPaid: true }));
  expect(paid.text).not.toMatch(/How to pay|We keep the bags/);
});

test("MAIL-52 the parcel is named with carrier, number and a link to follow it", async () => {
  const { html, text } = await render("order-shipped", sampleOrderMails["order-shipped"]("Noa"));
  expect(text).toContain(
    "Carrier: Israel Post\nTracking number: RR123456789IL\nTracking:\nhttps://",
  );
  expect(html).toContain('href="https://carrier.example/track?parcel=RR123456789IL"');
  const nothingKnown = { carrier: null, trackingNumber: null, trackingUrl: null };
  const bare = await render("order-shipped", { ...sampleOrder(), ...nothingKnown });
  expect(bare.text + bare.html).not.toMatch(/The parcel|Tracking|null/);
});

test.each(["javascript:alert(1)", "http://carrier.example/", "/track"])(
  "MAIL-52 %s is no link to a parcel",
  async (trackingUrl) => {
    const content = { ...sampleOrderMails["order-shipped"]("Noa"), trackingUrl };
    await expect(render("order-shipped", content)).rejects.toThrow("trackingUrl");
  },
);

test("MAIL-53 a refund names its amount and the reason, as text", async () => {
  const content = sampleOrderMails["order-refunded"]("Noa");
  const { text } = await render("order-refunded", content);
  expect(text).toContain("$120.50 goes back to you");
  expect(text).toContain("Amount: $120.50\nReason: One buckle was shy");
  const without = await render("order-refunded", { ...content, reason: null });
  expect(without.text).not.toContain("Reason");
  const reason = "See https://evil.example/\nand {total}";
  const hostile = await render("order-refunded", { ...content, reason });
  expect(hostile.text).toContain("Reason: See https:\u2060//evil.\u2060example/ and {total}");
});

test("MAIL-54 MAIL-57 the shop reads who ordered, how much, and whether it is paid, and is led to the back office", async () => {
  const { subject, text, html, replyTo } = await render("new-order", sampleOrder());
  expect(subject).toBe("New order A1B2C3D4: $877.38");
  expect(text).toContain(
    "Name: Noa Lev\nEmail: noa@mail.example\nPhone: +1 503 555 0100\nPayment: Not paid yet",
  );
  expect(text).toContain("https://shop.example/admin/orders/00000000-0000-4000-8000-0000a1b2c3d4");
  expect(text + html).not.toContain("/order-status/");
  const queuedEarlier = { ...sampleOrder(), adminPath: undefined, customerPhone: undefined };
  expect((await render("new-order", queuedEarlier)).text).toContain("/admin/orders\n");
  expect(replyTo).toBe("noa@mail.example");
  const late = await render("paid-without-stock", sampleOrder({ isPaid: true }));
  expect(late.subject).toBe("Order A1B2C3D4 is paid, but its bags are gone");
  expect(late.text).toContain("Payment: Paid");
});

test.each([
  ["low", 9, "Stock is low: Ocean Blue", "still be sold: 9"],
  ["critical", 5, "Stock is critical: Ocean Blue", "Time to restock"],
  ["out", 0, "Sold out: Ocean Blue", "none left"],
])("MAIL-55 an alert says that the stock is %s", async (level, available, subject, told) => {
  const mail = await render("stock-alert", {
    ...sampleOrderMails["stock-alert"](),
    level,
    available,
  });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(told);
  expect(mail.text).toContain(`SKU: WANDERPAW_BACKPACK_BLUE\nCan be sold: ${available}`);
});

const hostile = [
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  "Noa\r\nBcc: everybody@mail.example",
  "Noa \u202Egnp.exe\u2066",
  "Win at https://evil.example/now or www.evil.example, me@evil.example",
  "{total} {number} $& $1",
];

test.each(hostile)("MAIL-56 what a customer typed stays text and no link: %j", async (typed) => {
  const order = sampleOrder({ customerName: typed, shipTo: [typed, `c/o ${typed}`] });
  for (const kind of ["order-confirmation", "new-order"] as const) {
    const { html, text, subject } = await render(kind, order);
    expect(isPlainLine(subject)).toBe(true);
    expect(html).not.toMatch(/<(script|img)|<[^>]*\son\w+=/i);
    expect(text).not.toContain("\nBcc:");
    expect(html + text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    expect(html + text).not.toMatch(/https:\/\/evil|evil\.example|me@evil/);
  }
});

test("MAIL-56 only the shop's own words have places to be filled in", async () => {
  const typed = "{total} {number} $& $1";
  const order = sampleOrder({ customerName: typed, shipTo: [typed] });
  const { text } = await render("new-order", order);
  expect(text).toContain(`${typed} has ordered.`);
  expect(text).toContain(`Where it goes:\n${typed}\n${typed}\n`);
});
