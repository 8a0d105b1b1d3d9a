import { expect, test } from "vitest";
import { goesOn, findNeighbour } from "./neighbours.ts";

test("INBOX-22 keys go through the list and stop at its ends", () => {
  const ids = ["a", "b", "c"];
  expect(findNeighbour(ids, undefined, 1)).toBe("a");
  expect(findNeighbour(ids, undefined, -1)).toBe("c");
  expect(findNeighbour(ids, "b", 1)).toBe("c");
  expect(findNeighbour(ids, "b", -1)).toBe("a");
  expect(findNeighbour(ids, "a", -1)).toBeUndefined();
  expect(findNeighbour(ids, "c", 1)).toBeUndefined();
  expect(findNeighbour(ids, "elsewhere", 1)).toBe("a");
  expect(findNeighbour([], undefined, 1)).toBeUndefined();
});

test("INBOX-22 who is done with a message goes on with the next, at the end with the one before", () => {
  expect(goesOn(["a", "b", "c"], "b")).toBe("c");
  expect(goesOn(["a", "b"], "b")).toBe("a");
  expect(goesOn(["a"], "a")).toBeUndefined();
  expect(goesOn(["a"], "elsewhere")).toBeUndefined();
});
