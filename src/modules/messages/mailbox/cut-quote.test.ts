import { expect, test } from "vitest";
import { cutQuote } from "./cut-quote.ts";

test.each([
  ["Gmail", "Yes.\n\nOn Sun, 1 Mar 2026 at 12:00 Wanderpaw <a@b.example> wrote:\n\n> No?\n> Yes?"],
  [
    "Gmail on two lines",
    "Yes.\n\nOn Sun, 1 Mar 2026 at 12:00 Wanderpaw\n<a@b.example> wrote:\n\n> No?",
  ],
  [
    "Gmail in Hebrew",
    "Yes.\n\n‫בתאריך יום א׳, 1 במרץ 2026 ב-12:00 מאת ‪Wanderpaw‬‏ <‪a@b.example‬‏>:‬\n\n> No?",
  ],
  ["HTML without signs of quotes", "Yes.\n\nOn 1 Mar 2026, at 12:00, Wanderpaw wrote:\n\nNo?"],
  [
    "Outlook",
    "Yes.\n\n________________________________\nFrom: Wanderpaw\nSent: Sunday\nTo: Noa\nSubject: Re\n\nNo?",
  ],
  ["Outlook in Hebrew", "Yes.\n\nמאת: Wanderpaw\nנשלח: יום ראשון\nאל: Noa\nנושא: Re\n\nNo?"],
  ["older Outlook", "Yes.\n\n-----Original Message-----\nNo?"],
  ["a signature", "Yes.\n-- \nNoa Lev\n+1 503 555 0142"],
  ["only signs of quotes", "Yes.\n\n> No?\n> Yes?\n"],
  ["an answer below the quote", "On 1 Mar 2026, Wanderpaw wrote:\n> No?\n\nYes."],
])("INBOX-70 of a mail as %s writes it, only the answer is left", (_, text) => {
  expect(cutQuote(text).replaceAll(/> No\?\n\n|\n\n_+$/g, "")).toBe("Yes.");
});

test("INBOX-70 nothing that a person wrote is taken for a quote", () => {
  for (const text of [
    "On Monday I wrote:\nplease send it",
    "From: Haifa\nI would like two.",
    "1 > 0\nand so on",
    "Between the lines:\n> Colour?\nOlive.\n> Size?\nSmall.",
    "> everything is a quote",
  ])
    expect(cutQuote(text)).toBe(text);
});
