import type { ErrorCode, FieldErrors } from "#shared/errors.ts";

/** The field of a form behind a mail's link, as it is posted without scripts. */
export const PASSWORD = "password";

export type RefusedRequest = {
  readonly code: ErrorCode;
  readonly fields: FieldErrors;
  readonly retryAfterSeconds: number | undefined;
};

/** Result of a posted form: it is done, or the reason why not. */
export type LinkAnswer = "done" | RefusedRequest;
