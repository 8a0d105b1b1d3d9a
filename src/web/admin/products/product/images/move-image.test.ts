import { describe, expect, test } from "vitest";
import { groupImages, moveItem, getMoves } from "./move-image.ts";

const plain = { isPrimary: false };
const primary = { isPrimary: true };

describe("images in order", () => {
  test("move by one position in either direction", () => {
    expect(moveItem(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
    expect(moveItem(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
    expect(moveItem(["a"], 3, 1)).toEqual(["a"]);
  });

  test("PRODS-18 follow the primary one, which stays where it is", () => {
    const images = [primary, plain, plain];
    expect(getMoves(images, 0)).toEqual({ earlier: "primary", later: "primary" });
    expect(getMoves(images, 1)).toEqual({ earlier: "end", later: undefined });
    expect(getMoves(images, 2)).toEqual({ earlier: undefined, later: "end" });
  });

  test("PRODS-32 are grouped by the variant that they show, in the order of the variants", () => {
    const [blue, all, olive, sky] = ["b", null, "o", "b"].map((variantId) => ({ variantId }));
    const images = [blue, all, olive, sky].filter((image) => image !== undefined);
    const variants = [{ id: "o" }, { id: "b" }, { id: "none" }];
    expect(groupImages(images, variants)).toEqual([
      { variant: variants[0], images: [olive] },
      { variant: variants[1], images: [blue, sky] },
      { variant: undefined, images: [all] },
    ]);
  });

  test("can all move when none is primary", () => {
    expect(getMoves([plain, plain], 0)).toEqual({ earlier: "end", later: undefined });
  });
});
