import { expect, test } from "vitest";
import { hasForeignLetters, isEmailShaped } from "./plain-text.ts";

test.each([
  "maya@example.com",
  "m.b+shop_2-x@mail.example.co.il",
  "o'neil@example.com",
  "מאיה@דוגמה.ישראל",
  "उदाहरण@उदाहरण.भारत",
  "jörg@müller.example",
  "x@xn--mller-kva.example",
])("FORM-63 %s is accepted as an e-mail address", (address) => {
  expect(isEmailShaped(address)).toBe(true);
});

test.each([
  "a@b.example?bcc=x@evil.example",
  "a@b.example?bcc=x%40evil.example&subject=Refund",
  "a@b.example&x",
  "a@b%2eexample.com",
  "a@b=c.example",
  "a@b.example#x",
  "a@b.example/x",
  "a?b@c.example",
  "a&b@c.example",
  "a=b@c.example",
  "a%40b@c.example",
  "a#b@c.example",
  "<a@b.example>",
  "a@b..example",
  "a@.b.example",
  "a@b.example.",
  "a@b\u200b.example",
])(
  "FORM-63 %j is rejected as an e-mail address, because a mailto link would read more out of it",
  (address) => {
    expect(isEmailShaped(address)).toBe(false);
  },
);

test.each([
  ".ab@c.example",
  "ab.@c.example",
  "a..b@c.example",
  "-oQ/tmp@c.example",
  "\u212aate@mail.example",
  "kate@mail.e\uff58ample",
  `${"n".repeat(65)}@mail.example`,
])("MAIL-88 %j is an address that mail servers refuse or read differently", (address) => {
  expect(isEmailShaped(address)).toBe(false);
});

test("FORM-63 a long text that is almost an address is rejected as quickly as a short one", () => {
  expect(isEmailShaped(`a@${"a-".repeat(50_000)}`)).toBe(false);
  expect(isEmailShaped(`a@${"a.".repeat(50_000)}`)).toBe(false);
});

test("INBOX-30 non-Latin letters are detected, whatever they look like", () => {
  for (const latin of [
    "admin@wanderpaw.example",
    "jörg+1_2-3@müller.example",
    "ﬁ@b.example",
    "1@2.3",
  ])
    expect(hasForeignLetters(latin)).toBe(false);
  for (const foreign of ["аdmin@wanderpaw.example", "admin@wаnderpaw.example", "דנה@mail.example"])
    expect(hasForeignLetters(foreign)).toBe(true);
});
