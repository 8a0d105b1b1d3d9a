import { sheetErrors, type SheetError } from "#shared/sheet-errors.ts";
import { ApiError } from "#web/api/api-client.ts";

/** Why the server cannot read a sheet; undefined when something else is wrong. */
export function getSheetFault(error: unknown): SheetError | "too_large" | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === "payload_too_large") return "too_large";
  return sheetErrors.find((code) => error.fields["csv"]?.includes(code));
}
