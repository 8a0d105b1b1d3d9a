import { describe, expect, test } from "vitest";
import { createRandom } from "./random.ts";

const draw = (seed: string) => {
  const random = createRandom(seed);
  return Array.from({ length: 20 }, () => random.getNext());
};

describe("repeatable random values", () => {
  test("the same seed gives the same sequence, and another seed gives another one", () => {
    expect(draw("orders")).toEqual(draw("orders"));
    expect(draw("orders")).not.toEqual(draw("customers"));
  });

  test("integers include both limits and nothing beyond", () => {
    const random = createRandom("dice");
    const drawn = new Set(Array.from({ length: 500 }, () => random.int(1, 6)));
    expect(drawn).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test("weights determine how often an item is picked", () => {
    const random = createRandom("weights");
    const items = [
      ["often", 9],
      ["rarely", 1],
      ["never", 0],
    ] as const;
    const drawn = Array.from({ length: 2000 }, () => random.weighted(items));
    expect(drawn).not.toContain("never");
    const rare = drawn.filter((item) => item === "rarely").length;
    expect(rare).toBeGreaterThan(140);
    expect(rare).toBeLessThan(260);
  });

  test("ids are version 4 UUIDs and do not repeat", () => {
    const random = createRandom("ids");
    const ids = Array.from({ length: 1000 }, () => random.uuid());
    expect(new Set(ids).size).toBe(1000);
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  test("picking from an empty list throws", () => {
    expect(() => createRandom("x").pick([])).toThrow(RangeError);
  });
});
