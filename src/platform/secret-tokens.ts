import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as text that can stand in an address. */
export function createSecretToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Stored form of a token. A plain SHA-256 is enough: 256 random bits cannot be guessed. */
export function hashOfToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
