import { expect, test } from "vitest";
import { hasForeignLetters, isEmailShaped, normalizeDigits, normalizeText } from "./plain-text.ts";

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

test("FORM-65 what cannot be seen is taken out of typed text, and letters become one sign with their accents", () => {
  expect(normalizeText("\u200fדנה\u200e כ\u2060הן\ufe0f")).toBe("דנה כהן");
  expect(normalizeText("Co\u00adop \ufeffJose\u0301 a\u200db\u200cc")).toBe("Coop José abc");
});

test("FORM-65 pictures and scripts that need invisible signs keep them", () => {
  for (const text of ["❤\ufe0f", "👩\u200d👧", "می\u200cخواهم", "क्\u200dष"])
    expect(normalizeText(text)).toBe(text);
});

test("FORM-66 digits, hyphens and blanks of all scripts are plain ones in numbers", () => {
  expect(normalizeDigits("٠٥٠\u2011۱۲۳\u00a0०９")).toBe("050-123 09");
  expect(normalizeDigits("＋972\u05be50\u221250")).toBe("+972-50-50");
});
