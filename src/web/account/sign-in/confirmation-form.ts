import type { RefusedRequest } from "./mail-link-form.ts";

/** Only in the form that asks for a link to choose a password, as it is posted without scripts. */
export const OWN_PASSWORD = "own_password";

/**
 * Result of a posted form: the address is confirmed, a link to choose a password is on its way, or
 * the reason why not.
 */
export type ConfirmAnswer = "confirmed" | "mailed" | RefusedRequest;
