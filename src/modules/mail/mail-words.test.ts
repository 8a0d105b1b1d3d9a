import { formatAmount } from "#i18n/format-he.ts";
import { money } from "#shared/money.ts";
import { expect, test } from "vitest";
import { toContent } from "#modules/content/read-content.ts";
import { mailKinds } from "./mail-kinds.ts";
import { getMailKeys, toMailWords } from "./mail-words.ts";
import { renderMail } from "./templates/render-mail.tsx";
import { createSampleOrder } from "./templates/order-mail.ts";

test("WORDS-89 placeholders in visitors' input are never replaced, even where the owner's texts include it", () => {
  const kind = "new-order";
  const stored = new Map<string, unknown>([
    ["brand", { name: "{name} and {total}", email: "hi@pawtrail.example" }],
    ["mail/new-order", { subject: "{name}: {number}, {brand.name}", text: ["{name}{name}"] }],
  ]);
  const words = toMailWords(kind, toContent(getMailKeys(kind), stored));
  const typed = "{name} {brand.email} {total} {policies.warrantyMonths} $&";
  const content = createSampleOrder({ customerName: typed });
  const mail = { kind, content, secret: undefined, publicUrl: "https://shop.example" } as const;
  const { subject, text } = renderMail(mail, words);
  // Shown on a line of ours: nothing there may become a link.
  const shown = "{name} {brand email} {total} {policies warrantyMonths} $&";
  expect(subject).toBe(
    `${shown}: A1B2C3D4, ${shown} and ${formatAmount(money(307_083, "ILS"))} ($877.38)`,
  );
  expect(text).toContain(shown + shown);
});

test("WORDS-81 every kind of mail has a document with its texts", () => {
  for (const kind of mailKinds) {
    const content = toContent(getMailKeys(kind), new Map());
    expect(content[`mail/${kind}`]).toEqual(expect.any(Object));
  }
});
