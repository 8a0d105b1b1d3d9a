import { z } from "zod";
import { code, password } from "../contract.ts";
import { assertionSchema } from "../passkeys/passkey-contract.ts";

/**
 * How somebody shows that it is still them: by a passkey alone, or by the password, with a code
 * where a second factor is on.
 */
export const proof = z.object({
  password: password.optional(),
  code: code.optional(),
  passkey: assertionSchema.optional(),
});
export type Proof = z.output<typeof proof>;
