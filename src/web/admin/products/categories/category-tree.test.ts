import { describe, expect, test } from "vitest";
import type { AdminCategory } from "#modules/catalog/admin-shapes.ts";
import { toCategoryTree, listPossibleParents, moveAmongNeighbours } from "./category-tree.ts";

const category = (id: string, parentId: string | null = null): AdminCategory => ({
  id,
  version: "1",
  parentId,
  name: id,
  description: null,
  isActive: true,
  products: 0,
  productsInBin: 0,
});
const carriers = category("carriers");
const backpacks = category("backpacks", "carriers");
const boxes = category("boxes", "carriers");
const toys = category("toys");
const list = [carriers, backpacks, boxes, toys];
const namesIn = (categories: readonly { id: string }[]) => categories.map(({ id }) => id);

describe("categories", () => {
  test("form a tree with one level of children, which marks the first and last under each parent", () => {
    const [first, second] = toCategoryTree(list);
    expect(first).toMatchObject({ id: "carriers", isFirst: true, isLast: false });
    expect(first?.children).toMatchObject([
      { id: "backpacks", isFirst: true, isLast: false },
      { id: "boxes", isFirst: false, isLast: true },
    ]);
    expect(second).toMatchObject({ id: "toys", children: [], isLast: true });
  });

  test("PRODS-27 can have as parent neither themselves nor a subcategory, and none if they have subcategories", () => {
    expect(namesIn(listPossibleParents(list, undefined))).toEqual(["carriers", "toys"]);
    expect(namesIn(listPossibleParents(list, toys))).toEqual(["carriers"]);
    expect(listPossibleParents(list, carriers)).toEqual([]);
    expect(namesIn(listPossibleParents(list, backpacks))).toEqual(["carriers", "toys"]);
  });

  test("PRODS-28 swap with their neighbour under the same parent, and stay in place at the ends", () => {
    const after = toCategoryTree(moveAmongNeighbours(list, "toys", "up"));
    expect(namesIn(after)).toEqual(["toys", "carriers"]);
    expect(namesIn(after[1]?.children ?? [])).toEqual(["backpacks", "boxes"]);
    expect(namesIn(moveAmongNeighbours(list, "backpacks", "down"))).toEqual([
      "carriers",
      "boxes",
      "backpacks",
      "toys",
    ]);
    expect(moveAmongNeighbours(list, "backpacks", "up")).toBe(list);
    expect(moveAmongNeighbours(list, "gone", "up")).toBe(list);
  });
});
