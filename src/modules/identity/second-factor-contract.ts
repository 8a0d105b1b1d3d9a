import { z } from "zod";
import { endpoint } from "#shared/contract.ts";
import { sessionSchema } from "./contract.ts";
import { MAX_PASSWORD_LENGTH } from "./password-rules.ts";

/** A code of the app, or a recovery code; what it looks like is the desk's business. */
const code = z.string().trim().min(1, "required").max(64, "too_long");

/** Shown once; only their hashes are kept. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** The second step of signing in, and showing once more who one is. */
export const secondFactorEndpoints = {
  answerChallenge: endpoint({
    method: "post",
    path: "/api/auth/second-factor",
    summary: "The second step of signing in: a code of the app, or a recovery code",
    permission: "public",
    refusals: ["invalid_code", "too_many_requests"],
    body: z.object({ challenge: z.string().max(1_000), code }),
    response: sessionSchema,
  }),
  prove: endpoint({
    method: "post",
    path: "/api/auth/prove",
    summary:
      "Shows that it is still the same person, for what cannot be taken back: the password, and a code where a second factor is on",
    permission: "user",
    refusals: ["invalid_code", "too_many_requests"],
    body: z.object({
      password: z.string().min(1, "required").max(MAX_PASSWORD_LENGTH, "too_long"),
      code: code.optional(),
    }),
  }),
  readSecondFactor: endpoint({
    method: "get",
    path: "/api/auth/second-factor",
    summary: "Whether the own second factor is on, and whether it has to be",
    permission: "user",
    response: z.object({
      /** Null while it is off. */
      since: z.iso.datetime().nullable(),
      recovery_codes_left: z.int(),
      /** When it must be on; null for those who need none, or have it. */
      due_at: z.iso.datetime().nullable(),
      /** It cannot be turned off any more, only replaced. */
      is_required: z.boolean(),
    }),
  }),
  startSecondFactor: endpoint({
    method: "post",
    path: "/api/auth/second-factor/start",
    summary: "Makes a secret for an app; it counts once its first code is confirmed",
    permission: "user",
    proof: "recent",
    response: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmSecondFactor: endpoint({
    method: "post",
    path: "/api/auth/second-factor/confirm",
    summary: "Turns the second factor on by the first code of the app, and ends all other sessions",
    permission: "user",
    proof: "recent",
    refusals: ["invalid_code", "conflict", "too_many_requests"],
    body: z.object({ code }),
    response: recoveryCodes,
  }),
  makeRecoveryCodes: endpoint({
    method: "post",
    path: "/api/auth/second-factor/recovery-codes",
    summary: "Makes new recovery codes in place of the old ones",
    permission: "user",
    proof: "recent",
    refusals: ["conflict"],
    response: recoveryCodes,
  }),
  removeSecondFactor: endpoint({
    method: "post",
    path: "/api/auth/second-factor/remove",
    summary: "Turns the second factor off, by one of its codes",
    permission: "user",
    proof: "recent",
    refusals: ["invalid_code", "conflict", "second_factor_needed", "too_many_requests"],
    body: z.object({ code }),
  }),
};
