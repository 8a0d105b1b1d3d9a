import type { ReadinessCheck, ReadinessKey } from "#modules/readiness/contract.ts";
import { words } from "../words.ts";

type Reason = NonNullable<ReadinessCheck["reason"]>;

/** Before the opening: what is still missing, and where it is done. */
export const readiness = words("readiness", {
  title: "מוכנים לפתיחה?",
  failed: "לא ניתן היה לבדוק אם החנות מוכנה.",
  summary: (missing: number) =>
    missing === 0
      ? "לא חסר דבר לפתיחה."
      : missing === 1
        ? "דבר אחד חסר לפתיחה."
        : `${missing} דברים חסרים לפתיחה.`,
  list: "מה נבדק",
  again: "בדיקה חוזרת",
  states: { done: "מוכן", missing: "חסר", unknown: "לא ידוע", advice: "כדאי" } satisfies Record<
    ReadinessCheck["state"],
    string
  >,
  checks: {
    payments: { name: "תשלומים", done: "החנות מקבלת תשלומים." },
    bankDetails: { name: "פרטי הבנק", done: "הפרטים מופיעים בהודעה על אופן התשלום." },
    paymentMessages: {
      name: "הודעות משירות התשלומים",
      done: "ההודעות מגיעות. האחרונה:",
    },
    paymentAccounts: { name: "חשבונות התשלום", done: "כל שירותי התשלום מחוברים לחשבון אמיתי." },
    paymentTrials: { name: "תשלומי ניסיון", done: "כל שירותי התשלום נוסו." },
    testMail: { name: "דוא״ל יוצא", done: "הודעות יוצאות מהחנות." },
    sender: {
      name: "כתובת השולח",
      done: "אפשר לוודא שההודעות נשלחו באמת מהחנות (SPF, ‏DKIM ו־DMARC).",
    },
    samples: { name: "דוגמאות", done: "אין בחנות תוכן לדוגמה." },
    policies: { name: "מדיניות", done: "אין טקסט שסותר את המספרים שבמדיניות." },
    markets: { name: "שווקים", done: "לא נשלחו הזמנות למקומות שיש להם הצעה בלבד." },
    taxNumbers: { name: "מספרי רישום למס", done: "לכל שוק שבו נגבה מס יש מספר." },
    duties: { name: "מכס", done: "בכל שוק ידוע מי משלם מכס." },
    imprint: { name: "פרטי העסק", done: "השם הרשמי, מספר החברה והטלפון מלאים." },
    returnAddress: { name: "כתובת להחזרות", done: "יש כתובת דואר." },
    backup: { name: "גיבוי", done: "הגיבוי האחרון נבדק בשחזור." },
    secondFactor: { name: "אימות דו־שלבי", done: "לכל מנהלי המערכת יש אימות דו־שלבי." },
    firstOrder: { name: "הזמנה ראשונה", done: "הזמנה אחת שולמה וזוכתה." },
  } satisfies Record<ReadinessKey, { name: string; done: string }>,
  reasons: {
    payments_off: "כל דרכי התשלום כבויות, ולקוחות אינם יכולים להזמין.",
    account_empty: "פרטי החשבון ריקים, ולקוחות לא ידעו לאן להעביר את התשלום.",
    no_message_yet:
      "ב־30 הימים האחרונים לא הגיעה הודעה מהשירות. אחרי תשלום ראשון יהיה אפשר לדעת אם הן מגיעות.",
    message_missed:
      "נמצא תשלום שלא הגיעה עליו הודעה. כדאי לבדוק בשירות התשלומים את כתובת ה־webhook ואת מפתח החתימה. התשלום נמצא:",
    trial_account: "השירות מחובר לחשבון ניסיון, ולקוחות ישלמו בו בלי שיעבור כסף:",
    never_tried: "כדאי לבצע תשלום ניסיון בסכום הקטן ביותר ולראות שהוא מגיע וחוזר:",
    mails_stay_here:
      "ההודעות נשמרות בתיקייה ואינן מגיעות לאיש. שרת דוא״ל מגדיר מי שמתקין את החנות.",
    no_test_mail: "עוד לא יצאה אף הודעה. כדאי לשלוח הודעת בדיקה ולראות שהגיעה.",
    no_spf: "הודעות עלולות להגיע לדואר זבל: חסרה רשומת SPF אצל מי שמנהל את הדומיין.",
    no_dmarc: "הודעות עלולות להגיע לדואר זבל: חסרה רשומת DMARC אצל מי שמנהל את הדומיין.",
    no_spf_no_dmarc:
      "הודעות עלולות להגיע לדואר זבל: חסרות רשומות SPF ו־DMARC אצל מי שמנהל את הדומיין.",
    no_dkim_found:
      "נמצאו SPF ו־DMARC, אך לא DKIM. ייתכן שהוא רשום בשם אחר; כדאי לשאול את ספק הדוא״ל.",
    not_looked_up: "לא נבדק: לא הייתה תשובה. אפשר לנסות שוב.",
    sample_quotes: "בעמוד הבית יש המלצות שנכתבו לדוגמה.",
    sample_reviews: "עוד אין ביקורות של לקוחות. עד אז מוצגות דוגמאות, והן מסומנות ככאלה.",
    contradiction: "יש טקסט שסותר את המדיניות.",
    market_proposed:
      "ב־90 הימים האחרונים נשלחו הזמנות למקומות שהשוק שלהם הוא הצעה בלבד. כדאי לבדוק אותה ולקבוע לה יום:",
    no_tax_number: "נגבה מס בלי מספר הרישום שתחתיו הוא משולם:",
    duty_unknown: "לא ידוע אם הלקוח ישלם מכס בקבלה:",
    no_company_details: "השם הרשמי, מספר החברה או הטלפון חסרים.",
    no_postal_address: "אין כתובת דואר שאפשר להחזיר אליה חבילות.",
    backups_off: "הגיבויים כבויים.",
    no_backup: "עוד לא הושלם גיבוי שנבדק בשחזור.",
    backup_failed: "הגיבוי האחרון נכשל.",
    backup_old: "הגיבוי התקין האחרון בוצע לפני יותר מ־36 שעות.",
    no_second_factor: "יש מנהלי מערכת בלי אימות דו־שלבי.",
    nothing_paid: "אף הזמנה טרם שולמה. כדאי לבצע הזמנה אמיתית, לשלם ולזכות אותה.",
    nothing_refunded: "הזמנה שולמה, ועוד לא נבדק זיכוי.",
  } satisfies Record<Reason, string>,
  /** Text of the link to the page of this name. */
  go: (page: string) => `מעבר: ${page}`,
  dashboard: {
    text: (missing: number) =>
      missing === 1 ? "דבר אחד חסר לפתיחת החנות." : `${missing} דברים חסרים לפתיחת החנות.`,
    link: "לרשימה",
  },
});
