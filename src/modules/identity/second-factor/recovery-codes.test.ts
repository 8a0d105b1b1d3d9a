import { expect, test } from "vitest";
import { createRecoveryCode, toPlainRecoveryCode } from "./recovery-codes.ts";

test("MFA-05 recovery codes use unambiguous characters and are unique", () => {
  const codes = Array.from({ length: 200 }, createRecoveryCode);
  for (const code of codes)
    expect(code).toMatch(/^[\da-hjkmnp-tv-z]{4}(?:-[\da-hjkmnp-tv-z]{4}){2}$/);
  expect(new Set(codes).size).toBe(codes.length);
});

test.each([
  ["0a1b-2c3d-4e5f", "0a1b2c3d4e5f"],
  [" 0A1B 2C3D 4E5F ", "0a1b2c3d4e5f"],
  ["oaIb2c3d4e5f", "0a1b2c3d4e5f"],
  ["Oalb-2c3d-4e5f", "0a1b2c3d4e5f"],
])("MFA-05 “%s” is read as the intended code", (typed, plain) => {
  expect(toPlainRecoveryCode(typed)).toBe(plain);
});

test.each(["", "123456", "0a1b-2c3d-4e5", "0a1b-2c3d-4e5f-6", "0a1b-2c3d-4e5u", "é23456789012"])(
  "MFA-05 “%s” is not a recovery code",
  (typed) => {
    expect(toPlainRecoveryCode(typed)).toBeUndefined();
  },
);
