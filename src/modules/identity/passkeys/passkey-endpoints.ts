import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { sessionSchema } from "../contract.ts";
import { addPasskey, startPasskey } from "./add-passkey.ts";
import { requestProof, requestSignIn } from "./request-passkey.ts";
import { listPasskeys, removePasskey, renamePasskey } from "./own-passkeys.ts";
import {
  assertionSchema,
  attestationSchema,
  creationOptions,
  ownPasskeys,
  passkeyName,
  requestOptions,
} from "./passkey-contract.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.ts";

/** Endpoints for passkeys. Confirming one's identity with a passkey is `prove`. */
export const passkeyEndpoints = {
  startPasskeySignIn: endpoint("POST /api/auth/passkeys/sign-in/start", {
    summary: "Start a sign-in with a passkey: the challenge for the browser, valid once",
    permission: "public",
    as: "identity",
    errors: ["too_many_requests"],
    response: requestOptions,
    handle: requestSignIn,
  }),
  signInWithPasskey: endpoint("POST /api/auth/passkeys/sign-in", {
    summary: "Sign in with a passkey; no second factor is needed",
    permission: "public",
    as: "identity",
    errors: ["passkey_refused", "too_many_requests"],
    body: assertionSchema,
    response: sessionSchema,
    handle: signInWithPasskey,
  }),
  startPasskeyProof: endpoint("POST /api/auth/passkeys/proof/start", {
    summary: "Start a re-authentication with a passkey",
    permission: "user",
    as: "identity",
    response: requestOptions,
    handle: requestProof,
  }),
  listPasskeys: endpoint("GET /api/auth/passkeys", {
    summary: "List the passkeys of the user, and whether the last one must stay",
    permission: "user",
    as: "identity",
    response: ownPasskeys,
    handle: async (ctx) => {
      const { passkeys, isNeeded } = await listPasskeys(ctx);
      return {
        passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          created_at: createdAt,
          last_used_at: lastUsedAt,
        })),
        is_needed: isNeeded,
      };
    },
  }),
  startPasskey: endpoint("POST /api/auth/passkeys/start", {
    summary: "Start the registration of a passkey: options for the browser, valid once",
    permission: "user",
    as: "identity",
    proof: "recent",
    errors: ["too_many_passkeys"],
    response: creationOptions,
    handle: startPasskey,
  }),
  addPasskey: endpoint("POST /api/auth/passkeys", {
    summary: "Register the passkey that the browser has created, and notify the user by mail",
    permission: "user",
    as: "identity",
    proof: "recent",
    errors: ["passkey_refused", "too_many_passkeys"],
    body: z.object({ name: passkeyName, attestation: attestationSchema }),
    handle: addPasskey,
  }),
  renamePasskey: endpoint("PATCH /api/auth/passkeys/:id", {
    summary: "Rename a passkey",
    permission: "user",
    as: "identity",
    errors: ["not_found"],
    body: z.object({ name: passkeyName }),
    handle: (ctx, id, { name }) => renamePasskey(ctx, { id, name }),
  }),
  removePasskey: endpoint("DELETE /api/auth/passkeys/:id", {
    summary: "Delete a passkey, and notify the user by mail",
    permission: "user",
    as: "identity",
    proof: "recent",
    errors: ["not_found", "second_factor_needed"],
    handle: removePasskey,
  }),
};
