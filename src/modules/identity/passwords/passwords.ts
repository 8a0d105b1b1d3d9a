import { hash, verify } from "@node-rs/argon2";
import { createConcurrencyLimit, OverloadedError } from "#platform/concurrency-limit.ts";
import { AppError } from "#shared/errors.ts";
import { createSecretToken } from "#platform/secret-tokens.ts";

/**
 * Of argon2id (the library's default variant), what OWASP recommends at least: 19 MiB, two passes,
 * one lane.
 */
const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const { memoryCost, timeCost, parallelism } = passwordCost;
const TODAYS_PREFIX = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

/**
 * Hashes are computed on the four threads of Node's pool, which file access and DNS need as well.
 * So at most two are computed at once, however many people sign in; the queue is short enough that
 * the last one waits a few seconds at most.
 */
const HASHES_AT_ONCE = 2;
const HASHES_WAITING = 100;
const BUSY_RETRY_SECONDS = 5;
const limit = createConcurrencyLimit({ running: HASHES_AT_ONCE, waiting: HASHES_WAITING });

let nobodysHash: Promise<string> | undefined;

/** Made once; after an error the next sign-in tries again. */
function getNobodysHash(): Promise<string> {
  nobodysHash ??= hash(createSecretToken(), passwordCost).catch((error: unknown) => {
    nobodysHash = undefined;
    throw error;
  });
  return nobodysHash;
}

/**
 * The hash to keep, in the PHC format. Throws `unavailable` when too many wait, and no error that
 * depends on the text.
 */
export async function hashPassword(password: string): Promise<string> {
  return runInTurn(() => hash(normalizePassword(password), passwordCost));
}

/**
 * Whether `password` matches the hash `stored`. Without a stored hash it takes just as long, so
 * that the time does not tell which addresses have an account. Throws `unavailable` when too many
 * wait.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  // Always awaited, so that the first call, which makes it, takes the same time in both cases.
  const instead = await getNobodysHash();
  const fits = await runInTurn(() => verify(stored ?? instead, normalizePassword(password)));
  return fits && stored !== undefined;
}

async function runInTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await limit(work);
  } catch (error) {
    if (!(error instanceof OverloadedError)) throw error;
    throw new AppError("unavailable", "too many passwords wait to be hashed", {
      retryAfterSeconds: BUSY_RETRY_SECONDS,
      cause: error,
    });
  }
}

/** Whether a hash was made with other parameters than those of today. */
export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(TODAYS_PREFIX);
}

/** Normalised, because keyboards differ in the code points they send for an é. */
function normalizePassword(password: string): string {
  return password.normalize("NFKC");
}
