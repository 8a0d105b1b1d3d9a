/**
 * How long ago something was, in the words for one and two of a kind; for more there is the
 * language's own form.
 */
export const agoLabels = {
  now: "עכשיו",
  minute: { one: "לפני דקה", two: "לפני שתי דקות" },
  hour: { one: "לפני שעה", two: "לפני שעתיים" },
  day: { one: "לפני יום", two: "לפני יומיים" },
} as const;
