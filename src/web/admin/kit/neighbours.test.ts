import { expect, test } from "vitest";
import { findNext, findNeighbour } from "./neighbours.ts";

test("INBOX-22 keys move through the list and stop at its ends", () => {
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

test("INBOX-22 finishing a message moves to the next one, or at the end to the previous one", () => {
  expect(findNext(["a", "b", "c"], "b")).toBe("c");
  expect(findNext(["a", "b"], "b")).toBe("a");
  expect(findNext(["a"], "a")).toBeUndefined();
  expect(findNext(["a"], "elsewhere")).toBeUndefined();
});
