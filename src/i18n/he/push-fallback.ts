/** In place of a message that this version of the back office's worker cannot read. */
export const pushFallback = {
  title: "יש חדש בחנות",
  body: "הפרטים במערכת הניהול.",
} as const;
