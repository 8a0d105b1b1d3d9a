import { expect, test } from "vitest";
import { isPlainLine } from "#shared/plain-text.ts";
import { mailKinds, type MailKind } from "../mail-kinds.ts";
import { dark, light } from "./colours.ts";
import { renderMail } from "./render-mail.tsx";

const publicUrl = "https://shop.example";
const secret = "a+b/c=&d";

const links: Readonly<Record<MailKind, string>> = {
  "confirm-email": `${publicUrl}/auth/confirm?token=a%2Bb%2Fc%3D%26d`,
  "reset-password": `${publicUrl}/reset-password?token=a%2Bb%2Fc%3D%26d&type=recovery`,
  "password-changed": `${publicUrl}/auth`,
};

const render = (kind: MailKind, fullName = "Noa Lev") =>
  renderMail({ kind, content: { fullName }, secret, publicUrl });

const asAttribute = (text: string) => text.replaceAll("&", "&amp;");

test.each(mailKinds)("MAIL-30 the %s mail says the same as text and as HTML", async (kind) => {
  const { subject, html, text } = await render(kind);
  expect(isPlainLine(subject)).toBe(true);
  expect(text).toContain("Hello Noa Lev,");
  expect(html).toContain("Hello Noa Lev,");
  // On a line of its own, so that mail programs make a link of it.
  expect(text.split("\n")).toContain(links[kind]);
  expect(html).toContain(`href="${asAttribute(links[kind])}"`);
  expect(html).toContain(`>${asAttribute(links[kind])}</a>`);
  expect(html).toMatch(/^<!DOCTYPE html/);
  expect(html).toMatch(/<html[^>]* dir="ltr"[^>]* lang="en"|<html[^>]* lang="en"[^>]* dir="ltr"/);
  expect(html + text).not.toMatch(/[{}]hours|\{name\}|undefined|\[object/);
});

test.each(mailKinds)("MAIL-31 the %s mail fetches nothing and reports nothing", async (kind) => {
  const { html } = await render(kind);
  expect(html).not.toMatch(/<(img|script|link|iframe|object|form|video|audio)\b/i);
  expect(html).not.toMatch(/\burl\(|@import|\bsrc=|background=/i);
  // The document type's and the namespace's own addresses are names, nothing fetches them.
  const addresses = html.matchAll(/(?:href|action)="([^"]*)"/g);
  for (const [, address] of addresses) expect(address).toMatch(/^https:\/\/shop\.example(\/|$)/);
});

const hostileNames = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `' onmouseover='alert(1)`,
  `Noa\r\nBcc: everybody@mail.example`,
  `Noa \u202Egnp.exe\u2066`,
  `{hours} $& $1`,
  `x`.repeat(5_000),
];

test.each(hostileNames)(
  "MAIL-32 a name cannot become anything else than text: %j",
  async (name) => {
    const { html, text, subject } = await render("confirm-email", name);
    expect(html).not.toMatch(/<(script|img)|<[^>]*\son\w+=/i);
    expect(text).not.toContain("\nBcc:");
    expect(html + text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    expect(subject).toBe("Confirm your email");
    expect(text.length).toBeLessThan(1_000);
    expect(text).toMatch(/^Hello .*,$/m);
  },
);

test.each([
  ["Prize https://evil.example/win?a=1 now", "Prize https evil example win?a=1 now"],
  ["www.evil.example", "www evil example"],
  ["call me@evil.example", "call me evil example"],
  ["192.0.2.10 now", "192 0 2 10 now"],
  ["J. R. O'Neill Jr.", "J. R. O'Neill Jr."],
])("MAIL-38 a name cannot become a link: %j", async (name, shown) => {
  const { text } = await render("confirm-email", name);
  expect(text).toContain(`Hello ${shown},`);
});

test("MAIL-30 names in other scripts arrive as they are", async () => {
  const { html, text } = await render("reset-password", "נועה לב 🐶");
  expect(text).toContain("Hello נועה לב 🐶,");
  expect(html).toContain("נועה לב 🐶");
});

test("MAIL-30 the mails say how long their links work", async () => {
  expect((await render("confirm-email")).text).toContain("24 hours");
  expect((await render("reset-password")).text).toContain("1 hour,");
});

test("MAIL-30 a mail whose link lacks its secret is not made", async () => {
  const mail = { content: { fullName: "Noa" }, secret: undefined, publicUrl };
  await expect(renderMail({ ...mail, kind: "confirm-email" })).rejects.toThrow("expected string");
});

/** WCAG contrast of two colours written as #rrggbb. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5]
      .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test.each(mailKinds)("MAIL-33 every colour of the %s mail has one for the dark", async (kind) => {
  const { html } = await render(kind);
  const coloured = [...html.matchAll(/<\w+[^>]*style="[^"]*#[\da-f]{6}[^"]*"[^>]*>/g)].map(
    ([tag]) => tag,
  );
  expect(coloured.length).toBeGreaterThan(8);
  for (const tag of coloured) {
    expect(tag).toMatch(/class="(ground|paper|ink|soft|link|line|button)"/);
  }
});

test.each([
  ["light", light],
  ["dark", dark],
])("MAIL-33 every text of a mail can be read in the %s scheme", (_name, colours) => {
  for (const ground of [colours.ground, colours.paper]) {
    expect(contrast(colours.ink, ground)).toBeGreaterThan(4.5);
    expect(contrast(colours.soft, ground)).toBeGreaterThan(4.5);
    expect(contrast(colours.link, ground)).toBeGreaterThan(4.5);
  }
  expect(contrast(colours.onButton, colours.button)).toBeGreaterThan(4.5);
});
