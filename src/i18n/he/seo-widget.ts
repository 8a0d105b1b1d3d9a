/** The widget that administrators see on the pages of the shop. */
export const seoWidget = {
  label: "מדדי SEO של הדף",
  putAway: "הסתרה עד לסגירת הלשונית",
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
} as const;
