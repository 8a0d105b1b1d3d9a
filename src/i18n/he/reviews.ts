import type { HoldCause, PetFit, PetSpecies, ReviewState } from "#modules/reviews/kinds.ts";
import { formatCount } from "../format-he.ts";
import { inWords } from "./in-words.ts";
import { words } from "../words.ts";

/** The back office screens of customer reviews. */
export const reviews = words("reviews", {
  title: "ביקורות",
  intro:
    "כל ביקורת מתפרסמת מיד, וסדר ההצגה הוא לפי התאריך ולא לפי הדירוג. מסתירים ביקורת רק אם היא ספאם או אם החוק מחייב.",
  search: "חיפוש בטקסט ובשם הכותב",
  filter: {
    state: "מצב",
    all: "הכול",
    stars: "כוכבים",
    anyStars: "כל הכוכבים",
    product: "מוצר",
    anyProduct: "כל המוצרים",
  },
  states: { published: "מוצגת באתר", held: "מוסתרת" } satisfies Record<ReviewState, string>,
  species: { dog: "כלב", cat: "חתול" } satisfies Record<PetSpecies, string>,
  fits: { small: "קטן מדי", right: "מתאים", large: "גדול מדי" } satisfies Record<PetFit, string>,
  stars: (stars: number) => inWords(stars, "כוכב אחד", "כוכבים"),
  photos: (count: number) => inWords(count, "תמונה אחת", "תמונות"),
  weight: (grams: number) => `${formatCount(grams / 1_000)} ק״ג`,
  answered: "נענתה",
  list: {
    label: "ביקורות",
    failed: "לא ניתן היה לטעון את הביקורות.",
    none: {
      title: "אין ביקורות",
      text: "לקוחות מוזמנים לכתוב ביקורת כמה ימים אחרי שההזמנה הגיעה.",
    },
    filtered: { title: "לא נמצאו ביקורות", text: "אין ביקורת שמתאימה לסינון." },
  },
  columns: {
    review: "הביקורת",
    stars: "כוכבים",
    product: "מוצר",
    state: "מצב",
    createdAt: "נכתבה",
  },
  page: {
    back: "לכל הביקורות",
    failed: "לא ניתן היה לטעון את הביקורת.",
    written: "מה שנכתב",
    noText: "נכתבו כוכבים בלבד.",
    photo: (place: number) => `תמונה ${formatCount(place)} מהלקוח`,
    details: "פרטים",
    by: "הכותב",
    order: "הזמנה",
    changed: "עודכנה",
    pet: "בעל החיים",
    fit: "התאמה",
    verified: "נכתבה בקישור שנשלח ללקוח אחרי רכישה.",
    inShop: "הצגה באתר",
    decision: "ההחלטה האחרונה",
  },
  answer: {
    title: "תשובת החנות",
    text: "התשובה מוצגת לכולם מתחת לביקורת.",
    none: "עדיין לא נכתבה תשובה.",
    write: "כתיבת תשובה",
    edit: "עריכת התשובה",
    submit: "שמירת התשובה",
    saved: "התשובה נשמרה",
    failed: "התשובה לא נשמרה.",
  },
  hold: {
    button: "הסתרת הביקורת",
    title: "הסתרת הביקורת",
    text: "הביקורת תוסר מהאתר מיד ולא תיספר בדירוג. ההחלטה והסיבה נרשמות ביומן השינויים.",
    submit: "הסתרה",
    saved: "הביקורת הוסתרה",
    failed: "הביקורת לא הוסתרה.",
  },
  release: {
    button: "החזרה לאתר",
    title: "החזרת הביקורת לאתר",
    text: "הביקורת תוצג שוב ותיספר בדירוג. ההחלטה והסיבה נרשמות ביומן השינויים.",
    submit: "החזרה לאתר",
    saved: "הביקורת מוצגת שוב",
    failed: "הביקורת לא הוחזרה.",
  },
  fields: {
    cause: {
      label: "סיבה",
      choices: { spam: "ספאם", law: "לפי החוק" } satisfies Record<HoldCause, string>,
    },
    reason: { label: "הסבר", problems: { required: "יש לכתוב הסבר" } },
    answer: { label: "התשובה", help: "תשובה ריקה מסירה את התשובה מהאתר." },
  },
});
