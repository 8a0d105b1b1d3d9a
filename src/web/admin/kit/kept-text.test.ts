import { beforeEach, expect, test, vi } from "vitest";
import { keep, readKept } from "./kept-text.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("ADMIN-91 what is written about one is kept for that one alone, and each kind of text for itself", () => {
  keep("order-note", "1", "Rings twice");
  keep("customer-note", "1", "Pays late");
  expect(readKept("order-note", "1")).toBe("Rings twice");
  expect(readKept("customer-note", "1")).toBe("Pays late");
  expect(readKept("order-note", "2")).toBe("");
});

test("ADMIN-91 what has been sent, or rubbed out, leaves nothing behind", () => {
  keep("reply", "1", "Dear Maya");
  keep("reply", "1", " ");
  expect(kept.size).toBe(0);
});

test("ADMIN-91 a browser that forbids storage keeps nothing, and nothing fails", () => {
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => keep("reply", "1", "Dear Maya")).not.toThrow();
  expect(readKept("reply", "1")).toBe("");
});
