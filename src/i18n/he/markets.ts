import type { DutyTerms, MethodKind, TaxMode } from "#modules/markets/kinds.ts";
import type { Currency } from "#shared/money.ts";
import type { RoundingRule } from "#shared/round-price.ts";
import { isolate } from "#shared/isolate-text.ts";

/** The markets in the back office. */
export const markets = {
  title: "שווקים",
  intro:
    "מה עולה הזמנה, לאן ולפי איזה דין. חנות חדשה מוכרת בכל העולם באותם תנאים; השווקים שמוצעים כאן נכנסים לתוקף רק ביום שבחרת.",
  list: {
    label: "שווקים",
    failed: "לא ניתן היה לטעון את השווקים",
    none: { title: "אין שווקים", text: "השוק הראשי חסר." },
  },
  states: {
    main: "ראשי",
    proposed: "הצעה",
    planned: "מתוכנן",
    active: "בתוקף",
    not_delivered: "לא שולחים",
  },
  columns: {
    name: "שוק",
    state: "מצב",
    places: "מקומות",
    tax: "מס",
    shipping: "משלוח",
    currency: "מטבע",
    actions: "פעולות",
  },
  everywhere: "כל מקום אחר",
  noTax: "ללא",
  freeShipping: "חינם",
  form: {
    add: "שוק חדש",
    edit: (name: string) => `עריכת ${isolate(name)}`,
    saved: "השוק נשמר",
    failed: "השוק לא נשמר.",
    removed: "השוק נמחק",
  },
  fields: {
    code: {
      label: "קוד",
      help: "אותיות לטיניות קטנות, כפי שהוא יופיע בכתובות: \u2066/il\u2069",
      problems: {
        malformed: "בין 2 ל־12 אותיות לטיניות קטנות.",
        taken: "יש כבר שוק עם הקוד הזה.",
        too_many: "אפשר לרשום עד 60 שווקים.",
      },
    },
    name: { label: "שם" },
    publicName: { label: "השם שהלקוחות רואים", help: "באנגלית" },
    places: {
      label: "מקומות",
      help: "מקום אחד בכל שורה: \u2066GB\u2069 היא מדינה, \u2066US/OR\u2069 חלק ממנה, \u2066GB:BT\u2069 תחילת מיקוד. המקום הצר ביותר קובע.",
      problems: {
        malformed: "אחד המקומות אינו כתוב נכון.",
        taken: (place: string, market: string) =>
          `${isolate(place)} שייך כבר לשוק ${isolate(market)}.`,
        main: "השוק הראשי הוא כל מה שאינו בשוק אחר, ולכן אין לו מקומות.",
      },
    },
    isDelivered: {
      label: "שולחים לשם",
      problems: { main: "בשוק הראשי תמיד שולחים." },
    },
    validFrom: {
      label: "בתוקף מיום",
      help: "ריק: הצעה בלבד, שאינה משנה דבר.",
      problems: { main: "השוק הראשי תמיד בתוקף." },
    },
    currency: {
      label: "מטבע",
      help: "המטבע של המחירים כאן: משלוח, תקרה ומכס.",
      choices: { USD: "דולר", ILS: "שקל" } satisfies Record<Currency, string>,
    },
    rounding: {
      label: "עיגול מחירים",
      help: "כך נקבע מחיר שנגזר מהמחיר בדולרים לפי השער של היום.",
      choices: {
        exact: "בלי עיגול",
        whole: "לסכום שלם",
        coins: "למטבע הקטן ביותר",
        "x.90": "סיומת \u2066.90\u2069",
        "x.99": "סיומת \u2066.99\u2069",
      } satisfies Record<RoundingRule, string>,
    },
    prices: {
      label: "מחירים של השוק",
      help: "לגרסה שאינה כאן יש המחיר של הקטלוג, לפי השער.",
      problems: { twice: "אותה גרסה רשומה פעמיים." },
    },
    taxMode: {
      label: "מס",
      choices: {
        none: "לא נגבה",
        included: "כלול במחירים",
        added: "נוסף למחירים",
      } satisfies Record<TaxMode, string>,
    },
    taxName: { label: "שם המס בהזמנה", help: "באנגלית, למשל \u2066VAT\u2069" },
    taxNumber: { label: "מספר הרישום", help: "המספר שתחתיו החנות משלמת את המס." },
    taxRates: {
      label: "שיעורי מס",
      problems: {
        required: "חסר שיעור לסוג הרגיל.",
        twice: "שני שיעורים לאותו סוג, מקום ויום.",
      },
    },
    taxLimitMinor: {
      label: "תקרת משלוח לגביית המס",
      help: "סחורה בשווי גבוה יותר, בלי משלוח ומס, נמכרת ללא מס. ריק: ללא תקרה.",
    },
    shippingMethods: {
      label: "דרכי משלוח",
      help: "בלי דרכי משלוח, המשלוח חינם.",
      problems: {
        twice: "שתי דרכי משלוח עם אותו מזהה.",
        bad_steps: "המדרגות אינן עולות, או שמספר הימים הפוך.",
      },
    },
    dutyTerms: {
      label: "מכס",
      choices: {
        none: "אין",
        at_door: "הלקוח משלם בקבלה",
        paid: "החנות משלמת, והלקוח רואה את הסכום בהזמנה",
        unknown: "לא ידוע",
      } satisfies Record<DutyTerms, string>,
    },
    duties: {
      label: "שיעורי מכס",
      problems: { too_large: "אחוז המכס גבוה מ־100." },
    },
    position: { label: "סדר" },
  },
  methods: {
    kinds: {
      flat: "מחיר קבוע",
      weight: "לפי משקל",
      sum: "לפי סכום",
    } satisfies Record<MethodKind, string>,
  },
  remove: {
    label: (name: string) => `מחיקת ${isolate(name)}`,
    used: "יש הזמנות מהשוק הזה, ולכן אי אפשר למחוק אותו.",
    main: "אי אפשר למחוק את השוק הראשי.",
  },
} as const;
