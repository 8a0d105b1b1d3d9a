/** The figures of a report, apart from its contract so that browsers can read them. */
export const figureNames = [
  "revenue",
  "profit",
  "orders",
  "average",
  "units",
  "customers",
  "refunds",
  "cancelled",
] as const;
export type FigureName = (typeof figureNames)[number];
