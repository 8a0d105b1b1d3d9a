import { expect, test } from "vitest";
import { renderDelivered } from "../../../../tests/support/delivered-mail.ts";
import { toContent } from "#modules/content/read-content.ts";
import { getMailKeys, toMailWords } from "../mail-words.ts";
import { renderMail } from "./render-mail.tsx";
import { mailRecords } from "../mail-records.ts";

const publicUrl = "https://shop.example";
const sample = mailRecords["return-asked"].createSample("Noa Lev");
const moved = mailRecords["return-moved"].createSample("Noa Lev");
const render = (mail: Pick<Parameters<typeof renderDelivered>[0], "kind" | "content">) =>
  renderDelivered({ ...mail, secret: undefined, publicUrl });

test("RETURN-04 the receipt names the request, the order and the time", () => {
  const { subject, text, html } = render({ kind: "return-asked", content: sample });
  expect(subject).toContain(sample.number);
  for (const shown of [text, html])
    for (const part of [sample.number, sample.orderNumber, "March 9, 2026", "Ocean Blue × 1"])
      expect(shown).toContain(part);
  expect(text.split("\n")).toContain(`${publicUrl}/order-status/return/hidden`);
});

test.each(["approved", "underway", "received", "refunded", "replaced", "refused"] as const)(
  "RETURN-11 the mail of a return that is %s names it and includes the shop's message",
  (state) => {
    const content = { ...moved, state, amountMinor: 7_499 };
    const { subject, text } = render({ kind: "return-moved", content });
    expect(subject).toContain(moved.number);
    expect(text).toContain(moved.note);
    expect(text.includes("$74.99")).toBe(state === "refunded");
    expect(text).not.toMatch(/[{}]/);
  },
);

test.each([
  ["12 Sea Road\nHaifa", true],
  ["", false],
])(
  "RETURN-29 an approved return says by which day to send it, and where to (%j)",
  (postalAddress, isSaid) => {
    const kind = "return-moved";
    const content = { ...moved, state: "approved" as const, sendBy: "2026-03-23" };
    const words = toMailWords<typeof kind>(kind, toContent(getMailKeys(kind), new Map()));
    const imprint = { ...words.brand.imprint, postalAddress };
    const mail = { kind, content, secret: undefined, publicUrl } as const;
    const { text } = renderMail(mail, { ...words, brand: { ...words.brand, imprint } });
    expect(text).toContain("Please send it by March 23, 2026,");
    expect(/Send it to:?\s+Wanderpaw\s+12 Sea Road\s+Haifa/i.test(text)).toBe(isSaid);
  },
);

test("RETURN-29 nothing is to be sent before a return is approved, and after it has come", () => {
  const content = { ...moved, state: "received" as const, sendBy: undefined };
  expect(render({ kind: "return-moved", content }).text).not.toContain("Please send it");
});
