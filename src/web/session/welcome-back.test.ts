import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consumeWelcome, saveWelcome } from "./welcome-back.ts";

const KEY = "shop-welcome";
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.useFakeTimers();
  // Node has no storage of a tab.
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("SIGN-18 the next page shows the greeting once", () => {
  saveWelcome();
  expect(consumeWelcome()).toBe(true);
  expect(consumeWelcome()).toBe(false);
});

test("SIGN-18 a page that comes much later shows no greeting", () => {
  saveWelcome();
  vi.advanceTimersByTime(30_000);
  expect(consumeWelcome()).toBe(false);
  expect(stored.size).toBe(0);
});

test.each(["", "{", "null", "[]", "now", "1e999"])(
  "SIGN-18 other stored values cause no greeting: %s",
  (text) => {
    stored.set(KEY, text);
    expect(consumeWelcome()).toBe(false);
  },
);
