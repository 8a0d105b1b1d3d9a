/** "Please try again in 15 minutes." */
export function tryAgainIn(minutes: number): string {
  return `Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
}
