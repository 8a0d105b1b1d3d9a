import { afterEach, expect, test, vi } from "vitest";
import { isFailure, listNeeded, programs, showMissing } from "./needed-programs.ts";

afterEach(() => vi.unstubAllEnvs());

test("missing programs are reported in one line, and each one fails in CI", () => {
  const { chromium, nginx, postgresql } = programs;
  expect(showMissing([])).toEqual([]);
  expect(showMissing([nginx, postgresql])).toEqual([
    "NOT ALL CHECKS WERE RUN. Missing programs: nginx (Debian: nginx-light), PostgreSQL 15 (Debian: postgresql-15).",
  ]);
  vi.stubEnv("CI", "true");
  expect(isFailure(nginx)).toBe(true);
  vi.stubEnv("CI", "");
  expect(isFailure(nginx)).toBe(false);
  expect(isFailure(chromium)).toBe(true);
});

test("the usual tier needs less than the full one", () => {
  expect(listNeeded("usual")).toEqual([programs.chromium, programs.nginx]);
  expect(listNeeded("full")).toEqual(Object.values(programs));
});
