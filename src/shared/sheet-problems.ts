/** Errors of a sheet as a whole, independent of its content. */
export const sheetProblems = ["empty", "unreadable", "columns_missing", "too_many_lines"] as const;
export type SheetProblem = (typeof sheetProblems)[number];
