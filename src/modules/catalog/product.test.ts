import { expect, test } from "vitest";
import { createDraft, createSample, readDraft, toDraft } from "#shared/records/record.ts";
import { product, type ProductDraft } from "./product.ts";

const draft: ProductDraft = { ...createDraft(product), name: "Carrier", basePriceMinor: "74.99" };
const read = (changes: Partial<ProductDraft>) => readDraft(product, { ...draft, ...changes });
const size = { heightMm: "46", widthMm: " 30.5 ", depthMm: "0.1" };

test("PRODS-03 the form of a product needs a name and a price", () => {
  expect(read({ name: "  ", basePriceMinor: "" })).toEqual({
    ok: false,
    fields: { name: ["required"], basePriceMinor: ["required"] },
  });
});

test("the form of a product is sent with cents and grams, and without what is empty", () => {
  expect(read({ weightGrams: " 1300 ", tags: ["cats"] })).toMatchObject({
    data: { basePriceMinor: 7499, weightGrams: 1300, categoryId: null, tags: ["cats"] },
  });
  expect(read({})).toMatchObject({ data: { weightGrams: null, featured: false } });
});

test("CATF-06 centimetres and kilograms are sent as millimetres and grams", () => {
  expect(read({ ...size, maxPetGrams: "7.25" })).toMatchObject({
    data: { heightMm: 460, widthMm: 305, depthMm: 1, maxPetGrams: 7250 },
  });
  expect(read({})).toMatchObject({ data: { heightMm: null, maxPetGrams: null } });
});

test.each<[Partial<ProductDraft>, Record<string, string[]>]>([
  [{ basePriceMinor: "ten" }, { basePriceMinor: ["wrong_type"] }],
  [{ weightGrams: "1.5" }, { weightGrams: ["wrong_type"] }],
  [{ weightGrams: "-3" }, { weightGrams: ["too_small"] }],
  [{ weightGrams: "heavy" }, { weightGrams: ["wrong_type"] }],
  [{ ...size, heightMm: "46 cm" }, { heightMm: ["wrong_type"] }],
  [{ ...size, widthMm: "0.05" }, { widthMm: ["wrong_type"] }],
  [{ ...size, maxPetGrams: "-1" }, { maxPetGrams: ["wrong_type"] }],
  [{ ...size, depthMm: "" }, { depthMm: ["size_incomplete"] }],
  [{ maxPetGrams: "7" }, { maxPetGrams: ["without_size"] }],
])("CATF-06 %j is not sent", (changes, fields) => {
  expect(read(changes)).toEqual({ ok: false, fields });
});

test("the attribute that is wrong is named", () => {
  const attributes: ProductDraft["attributes"] = [
    { name: "Outside", value: "Cloth", type: "text" },
    { name: "", value: "", type: "text" },
    { name: "Pockets", value: "many", type: "number" },
  ];
  expect(read({ attributes })).toEqual({
    ok: false,
    fields: {
      "attributes.1.name": ["required"],
      "attributes.1.value": ["required"],
      "attributes.2.value": ["not_a_number"],
    },
  });
});

test("CATF-06 a product comes back into the form as it was typed", () => {
  const values = createSample(product);
  const filled = { ...values, heightMm: 455, widthMm: 300, depthMm: 1, maxPetGrams: 7250 };
  expect(toDraft(product, filled)).toMatchObject({ heightMm: "45.5", maxPetGrams: "7.25" });
  expect(readDraft(product, toDraft(product, filled))).toEqual({ ok: true, data: filled });
});
