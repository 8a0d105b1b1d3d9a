import { expect, test } from "vitest";
import { findHtmlDefects } from "../../../../tests/support/find-html-defects.ts";
import { removeIsolates, renderDelivered } from "../../../../tests/support/delivered-mail.ts";
import { shopMailTexts } from "#content/shop-mails.ts";
import { messageLabels } from "#i18n/he/inbox.ts";
import { isPlainLine } from "#shared/plain-text.ts";
import { mailKinds, type MailKind } from "../mail-kinds.ts";
import { dark, light } from "./elements.tsx";
import { mailRecords } from "../mail-records.ts";
import { createSampleOrder } from "./order-mail.ts";

const publicUrl = "https://shop.example";
const secret = "a+b/c=&d";

const token = "token=a%2Bb%2Fc%3D%26d";
const orderPage = `${publicUrl}/order-status/hidden`;
const orderForStaff = publicUrl + createSampleOrder().adminPath;
/** The button's link, if there is one, and the link to unsubscribe. */
const links: Readonly<Partial<Record<MailKind, readonly string[]>>> = {
  "confirm-email": [`${publicUrl}/auth/confirm?${token}`],
  "reset-password": [`${publicUrl}/reset-password?${token}&type=recovery`],
  "password-changed": [`${publicUrl}/auth`],
  "confirm-new-email": [`${publicUrl}/auth/new-email?${token}`],
  "email-change-started": [`${publicUrl}/auth/keep-email?${token}`],
  "second-factor-changed": [`${publicUrl}/account`],
  "second-factor-guessed": [`${publicUrl}/account`],
  "passkey-changed": [`${publicUrl}/account`],
  "confirm-newsletter": [`${publicUrl}/newsletter/confirm?${token}`],
  "newsletter-welcome": [`${publicUrl}/`, `${publicUrl}/newsletter/unsubscribe?${token}`],
  "order-confirmation": [orderPage],
  "payment-received": [orderPage],
  "order-shipped": [orderPage, "https://carrier.example/track?parcel=RR123456789IL"],
  "order-cancelled": [orderPage],
  "order-refunded": [orderPage],
  "order-updated": [orderPage],
  "new-order": [orderForStaff],
  "order-cancelled-by-customer": [orderForStaff],
  "return-requested": [`${publicUrl}/admin/returns/00000000-0000-4000-8000-0000e5f6a7b8`],
  "paid-without-stock": [orderForStaff],
};

const render = (kind: MailKind, name = "Noa Lev") =>
  renderDelivered({ kind, content: mailRecords[kind].createSample(name), secret, publicUrl });

const asAttribute = (text: string) => text.replaceAll("&", "&amp;");

test.each(mailKinds)("MAIL-30 MAIL-58 the %s mail says the same in text and HTML", (kind) => {
  const { subject, html, text } = render(kind);
  expect(isPlainLine(removeIsolates(subject))).toBe(true);
  // Answers, test mails and the mails about orders, returns and changes have tests of their own.
  const isApart =
    mailRecords[kind].from === "checkout" ||
    kind === "order-updated" ||
    kind === "message-reply" ||
    kind === "test-mail" ||
    kind === "payment-service-away" ||
    kind === "shop-alarms" ||
    kind === "document-changed";
  const content = isApart ? {} : mailRecords[kind].createSample("Noa Lev");
  const values =
    "fullName" in content
      ? ["Hello Noa Lev,"]
      : Object.values(content).filter((value) => typeof value !== "boolean");
  for (const part of values.map((value) =>
    value === "feedback" ? messageLabels.subjects.feedback : value,
  )) {
    expect(text).toContain(part);
    expect(html).toContain(String(part).replaceAll("\n", "<br/>"));
  }
  expect(html).toContain('name="viewport"');
  for (const link of links[kind] ?? []) {
    // On a line of its own, so that mail programs make a link of it.
    expect(text.split("\n")).toContain(link);
    expect(html).toContain(`href="${asAttribute(link)}"`);
  }
  // The address behind the button can also be read, for programs that show no buttons.
  for (const button of (links[kind] ?? []).slice(0, 1))
    expect(html).toContain(`>${asAttribute(button)}</a>`);
  expect(html).toMatch(/^<!DOCTYPE html/);
  const isHebrew = Object.hasOwn(shopMailTexts, kind);
  expect(html).toContain(isHebrew ? '<html dir="rtl" lang="he">' : '<html dir="ltr" lang="en">');
  expect(html + text).not.toMatch(/[{}]hours|\{name\}|undefined|\[object/);
});

test.each(mailKinds)(
  "MAIL-123 the %s mail has direction and line breaks in every program",
  (kind) => {
    const { html } = render(kind);
    const [, inPage = ""] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
    const [, ofHtml = ""] = /<html([^>]*)>/.exec(html) ?? [];
    const [, ofTable = ""] = /<table([^>]*)>/.exec(inPage) ?? [];
    expect(ofTable).toContain(ofHtml);
    expect(inPage).not.toMatch(/\n|pre-wrap|pre-line/);
    // Words in the other direction stand below their label.
    const side = ofHtml.includes("rtl") ? "right" : "left";
    const labelled = /<p class="soft"[^>]*>[^<]*<\/p><p class="ink" style="([^"]*)"/g;
    for (const [, style] of inPage.matchAll(labelled))
      expect(style).toContain(`text-align:${side}`);
  },
);

