/** "דקה אחת", "שתי דקות", "15 דקות". */
export function minutesInWords(minutes: number): string {
  if (minutes === 1) return "דקה אחת";
  return minutes === 2 ? "שתי דקות" : `${minutes} דקות`;
}
