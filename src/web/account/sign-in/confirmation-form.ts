import type { ErrorCode, FieldErrors } from "#shared/errors.ts";

/** The fields of the confirmation page, as its forms post them without scripts. */
export const PASSWORD = "password";
/** Only in the form that asks for a link to choose a password. */
export const OWN_PASSWORD = "own_password";

type RefusedRequest = {
  readonly code: ErrorCode;
  readonly fields: FieldErrors;
  readonly retryAfterSeconds: number | undefined;
};

/**
 * What became of a posted form: the address is confirmed, a link to choose a password is on its
 * way, or why not.
 */
export type ConfirmAnswer = "confirmed" | "mailed" | RefusedRequest;
