/** "דקה אחת", "שתי דקות", "15 דקות". */
function minutesInWords(minutes: number): string {
  if (minutes === 1) return "דקה אחת";
  return minutes === 2 ? "שתי דקות" : `${minutes} דקות`;
}

export function tryAgainIn(minutes: number): string {
  return `מטעמי אבטחה, אפשר לנסות שוב בעוד ${minutesInWords(minutes)}.`;
}
