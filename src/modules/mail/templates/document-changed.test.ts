import { expect, test } from "vitest";
import { renderDelivered } from "../../../../tests/support/delivered-mail.ts";

test("CONT-20 the mail names the text and each field, with both values, and none of the author's links works in it", () => {
  const mail = renderDelivered({
    kind: "document-changed",
    content: {
      key: "brand",
      at: "2026-03-01T10:00:00.000Z",
      by: "Noa Lev, noa@mail.example",
      changes: [{ path: "email", before: "", after: "see https://evil.example" }],
      more: 4,
    },
    secret: undefined,
    publicUrl: "https://shop.example",
  });
  expect(mail.subject).toContain("המותג ופרטי העסק");
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain("Noa Lev");
    expect(part).toContain("דוא״ל");
    expect(part).toContain("(ריק)");
    expect(part).toContain("ועוד 4 שינויים");
    expect(part).not.toContain("https://evil.example");
    expect(part).toContain("https://shop.example/admin/content/edit/brand");
  }
});
