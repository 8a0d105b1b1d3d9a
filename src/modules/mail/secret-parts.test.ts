import { expect, test } from "vitest";
import { renderDelivered } from "../../../tests/support/delivered-mail.ts";
import { mailKinds } from "./mail-kinds.ts";
import { maskContent } from "./secret-parts.ts";
import { templates } from "./templates/render-mail.tsx";

const key = "0123456789abcdef".repeat(4);

test.each(mailKinds)("MAIL-69 nothing in the %s mail that staff see opens anything", (kind) => {
  const sample: Record<string, unknown> = templates[kind].sample("Noa Lev");
  // Each address of an order ends in a known key.
  const content = Object.fromEntries(
    Object.entries({ ...sample, confirmPath: `/order-status/${key}?confirm=${key}` }).map(
      ([name, value]) => [
        name,
        typeof value === "string"
          ? value.replace(/^(\/order-status.*\/)[^/]+$/, `$1${key}`)
          : value,
      ],
    ),
  );
  const publicUrl = "https://shop.example";
  const shown = renderDelivered({
    kind,
    content: maskContent(content),
    secret: "hidden",
    publicUrl,
  });
  expect(JSON.stringify(shown)).not.toContain(key);
});

test("MAIL-69 an address keeps the page that it leads to", () => {
  const content = { path: `/order-status/return/${key}`, confirmPath: `/order-status/${key}?a=1` };
  expect(maskContent(content)).toEqual({
    path: "/order-status/return/hidden",
    confirmPath: "/order-status/hidden",
  });
});
