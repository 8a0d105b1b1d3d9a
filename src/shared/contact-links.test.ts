import { expect, test } from "vitest";
import { formatWhatsappAddress, mailtoLink, telLink, whatsappLink } from "./contact-links.ts";

test("CRM-21 a phone number links to a call and, with its country, to a conversation", () => {
  expect(telLink("+972 50-555 (01) 23")).toBe("tel:+972505550123");
  expect(whatsappLink("+972505550123")).toBe("https://wa.me/972505550123");
  expect(formatWhatsappAddress(null, "a b")).toBe("https://wa.me/?text=a%20b");
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
