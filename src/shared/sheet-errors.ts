/** What can be wrong with a sheet as a whole, whatever it tells. */
export const sheetErrors = ["empty", "unreadable", "columns_missing", "too_many_lines"] as const;
export type SheetError = (typeof sheetErrors)[number];
