import type { ErrorCode } from "#shared/errors.ts";

/** What a person in the back office reads when something is refused or fails. */
export const errors = {
  bad_request: "לא ניתן היה להבין את הבקשה.",
  invalid_fields: "יש לבדוק את השדות המסומנים.",
  unauthenticated: "יש להתחבר תחילה.",
  invalid_credentials: "כתובת הדואר האלקטרוני או הסיסמה שגויים. יש לבדוק ולנסות שוב.",
  email_not_confirmed: "יש לאשר את כתובת הדואר האלקטרוני בעזרת הקישור שנשלח לפני ההתחברות.",
  registration_closed: "לא ניתן לפתוח חשבון חדש כרגע.",
  forbidden: "אין הרשאה לבצע פעולה זו.",
  not_found: "הפריט המבוקש לא נמצא.",
  conflict: "הנתונים השתנו בינתיים על ידי משתמש אחר. יש לבדוק שוב.",
  email_taken: "כבר קיים חשבון עם כתובת דואר אלקטרוני זו.",
  last_admin: "לא ניתן להסיר את מנהל המערכת האחרון.",
  offer_changed: "המחיר השתנה בינתיים. יש לבדוק שוב את ההזמנה.",
  out_of_stock: "אין מספיק יחידות במלאי.",
  refund_too_large: "הסכום גבוה ממה ששולם עבור ההזמנה.",
  order_settled: "לא ניתן עוד לשנות זאת בהזמנה.",
  cancel_too_late: "לא ניתן עוד לבטל את ההזמנה באופן עצמאי.",
  payments_off: "התשלום באתר אינו פעיל עדיין.",
  link_expired: "הקישור אינו תקף או שפג תוקפו. יש לבקש קישור חדש.",
  payload_too_large: "התוכן גדול מדי לשליחה.",
  unsupported_media_type: "סוג תוכן זה אינו נתמך.",
  too_many_requests: "יותר מדי ניסיונות. יש לנסות שוב מאוחר יותר.",
  internal: "אירעה שגיאה במערכת. יש לנסות שוב.",
  unavailable: "המערכת אינה זמינה כרגע. יש לנסות שוב בעוד רגע.",
} as const satisfies Record<ErrorCode, string>;
