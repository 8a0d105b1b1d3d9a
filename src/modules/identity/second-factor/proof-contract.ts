import { z } from "zod";
import { code, password } from "../contract.ts";
import { assertionSchema } from "../passkeys/passkey-contract.ts";

export const proof = z
  .object({
    password: password.optional(),
    code: code.optional(),
    passkey: assertionSchema.optional(),
  })
  .meta({
    id: "Proof",
    description: "A passkey alone; or the password, with a code if the second factor is on",
  });
export type Proof = z.output<typeof proof>;
