import { expect, test } from "vitest";
import { readChat } from "./read-chat.ts";
import { sampleShop } from "./sample-shop.fixture.ts";

const read = (...lines: string[]) => readChat(lines.join("\n"), sampleShop);

test.each([
  ["an iPhone", "[12/03/2026, 14:05:33] "],
  ["an iPhone with points", "[12.03.26, 14:05:33] "],
  ["an iPhone with a narrow space", "[3/12/26, 2:05:33\u202FPM] "],
  ["an iPhone that puts a mark before the line", "\u200E[2026-03-12, 14:05:33] "],
  ["Android", "12.3.2026, 14:05 - "],
  ["Android with the year first", "2026-03-12, 14:05 - "],
  ["Android in the United States", "3/12/26, 2:05 PM - "],
  ["Android in Spain", "12/3/26, 2:05 p. m. - "],
  ["Android in Israel with half days", "12.3.2026, 2:05 אחה״צ - "],
  ["Android in Germany", "12.03.26, 14:05 – "],
  ["Android in France", "12/03/2026 à 14:05 - "],
  ["Android in Finland", "12.3.2026 klo 14.05 - "],
  ["Android in Denmark", "12.03.2026 14.05 - "],
  ["Android in Hungary", "2026. 03. 12. 14:05 - "],
  ["Android in China", "2026年3月12日 下午2:05 - "],
  ["Android with Arabic digits", "١٢/٣/٢٠٢٦، ٢:٠٥ م - "],
  ["WhatsApp Web", "[14:05, 12.3.2026] "],
  ["WhatsApp Web with slashes", "[14:05, 12/03/2026] "],
  ["WhatsApp Web in the United States", "[2:05 PM, 3/12/2026] "],
  ["WhatsApp Web with the year first", "[14:05, 2026-03-12] "],
  ["messages copied on a phone", "[12/3, 14:05] "],
  ["messages copied on a phone in the United States", "[3/12, 2:05 PM] "],
  ["a program that writes months in words", "[12 Mar 2026 at 14:05:33] "],
])("CHAT-06 a time stamp as %s writes it is no detail of the order", (_, stamp) => {
  const found = read(
    `${stamp}הודעות ושיחות מוצפנות`,
    `${stamp}דנה כהן: שניים זית בבקשה, לרחוב הרצל 12, חיפה`,
    `${stamp}Wanderpaw: תודה! מה הטלפון? 04-555 0199`,
    `${stamp}~ דנה כהן: 054-1234567`,
  );
  expect(found).toMatchObject({
    name: { value: "דנה כהן" },
    line1: { value: "הרצל 12" },
    city: { value: "חיפה" },
    phone: { value: "054-1234567", isSure: true },
    items: [{ variantId: "olive", quantity: 2 }],
  });
  expect(found.postalCode).toBeUndefined();
});

test("CHAT-06 a stamp with the writer before it and the message below is recognized", () => {
  expect(
    read(
      "Dana Levi, [12.03.2026 14:05]",
      "2 olive please",
      "Wanderpaw, [12.03.2026 14:06]",
      "1 blue?",
    ),
  ).toMatchObject({ name: { value: "Dana Levi" }, items: [{ variantId: "olive", quantity: 2 }] });
});

test.each([
  ["a day", "אשמח לקבל עד 12.3.2026"],
  ["a time", "אפשר ב-14:30"],
  ["a place on a map", "מיקום: https://maps.example/?q=32.8191,34.9983"],
  ["coordinates", "32.8191, 34.9983"],
  ["degrees", `32°49'08.7"N 34°59'53.9"E`],
  ["a file", "IMG-20260312-WA0001.jpg (הקובץ מצורף)"],
  ["a price", "ראיתי ב-1200 ש״ח"],
  ["an e-mail address", "dana.1985@mail.example"],
  ["an order number", "כמו בהזמנה #09440702"],
  ["a year", "2026"],
  ["the code of a door", "קוד 4321"],
])("CHAT-07 the digits of %s are neither a phone number nor a postal code", (_, line) => {
  const found = read("דנה כהן", "הרצל 12, חיפה", line, "054-1234567");
  expect(found).toMatchObject({ line1: { value: "הרצל 12" }, phone: { value: "054-1234567" } });
  expect(found.postalCode).toBeUndefined();
});

test.each([
  ["הרצל 12 חיפה 3309519 054-1234567"],
  ["הרצל 12 חיפה 054-1234567 3309519"],
  ["3309519 חיפה הרצל 12 054-1234567"],
])("CHAT-07 numbers side by side stay apart: %s", (line) => {
  expect(read("דנה כהן", line)).toMatchObject({
    line1: { value: "הרצל 12" },
    phone: { value: "054-1234567", isSure: true },
    postalCode: { value: "3309519" },
  });
});

test("CHAT-07 a phone number is no postal code, whatever spaces it has", () => {
  expect(
    read("Jane Doe", "12 Baker Street", "London", "+44 7712 345678").postalCode,
  ).toBeUndefined();
});

test("CHAT-07 a bare number is never a sure postal code; one with its label is", () => {
  expect(read("דנה כהן", "הרצל 12, חיפה 3309519").postalCode).toEqual({
    value: "3309519",
    isSure: false,
  });
  expect(read("דנה כהן", "הרצל 12, חיפה, מיקוד 3309519").postalCode).toEqual({
    value: "3309519",
    isSure: true,
  });
  expect(read("Jane Doe", "12 Baker Street", "London NW1 6XE").postalCode).toEqual({
    value: "NW1 6XE",
    isSure: true,
  });
});

test("CHAT-07 a postal code of Israel has seven digits, or five", () => {
  const found = (code: string) => read("דנה כהן", `הרצל 12, חיפה ${code}`).postalCode?.value;
  expect(["330", "3309", "33095", "330951", "3309519", "33095190"].map(found)).toEqual([
    undefined,
    undefined,
    "33095",
    undefined,
    "3309519",
    undefined,
  ]);
});
