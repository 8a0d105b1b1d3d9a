import { expect, test } from "vitest";
import { countries } from "./countries.ts";
import { hasStates } from "./states.ts";

test("CHECK-97 a state is asked for only where addresses have one", () => {
  for (const code of ["US", "CA", "AU", "IN"]) expect(hasStates(code)).toBe(true);
  for (const code of ["", "DE", "IL", "GB", "FR"]) expect(hasStates(code)).toBe(false);
  expect(countries.some(([code]) => hasStates(code))).toBe(true);
});
