import { expect, test } from "vitest";
import { replyTemplates } from "#content/reply-templates.ts";
import { listPlaceholders } from "#shared/fill-text.ts";
import { fillTemplate, findOpenPlaceholder, templatePlaceholders } from "./reply-templates.ts";

test("INBOX-41 a template contains the sender's name and order number", () => {
  const said = fillTemplate("Hello {name},\norder {order}.", { name: "Noa", order: "A1B2C3D4" });
  expect(said).toBe("Hello Noa,\norder A1B2C3D4.");
  expect(findOpenPlaceholder(said)).toBeUndefined();
});

test("INBOX-41 unknown values stay open and are found, and a greeting works without a name", () => {
  const said = fillTemplate("Hello {name},\norder {order}.", { name: null, order: null });
  expect(said).toBe("Hello,\norder {order}.");
  expect(findOpenPlaceholder(said)).toBe("{order}");
});

test("INBOX-41 a name that looks like a placeholder is filled in once, and other braces are plain text", () => {
  const said = fillTemplate("Hello {name}: {order}", { name: "{order}", order: "$&1" });
  expect(said).toBe("Hello {order}: $&1");
  expect(findOpenPlaceholder("if (x) {return}")).toBeUndefined();
});

test("INBOX-40 the templates of a new shop contain only placeholders that can be filled", () => {
  const texts = replyTemplates.items.flatMap(({ en, he }) => [en, he]);
  const placeholders: readonly string[] = templatePlaceholders;
  expect(texts.flatMap(listPlaceholders).filter((name) => !placeholders.includes(name))).toEqual(
    [],
  );
});
