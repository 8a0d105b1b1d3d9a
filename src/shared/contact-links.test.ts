import { expect, test } from "vitest";
import { mailtoLink, telLink, whatsappLink } from "./contact-links.ts";

test("CRM-21 a phone number links to a call and, if its country is known, to a conversation", () => {
  expect(telLink("+972 50-555 (01) 23")).toBe("tel:+972505550123");
  expect(whatsappLink("+972 50-555-0123")).toBe("https://wa.me/972505550123");
  expect(whatsappLink("050-555-0123")).toBe("https://wa.me/972505550123");
  expect(whatsappLink("0044 20 7946 0123")).toBe("https://wa.me/442079460123");
  expect(whatsappLink("555-0123")).toBeUndefined();
  expect(whatsappLink("+0 12")).toBeUndefined();
});

test("INBOX-31 the link of an address goes to that address only, whatever is stored as the address", () => {
  expect(mailtoLink("hello@wanderpaw.example")).toBe("mailto:hello@wanderpaw.example");
  for (const stored of [
    "a+b@c.example",
    "a@b.example?bcc=x%40evil.example&subject=Refund&body=Hi",
    "a@b.example#x",
    "דנה@mail.example",
    'x"><script>@b.example',
  ]) {
    const { protocol, pathname, search, hash } = new URL(mailtoLink(stored));
    expect([protocol, decodeURIComponent(pathname), search, hash]).toEqual([
      "mailto:",
      stored,
      "",
      "",
    ]);
  }
});
