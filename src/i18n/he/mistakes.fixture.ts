// Mistakes that Hebrew texts must not have. Each is a pattern, with examples that it must find and
// examples that it must not.

export type Mistake = {
  /** Completes "no text of the back office has …". */
  readonly name: string;
  readonly pattern: RegExp;
  /** Texts with the mistake, which the pattern finds. */
  readonly wrong: readonly string[];
  /** Correct texts that look like it, which the pattern leaves alone. */
  readonly right: readonly string[];
};

/** Before it there is no Hebrew letter: a word begins. */
const START = "(?<![א-ת])";

export const mistakes: readonly Mistake[] = [
  {
    name: "a numeral 1 before a noun",
    pattern: /(?<![\d.,#־])1 (?!מה)[א-ת]+(?:ים|ות)(?![א-ת])/,
    wrong: ["1 הזמנות", "ועוד 1 פריטים", "1 יומיים"],
    right: ["הזמנה אחת", "11 הזמנות", "הזמנות שהושלמו: 1", "בין 1 ל־99", "1 מהיחידות"],
  },
  {
    name: "a numeral 1 after a word in the plural",
    pattern: new RegExp(`${START}[א-ת]{2,}(?:ו|ים|ות) 1(?![\\d.,%])`),
    wrong: ["נמצאו 1", "מוצגות 1 מתוך 1", "נותרו 1 יחידות"],
    right: ["נמצאו 11", "מוצגת אחת", "יחידות: 1", "נותרו 1,000", "עודכן 1 מתוך 5"],
  },
  {
    name: "a verb in the plural after a numeral 1",
    pattern: /(?<![\d.,#־])1 (?:[הנ][א-ת]{2,}ו|יצאו|שמורות|שמורים)(?![א-ת])/,
    wrong: ["1 הוחזרו למלאי", "מתוכן 1 הושלמו", "1 שמורות", "1 נמכרו"],
    right: ["אחת הוחזרה למלאי", "21 הוחזרו", "1 במלאי"],
  },
  {
    name: "one of the wrong gender",
    pattern: new RegExp(
      [
        `${START}(?:הזמנה|פנייה|יחידה|גרסה|שורה|הודעה|תמונה|תשובה|הערה|שעה|דקה|תצוגה|תבנית|קטגוריה|התראה|תוצאה) אחד(?![א-ת])`,
        `(?<![א-ת]|ת )(?:יום|פריט|מוצר|לקוח|החזר|שער|מקום|אירוע|דבר|קובץ|חודש) אחת(?![א-ת])`,
      ].join("|"),
    ),
    wrong: ["הזמנה אחד", "פריט אחת", "קובץ אחת"],
    right: ["הזמנה אחת", "קובץ אחד", "יום אחד", "גרסת מוצר אחת"],
  },
  {
    name: "a prefix with a hyphen before Hebrew",
    pattern: new RegExp(`${START}(?:[ושכ]?[בהכלמ]|[וש]|כש|לכש|מש)[־-][א-ת]`),
    wrong: ["לא הוחזר ב־הזמנה אחת", "מ־החנות", "של ה-מוצר", "וב־דוא״ל", "כש־אין"],
    right: ["ב־12 הזמנות", "אל־חוזר", "תת־קטגוריה", "דו־שלבי", "ל־DHL"],
  },
  {
    name: "a prefix without its hyphen before a figure or a Latin word",
    pattern: new RegExp(`${START}(?:[ושכ]?[בהכלמ]|[וש]|כש)[\\u2066\\u2068]?[\\dA-Za-z]`),
    wrong: ["ב12 הזמנות", "לDHL", "מפורסם בWord", "ב\u2068Word\u2069"],
    right: ["ב־12 הזמנות", "שירות Mailjet", "ל־DHL", "‎/blog"],
  },
  {
    name: "the short hyphen of a keyboard in place of a maqaf",
    pattern: /[א-ת]-[א-ת\dA-Za-z]/,
    wrong: ["תת-קטגוריה", "ל-5", "דו-שלבי"],
    right: ["תת־קטגוריה", "050-555-0123", "ערך - הסבר"],
  },
  {
    name: "a typewriter's quote in an abbreviation",
    pattern: /[א-ת]["'][א-ת]|[א-ת]'(?![א-ת])/,
    wrong: ['מק"ט', 'דוא"ל', "סה''כ", "נק'"],
    right: ["מק״ט", "נק׳", '"שלום"'],
  },
  {
    name: "eleven and more days or years in the plural",
    pattern: /(?<![\d.,])(?:1[1-9]|[2-9]\d|\d{3,}) (?:ימים|שנים)/,
    wrong: ["30 ימים", "11 ימים", "365 ימים", "90 ימים", "12 שנים"],
    right: ["30 יום", "7 ימים", "10 ימים", "30 הימים האחרונים", "7 שנים"],
  },
  {
    name: "up to ten days in the singular",
    pattern: /(?<![\d.,:])(?:[2-9]|10) יום(?![א-ת])/,
    wrong: ["7 יום", "10 יום"],
    right: ["30 יום", "110 יום", "7 ימים"],
  },
  {
    name: "two of what has a form for two",
    pattern: /(?<![\d.,])2 (?:ימים|שעות|דקות|שבועות|חודשים|שנים)(?![א-ת])/,
    wrong: ["2 ימים", "בעוד 2 שעות", "2 דקות"],
    right: ["יומיים", "12 שעות", "שתי דקות"],
  },
  {
    name: "another word for e-mail",
    pattern:
      /(?<!לדואר |כתובת |משלוח )דואר(?! ישראל| זבל)|אי־?מייל|(?<![א-ת])[בהלמ]{0,2}מייל(?:ים)?(?![א-ת])|דוא"ל|דואל/,
    wrong: ["הודעת דואר", "שליחת אימייל", "מייל ללקוח", 'דוא"ל'],
    right: ["דוא״ל", "דואר ישראל", "כתובת דואר", "משלוח דואר", "לדואר זבל"],
  },
  {
    name: "another word for a tab, units, staff, a packing list or the timeline",
    pattern: /כרטיסיי|(?<![א-ת])ב?טאב(?![א-ת])|תיקים|מנחים|תעוד(?:ת|ות) אריזה|(?<![א-ת])ציר זמן/,
    wrong: ["פתיחה בכרטיסייה חדשה", "3 תיקים", "תעודת אריזה", "תעודות אריזה", "ציר זמן"],
    right: ["פתיחה בלשונית חדשה", "3 יחידות", "רשימת אריזה", "ציר הזמן"],
  },
  {
    name: "another word for signing in",
    pattern: /(?<![א-ת])(?:ה?כניסה ל(?:חשבון|מערכת)|לוגין|להיכנס לחשבון)/,
    wrong: ["כניסה לחשבון", "לוגין"],
    right: ["התחברות", "דירה, כניסה, קומה", "כדי להיכנס למערכת הניהול"],
  },
  {
    name: "another word for unpaid",
    pattern: /(?<![א-ת])(?:לא שולם|לא שולמה)(?! בזמן)(?![א-ת])|טרם שולמו? במלואו(?![א-ת])/,
    wrong: ["לא שולמה", "לא שולם"],
    right: ["טרם שולמה", "לא שולמה בזמן", "הזמנות שלא שולמו"],
  },
  {
    name: "goods that came back, where an order was refunded",
    pattern: /סומנה כהוחזרה|הזמנות שהוחזרו|(?:בוטלו|נשלחו) או הוחזרו/,
    wrong: ["ההזמנה סומנה כהוחזרה", "הזמנות שהוחזרו"],
    right: ["סומנה ״זוכתה״", "יחידות שהוחזרו למלאי"],
  },
  {
    name: "goods that arrived, where an order was only sent",
    pattern: /נמסרה (?:למשלוח|בלי)/,
    wrong: ["נמסרה למשלוח", "נמסרה בלי מספר מעקב"],
    right: ["נשלחה בלי מספר מעקב", "שבו נמסרה ההסכמה"],
  },
  {
    name: "progress in another form",
    pattern: /(?<![א-ת])(?:טוען|שומר|מחפש|בודק|שולח|מעבד|מכין|מעלה)(?![א-ת])[^.…]*…/,
    wrong: ["טוען…", "מחפש…", "שומר…", "טוען דוחות…"],
    right: ["טוענים…", "בודקים מה שמור…", "כתיבת תשובה…"],
  },
  {
    name: "an engineer's word where an owner reads",
    pattern: /אסימון|מסד ה?נתונים|משתנ(?:ה|י) (?:ה?סביבה|[A-Z])|(?<![א-ת])[בהלמ]{0,2}תור(?![א-ת])/,
    wrong: ["אסימון רענון", "ישירות במסד הנתונים", "במשתני הסביבה", "במשתנה PAYMENTS", "לתור"],
    right: ["נתוני המכירות", "ממתין לתורו", "כטבלה"],
  },
  {
    name: "a part of a count in another word than of it",
    pattern: new RegExp(`${START}(?:מהם|מהן) (?:ב(?!ין)|פגו|שמור|הושל)`),
    wrong: ["מהן פגומות", "מהם בהזמנות שהושלמו"],
    right: ["מתוכן פגומות", "חלק מהן הגיעו", "נותרו מהן בין יחידה לחמש"],
  },
  {
    name: "a label that ends in a preposition",
    pattern: new RegExp(`${START}(?:התבקשה|מוצג|תקף|נשלח)[א-ת ]* (?:ב־|ל|מ־)$`),
    wrong: ["התבקשה ב־", "תקף ל", "מוצג החל מ־"],
    right: ["התבקשה", "תקף עבור", "מועד ההצגה"],
  },
  {
    name: "stopping a review, a delivered text, a reasoning, or WhatsApp in two spellings",
    pattern: /עציר(?:ת|ה של) ה?ביקורת|ה?ביקורת (?:לא )?נעצר|מסופק(?![א-ת])|נימוק|וואטסאפ/,
    wrong: ["עצירת הביקורת", "הביקורת נעצרה", "כמסופק", "הנימוק", "וואטסאפ"],
    right: ["הסתרת הביקורת", "הנוסח המקורי", "הסיבה", "\u2068WhatsApp\u2069"],
  },
  {
    name: "marked as with a verb",
    pattern: /(?:סימון|סומנה|תסומן|סומנו|יסומנו) כ(?:הושלמ|זוכ|נשלח|בוטל)/,
    wrong: ["סימון כהושלמה", "תסומן כזוכתה"],
    right: ["סימון שהושלמה", "תסומן ״זוכתה״", "סימון כספאם"],
  },
];
