import { z } from "zod";
import { isoMoment } from "#shared/iso-moment.ts";
import { requiredLine } from "#shared/text-fields.ts";
import { MAX_PASSKEY_NAME } from "./passkey-limits.ts";

/** Bytes in base64url, as browsers send them, up to a length in characters. */
const createEncodedSchema = (longest: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(longest);

const credentialId = createEncodedSchema(1_400);

export const assertionSchema = z
  .object({
    id: credentialId,
    response: z.object({
      clientDataJSON: createEncodedSchema(4_000),
      authenticatorData: createEncodedSchema(2_000),
      signature: createEncodedSchema(2_000),
    }),
  })
  .meta({
    id: "PasskeyAssertion",
    description: "The signed answer of a passkey, as `navigator.credentials.get` returns it",
  });
export type Assertion = z.output<typeof assertionSchema>;

/** A new passkey, as `navigator.credentials.create` returns it. */
export const attestationSchema = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: createEncodedSchema(4_000),
    attestationObject: createEncodedSchema(8_000),
  }),
});
export type Attestation = z.output<typeof attestationSchema>;

export const passkeyName = requiredLine(MAX_PASSKEY_NAME);

const credential = z.object({ id: z.string(), type: z.literal("public-key") });

/** Options for a browser to have a challenge signed, as far as the shop sets them. */
export const requestOptions = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal("required"),
    /** When empty, the device offers all passkeys that it has for this shop. */
    allowCredentials: z.array(credential),
  })
  .meta({ id: "PasskeyRequest", description: "The options for `navigator.credentials.get`" });

/** Options for a browser to make a passkey. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal("none"),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
});

export const ownPasskeys = z.object({
  passkeys: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      created_at: isoMoment,
      last_used_at: isoMoment.nullable(),
    }),
  ),
  /** Whether it cannot be removed: they must have a second factor, and this is the only one. */
  is_needed: z.boolean(),
});
