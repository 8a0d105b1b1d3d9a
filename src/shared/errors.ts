/**
 * Expected errors, by code. The text that a person reads comes from the message catalog of
 * their language (`Record<ErrorCode, string>`: a new code does not compile until it is translated).
 */
export const errorCodes = {
  bad_request: 400,
  invalid_fields: 422,
  /** Not signed in, or no longer. */
  unauthenticated: 401,
  invalid_credentials: 401,
  email_not_confirmed: 403,
  registration_closed: 403,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  email_taken: 409,
  last_admin: 409,
  /** An action that cannot be taken back asks for the password, and the code, once more. */
  proof_needed: 403,
  /** A member of staff has had time to set up a second factor, and has none. */
  second_factor_needed: 403,
  /** A code of a second factor that is wrong, too old, or has been used. */
  invalid_code: 422,
  /** A passkey has signed something else than was asked for, or is not one of the account's. */
  passkey_refused: 422,
  /** An account has twenty. */
  too_many_passkeys: 409,
  /** A person with orders on their way cannot be erased yet. */
  orders_open: 409,
  /** Staff cannot erase themselves. */
  own_account: 409,
  /** Personal data of a member of staff is for administrators alone. */
  staff_account: 403,
  /** The shop is closed for a while. */
  maintenance: 503,
  /** The catalog's prices are no longer those that the customer was shown. */
  offer_changed: 409,
  out_of_stock: 409,
  /**
   * With this order the unpaid ones of a guest, or of an account, would hold more units than they
   * may.
   */
  hold_limit: 409,
  /**
   * The order no longer holds unpaid units: it was paid, its units were released, or staff decided
   * about it.
   */
  nothing_held: 409,
  /** More money than was paid and has not gone back yet. */
  refund_too_large: 409,
  /** The order is too far on its way, or paid, for this change. */
  order_settled: 409,
  /** The two hours in which a customer may cancel are over, or the order has left. */
  cancel_too_late: 409,
  payments_off: 403,
  /** The payment service does not take this order, and never will. */
  payment_refused: 409,
  /** A link from a mail that is too old, has been used, or never was one. */
  link_expired: 410,
  /** A category that has products, or subcategories, cannot be removed. */
  category_in_use: 409,
  category_has_children: 409,
  /** A variant with stock, or that orders hold units of, cannot be removed. */
  variant_in_use: 409,
  payload_too_large: 413,
  image_too_large: 413,
  /** An address book holds ten. */
  too_many_addresses: 409,
  /** More files than go along with one answer, or larger ones together. */
  too_many_files: 409,
  too_many_pixels: 413,
  /** The body of the request has not arrived in time. */
  too_slow: 408,
  unsupported_media_type: 415,
  /** No JPEG, PNG or WebP, or a broken or a moving one. */
  unsupported_image: 415,
  too_many_requests: 429,
  /**
   * The source of exchange rates cannot be reached, or says what cannot be true. The last rates
   * stay.
   */
  rates_unavailable: 503,
  /** No source of exchange rates is configured. */
  no_rate_source: 409,
  /** No instance of the shop makes backups by itself. */
  backups_off: 409,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorCodes;

/**
 * An answer names no more fields than this: a request with thousands of wrong ones is told of the
 * first.
 */
export const MOST_FIELDS = 10;

/** Messages by field path, for the field that they belong to. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** A record that another user has changed since it was read. */
export type Conflict = {
  /** Null where it is not known. */
  readonly changedAt: string | null;
  /** The name of the person; null when the shop or a customer did it, or the account is gone. */
  readonly changedBy: string | null;
  /** The record as it is now, with its `version`. */
  readonly current: Readonly<Record<string, unknown>>;
};

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly conflict: Conflict | undefined;
  readonly retryAfterSeconds: number | undefined;

  /** `internal` is for the log only; it is never shown. */
  constructor(
    code: ErrorCode,
    internal: string,
    details: {
      fields?: FieldErrors;
      conflict?: Conflict;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(internal, { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = details.fields;
    this.conflict = details.conflict;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): (typeof errorCodes)[ErrorCode] {
    return errorCodes[this.code];
  }
}

/** The error `invalid_fields`, by the problems that each field has. */
export function createFieldsError(fields: FieldErrors, cause?: unknown): AppError {
  const problems = Object.entries(fields).map(([name, words]) => `${name}: ${words.join(", ")}`);
  return new AppError("invalid_fields", problems.join("; "), { fields, cause });
}

/** The expected error that `error` is, or an internal one that keeps it as its cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError("internal", "unexpected error", { cause: error });
}

/** True if the shop caused the failure, and not the request. */
export function isServerError(error: unknown): boolean {
  return !(error instanceof AppError) || error.status >= 500;
}
