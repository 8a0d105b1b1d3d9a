/** Encrypts single secrets of the database with a key that lies elsewhere (AES-256-GCM). */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

/** Prefix of a wrapped secret; a bare one is random and far shorter than all of these parts. */
const PREFIX = Buffer.from("wrapped1");
const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = PREFIX.length + KEY_ID_BYTES + NONCE_BYTES + TAG_BYTES;

const ALGORITHM = "aes-256-gcm";

export type BoxKeys = {
  /** The key that wraps secrets; without it they are stored unencrypted. */
  readonly current?: Uint8Array | undefined;
  /** Secrets that were wrapped with one of these can still be opened. */
  readonly former: readonly Uint8Array[];
};

export type SecretBox = {
  /** Returns the stored form of a secret. Only the same `owner` can open it. */
  readonly wrap: (secret: Uint8Array, owner: string) => Buffer;
  /**
   * Returns the secret. Throws when it was wrapped with an unknown key, was changed, or has another
   * owner.
   */
  readonly open: (stored: Uint8Array, owner: string) => Buffer;
  /** Whether `wrap` would store a secret in the same way today. */
  readonly isCurrent: (stored: Uint8Array) => boolean;
};

/** Without keys secrets are stored bare. */
export function createSecretBox({ current, former }: BoxKeys = { former: [] }): SecretBox {
  const keys = new Map(
    [...former, ...(current ? [current] : [])].map((key) => [getId(key).toString("hex"), key]),
  );
  return {
    wrap(secret, owner) {
      if (current === undefined) return Buffer.from(secret);
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, current, nonce).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([PREFIX, getId(current), nonce, cipher.getAuthTag(), text]);
    },
    open(stored, owner) {
      const parts = getParts(stored);
      if (parts === undefined) return Buffer.from(stored);
      const key = keys.get(parts.keyId.toString("hex"));
      if (key === undefined) throw new Error("a secret is wrapped with a key that is not known");
      const decipher = createDecipheriv(ALGORITHM, key, parts.nonce)
        .setAAD(Buffer.from(owner))
        .setAuthTag(parts.tag);
      return Buffer.concat([decipher.update(parts.text), decipher.final()]);
    },
    isCurrent(stored) {
      const keyId = getParts(stored)?.keyId;
      return current === undefined ? keyId === undefined : keyId?.equals(getId(current)) === true;
    },
  };
}

/** An id of a key that reveals nothing about it. */
function getId(key: Uint8Array): Buffer {
  return createHash("sha256").update("key id").update(key).digest().subarray(0, KEY_ID_BYTES);
}

function getParts(stored: Uint8Array) {
  const bytes = Buffer.from(stored);
  if (bytes.length <= HEAD_BYTES || !bytes.subarray(0, PREFIX.length).equals(PREFIX))
    return undefined;
  const nonceAt = PREFIX.length + KEY_ID_BYTES;
  const tagAt = nonceAt + NONCE_BYTES;
  return {
    keyId: bytes.subarray(PREFIX.length, nonceAt),
    nonce: bytes.subarray(nonceAt, tagAt),
    tag: bytes.subarray(tagAt, HEAD_BYTES),
    text: bytes.subarray(HEAD_BYTES),
  };
}
