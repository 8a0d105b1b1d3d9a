import type { Check, Verdict } from "#web/seo-widget/judge-page.ts";

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
    told: "לידיעה",
  } satisfies Record<Verdict, string>,
  checks: {
    title: "בדיקות אמיתיות של הדף הזה",
    summary: (count: number, troubles: number) => {
      if (count === 0) return "בודק את הדף…";
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
    } satisfies Record<Check, string>,
    explain: {
      title: (length) => `${length} תווים; מומלץ 20 עד 65.`,
      description: (length) => `${length} תווים; מומלץ 50 עד 165.`,
      robots: () => "דפים אישיים, כמו העגלה והחשבון, מוסתרים ממנועי חיפוש בכוונה.",
      canonical: () => "הכתובת הרשמית צריכה להיות זו של הדף עצמו.",
      lang: () => "קוראי מסך ומנועי חיפוש צריכים לדעת באיזו שפה הדף כתוב.",
      h1: (count) => `${count} בדף; צריכה להיות אחת בדיוק.`,
      headings: (count) => `${count} כותרות שמדלגות על דרגה.`,
      alternatives: (count) => `${count} תמונות בלי טקסט חלופי.`,
      "image-sizes": (count) => `${count} תמונות בלי רוחב וגובה, שיזיזו את הדף בטעינה.`,
      links: (count) => `${count} קישורים בלי טקסט.`,
      "open-graph": (count) => `${count} פרטים חסרים לתצוגה ברשתות החברתיות.`,
      "structured-data": (count) => `${count} קטעי נתונים בדף.`,
      price: () => "המחיר שנמסר למנועי החיפוש צריך להיות המחיר שמוצג בדף.",
      weight: (bytes) => `${Math.round(bytes / 1024)} KB נטענו; מה שנשמר בדפדפן אינו נספר.`,
    } satisfies Record<Check, (amount: number) => string>,
  },
} as const;
