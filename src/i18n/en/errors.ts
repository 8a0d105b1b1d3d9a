import type { ErrorCode } from "#shared/errors.ts";

/** What a person reads when something is refused or fails. */
export const errors = {
  bad_request: "The request could not be understood.",
  invalid_fields: "Please check the marked fields.",
  unauthenticated: "Please sign in first.",
  invalid_credentials: "Invalid email or password. Please check your credentials and try again.",
  email_not_confirmed: "Please check your email and click the confirmation link before signing in.",
  registration_closed: "New accounts cannot be opened at the moment.",
  forbidden: "You are not allowed to do that.",
  not_found: "We could not find that.",
  conflict: "Someone else changed this in the meantime. Please look again.",
  email_taken: "An account with this email already exists. Please sign in instead.",
  last_admin: "The last administrator cannot be removed.",
  offer_changed: "A price has changed since you added it. Please look at your order again.",
  out_of_stock: "There are not enough bags left. Please look at your order again.",
  refund_too_large: "That is more than was paid for this order.",
  order_settled: "This order can no longer be changed like that.",
  cancel_too_late: "This order can no longer be cancelled here. Please contact us.",
  payments_off: "Secure payment processing coming soon",
  link_expired: "Invalid or expired link. Please request a new one.",
  payload_too_large: "That is too large to send.",
  unsupported_media_type: "That kind of content is not accepted.",
  too_many_requests: "Too many attempts. Please try again later.",
  internal: "Something went wrong on our side. Please try again.",
  unavailable: "The shop is not available right now. Please try again in a moment.",
} as const satisfies Record<ErrorCode, string>;
