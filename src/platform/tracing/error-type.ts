import { AppError, isServerError } from "#shared/errors.ts";
import { getSqlState } from "../db/sql-error.ts";

/** The code of an error of the shop, without personal data; undefined for one of the request. */
export function getErrorType(error: unknown): string | undefined {
  if (!isServerError(error)) return undefined;
  if (error instanceof AppError) return error.code;
  return getSqlState(error) ?? (error instanceof Error ? error.name : "unknown");
}
