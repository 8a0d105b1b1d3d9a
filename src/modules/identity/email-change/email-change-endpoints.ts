import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { confirmationSchema, email, token } from "../contract.ts";
import { proof } from "../second-factor/proof-contract.ts";
import { confirmNewEmail } from "./confirm-new-email.ts";
import { giveUpEmailChange } from "./give-up-email-change.ts";
import { readEmailChange } from "./read-email-change.ts";
import { requestEmailChange } from "./request-email-change.ts";
import { stopEmailChange } from "./stop-email-change.ts";

/** Another e-mail address for an account: the new one confirms it, the old one can stop it. */
export const emailChangeEndpoints = {
  requestEmailChange: endpoint(
    "POST /api/auth/email-change",
    {
      summary:
        "Mails a new address a link that confirms it, and the old one a link that stops the change; whether the new one has an account is not told",
      permission: "user",
      as: "identity",
      errors: ["invalid_code", "passkey_refused", "too_many_requests"],
      body: proof.extend({ email }),
    },
    (ctx, { body }) => requestEmailChange(ctx, body),
  ),
  readEmailChange: endpoint(
    "GET /api/auth/email-change",
    {
      summary: "The new address that waits to be confirmed",
      permission: "user",
      as: "identity",
      response: z.object({
        open: z.object({ email: z.string(), expires_at: z.iso.datetime() }).nullable(),
      }),
    },
    async (ctx) => {
      const open = await readEmailChange(ctx);
      return { open: open && { email: open.email, expires_at: open.expiresAt.toISOString() } };
    },
  ),
  giveUpEmailChange: endpoint(
    "DELETE /api/auth/email-change",
    {
      summary: "Gives up the change that is not confirmed yet, if there is one",
      permission: "user",
      as: "identity",
    },
    (ctx) => giveUpEmailChange(ctx),
  ),
  confirmNewEmail: endpoint(
    "POST /api/auth/confirm-new-email",
    {
      summary: "Uses the link in the mail to a new address, with the password of the account",
      permission: "public",
      as: "identity",
      errors: ["link_expired", "email_taken", "too_many_requests"],
      body: confirmationSchema,
    },
    (ctx, { body }) => confirmNewEmail(ctx, body),
  ),
  stopEmailChange: endpoint(
    "POST /api/auth/stop-email-change",
    {
      summary:
        "Uses the link in the mail to the old address: it stays, or is back, and everybody is signed out",
      permission: "public",
      as: "identity",
      errors: ["link_expired", "email_taken", "too_many_requests"],
      body: z.object({ token }),
    },
    (ctx, { body }) => stopEmailChange(ctx, body.token),
  ),
};
