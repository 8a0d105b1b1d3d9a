/** Whether something is a number without fractions that is kept exactly. */
export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
