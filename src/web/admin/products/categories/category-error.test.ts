import { describe, expect, test } from "vitest";
import { categories as text } from "#i18n/he/categories.ts";
import { ApiError } from "#web/api/api-client.ts";
import { describeUndeletable, findRefusedReason } from "./category-error.ts";

describe("PRODS-29 a category that cannot be deleted", () => {
  test("states the number of its products, including those in the bin", () => {
    expect(describeUndeletable({ products: 3, productsInBin: 0 }, 0)).toBe(text.inUse(3, 0));
    expect(describeUndeletable({ products: 2, productsInBin: 1 }, 4)).toBe(text.inUse(3, 1));
    expect(text.inUse(3, 1)).toContain("3");
  });

  test("states the number of its subcategories", () => {
    expect(describeUndeletable({ products: 0, productsInBin: 0 }, 2)).toBe(text.hasChildren(2));
    expect(describeUndeletable({ products: 0, productsInBin: 0 }, 0)).toBeUndefined();
  });

  test("states the server's count when another person was faster", () => {
    const fields = { products: ["2"], inBin: ["1"] };
    expect(findRefusedReason(new ApiError("category_in_use", { fields }))).toBe(text.inUse(2, 1));
    expect(
      findRefusedReason(new ApiError("category_has_children", { fields: { categories: ["1"] } })),
    ).toBe(text.hasChildren(1));
    expect(findRefusedReason(new ApiError("offline"))).toBeUndefined();
  });
});
