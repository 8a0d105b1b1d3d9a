import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const read = (env: Record<string, string>) => readConfig(env, "/srv/shop").workers;

test.each(["0", "33", "2.5", "two"])("INST-21 %s is not a valid number of processes", (WORKERS) => {
  expect(() => read({ WORKERS })).toThrow(/^WORKERS: must be a whole number from 1 to 32\./);
});

test("INST-21 several processes need a fixed port", () => {
  expect(() => read({ PORT: "0", WORKERS: "2" })).toThrow(/^PORT: must be a fixed port/);
  expect(read({ PORT: "0" })).toBe(1);
  expect(read({ PORT: "0", WORKERS: "1" })).toBe(1);
  expect(read({ PORT: "8080", WORKERS: "32" })).toBe(32);
});
