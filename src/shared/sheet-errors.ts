/** Errors of a sheet as a whole, independent of its content. */
export const sheetErrors = ["empty", "unreadable", "columns_missing", "too_many_lines"] as const;
export type SheetError = (typeof sheetErrors)[number];
