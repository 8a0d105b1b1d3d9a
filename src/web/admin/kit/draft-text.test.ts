import { beforeEach, expect, test, vi } from "vitest";
import { saveDraftText, readDraftText } from "./draft-text.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

test("ADMIN-91 a draft belongs to one record and one kind of text", () => {
  saveDraftText("order-note", "1", "Rings twice");
  saveDraftText("customer-note", "1", "Pays late");
  expect(readDraftText("order-note", "1")).toBe("Rings twice");
  expect(readDraftText("customer-note", "1")).toBe("Pays late");
  expect(readDraftText("order-note", "2")).toBe("");
});

test("ADMIN-91 sent or deleted text leaves nothing in the storage", () => {
  saveDraftText("reply", "1", "Dear Maya");
  saveDraftText("reply", "1", " ");
  expect(stored.size).toBe(0);
});

test("ADMIN-91 where the browser blocks storage nothing is stored and nothing fails", () => {
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => saveDraftText("reply", "1", "Dear Maya")).not.toThrow();
  expect(readDraftText("reply", "1")).toBe("");
});