test.each(mailKinds)("MAIL-123 the %s mail is valid HTML", async (kind) => {
  expect(await findHtmlDefects(render(kind).html)).toEqual([]);
});

test.each(mailKinds)("MAIL-31 the %s mail loads nothing and tracks nothing", (kind) => {
  const { html } = render(kind);
  expect(html).not.toMatch(/<(img|script|link|iframe|object|form|video|audio)\b/i);
  expect(html).not.toMatch(/\burl\(|@import|\bsrc=|background=/i);
  const addresses = html.matchAll(/(?:href|action)="([^"]*)"/g);
  for (const [, address] of addresses)
    expect(address).toMatch(/^https:\/\/(shop\.example(\/|$)|carrier\.example\/track)/);
});

test.each(mailKinds)(
  "MAIL-30 the %s mail is read out without its layout, and its links open a new tab",
  (kind) => {
    const { html } = render(kind);
    // A table with a head is a real table; the others are only layout.
    for (const [table] of html.matchAll(/<table[^>]*>(?!<thead>)/g))
      expect(table).toContain('role="presentation"');
    for (const [link] of html.matchAll(/<a [^>]*>/g)) expect(link).toContain('target="_blank"');
  },
);

const hostileNames = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `' onmouseover='alert(1)`,
  `Noa\r\nBcc: everybody@mail.example`,
  `Noa \u202Egnp.exe\u2066`,
  `{hours} $& $1`,
  `x`.repeat(5_000),
];

