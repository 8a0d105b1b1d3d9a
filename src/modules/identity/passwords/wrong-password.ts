import { AppError } from "#shared/errors.ts";

/**
 * The error of a password that was typed to prove something, at the field of the request that
 * holds it.
 */
export function createPasswordError(field: "password" | "current_password" = "password"): AppError {
  return new AppError("invalid_fields", "the password is wrong", {
    fields: { [field]: ["wrong_password"] },
  });
}
