import { formatCount } from "../format-he.ts";
import type { TaskName } from "#modules/jobs/task-names.ts";

/** What the shop does by itself, and what failed in it. */
export const jobAdmin = {
  state: {
    title: "מצב התור",
    failed: "לא ניתן היה לטעון את מצב המשימות.",
    waiting: "ממתינות",
    waitingNote: "כולל משימות שיבוצעו במועד מאוחר יותר",
    running: "בביצוע",
    stuck: "נכשלו",
    stuckNote: "לא יבוצעו שוב ללא התערבות",
    oldest: "ההמתנה הארוכה ביותר",
    oldestNote: "של משימה שהגיע זמנה",
    none: "אין",
    count: (value: number) => formatCount(value),
  },
  list: {
    title: "משימות שנכשלו",
    label: "רשימת המשימות שנכשלו",
    empty: {
      title: "אין משימות שנכשלו",
      text: "משימה שנכשלה בכל הניסיונות תופיע כאן, ואפשר יהיה לנסות אותה שוב.",
    },
    columns: {
      task: "משימה",
      created: "נוצרה",
      failed: "ניסיון אחרון",
      attempts: "ניסיונות",
      error: "שגיאה אחרונה",
      actions: "פעולות",
    },
    noError: "לא נרשמה שגיאה",
    more: "מוצגות 100 האחרונות.",
  },
  retry: {
    button: "ניסיון נוסף",
    done: "המשימה חזרה לתור",
    failed: "המשימה לא הוחזרה לתור.",
  },
  removal: {
    button: "מחיקה",
    title: "למחוק את המשימה?",
    text: (task: string) =>
      `המשימה ״${task}״ תימחק ולא תבוצע. המחיקה נרשמת ביומן השינויים ואי אפשר לבטל אותה.`,
    done: "המשימה נמחקה",
    failed: "המשימה לא נמחקה.",
  },
  tasks: {
    "send-mail": "שליחת דוא״ל",
    "forget-mail-secrets": "מחיקת קישורים סודיים ישנים",
    "forget-mails": "מחיקת הודעות דוא״ל ישנות",
    "identity-cleanup": "ניקוי התחברויות וקישורים שפגו",
    "newsletter-cleanup": "ניקוי הרשמות לניוזלטר שלא אושרו",
    "tell-who-waits-to-pay": "הודעה למי שממתינים לאפשרות לשלם",
    "expire-reservations": "שחרור מלאי שהוזמן ולא שולם",
    "close-payment-page": "סגירת דף תשלום",
    "refund-payment": "החזר כספי ללקוח",
    "check-integrity": "בדיקת התאמה חשבונאית",
    "forget-payment-events": "מחיקת הודעות תשלום ישנות",
    "sum-up-daily-stats": "סיכום נתוני המכירות",
    "publish-due": "הצגת מוצרים שהגיע מועדם",
    "publish-content": "פרסום טקסטים שהגיע מועדם",
    "catalogue-cleanup": "ניקוי תמונות וקבצים שאינם בשימוש",
    "customer-notes-cleanup": "מחיקת הערות ישנות על לקוחות",
    "fetch-rates": "עדכון שערי מטבע",
    "security-cleanup": "מחיקת אירועי אבטחה ישנים",
    "make-backup": "גיבוי ובדיקתו",
    "free-abandoned-jobs": "שחרור משימות תקועות",
  } satisfies Record<TaskName, string>,
} as const;
