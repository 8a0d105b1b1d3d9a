import { expect, test } from "vitest";
import { computeQrSquares } from "./qr-squares.ts";

/** The corner at which a reader finds a code, four squares from the edge. */
const corner = [
  [1, 1, 1, 1, 1, 1, 1],
  [1, 0, 0, 0, 0, 0, 1],
  [1, 0, 1, 1, 1, 0, 1],
  [1, 0, 1, 1, 1, 0, 1],
  [1, 0, 1, 1, 1, 0, 1],
  [1, 0, 0, 0, 0, 0, 1],
  [1, 1, 1, 1, 1, 1, 1],
];

test("MFA-24 the QR code of a secret fits into its frame with a margin", () => {
  const uri =
    "otpauth://totp/Wanderpaw:ann%40mail.example?issuer=Wanderpaw&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  const { size, path } = computeQrSquares(uri);
  const dark = new Set(path.match(/M\d+ \d+/g));
  const at = (x: number, y: number) => (dark.has(`M${x} ${y}`) ? 1 : 0);
  expect(corner.map((row, y) => row.map((_, x) => at(x + 4, y + 4)))).toEqual(corner);
  const places = [...dark].map((step) => step.slice(1).split(" ").map(Number)).flat();
  expect(Math.min(...places)).toBe(4);
  expect(Math.max(...places)).toBe(size - 5);
  expect(path).toMatch(/^(?:M\d+ \d+h1v1h-1z)+$/);
});
