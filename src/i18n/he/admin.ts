/** The frame of the back office. */
export const admin = {
  title: "מערכת הניהול",
  /** While it is being found out who is at the door. */
  checking: "בודקים הרשאות…",
  accessDenied: {
    title: "גישה נדחתה",
    text: "נדרשות הרשאות מנהל כדי להיכנס למערכת הניהול.",
    signIn: "התחברות",
    home: "חזרה לחנות",
  },
  start: {
    greeting: "שלום,",
    text: "זהו דף הפתיחה של מערכת הניהול. כלי הניהול עצמם עדיין אינם כאן.",
    account: "חשבון מחובר",
    today: "היום",
    shop: "מעבר לחנות",
    signOut: "התנתקות",
  },
  toast: { region: "הודעות", close: "סגירה", welcome: "ברוכים השבים!" },
  failure: { title: "משהו השתבש", home: "חזרה לחנות" },
} as const;
