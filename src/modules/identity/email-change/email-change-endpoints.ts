import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { confirmationSchema, email, token } from "../contract.ts";
import { proof } from "../second-factor/proof-contract.ts";
import { confirmNewEmail } from "./confirm-new-email.ts";
import { cancelEmailChange } from "./cancel-email-change.ts";
import { readEmailChange } from "./read-email-change.ts";
import { requestEmailChange } from "./request-email-change.ts";
import { stopEmailChange } from "./stop-email-change.ts";

/** Another e-mail address for an account: the new one confirms it, the old one can stop it. */
export const emailChangeEndpoints = {
  requestEmailChange: endpoint("POST /api/auth/email-change", {
    summary:
      "Request another e-mail address: the new one gets a link to confirm, the old one a link to stop",
    permission: "user",
    as: "identity",
    errors: ["invalid_code", "passkey_refused", "too_many_requests"],
    body: proof.extend({ email }),
    handle: requestEmailChange,
  }),
  readEmailChange: endpoint("GET /api/auth/email-change", {
    summary: "Get the pending new e-mail address",
    permission: "user",
    as: "identity",
    response: z.object({
      open: z.object({ email: z.string(), expires_at: isoMoment }).nullable(),
    }),
    handle: async (ctx) => {
      const open = await readEmailChange(ctx);
      return { open: open && { email: open.email, expires_at: open.expiresAt } };
    },
  }),
  giveUpEmailChange: endpoint("DELETE /api/auth/email-change", {
    summary: "Cancel the pending change of the e-mail address, if any",
    permission: "user",
    as: "identity",
    handle: cancelEmailChange,
  }),
  confirmNewEmail: endpoint("POST /api/auth/confirm-new-email", {
    summary: "Confirm a new e-mail address with the token of its mail and the password",
    permission: "public",
    as: "identity",
    errors: ["link_expired", "email_taken", "too_many_requests"],
    body: confirmationSchema,
    handle: confirmNewEmail,
  }),
  stopEmailChange: endpoint("POST /api/auth/stop-email-change", {
    summary:
      "Stop or undo a change of the e-mail address with the token sent to the old one; ends all sessions",
    permission: "public",
    as: "identity",
    errors: ["link_expired", "email_taken", "too_many_requests"],
    body: z.object({ token }),
    handle: (ctx, body) => stopEmailChange(ctx, body.token),
  }),
};
