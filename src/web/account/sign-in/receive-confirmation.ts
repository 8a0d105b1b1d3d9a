// The server's side of the confirmation page for browsers without scripts.
import { confirmEmailOnly } from "#modules/identity/accounts/confirm-email.ts";
import { confirmationSchema } from "#modules/identity/contract.ts";
import { requestOwnPassword } from "#modules/identity/passwords/request-own-password.ts";
import { OWN_PASSWORD, type ConfirmAnswer } from "./confirmation-form.ts";
import { PASSWORD } from "./mail-link-form.ts";
import { checkPosted, receiveMailLink, type Posted } from "./receive-mail-link.ts";

/** Confirms the address, or asks for a link to choose a password; nobody is signed in. */
export function receiveConfirmation(posted: Posted) {
  return receiveMailLink<ConfirmAnswer>(posted, async (ctx, { token, typed }) => {
    if (typed.has(OWN_PASSWORD)) {
      await requestOwnPassword(ctx, token);
      return "mailed";
    }
    const password = typed.get(PASSWORD) ?? "";
    await confirmEmailOnly(ctx, checkPosted(confirmationSchema, { token, password }));
    return "confirmed";
  });
}
