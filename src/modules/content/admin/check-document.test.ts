import { describe, expect, test } from "vitest";
import { policies } from "#content/policies.ts";
import { backpack } from "#content/backpack.ts";
import { toField } from "#modules/content/fields.ts";
import { money } from "#shared/money.ts";
import { toPlaceholderValues } from "#modules/content/read-content.ts";
import { checkDocument } from "./check-document.ts";
import { describeDocument, listDeliveredKeys } from "./described-document.ts";
import { findWarnings } from "./find-warnings.ts";
import { parseDraft } from "./parse-draft.ts";

const values = { price: "$1", "if market il": "", ...toPlaceholderValues(new Map()) };
const addresses = {
  has: (path: string) => path === "/faq",
  described: new Set<string>(),
  linked: new Set(["/sizes"]),
};
const around = {
  values,
  numbers: { policies, carrier: backpack, colors: 3, prices: [money(7_499, "USD")] },
  facts: { isShippingFree: false, gift: null, products: ["Folding Bowl"] },
  addresses,
};

describe.each(listDeliveredKeys().map((key) => [key]))("%s", (key) => {
  const document = describeDocument(key);

  test("CONT-07 the delivered texts can be published unchanged", () => {
    const data = parseDraft(document.fields, document.seed);
    expect(data).toEqual(document.seed);
    const { fields, seed } = document;
    expect(checkDocument(fields, data, { seed, values })).toEqual([]);
  });

  test("CONT-09 the delivered texts contradict no promise, and their pictures are described", () => {
    const codes = findWarnings(document, document.seed, around).map(({ code }) => code);
    expect(codes).not.toContain("contradicts_policy");
    // Neither a gift nor free shipping is promised where there is none.
    expect(codes).not.toContain("contradicts_fact");
    expect(codes).not.toContain("missing_alt");
  });
});

const seed = {
  heading: "Hello",
  months: 12,
  image: "/media/gallery/camp",
  more: { to: "/faq" },
  mail: { email: "a@b.example" },
  date: "2026-01-01",
  countries: ["IL"],
  hex: "#ffffff",
  items: [{ id: "a", text: "{count} of them" }],
};
const fields = toField(seed);
const check = (change: object) =>
  checkDocument(fields, { ...seed, ...change }, { seed, values }).map(
    ({ field, code }) => `${field} ${code}`,
  );

test.each<[object, string]>([
  [{ heading: " " }, "heading required"],
  [{ heading: null }, "heading required"],
  [{ heading: "x".repeat(201) }, "heading too_long"],
  [{ heading: "a\nb" }, "heading unprintable"],
  [{ heading: "{toString}" }, "heading unknown_placeholder"],
  [{ heading: "{count}" }, "heading unknown_placeholder"],
  [{ heading: "{if gifts}A{/if}" }, "heading unknown_condition"],
  [{ heading: "{ if gift}A" }, "heading unknown_condition"],
  [{ heading: "{if gift}A" }, "heading unclosed_condition"],
  [{ heading: "{if gift}A{if market il}B{/if}" }, "heading unclosed_condition"],
  [{ heading: "A{/if}" }, "heading unclosed_condition"],
  [{ months: 1.5 }, "months not_a_number"],
  [{ months: -1 }, "months not_a_number"],
  [{ months: 1e9 }, "months not_a_number"],
  [{ image: "/media/gallery/nothing" }, "image not_a_picture"],
  [{ image: "https://evil.example/x.png" }, "image not_a_picture"],
  [{ more: { to: "javascript:alert(1)" } }, "more.to not_a_link"],
  [{ more: { to: "//evil.example" } }, "more.to not_a_link"],
  [{ more: { to: "http://evil.example" } }, "more.to not_a_link"],
  [{ more: { to: "/\\evil.example" } }, "more.to not_a_link"],
  [{ mail: { email: "no" } }, "mail.email not_an_address"],
  [{ date: "2026-02-30" }, "date not_a_day"],
  [{ countries: ["IL", "il"] }, "countries.1 not_a_country"],
  [{ countries: ["ZZ"] }, "countries.0 not_a_country"],
  [{ hex: "red" }, "hex not_a_colour"],
  [{ items: [{ id: "A b", text: "x" }] }, "items.0.id not_an_anchor"],
  [{ items: [{ id: "a" }] }, "items.0.text required"],
])("CONT-07 %j cannot be published: %s", (change, problem) => {
  expect(check(change)).toEqual([problem]);
});

test("CONT-07 anchors are unique within their list, and a list has a maximum length", () => {
  const item = (id: string) => ({ id, text: "x" });
  expect(check({ items: [item("a"), item("b"), item("a")] })).toEqual(["items.2.id taken"]);
  expect(check({ items: Array.from({ length: 101 }, (_, n) => item(`n${n}`)) })).toEqual([
    "items too_many",
  ]);
});

test("CONT-07 new fields are filled from the files, those of new items are required", () => {
  const { heading: _, ...without } = seed;
  expect(checkDocument(fields, without, { seed, values })).toEqual([]);
});

test("EDIT-12 a title that came with the shop is not reported as too long, a changed one is", () => {
  const document = describeDocument("home");
  const list = (data: unknown) =>
    findWarnings(document, data, around).filter(({ code }) => code === "title_is_cut").length;
  expect(list(document.seed)).toBe(0);
  const title = "{brand.name}: backpacks for dogs and cats that weigh up to {bag.maxPetKg} kg";
  expect(list({ ...document.seed, title })).toBe(1);
});

test("CONT-08 broken links, truncated titles and contradicting numbers are reported", () => {
  const document = describeDocument("blog");
  const data = {
    ...document.seed,
    metaTitle:
      "A title that is far too long for any search engine to show all of it | {brand.name}",
    lede: "A 24-month warranty, and free shipping.",
  };
  const codes = findWarnings(document, data, around).map(({ field, code }) => `${field} ${code}`);
  expect(codes).toEqual([
    "lede contradicts_policy",
    "lede contradicts_fact",
    "metaTitle title_is_cut",
  ]);
});

test("FRAME-05 a page that the owner has added is reported while no menu leads to it", () => {
  const added = describeDocument("page/00000000-0000-4000-8000-000000000001");
  const find = (slug: string) =>
    findWarnings(added, { slug }, around).map(({ field, code }) => `${field} ${code}`);
  expect([find("sizes"), find("imprint")]).toEqual([[], ["slug not_in_a_menu"]]);
});
