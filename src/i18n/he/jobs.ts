import { formatCount } from "../format-he.ts";
import { words } from "../words.ts";

/** Texts on the jobs that the shop does by itself, and on those that failed. */
export const jobAdmin = words("jobAdmin", {
  state: {
    title: "מצב המשימות",
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
      createdAt: "נוצרה",
      failedAt: "ניסיון אחרון",
      attempts: "ניסיונות",
      error: "שגיאה אחרונה",
      actions: "פעולות",
    },
    noError: "לא נרשמה שגיאה",
    more: "מוצגות 100 האחרונות.",
  },
  retry: {
    button: "ניסיון נוסף",
    saved: "המשימה תתבצע שוב בקרוב",
    failed: "לא ניתן היה לבצע את המשימה שוב.",
  },
  removal: {
    submit: "מחיקה",
    title: "למחוק את המשימה?",
    text: (task: string) =>
      `המשימה ״${task}״ תימחק ולא תבוצע. המחיקה נרשמת ביומן השינויים ואי אפשר לבטל אותה.`,
    saved: "המשימה נמחקה",
    failed: "המשימה לא נמחקה.",
  },
  tasks: {
    "send-mail": "שליחת דוא״ל",
    "forget-mail-secrets": "מחיקת קישורים סודיים ישנים",
    "forget-mails": "מחיקת הודעות דוא״ל ישנות",
    "identity-cleanup": "ניקוי התחברויות וקישורים שפגו",
    "newsletter-cleanup": "ניקוי הרשמות לניוזלטר שלא אושרו",
    "read-mailbox": "קריאת תשובות שהגיעו בדוא״ל",
    "reply-files-cleanup": "מחיקת קבצים של תשובות שלא נשלחו",
    "returns-cleanup": "מחיקת פניות ישנות שלא נמצאה להן הזמנה",
    "serve-waiting-list": "שמירת יחידות לממתינים והודעה להם",
    "tell-who-waits-to-pay": "הודעה למי שממתינים לאפשרות לשלם",
    "expire-reservations": "שחרור מלאי שהוזמן ולא שולם",
    "invite-to-review": "בקשת ביקורת מלקוחות",
    "estimate-arrivals": "רישום משוער של הגעת חבילות",
    "close-payment-page": "סגירת דף תשלום",
    "read-payment-page": "בירור אם דף תשלום שולם",
    "compare-payments": "השוואת התשלומים לשירות התשלומים",
    "refund-payment": "החזר כספי ללקוח",
    "refund-payment-trial": "החזר של תשלום ניסיון",
    "watch-payment-services": "בירור אם שירותי התשלום עונים",
    "check-integrity": "בדיקת התאמה חשבונאית",
    "check-shop": "בדיקת תמונות, הרשאות וכללי הגישה",
    "mail-alarms": "הודעה יומית על מה שדרוש טיפול",
    "forget-payment-events": "מחיקת הודעות תשלום ישנות",
    "sum-up-daily-stats": "סיכום נתוני המכירות",
    "publish-due": "פרסום מוצרים וטקסטים שהגיע מועדם",
    "catalogue-cleanup": "ניקוי תמונות וקבצים שאינם בשימוש",
    "customer-notes-cleanup": "מחיקת הערות ישנות על לקוחות",
    "tell-news": "איסוף התראות למכשירים",
    "send-push": "שליחת התראה למכשיר",
    "fetch-rates": "עדכון שערי מטבע",
    "follow-address": "העברת נתונים לכתובת דוא״ל חדשה",
    "security-cleanup": "מחיקת אירועי אבטחה ישנים",
    "make-backup": "גיבוי ובדיקתו",
    "free-abandoned-jobs": "שחרור משימות תקועות",
  },
});

/** Each background task has words here; a module has no task by another name. */
export type TaskName = keyof typeof jobAdmin.tasks;
