import type { ReadinessCheck, ReadinessKey } from "#modules/readiness/contract.ts";

type Reason = NonNullable<ReadinessCheck["reason"]>;

/** Before the opening: what is still missing, and where it is done. */
export const readiness = {
  title: "מוכנים לפתיחה?",
  failed: "לא ניתן היה לבדוק אם החנות מוכנה.",
  summary: (missing: number) =>
    missing === 0
      ? "לא נמצא דבר שחסר לפתיחה."
      : missing === 1
        ? "דבר אחד חסר לפתיחה."
        : `${missing} דברים חסרים לפתיחה.`,
  list: "מה נבדק",
  again: "בדיקה חוזרת",
  states: { done: "מוכן", missing: "חסר", unknown: "לא ידוע" } satisfies Record<
    ReadinessCheck["state"],
    string
  >,
  checks: {
    payments: { name: "תשלומים", done: "החנות מקבלת תשלומים." },
    bankDetails: { name: "פרטי הבנק", done: "הפרטים מופיעים בהודעה על אופן התשלום." },
    testMail: { name: "דוא״ל יוצא", done: "הודעות יוצאות מהחנות." },
    sender: { name: "כתובת השולח", done: "לכתובת יש רשומות SPF, ‏DKIM ו־DMARC." },
    samples: { name: "דוגמאות", done: "אין בחנות תוכן לדוגמה." },
    policies: { name: "מדיניות", done: "אין טקסט שסותר את המספרים שבמדיניות." },
    imprint: { name: "פרטי העסק", done: "השם הרשמי, מספר החברה והטלפון מלאים." },
    returnAddress: { name: "כתובת להחזרות", done: "יש כתובת דואר." },
    backup: { name: "גיבוי", done: "הגיבוי האחרון נבדק בשחזור." },
    secondFactor: { name: "אימות דו־שלבי", done: "לכל מנהלי המערכת יש אימות דו־שלבי." },
    firstOrder: { name: "הזמנה ראשונה", done: "הזמנה אחת שולמה וזוכתה." },
  } satisfies Record<ReadinessKey, { name: string; done: string }>,
  reasons: {
    payments_off: "התשלומים כבויים. מפעילים אותם בשרת, במשתנה PAYMENTS.",
    account_empty: "פרטי החשבון ריקים, ולקוחות לא ידעו לאן להעביר את התשלום.",
    mails_stay_here: "ההודעות נשמרות בתיקייה ואינן מגיעות לאיש. מגדירים שרת דוא״ל בשרת החנות.",
    no_test_mail: "עוד לא יצאה אף הודעה. כדאי לשלוח הודעת בדיקה ולראות שהגיעה.",
    no_spf: "לדומיין אין רשומת SPF, והודעות עלולות להגיע לדואר זבל.",
    no_dmarc: "לדומיין אין רשומת DMARC, והודעות עלולות להגיע לדואר זבל.",
    no_spf_no_dmarc: "לדומיין אין רשומות SPF ו־DMARC, והודעות עלולות להגיע לדואר זבל.",
    no_dkim_found: "יש SPF ו־DMARC. לא נמצא מפתח DKIM בשמות המקובלים; ייתכן ששמו אחר.",
    not_looked_up: "לא נבדק: אין תשובה משרתי השמות.",
    sample_quotes: "בעמוד הבית יש המלצות שנכתבו לדוגמה.",
    sample_reviews: "הביקורות בעמודי המוצרים הן דוגמאות ומסומנות ככאלה.",
    contradiction: "יש טקסט שסותר את המדיניות.",
    no_company_details: "השם הרשמי, מספר החברה או הטלפון חסרים.",
    no_postal_address: "אין כתובת דואר שאפשר להחזיר אליה חבילות.",
    backups_off: "הגיבויים כבויים.",
    no_backup: "עוד לא הושלם גיבוי שנבדק בשחזור.",
    backup_failed: "הגיבוי האחרון נכשל.",
    backup_old: "הגיבוי התקין האחרון ישן.",
    no_second_factor: "יש מנהלי מערכת בלי אימות דו־שלבי.",
    nothing_paid: "עוד לא שולמה הזמנה. כדאי לבצע הזמנה אמיתית, לשלם ולזכות אותה.",
    nothing_refunded: "הזמנה שולמה, ועוד לא נבדק זיכוי.",
  } satisfies Record<Reason, string>,
  /** What the way leads to. */
  go: (name: string) => `מעבר: ${name}`,
  dashboard: {
    text: (missing: number) =>
      missing === 1 ? "דבר אחד חסר לפתיחת החנות." : `${missing} דברים חסרים לפתיחת החנות.`,
    link: "לרשימה",
  },
} as const;
