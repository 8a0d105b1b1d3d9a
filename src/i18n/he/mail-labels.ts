import type { MailKind } from "#modules/mail/mail-kinds.ts";
import type { MailState } from "#modules/mail/mail-states.ts";

/** The mails that the shop sends, wherever one is named. */
export const mailLabels = {
  kinds: {
    "confirm-email": "אימות כתובת דוא״ל",
    "reset-password": "איפוס סיסמה",
    "password-changed": "הסיסמה שונתה",
    "confirm-new-email": "אימות כתובת דוא״ל חדשה",
    "email-change-started": "בקשה להחליף כתובת דוא״ל",
    "second-factor-changed": "שינוי באימות הדו־שלבי",
    "second-factor-guessed": "ניסיונות לנחש קוד אימות",
    "message-reply": "תשובה לפנייה",
    "test-mail": "הודעת בדיקה",
    "contact-message": "פנייה מהאתר",
    "dealer-inquiry": "פניית משווק",
    "confirm-newsletter": "אישור הרשמה לניוזלטר",
    "newsletter-welcome": "ברוכים הבאים לניוזלטר",
    "confirm-payment-alert": "אישור בקשה להודעה על אפשרות לשלם",
    "payment-alert-welcome": "הבקשה להודעה על אפשרות לשלם אושרה",
    "payment-open": "אפשר לשלם",
    "confirm-waiting": "אישור בקשה להצטרף לרשימת ההמתנה",
    "waiting-welcome": "ההצטרפות לרשימת ההמתנה אושרה",
    "back-in-stock": "חזר למלאי, יחידה נשמרה לממתין",
    "review-invitation": "הזמנה לכתוב ביקורת",
    "order-confirmation": "אישור הזמנה",
    "payment-link": "קישור לתשלום",
    "payment-received": "התשלום התקבל",
    "order-shipped": "ההזמנה נשלחה",
    "order-cancelled": "ההזמנה בוטלה",
    "order-refunded": "החזר כספי",
    "new-order": "הזמנה חדשה (לחנות)",
    "stock-alert": "התראת מלאי (לחנות)",
    "paid-without-stock": "שולמה ללא מלאי (לחנות)",
  } satisfies Record<MailKind, string>,
  states: {
    queued: "ממתינה לשליחה",
    sending: "בשליחה",
    sent: "נשלחה",
    failed: "נכשלה",
    unknown: "לא ידוע אם נשלחה",
  } satisfies Record<MailState, string>,
} as const;
