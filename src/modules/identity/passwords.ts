import { hash, verify } from "@node-rs/argon2";
import { newSecretToken } from "./secret-tokens.ts";

// argon2id (the library's default variant) with what OWASP recommends at least: 19 MiB, two passes, one lane. The
// library works on the four threads of Node's pool, so at most four hashes are made at once.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const TODAYS_PREFIX = "$argon2id$v=19$m=19456,t=2,p=1$";

let nobodysHash: Promise<string> | undefined;

/** The hash to keep, in the PHC format. Throws nothing that depends on the text. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normalised(password), parameters);
}

/**
 * Whether `password` is the one behind `stored`. Without a stored hash it takes just as long, so that the time does not
 * tell which addresses have an account.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  // Always waited for: the one time that it is made must not tell anything, either.
  const instead = await (nobodysHash ??= hashPassword(newSecretToken()));
  const fits = await verify(stored ?? instead, normalised(password));
  return fits && stored !== undefined;
}

/** Whether a hash was made with other parameters than those of today. */
export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(TODAYS_PREFIX);
}

/** One form for what looks the same: keyboards differ in how they write an é. */
function normalised(password: string): string {
  return password.normalize("NFKC");
}
