import { AppError, type FieldErrors } from "#shared/errors.ts";

/** The error `invalid_fields` for an order or a payment that is written down by hand. */
export function refused(fields: FieldErrors): AppError {
  return new AppError("invalid_fields", `refused: ${Object.keys(fields).join(", ")}`, { fields });
}
