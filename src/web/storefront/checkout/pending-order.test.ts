import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { savePart } from "./checkout-storage.ts";
import { preparePendingOrder } from "./pending-order.ts";

const deletePendingOrder = () => savePart("order", null);

const stored = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
});

beforeEach(deletePendingOrder);

test("CHECK-79 the same request keeps its key, a different one gets a new key", () => {
  const first = preparePendingOrder("1 olive");
  expect(z.uuidv4().safeParse(first.key).success).toBe(true);
  expect(preparePendingOrder("1 olive")).toEqual(first);
  expect(preparePendingOrder("2 olive").key).not.toBe(first.key);
});

test("CHECK-79 an order that may have arrived keeps its key whatever is ordered then", () => {
  const sent = { ...preparePendingOrder("1 olive"), isSent: true };
  savePart("order", sent);
  expect(preparePendingOrder("2 olive")).toEqual(sent);
  deletePendingOrder();
  expect(preparePendingOrder("2 olive").key).not.toBe(sent.key);
});

test("CHECK-79 a tampered value in the storage is not read as an order", () => {
  for (const text of [
    "{",
    "null",
    "[]",
    '{"key":"1","wish":"","isSent":true}',
    `{"key":"${crypto.randomUUID()}","wish":"1 olive","isSent":true,"accessKey":"../x"}`,
  ]) {
    deletePendingOrder();
    sessionStorage.setItem("shop-order", text);
    expect(preparePendingOrder("1 olive").isSent).toBe(false);
  }
});
