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

test("ADMIN-91 what is written about one is kept for that one alone, and each kind of text for itself", () => {
  saveDraftText("order-note", "1", "Rings twice");
  saveDraftText("customer-note", "1", "Pays late");
  expect(readDraftText("order-note", "1")).toBe("Rings twice");
  expect(readDraftText("customer-note", "1")).toBe("Pays late");
  expect(readDraftText("order-note", "2")).toBe("");
});

test("ADMIN-91 what has been sent, or rubbed out, leaves nothing behind", () => {
  saveDraftText("reply", "1", "Dear Maya");
  saveDraftText("reply", "1", " ");
  expect(stored.size).toBe(0);
});

test("ADMIN-91 a browser that forbids storage keeps nothing, and nothing fails", () => {
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => saveDraftText("reply", "1", "Dear Maya")).not.toThrow();
  expect(readDraftText("reply", "1")).toBe("");
});
