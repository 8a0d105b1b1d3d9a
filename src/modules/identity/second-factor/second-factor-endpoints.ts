import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { answerChallenge } from "./answer-challenge.ts";
import { confirmSecondFactor } from "./confirm-second-factor.ts";
import { code, sessionSchema } from "../contract.ts";
import { createRecoveryCodes } from "./create-recovery-codes.ts";
import { proof } from "./proof-contract.ts";
import { verifyProof } from "./verify-proof.ts";
import { readSecondFactor } from "./read-second-factor.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";
import { startSecondFactor } from "./start-second-factor.ts";

/** Shown once; only their hashes are kept. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** The second step of signing in, and confirming one's identity again. */
export const secondFactorEndpoints = {
  answerChallenge: endpoint("POST /api/auth/second-factor", {
    summary: "Complete a sign-in with a code of the second factor or a recovery code",
    permission: "public",
    as: "identity",
    errors: ["invalid_code", "too_many_requests"],
    body: z.object({ challenge: z.string().max(1_000), code }),
    response: sessionSchema,
    handle: answerChallenge,
  }),
  prove: endpoint("POST /api/auth/prove", {
    summary:
      "Re-authenticate: with a passkey, or with the password and the code of a second factor",
    permission: "user",
    as: "identity",
    errors: ["invalid_code", "passkey_refused", "too_many_requests"],
    body: proof,
    handle: verifyProof,
  }),
  readSecondFactor: endpoint("GET /api/auth/second-factor", {
    summary: "Get the state of the user's second factor, and whether it is required",
    permission: "user",
    as: "identity",
    response: z.object({
      /** Whether signing in needs a second factor. */
      is_on: z.boolean(),
      /** A passkey can take the place of a code. */
      has_passkey: z.boolean(),
      /** Since when there is an app; null without one. */
      since: isoMoment.nullable(),
      recovery_codes_left: z.int(),
      /** The date by which there must be one; null when they need none, or have one. */
      due_at: isoMoment.nullable(),
      /** Whether the app can only be replaced, not removed. */
      is_required: z.boolean(),
    }),
    handle: async (ctx) => {
      const { isOn, hasPasskey, since, recoveryCodesLeft, dueAt, isRequired } =
        await readSecondFactor(ctx);
      return {
        is_on: isOn,
        has_passkey: hasPasskey,
        since,
        recovery_codes_left: recoveryCodesLeft,
        due_at: dueAt,
        is_required: isRequired,
      };
    },
  }),
  startSecondFactor: endpoint("POST /api/auth/second-factor/start", {
    summary: "Create the secret of a second factor; it counts once a code is confirmed",
    permission: "user",
    as: "identity",
    proof: "recent",
    response: z.object({ secret: z.string(), uri: z.string() }),
    handle: startSecondFactor,
  }),
  confirmSecondFactor: endpoint("POST /api/auth/second-factor/confirm", {
    summary: "Turn the second factor on with the first code of the app, and end all other sessions",
    permission: "user",
    as: "identity",
    proof: "recent",
    errors: ["invalid_code", "conflict", "too_many_requests"],
    body: z.object({ code }),
    response: recoveryCodes,
    handle: async (ctx, body) => ({
      recovery_codes: await confirmSecondFactor(ctx, body.code),
    }),
  }),
  makeRecoveryCodes: endpoint("POST /api/auth/second-factor/recovery-codes", {
    summary: "Replace the recovery codes",
    permission: "user",
    as: "identity",
    proof: "recent",
    errors: ["conflict"],
    response: recoveryCodes,
    handle: async (ctx) => ({ recovery_codes: await createRecoveryCodes(ctx) }),
  }),
  removeSecondFactor: endpoint("POST /api/auth/second-factor/remove", {
    summary: "Turn the second factor off, with one of its codes",
    permission: "user",
    as: "identity",
    proof: "recent",
    errors: ["invalid_code", "conflict", "second_factor_needed", "too_many_requests"],
    body: z.object({ code }),
    handle: (ctx, body) => removeSecondFactor(ctx, body.code),
  }),
};
