import { expect, test } from "vitest";
import { findIds, printable } from "./printable.ts";

const id = (place: number) => `0190a6a0-0000-7000-8000-${String(place).padStart(12, "0")}`;

test("ORDL-26 the print page contains the orders in its address, each once, in their order, at most fifty", () => {
  expect(findIds([id(2), id(1), id(2)].join(","))).toEqual([id(2), id(1)]);
  expect(findIds(null)).toEqual([]);
  expect(findIds(`x,,../${id(1)},${id(3)}`)).toEqual([id(3)]);
  const many = Array.from({ length: 60 }, (_, place) => id(place));
  expect(findIds(many.join(","))).toEqual(many.slice(0, printable.most));
});
