import { createECDH } from "node:crypto";

const CURVE = "prime256v1";

/**
 * The keys by which push services know the shop (VAPID, RFC 8292), in base64url. Nearly all 32
 * random bytes are a valid private key of this curve; it throws for one in four thousand million.
 */
export function getVapidKeys(secret: Uint8Array): { publicKey: string; privateKey: string } {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(secret);
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: Buffer.from(secret).toString("base64url"),
  };
}

/** Whether it is a valid public key, for which a message can be encrypted. */
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
