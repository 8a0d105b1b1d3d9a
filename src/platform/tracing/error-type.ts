import { AppError, errorCodes } from "#shared/errors.ts";
import { getSqlState } from "../db/sql-error.ts";

/**
 * Code of an error, the same for everybody; undefined for one of the request, which is none of the
 * shop.
 */
export function getErrorType(error: unknown): string | undefined {
  if (error instanceof AppError) return errorCodes[error.code] < 500 ? undefined : error.code;
  return getSqlState(error) ?? (error instanceof Error ? error.name : "unknown");
}
