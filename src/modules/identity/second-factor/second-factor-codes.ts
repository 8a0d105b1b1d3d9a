import { randomBytes, timingSafeEqual } from "node:crypto";
import { HOTP, Secret, TOTP } from "otpauth";

// Codes by time (RFC 6238), with the parameters that every app assumes: SHA-1, six digits, a new
// code every 30 seconds.
const kind = { algorithm: "SHA1", digits: 6 } as const;
const PERIOD_SECONDS = 30;

/** As long as the digests of SHA-1, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/**
 * Clocks differ and typing takes time, so the code before and the one after are accepted as well.
 */
const TOLERATED_STEPS = [-1, 0, 1] as const;

/** A new secret for an app that shows codes. */
export function createSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/**
 * A user's secret at `issuer` for an app: as letters to type (base32), and as the address in the QR
 * code.
 */
export function describeSecret(
  secret: Uint8Array,
  { issuer, email }: { readonly issuer: string; readonly email: string },
): { secret: string; uri: string } {
  const totp = new TOTP({
    ...kind,
    period: PERIOD_SECONDS,
    issuer,
    label: email,
    secret: getKey(secret),
  });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/**
 * The time step whose code this is; undefined for any other text. For any six digits it takes the
 * same time; spaces are ignored.
 */
export function findStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const typed = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(typed)) return undefined;
  const current = TOTP.counter({ period: PERIOD_SECONDS, timestamp: now.getTime() });
  const key = getKey(secret);
  let found: number | undefined;
  for (const apart of TOLERATED_STEPS) {
    const step = current + apart;
    const expected = HOTP.generate({ ...kind, secret: key, counter: step });
    if (timingSafeEqual(Buffer.from(expected), Buffer.from(typed))) found = step;
  }
  return found;
}

function getKey(secret: Uint8Array): Secret {
  return new Secret({ buffer: new Uint8Array(secret).buffer });
}
