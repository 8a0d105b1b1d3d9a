import { sheetProblems, type SheetProblem } from "#shared/sheet-problems.ts";
import { ApiError } from "#web/api/api-client.ts";

/** Why the server cannot read a sheet; undefined when something else is wrong. */
export function getSheetProblem(error: unknown): SheetProblem | "too_large" | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === "payload_too_large") return "too_large";
  return sheetProblems.find((code) => error.fields["csv"]?.includes(code));
}
