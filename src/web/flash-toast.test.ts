import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { receiveToasts, type ToastMessage } from "#ui/toast.ts";
import { flashToast, showFlashedToast } from "./flash-toast.ts";

const KEY = "wanderpaw-toast";
let stored: Map<string, string>;
let shown: ToastMessage[];

beforeEach(() => {
  stored = new Map();
  shown = [];
  vi.useFakeTimers();
  // Node has no storage of a tab.
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  return receiveToasts((message) => void shown.push(message));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("SIGN-18 a message for the next page is shown there once", () => {
  flashToast("Welcome back!");
  showFlashedToast();
  showFlashedToast();
  expect(shown).toEqual([{ title: "Welcome back!", tone: "success" }]);
});

test("SIGN-18 a message whose page never came is not shown much later", () => {
  flashToast("Welcome back!");
  vi.advanceTimersByTime(30_000);
  showFlashedToast();
  expect(shown).toEqual([]);
  expect(stored.size).toBe(0);
});

test.each(["{", "null", "[]", '{"title":"a"}', '["now","a"]', `[${Date.now()},{}]`])(
  "SIGN-18 what others have stored is no message: %s",
  (text) => {
    stored.set(KEY, text);
    showFlashedToast();
    expect(shown).toEqual([]);
  },
);
