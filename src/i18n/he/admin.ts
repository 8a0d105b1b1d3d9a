/** The frame of the back office. */
export const admin = {
  title: "מערכת הניהול",
  accessDenied: {
    title: "גישה נדחתה",
    text: "נדרשות הרשאות מנהל כדי להיכנס למערכת הניהול.",
    home: "חזרה לחנות",
  },
  failure: { title: "משהו השתבש", home: "חזרה לחנות" },
} as const;
