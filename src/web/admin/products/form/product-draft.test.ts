import { describe, expect, test } from "vitest";
import { toProblems, getProblemText } from "./problems.ts";
import { draftNames, emptyDraft, readDraft, type ProductDraft } from "./product-draft.ts";

const filled: ProductDraft = { ...emptyDraft, name: "Carrier", price: "74.99" };
const findProblems = (draft: ProductDraft) => {
  const read = readDraft(draft);
  return "problems" in read ? read.problems : {};
};

describe("the form of a product", () => {
  test("PRODS-03 needs a name and a price", () => {
    expect(findProblems({ ...emptyDraft, name: "  " })).toEqual({
      name: "required",
      price: "not_a_price",
    });
  });

  test("is sent in cents and grams, without empty fields", () => {
    const draft = { ...filled, weight: " 1300 ", categoryId: "", tags: ["cats"] };
    expect(readDraft(draft)).toMatchObject({
      body: { basePriceMinor: 7499, weightGrams: 1300, categoryId: null, tags: ["cats"] },
    });
    expect(readDraft(filled)).toMatchObject({ body: { weightGrams: null } });
  });

  test.each(["1.5", "-3", "heavy"])("rejects a weight of %s grams", (weight) => {
    expect(findProblems({ ...filled, weight })).toEqual({ weight: "not_a_whole_number" });
  });

  test("CATF-06 converts centimetres and kilograms to millimetres and grams", () => {
    const draft = { ...filled, height: "46", width: " 30.5 ", depth: "0.1", maxPet: "7.25" };
    expect(readDraft(draft)).toMatchObject({
      body: { heightMm: 460, widthMm: 305, depthMm: 1, maxPetGrams: 7250 },
    });
    expect(readDraft(filled)).toMatchObject({ body: { heightMm: null, maxPetGrams: null } });
    const wrong = { ...filled, height: "46 cm", width: "0.05", maxPet: "-1" };
    expect(findProblems(wrong)).toEqual({
      height: "not_a_length",
      width: "not_a_length",
      maxPet: "not_a_weight",
    });
  });

  test("names the invalid attribute", () => {
    const attributes = [
      { name: "Outside", value: "Cloth", type: "text" },
      { name: "", value: "", type: "text" },
      { name: "Pockets", value: "many", type: "number" },
    ] as const;
    expect(findProblems({ ...filled, attributes })).toEqual({
      "attributes.1.name": "required",
      "attributes.1.value": "required",
      "attributes.2.value": "not_a_number",
    });
  });
});

describe("an error of the server", () => {
  test("is shown at the fields of the form", () => {
    const fields = {
      basePriceMinor: ["too_large"],
      sku: ["taken", "too_long"],
      "tags.3": ["too_long"],
      "attributes.0.name": ["twice"],
    };
    expect(toProblems(fields, draftNames)).toEqual({
      price: "too_large",
      sku: "taken",
      tags: "too_long",
      "attributes.0.name": "twice",
    });
  });

  test("has a text, even if its code is new", () => {
    expect(getProblemText(undefined)).toBeUndefined();
    expect(getProblemText("required", { required: "own words" })).toBe("own words");
    expect(getProblemText("something new")).toBe(getProblemText("other"));
  });
});
