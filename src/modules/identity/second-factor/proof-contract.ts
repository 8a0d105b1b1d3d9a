import { z } from "zod";
import { code, password } from "../contract.ts";
import { assertionSchema } from "../passkeys/passkey-contract.ts";

/**
 * A renewed confirmation of identity: by a passkey alone, or by the password, with a code if the
 * second factor is on.
 */
export const proof = z.object({
  password: password.optional(),
  code: code.optional(),
  passkey: assertionSchema.optional(),
});
export type Proof = z.output<typeof proof>;
