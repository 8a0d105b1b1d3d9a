/** The frame of the settings; each section has its own words. */
export const settings = {
  sections: {
    label: "הגדרות המערכת",
    general: "כללי",
    ready: "מוכנים לפתיחה?",
    roles: "משתמשים והרשאות",
    me: "האבטחה שלי",
    security: "אבטחת החנות",
    mail: "דוא״ל",
    jobs: "משימות רקע",
    backups: "גיבויים",
    audit: "יומן שינויים",
  },
} as const;
