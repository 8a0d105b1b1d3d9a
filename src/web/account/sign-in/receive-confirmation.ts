// The server's side of the confirmation page for browsers without scripts.
import { confirmEmailOnly } from "#modules/identity/accounts/confirm-email.ts";
import { confirmationSchema } from "#modules/identity/contract.ts";
import { requestOwnPassword } from "#modules/identity/passwords/request-own-password.ts";
import { acceptInput } from "#shared/input-problems.ts";
import { OWN_PASSWORD, type ConfirmAnswer } from "./confirmation-form.ts";
import { PASSWORD } from "./mail-link-form.ts";
import { receiveMailLink, type Posted } from "./receive-mail-link.ts";

/** Confirms the address, or requests a link to choose a password; does not sign in. */
export function receiveConfirmation(posted: Posted) {
  return receiveMailLink<ConfirmAnswer>(posted, async (ctx, { token, typed }) => {
    if (typed.has(OWN_PASSWORD)) {
      await requestOwnPassword(ctx, token);
      return "mailed";
    }
    const password = typed.get(PASSWORD) ?? "";
    await confirmEmailOnly(ctx, acceptInput(confirmationSchema, { token, password }));
    return "confirmed";
  });
}
