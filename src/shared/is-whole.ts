/** True for whole numbers that JavaScript can hold exactly. */
export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
