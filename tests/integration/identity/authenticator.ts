// A device that makes passkeys and signs with them (WebAuthn), in software: real keys, real CBOR.
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { z } from "zod";

type Cbor = number | string | Uint8Array | ReadonlyMap<Cbor, Cbor>;

/** Faults that a test can have the device make. */
type Deed = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  /** The count that the device reports; one more than before otherwise. */
  counter?: number;
  /** It asked nobody who they are. */
  isUnverified?: boolean;
  signature?: (signature: Buffer) => Buffer;
};

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

const ORIGIN = "http://shop.example";
const RP_ID = "shop.example";

const asked = z.object({ challenge: z.string() });

/** A device with one passkey (ES256). `counts` as security keys do; phones always say 0. */
export function newAuthenticator({ counts = true }: { counts?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  let counter = 0;

  function getPublicKey(): Cbor {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const [kty, alg, crv, ec2, es256, p256] = [1, 3, -1, 2, -7, 1];
    return new Map<Cbor, Cbor>([
      [kty, ec2],
      [alg, es256],
      [crv, p256],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]);
  }

  function authData(deed: Deed, flags: number, rest: Uint8Array = Buffer.alloc(0)): Buffer {
    if (counts) counter += 1;
    const fixed = Buffer.alloc(5);
    fixed.writeUInt8(flags | USER_PRESENT | (deed.isUnverified ? 0 : USER_VERIFIED));
    fixed.writeUInt32BE(deed.counter ?? counter, 1);
    return Buffer.concat([hashSha256(deed.rpId ?? RP_ID), fixed, rest]);
  }

  return {
    id: id.toString("base64url"),

    /** Makes the passkey, as `navigator.credentials.create` would. */
    create(options: unknown, deed: Deed & { attestation?: ReadonlyMap<Cbor, Cbor> } = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const aaguid = Buffer.alloc(16);
      const key = Buffer.concat([aaguid, length, id, encodeCbor(getPublicKey())]);
      const attestation = new Map<Cbor, Cbor>([
        ["fmt", deed.attestation === undefined ? "none" : "packed"],
        ["attStmt", deed.attestation ?? new Map()],
        ["authData", authData(deed, HAS_KEY, key)],
      ]);
      return {
        id: id.toString("base64url"),
        response: {
          clientDataJSON: clientData("webauthn.create", options, deed).toString("base64url"),
          attestationObject: encodeCbor(attestation).toString("base64url"),
        },
      };
    },

    /** Signs what is asked, as `navigator.credentials.get` would. */
    get(options: unknown, deed: Deed = {}) {
      const client = clientData("webauthn.get", options, deed);
      const authenticator = authData(deed, 0);
      const signature = sign(
        "sha256",
        Buffer.concat([authenticator, hashSha256(client)]),
        privateKey,
      );
      return {
        id: id.toString("base64url"),
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: authenticator.toString("base64url"),
          signature: (deed.signature?.(signature) ?? signature).toString("base64url"),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof newAuthenticator>;

function clientData(kind: string, options: unknown, deed: Deed): Buffer {
  const { type = kind, origin = ORIGIN, crossOrigin = false } = deed;
  const challenge = deed.challenge ?? asked.parse(options).challenge;
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
}

function hashSha256(data: string | Uint8Array): Buffer {
  return createHash("sha256").update(data).digest();
}

/** The part of CBOR (RFC 8949) that authenticators write. */
export function encodeCbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? getHead(1, -1 - value) : getHead(0, value);
  if (typeof value === "string") {
    const text = Buffer.from(value);
    return Buffer.concat([getHead(3, text.length), text]);
  }
  if (value instanceof Uint8Array) return Buffer.concat([getHead(2, value.length), value]);
  const entries = [...value].flatMap((entry) => entry.map(encodeCbor));
  return Buffer.concat([getHead(5, value.size), ...entries]);
}

function getHead(major: number, count: number): Buffer {
  const type = major << 5;
  if (count < 24) return Buffer.from([type | count]);
  if (count < 256) return Buffer.from([type | 24, count]);
  return Buffer.from([type | 25, count >> 8, count & 255]);
}
