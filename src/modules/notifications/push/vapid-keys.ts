import { createECDH } from "node:crypto";

const CURVE = "prime256v1";

/**
 * By which push services know the shop (VAPID, RFC 8292), in base64url. Any 32 random bytes are a
 * private key of this curve, but for one in four thousand million, of which it throws.
 */
export function getVapidKeys(secret: Uint8Array): { publicKey: string; privateKey: string } {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(secret);
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: Buffer.from(secret).toString("base64url"),
  };
}

/** Whether it is the public key of anybody: something can be encrypted for it. */
export function isPublicKey(p256dh: string): boolean {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  try {
    pair.computeSecret(p256dh, "base64url");
    return true;
  } catch {
    return false;
  }
}
