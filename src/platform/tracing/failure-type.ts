import { AppError, errorCodes } from "#shared/errors.ts";
import { sqlState } from "../db/sql-error.ts";

/**
 * Code of a failure, the same for everybody; undefined for a refusal, which is no failure of the
 * shop.
 */
export function failureType(error: unknown): string | undefined {
  if (error instanceof AppError) return errorCodes[error.code] < 500 ? undefined : error.code;
  return sqlState(error) ?? (error instanceof Error ? error.name : "unknown");
}
