import { inWords } from "./in-words.ts";

/** The widget that administrators see on the pages of the shop. */
export const seoWidget = {
  label: "מדדי SEO של הדף",
  putAway: "הסתרה עד לסגירת הלשונית",
  show: "הצגה בדף",
  copy: "העתקת הבדיקות",
  copied: "הבדיקות הועתקו",
  copyFailed: "ההעתקה לא הצליחה",
  samples: {
    title: "מדדי חיפוש",
    badge: "דוגמה",
    note: "נתוני דוגמה קבועים, לא נתונים אמיתיים של החנות.",
    figures: [
      { name: "ציון נראות", value: "85/100" },
      { name: "כניסות מחיפוש", value: "1,250" },
      { name: "מיקום ממוצע", value: "8.4" },
      { name: "מילות מפתח", value: "42" },
    ],
  },
  verdicts: {
    good: "תקין",
    improve: "כדאי לשפר",
    wrong: "לתיקון",
    info: "לידיעה",
  },
  checks: {
    title: "בדיקות אמיתיות של הדף הזה",
    summary: (count: number, troubles: number) => {
      if (count === 0) return "טוענים…";
      return troubles === 0 ? "כל הבדיקות תקינות." : `לטיפול: ${troubles} מתוך ${count} בדיקות.`;
    },
    names: {
      title: "כותרת הדף",
      description: "תיאור הדף",
      robots: "הופעה במנועי חיפוש",
      canonical: "כתובת קנונית",
      lang: "שפת הדף",
      h1: "כותרת ראשית (h1)",
      headings: "סדר הכותרות",
      alternatives: "טקסט חלופי לתמונות",
      "image-sizes": "מידות לתמונות",
      links: "טקסט בקישורים",
      "open-graph": "תצוגה בשיתוף",
      "structured-data": "נתונים מובנים",
      price: "מחיר בנתונים המובנים",
      weight: "משקל הדף",
    },
    explain: {
      title: (length: number) => `${inWords(length, "תו אחד", "תווים")}; מומלץ 20 עד 65.`,
      description: (length: number) => `${inWords(length, "תו אחד", "תווים")}; מומלץ 50 עד 165.`,
      robots: () => "דפים אישיים, כמו העגלה והחשבון, מוסתרים ממנועי חיפוש בכוונה.",
      canonical: () => "הכתובת הרשמית צריכה להיות זו של הדף עצמו.",
      lang: () => "קוראי מסך ומנועי חיפוש צריכים לדעת באיזו שפה הדף כתוב.",
      h1: (count: number) => `${count} בדף; צריכה להיות אחת בדיוק.`,
      headings: (count: number) =>
        inWords(count, "כותרת אחת שמדלגת על דרגה.", "כותרות שמדלגות על דרגה."),
      alternatives: (count: number) => `${inWords(count, "תמונה אחת", "תמונות")} בלי טקסט חלופי.`,
      "image-sizes": (count: number) =>
        inWords(
          count,
          "תמונה אחת בלי רוחב וגובה, שתזיז את הדף בטעינה.",
          "תמונות בלי רוחב וגובה, שיזיזו את הדף בטעינה.",
        ),
      links: (count: number) => `${inWords(count, "קישור אחד", "קישורים")} בלי טקסט.`,
      "open-graph": (count: number) =>
        `${inWords(count, "פרט אחד חסר", "פרטים חסרים")} לתצוגה ברשתות החברתיות.`,
      "structured-data": (count: number) =>
        `${inWords(count, "קטע נתונים אחד", "קטעי נתונים")} בדף.`,
      price: () => "המחיר שנמסר למנועי החיפוש צריך להיות המחיר שמוצג בדף.",
      weight: (bytes: number) => `${Math.round(bytes / 1024)} KB נטענו; מה שנשמר בדפדפן אינו נספר.`,
    },
  },
} as const;
