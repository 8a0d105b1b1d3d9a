/** The back office as an installed app. */
export const adminApp = {
  name: (shop: string) => `${shop} · מערכת הניהול`,
  shortName: (shop: string) => `ניהול ${shop}`,
  description: "ההזמנות, הפניות והמלאי של החנות.",
} as const;