test.each(hostileNames)("MAIL-32 a customer's name stays text: %j", (name) => {
  const { html, text, subject } = render("confirm-email", name);
  expect(html).not.toMatch(/<(script|img)|<[^>]*\son\w+=/i);
  expect(text).not.toContain("\nBcc:");
  expect(html + text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  expect(subject).toBe("Confirm your email");
  expect(text.length).toBeLessThan(1_000);
  expect(text).toMatch(/^Hello .*,$/m);
});

test.each([
  ["Prize https://evil.example/win?a=1 now", "Prize https evil example win?a=1 now"],
  ["www.evil.example", "www evil example"],
  ["call me@evil.example", "call me evil example"],
  ["192.0.2.10 now", "192 0 2 10 now"],
  ["J. R. O'Neill Jr.", "J. R. O'Neill Jr."],
])("MAIL-38 a name cannot become a link: %j", (name, shown) => {
  const { text } = render("confirm-email", name);
  expect(text).toContain(`Hello ${shown},`);
});

const answeredBySender: readonly MailKind[] = [
  "contact-message",
  "dealer-inquiry",
  "new-order",
  "order-cancelled-by-customer",
  "return-requested",
  "paid-without-stock",
];
const ofAccount: readonly MailKind[] = [
  "confirm-email",
  "reset-password",
  "password-changed",
  "confirm-new-email",
  "email-change-started",
  "second-factor-changed",
  "second-factor-guessed",
  "passkey-changed",
];
/** A reply to these mails reaches the people who answered. */
const answeredByShop: readonly MailKind[] = ["message-reply"];

test("MAIL-42 the mails of the forms give their reason, and replies go to the writer", () => {
  const getShown = mailKinds.map((kind) => render(kind));
  expect(getShown.map(({ replyTo }) => replyTo !== undefined)).toEqual(
    mailKinds.map((kind) => [...answeredBySender, ...answeredByShop].includes(kind)),
  );
  expect(getShown.map(({ unsubscribeUrl }) => unsubscribeUrl !== undefined)).toEqual(
    mailKinds.map((kind) => kind.endsWith("-welcome") || kind === "review-invitation"),
  );
  for (const [index, kind] of mailKinds.entries()) {
    const isOfAccount = ofAccount.includes(kind);
    expect(getShown[index]?.text.includes("because you have an account")).toBe(isOfAccount);
    expect(getShown[index]?.text).toContain("shop.example");
  }
});

const hostileTexts = [
  "https://evil.example/win?a=1",
  "www.evil.example",
  "HTTP://EVIL.EXAMPLE",
  "mailto:someone@evil.example",
  "192.0.2.10/win",
];

test.each(hostileTexts)("MAIL-43 %s in a message is text and not a link", (link) => {
  const message = `Before ${link} after`;
  const content = { ...mailRecords["contact-message"].createSample("Noa"), message };
  const mail = renderDelivered({
    kind: "contact-message",
    content,
    secret: undefined,
    publicUrl,
  });
  for (const part of [mail.text, mail.html]) {
    const [shown = ""] = /Before .* after/.exec(part) ?? [];
    expect(shown).not.toMatch(/:\/\/|[.@][\p{L}\p{N}]/u);
    expect(shown.replaceAll("\u2060", "")).toBe(message);
  }
});

test("MAIL-43 markup, direction marks and line breaks of a message stay text", () => {
  const message = '<b>Hi</b> & "you"\n\u202Etxet\u2069\u0007\r\n\r\n-- \nNoa 👩‍👧';
  const content = { ...mailRecords["contact-message"].createSample("Noa"), message };
  const mail = renderDelivered({
    kind: "contact-message",
    content,
    secret: undefined,
    publicUrl,
  });
  expect(mail.text).toContain('<b>Hi</b> & "you"\ntxet\n\n-- \nNoa 👩‍👧');
  expect(mail.html).toContain(
    "&lt;b&gt;Hi&lt;/b&gt; &amp; &quot;you&quot;<br/>txet<br/><br/>-- <br/>Noa 👩‍👧",
  );
});

test.each(hostileNames)("MAIL-32 a sender's name stays text as well: %j", (name) => {
  for (const kind of ["contact-message", "dealer-inquiry"] as const) {
    const { html, text, subject } = render(kind, name);
    expect(isPlainLine(removeIsolates(subject))).toBe(true);
    expect(subject.length).toBeLessThan(140);
    expect(subject).not.toMatch(/[:/@]/);
    expect(html).not.toMatch(/<(script|img)|<[^>]*\son\w+=/i);
    expect(removeIsolates(html + text)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  }
});

test("MAIL-30 WORDS-95 names in other scripts arrive unchanged, apart from the words around", () => {
  const { html, text } = render("reset-password", "נועה לב 🐶");
  expect(text).toContain("Hello \u2068נועה לב 🐶\u2069,");
  expect(html).toContain("\u2068נועה לב 🐶\u2069");
});

test("MAIL-30 the mails state how long their links work", () => {
  expect(render("confirm-email").text).toContain("24 hours");
  expect(render("reset-password").text).toContain("within 1 hour.");
  expect(render("confirm-newsletter").text).toContain("48 hours");
});

test("MAIL-30 a mail whose link lacks its secret is not rendered", () => {
  const mail = { content: { fullName: "Noa" }, secret: undefined, publicUrl };
  for (const kind of ["confirm-email", "confirm-newsletter", "newsletter-welcome"] as const)
    expect(() => renderDelivered({ ...mail, kind })).toThrow("expected string");
});

/** WCAG contrast of two colors written as #rrggbb. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test.each(mailKinds)("MAIL-33 every color of the %s mail has one for dark mode", (kind) => {
  const { html } = render(kind);
  const colored = [...html.matchAll(/<\w+[^>]*style="[^"]*#[\da-f]{6}[^"]*"[^>]*>/g)].map(
    ([tag]) => tag,
  );
  expect(colored.length).toBeGreaterThan(8);
  for (const tag of colored) {
    expect(tag).toMatch(/class="(ground|paper|ink|soft|link|line|button)"/);
  }
});

test.each([
  ["light", light],
  ["dark", dark],
])("MAIL-33 every text of a mail is readable in the %s scheme", (_name, colors) => {
  for (const ground of [colors.ground, colors.paper]) {
    expect(contrast(colors.ink, ground)).toBeGreaterThan(4.5);
    expect(contrast(colors.soft, ground)).toBeGreaterThan(4.5);
    expect(contrast(colors.link, ground)).toBeGreaterThan(4.5);
  }
  expect(contrast(colors.onButton, colors.button)).toBeGreaterThan(4.5);
});
