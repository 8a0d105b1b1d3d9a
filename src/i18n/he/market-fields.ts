import type { DutyTerms, dutyKinds, MethodKind, TaxMode } from "#modules/markets/kinds.ts";
import { isolate } from "#shared/isolate-text.ts";
import type { RoundingRule } from "#shared/round-price.ts";
import { currencyNames } from "./currencies.ts";
import { taxClassNames } from "./tax-class-names.ts";
import { words } from "../words.ts";

/** The fields of a market, and of what stands in its lists. */
export const marketFields = words("marketFields", {
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
    label: "מדינות",
    help: "המדינות של השוק, חוץ מחלקים מהן ששייכים לשוק אחר.",
    parts: {
      label: "חלקים של מדינות",
      help: "אחד בכל שורה: \u2066US/OR\u2069 הוא אזור במדינה, \u2066GB:BT\u2069 תחילת מיקוד. המקום הצר ביותר קובע.",
    },
    problems: {
      required: "לשוק שאינו הראשי דרוש מקום אחד לפחות.",
      malformed: "אחד המקומות אינו כתוב נכון.",
      unknown: (place: string) => `אין מדינה עם הקוד שב־${isolate(place)}.`,
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
    choices: currencyNames,
    problems: {
      not_enabled: "המטבע כבוי. מדליקים אותו ליד שערי החליפין.",
      no_rate: "אין עדיין שער למטבע הזה.",
    },
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
    entry: {
      add: "מחיר נוסף",
      name: (place: number) => `מחיר ${place}`,
      fields: {
        variantId: { label: "גרסה", choose: "בחירת גרסה…", other: "גרסה אחרת" },
        priceMinor: { label: "מחיר" },
      },
    },
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
    entry: {
      add: "שיעור נוסף",
      name: (place: number) => `שיעור ${place}`,
      fields: {
        place: { label: "מקום", all: "כל השוק" },
        taxClass: { label: "סוג", choices: taxClassNames },
        from: { label: "מיום" },
        rateBp: { label: "אחוז" },
      },
    },
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
    entry: {
      add: "דרך משלוח נוספת",
      name: (place: number) => `דרך משלוח ${place}`,
      fields: {
        id: { label: "מזהה" },
        name: { label: "שם" },
        publicName: { label: "השם שהלקוחות רואים", help: "באנגלית" },
        carrierId: { label: "חברת משלוחים", none: "ללא", other: "חברה אחרת" },
        kind: {
          label: "המחיר נקבע",
          choices: {
            flat: "מחיר קבוע",
            weight: "לפי משקל",
            sum: "לפי סכום",
          } satisfies Record<MethodKind, string>,
        },
        priceMinor: { label: "מחיר" },
        steps: {
          label: "מדרגות",
          help: "מכל מדרגה והלאה המחיר הוא זה שלצידה.",
          entry: {
            add: "מדרגה נוספת",
            name: (place: number) => `מדרגה ${place}`,
            fields: {
              from: {
                label: "מ־",
                kinds: { weight: "ממשקל (ק״ג)", sum: "מסכום" },
              },
              priceMinor: { label: "מחיר" },
            },
          },
          problems: { not_rising: "כל מדרגה צריכה להיות גבוהה מזו שלפניה." },
        },
        freeOverMinor: { label: "חינם מסכום" },
        daysMin: { label: "ימי עסקים, לפחות" },
        daysMax: {
          label: "ימי עסקים, לכל היותר",
          problems: { reversed: "קטן ממספר הימים שלצידו." },
        },
        isPickup: { label: "איסוף עצמי" },
      },
    },
    problems: { twice: "שתי דרכי משלוח עם אותו מזהה." },
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
    entry: {
      add: "שיעור נוסף",
      name: (place: number) => `מכס ${place}`,
      fields: {
        tariffCode: {
          label: "קוד מכס",
          help: "תחילת הקוד. ריק: כל הסחורות.",
          problems: { malformed: "עד 10 ספרות." },
        },
        origin: { label: "ארץ ייצור", all: "כל ארץ" },
        from: { label: "מיום" },
        kind: {
          label: "סוג",
          choices: {
            percent: "אחוז",
            flat: "סכום לשורה",
          } satisfies Record<(typeof dutyKinds)[number], string>,
        },
        value: { label: "ערך" },
      },
    },
  },
  position: { label: "סדר" },
});
