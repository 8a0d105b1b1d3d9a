import { expect, test } from "vitest";
import type { HoldingMarket } from "#modules/markets/on-top.ts";
import { parseMarkdown } from "./rich-text/markdown.ts";
import { fillEach, fillWords } from "./placeholders.ts";
import { toFactValues } from "./shop-facts.ts";
import { toTexts } from "./texts.ts";

const free: HoldingMarket = {
  isDelivered: true,
  taxMode: "none",
  dutyTerms: "none",
  shippingMethods: [],
};
const post = { kind: "flat", priceMinor: 900, freeOverMinor: null } as const;
const days = { daysMin: 1, daysMax: 2, isPickup: false };
const paid: HoldingMarket = {
  ...free,
  shippingMethods: [
    { id: "a", name: "Post", publicName: "Post", carrierId: null, ...post, ...days, steps: [] },
  ],
};
const bag = toFactValues(
  { gift: "Cotton Storage Bag", holding: [free], codes: ["il", "eu"] },
  "il",
);
const none = toFactValues({ gift: null, holding: [free, paid], codes: ["il"] });

test.each([
  ["{if gift}With a gift.{/if} Always.", "With a gift. Always.", "Always."],
  ["Always{if not gift}, alone{/if}.", "Always.", "Always, alone."],
  ["{if gift Cotton Storage Bag}A bag.{/if}", "A bag.", ""],
  ["{if gift Folding Bowl}A bowl.{/if}", "", ""],
  ["{if free_shipping}Free.{/if}{if not free_shipping}Paid.{/if}", "Free.", "Paid."],
  ["{if market il}Israel{/if}{if market eu}Europe{/if}", "Israel", ""],
  ["{if gift.name}{gift.name}{/if}", "Cotton Storage Bag", ""],
  ["Free with it: {gift.name}. Always.", "Free with it: Cotton Storage Bag. Always.", "Always."],
  ["{if unknown}a{/if}b{/if}", "b", "b"],
  ["a {if gift}b", "a b", "a"],
])("WORDS-100 %s", (text, today, later) => {
  expect(fillWords(text, bag)).toBe(today);
  expect(fillWords(text, none)).toBe(later);
});

test("WORDS-100 a paragraph or an entry of which a condition leaves nothing is left out", () => {
  const words = {
    text: ["{if gift}One.{/if}", "Two."],
    items: [
      { id: "bag", name: "{if gift}A bag{/if}", detail: "Of cotton." },
      { id: "bowl", name: "A bowl", detail: "{if gift}And{/if} a toy." },
    ],
    heading: "{if gift}Gift{/if}",
  };
  expect(fillEach(words, none)).toEqual({
    text: ["Two."],
    items: [{ id: "bowl", name: "A bowl", detail: "a toy." }],
    heading: "",
  });
});

const document = `---
title: t
---

## Before {if gift}and a gift{/if}

{if gift}A **bag** comes

- with this
- and that

![](/media/gallery/cafe)

---

along.{/if}

Only **bold {if gift}and gifted{/if}** words.

- Always
- {if gift}A gift{/if}

| A                   | B                |
| ------------------- | ---------------- |
| {if gift}Bag{/if}   | {if gift}1{/if}  |
| Bowl {if gift}x{/if} | {if gift}2{/if} |
`;

test("WORDS-101 conditions hold across the blocks of a rich text, and what is left without words is left out", () => {
  const { body } = parseMarkdown(document);
  const data = { title: "t", slug: "t", description: "d", metaTitle: "t", lede: "l", body };
  const read = (values: typeof bag) => {
    const { findPage } = toTexts(new Map([["page/t", data]]), values);
    return findPage("/t");
  };
  const shown = JSON.stringify(read(bag)?.body.content);
  expect(shown).not.toMatch(/\{.?if/);
  expect(shown).toContain("and gifted");
  const page = read(none);
  expect(page?.body.content.map(({ type }) => type)).toEqual([
    "heading",
    "paragraph",
    "bulletList",
    "table",
  ]);
  expect(page?.sections).toEqual([{ id: "before", heading: "Before " }]);
  expect(JSON.stringify(page?.body)).not.toMatch(/gift|Bag|along|with this/);
  expect(JSON.stringify(page?.body).match(/"tableRow"/g)).toHaveLength(2);
});
