import { expect, test } from "vitest";
import { backpack } from "#content/backpack.ts";
import { policies } from "#content/policies.ts";
import { money } from "#shared/money.ts";
import { findTypedPromises } from "./typed-promises.ts";

const numbers = {
  policies: {
    ...policies,
    warrantyMonths: 12,
    claimWithinHours: 48,
    cancelWithinHours: 2,
    replyWithinHours: 48,
    freeStandardShippingFromUsd: 300,
  },
  carrier: { ...backpack, maxPetKg: 10, maxPetLb: 22 },
  colors: 3,
  prices: [money(7_499, "USD"), money(1_950, "USD")],
};
const list = (text: string) =>
  findTypedPromises(text, numbers).flatMap(({ typed, contradicts }) =>
    contradicts === null ? [] : [`${typed} ≠ ${contradicts}`],
  );

test.each([
  ["The warranty covers 24 months.", "24 months ≠ 12 months"],
  ["A 6-month guarantee.", "6-month ≠ 12 months"],
  ["A warranty of two months.", "two months ≠ 12 months"],
  ["It comes with a two-year warranty.", "two-year ≠ 12 months"],
  ["A 90-day warranty on every zip.", "90-day ≠ 12 months"],
  ["The guarantee holds for twenty-four months.", "twenty-four months ≠ 12 months"],
  ["Standard shipping is free from $50.", "$50 ≠ $300"],
  ["Free over $100.", "$100 ≠ $300"],
  ["Orders over $100 ship free.", "$100 ≠ $300"],
  ["Orders of 100 dollars or more ship free.", "100 dollars ≠ $300"],
  ["Spend $75 and delivery is free.", "$75 ≠ $300"],
  ["Free delivery above 99.90 $.", "99.90 $ ≠ $300"],
  ["Free shipping over ₪350.", "₪350 ≠ $300"],
  ["Only $59.99 today", "$59.99 ≠ $74.99, $19.50"],
  ["Now just 59.99 $ a bag.", "59.99 $ ≠ $74.99, $19.50"],
  ["Each backpack costs $80.", "$80 ≠ $74.99, $19.50"],
  ["Only sixty dollars.", "sixty dollars ≠ $74.99, $19.50"],
  ["Get the bag for USD 49.", "USD 49 ≠ $74.99, $19.50"],
  ["Return it within 60 days.", "within 60 days ≠ 14 days"],
  ["60-day returns, no questions.", "60-day ≠ 14 days"],
  ["You have sixty days to return the bag.", "sixty days ≠ 14 days"],
  ["Send it back within two months.", "within two months ≠ 14 days"],
  ["A 30-day money-back guarantee.", "30-day ≠ 14 days"],
  ["Exchange it within three weeks.", "within three weeks ≠ 14 days"],
  ["It arrives in 20–30 business days.", "20–30 business days ≠ 5–7 business days, "],
  ["It leaves us in three to four business days.", "three to four business days ≠ "],
  ["Tell us within 12 hours of delivery.", "within 12 hours ≠ 48 hours"],
  ["Report damage within three days.", "within three days ≠ 48 hours"],
  ["You can cancel within twelve hours.", "within twelve hours ≠ 2 hours, 14 days"],
  ["We answer within 9 hours.", "within 9 hours ≠ 48 hours"],
  ["We reply in one day.", "one day ≠ 48 hours"],
  ["For pets up to 15 kg.", "15 kg ≠ 10 kg"],
  ["Carries dogs and cats up to thirty pounds.", "thirty pounds ≠ 22 lb"],
  ["אחריות ל-24 חודשים.", "ל-24 חודשים ≠ 12 months"],
  ["אחריות לשנתיים על כל תיק", "לשנתיים ≠ 12 months"],
  ["ניתן להחזיר תוך 60 יום.", "תוך 60 יום ≠ 14 days"],
  ["אפשר להחזיר את התיק תוך שישים יום.", "תוך שישים יום ≠ 14 days"],
  ["משלוח חינם בקנייה מעל 100 $", "100 $ ≠ $300"],
  ["משלוח חינם מעל 200 ₪", "200 ₪ ≠ $300"],
  ["רק 199 ₪ לתיק", "199 ₪ ≠ $74.99, $19.50"],
  ["It comes in four colours.", "four colours ≠ 3 colours"],
  ["Choose between two colors.", "two colors ≠ 3 colours"],
  ["התיק נמכר בארבעה צבעים.", "ארבעה צבעים ≠ 3 colours"],
  ["ביטול הזמנה תוך שש שעות", "תוך שש שעות ≠ 2 hours, 14 days"],
])("CONT-09 %s contradicts a promise of the shop", (text, found) => {
  expect(list(text)).toEqual([expect.stringContaining(found)]);
});

test.each([
  "The warranty covers 12 months.",
  "A one-year warranty.",
  "A warranty of twelve months.",
  "Puppies eat soft food for 3 months. The warranty is long.",
  "A cat of 4 kg sleeps within 2 hours.",
  "The warranty covers {policies.warrantyMonths} months.",
  "Orders over $300 ship free.",
  "Only $74.99, with a free storage bag.",
  "The backpack costs $74.99 and the bowl $19.50.",
  "A free gift for orders over $50.",
  "Airlines charge about $95 for a pet in the cabin.",
  "A cab to the beach costs $20.",
  "SAVE10 saves you $7 on the bag.",
  "Claims under $5,000 go to a small claims court.",
  "You may withdraw within 14 days.",
  "Return it within two weeks.",
  "Tell us within two days if it came damaged.",
  "We answer within 48 hours.",
  "Cancel within two hours of ordering.",
  "Book the return flight within 60 days.",
  "He returned after three days on the trail.",
  "All three colours share one cut.",
  "Yarns in several shades of one colour.",
  "Two dogs, three days, one backpack.",
  "Cats up to 4 kg get used to the bag in 5 days.",
  "Each side has 30 days to respond.",
  "אחריות לשנה.",
  "אחריות ל-12 חודשים מיום הקבלה.",
  "ניתן להחזיר תוך 14 יום.",
  "משלוח חינם מעל 300 $",
  "טיול של שלושה ימים עם כלב של 4 ק״ג",
])("CONT-09 %s contradicts nothing", (text) => {
  expect(list(text)).toEqual([]);
});
