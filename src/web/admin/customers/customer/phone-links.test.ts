import { expect, test } from "vitest";
import { dialable, whatsappLink } from "./phone-links.ts";

test("CRM-21 a phone number leads to a call and to a conversation, if its country is known", () => {
  expect(dialable("+972 50-555 (01) 23")).toBe("+972505550123");
  expect(whatsappLink("+972 50-555-0123")).toBe("https://wa.me/972505550123");
  expect(whatsappLink("050-555-0123")).toBe("https://wa.me/972505550123");
  expect(whatsappLink("0044 20 7946 0123")).toBe("https://wa.me/442079460123");
  expect(whatsappLink("555-0123")).toBeUndefined();
  expect(whatsappLink("+0 12")).toBeUndefined();
});
