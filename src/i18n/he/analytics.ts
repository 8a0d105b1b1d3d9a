import { inWords } from "./in-words.ts";
import { formatCount } from "../format-he.ts";
import { unitsInWords, soldUnits } from "./units.ts";
import type { RollingPeriod } from "#modules/analytics/periods.ts";
import type { FigureName } from "#modules/analytics/figure-names.ts";
import { ordersInWords } from "./orders-in-words.ts";
import { shownInWords } from "./shown-counts.ts";
import { words } from "../words.ts";

type FigureLabels = {
  readonly label: string;
  /** In a sentence or two, what is counted. */
  readonly explanation: string;
  /** How it is calculated. */
  readonly formula: string;
  /** How many rows there are behind it. */
  readonly rows: (rows: number) => string;
};

const rated =
  "השקלים מחושבים לפי השער שנקבע בכל הזמנה ביום שנוצרה, בעיגול לאגורה הקרובה. הזמנות ללא שער מוצגות בדולרים בלבד.";

/** The screen of reports, and the files that are taken along from it. */
export const analytics = words("analytics", {
  failed: "לא ניתן היה לטעון את הדוחות",
  loading: "טוענים דוחות…",
  period: {
    label: "תקופה",
    choices: {
      "7": "7 ימים",
      "30": "30 יום",
      "90": "90 יום",
      "365": "שנה",
    } satisfies Record<RollingPeriod, string>,
    month: "חודש",
    own: "ימים שנבחרו",
    from: "מיום",
    to: "עד יום",
    against: "בהשוואה ל־",
    asOf: "נכון לשעה",
  },
  print: "הדפסה",
  download: {
    button: "הורדה",
    title: (report: string) => `הורדה: הדוח ״${report}״`,
    failed: "הקובץ לא הוכן",
  },
  empty: {
    title: "אין עדיין נתונים",
    text: "הדוחות יתמלאו עם קבלת ההזמנות הראשונות.",
    toOrders: "מעבר להזמנות",
  },
  change: {
    up: (change: string, against: string) => `עלייה של ${change} ${against}`,
    down: (change: string, against: string) => `ירידה של ${change} ${against}`,
    against: "לעומת התקופה הקודמת",
    againstSameAge: "לעומת התקופה הקודמת כפי שהייתה באותו שלב",
    same: "ללא שינוי",
    fresh: "חדש",
    freshLabels: "בתקופה הקודמת לא היו נתונים",
    points: "נק׳",
    before: "קודם:",
    beforeSameAge: "קודם, באותו שלב:",
    sameAgeHelp: "התקופה טרם סופית, ולכן היא מושווית לתקופה הקודמת כפי שהייתה באותו שלב:",
  },
  none: "אין",
  /** Beneath a figure. */
  figureNotes: {
    underway: "בהזמנות שטרם הושלמו:",
    margin: "שולי רווח:",
    uncosted: (units: number) =>
      units === 1
        ? "עלות שאינה ידועה ביחידה אחת"
        : `עלות שאינה ידועה ב־${formatCount(units)} יחידות`,
  },
  withoutRate: "מזה ללא שער:",
  figuresTitle: "מדדים",
  figures: {
    revenue: {
      label: "הכנסות",
      explanation:
        "הזמנות שהושלמו, אחרי הנחות ובניכוי החזרים, לפי יום ההזמנה. הזמנה שהושלמה וזוכתה בחלקה נספרת במה שנותר ממנה, והזמנה שזוכתה במלואה אינה נספרת. הזמנות אחרונות נכנסות לסכום כשהן מושלמות.",
      formula: `סכום ההזמנות שהושלמו − ההחזרים שניתנו עליהן; מהזמנה שהושלמה וזוכתה בחלקה: מה ששולם עליה − מה שהוחזר. ${rated}`,
      rows: ordersInWords,
    },
    profit: {
      label: "רווח גולמי",
      explanation:
        "מה שנשאר מההכנסות אחרי עלות היחידות שנמכרו, לפי העלות שנקבעה בכל הזמנה ביום שנוצרה. שולי הרווח הם חלקו מההכנסות.",
      formula: `הכנסות מיחידות שעלותן ידועה − עלות היחידות. יחידות שחזרו למלאי אינן עולות דבר; יחידות שעלותן אינה ידועה נספרות בנפרד. שולי הרווח מחושבים בדולרים. ${rated}`,
      rows: ordersInWords,
    },
    orders: {
      label: "הזמנות",
      explanation: "כל ההזמנות שהתקבלו בתקופה, בכל הסטטוסים. הזמנות שנמחקו אינן נספרות.",
      formula: "מספר ההזמנות שנוצרו בתקופה.",
      rows: ordersInWords,
    },
    average: {
      label: "הזמנה ממוצעת",
      explanation: "ההכנסות חלקי מספר ההזמנות שנספרו בהן.",
      formula: `הכנסות ÷ הזמנות שהושלמו, כולל אלה שזוכו בחלקן. בשקלים מחולקות רק הזמנות שיש להן שער. ${rated}`,
      rows: ordersInWords,
    },
    units: {
      ...soldUnits,
      formula: "סכום הכמויות בהזמנות שלא בוטלו ולא זוכו במלואן, בלי יחידות שחזרו למלאי.",
      rows: ordersInWords,
    },
    customers: {
      label: "לקוחות חדשים",
      explanation: "לקוחות שהופיעו לראשונה בתקופה, בהרשמה או בהזמנה, כולל אורחים.",
      formula: "מספר כתובות הדוא״ל שנראו בחנות לראשונה בתקופה.",
      rows: (value: number) => inWords(value, "לקוח אחד", "לקוחות"),
    },
    refunds: {
      label: "החזרים",
      explanation:
        "כסף שהוחזר ללקוחות בתקופה, לפי יום ההחזר ולא לפי יום ההזמנה. החזרים שנכשלו אינם נספרים.",
      formula: `סכום ההחזרים שניתנו בתקופה. ${rated}`,
      rows: (value: number) => inWords(value, "החזר אחד", "החזרים"),
    },
    cancelled: {
      label: "שיעור ביטולים",
      explanation: "חלקן של ההזמנות שבוטלו מכלל ההזמנות שהתקבלו בתקופה. השינוי בנקודות אחוז.",
      formula: "הזמנות שבוטלו ÷ כל ההזמנות שנוצרו בתקופה.",
      rows: ordersInWords,
    },
  } satisfies Record<FigureName, FigureLabels>,
  why: {
    open: "איך חושב?",
    openFor: (figure: string) => `איך חושב: ${figure}`,
    meaning: "מה נספר",
    formula: "חישוב",
    days: "ימים",
    timeZone: "אזור זמן",
    israel: "שעון ישראל",
    statuses: "סטטוסים",
    rates: "שערים",
    ratesBetween: "בשורות המוצגות:",
    rateLabel: "שער",
    noRate: "ללא שער",
    rows: "השורות",
    unnamed: "לקוח",
    more: "הצגת שורות נוספות",
    shown: (shown: number, all: string) => `${shownInWords(shown, "feminine")} מתוך ${all}`,
    total: "סה״כ",
    units: unitsInWords,
    ofOrders: (value: number, all: number) => `${formatCount(value)} מתוך ${ordersInWords(all)}`,
    empty: "אין שורות: המספר הוא אפס",
    failed: "לא ניתן היה לטעון את השורות",
    which: "איזו תקופה",
    span: { now: "התקופה הנוכחית", before: "התקופה הקודמת" },
    day: (day: string) => `ביום ${day}`,
    month: (month: string) => `בחודש ${month}`,
  },
  charts: {
    revenue: "מגמת ההכנסות",
    orders: "מגמת ההזמנות",
    byDay: "לפי יום",
    byWeek: "לפי שבוע",
    inCurrency: { ILS: "בשקלים", USD: "בדולרים" },
    now: "התקופה הנוכחית",
    before: "התקופה הקודמת (הושלמו)",
    beforeOrders: "התקופה הקודמת",
    completed: "הושלמו",
    completedOnly: "הזמנות שהושלמו",
    underway: "טרם הושלמו",
    today: "היום, עד כה",
    /** Over days that are not final, and in the table. */
    unfinished: "טרם סופי",
    final: "סופי",
    soFar: "עד כה",
    isFinal: "מצב",
    stillUnderway: (amount: string) => `ובהזמנות שטרם הושלמו: ${amount}`,
    notFinal: "יש הזמנות שטרם הושלמו",
    todayGoesOn: "היום טרם הסתיים",
    unfinishedHelp:
      "ימים שיש בהם הזמנות שטרם הושלמו מסומנים כימים שאינם סופיים, וסכומן מצויר מעל ההכנסות. ההשוואה לתקופה הקודמת היא של הזמנות שהושלמו בלבד",
    /** Help for using a chart with the keyboard. */
    help: "מעבר בין הימים בחיצים",
    day: "יום",
    dayBefore: "יום מקביל",
    asTable: "כטבלה",
    asChart: "כתרשים",
    view: "תצוגה",
    ordersLabel: ordersInWords,
  },
  products: {
    title: "הנמכרים ביותר",
    note: "לפי יחידות שנמכרו. הסכומים הם של ההכנסות: הזמנות שהושלמו, ומה שנותר מאלה שזוכו בחלקן.",
    empty: "לא נמכרו יחידות בתקופה",
    share: (share: string) => `${share} מהיחידות`,
    completed: (units: number) => `בהכנסות: ${formatCount(units)}`,
    up: (places: number) => (places === 1 ? "עלה מקום אחד" : `עלה ${formatCount(places)} מקומות`),
    down: (places: number) => (places === 1 ? "ירד מקום אחד" : `ירד ${formatCount(places)} מקומות`),
    same: "באותו מקום",
    fresh: "חדש בדירוג",
    profit: "רווח:",
    units: unitsInWords,
  },
  statuses: {
    title: "לפי סטטוס",
    note: ordersInWords,
    empty: "אין הזמנות בתקופה",
  },
  months: {
    title: "הכנסות בששת החודשים האחרונים",
    soFar: "עד כה",
    growth: "לעומת החודש הקודם",
    growthSameAge: "לעומת החודש הקודם באותו שלב",
    orders: ordersInWords,
  },
});
