import { eq } from "drizzle-orm";
import type { Database, Db } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import type { SecretBox } from "#platform/secret-box.ts";
import { StartupError } from "#platform/startup-error.ts";
import { identity } from "#shared/actor.ts";
import type { Finding } from "#shared/finding.ts";
import { secondFactors } from "../tables.ts";

type Stored = Pick<typeof secondFactors.$inferSelect, "userId" | "secret" | "nextSecret">;

/**
 * Stores all secrets of second factors as the configuration says: wrapped with its key, or bare
 * without one. Throws StartupError when some are wrapped with a key that is not configured; then
 * nothing is changed.
 */
export async function wrapSecondFactors(parts: {
  database: Database;
  box: SecretBox;
  log: Log;
}): Promise<void> {
  const { database, box, log } = parts;
  const wrapped = await database.runInTransaction(identity, async (db) => {
    const stored = await readStored(db);
    const locked = stored.filter((row) => !canOpen(box, row)).length;
    if (locked > 0) throw createMissingKeyError(locked);
    const due = stored.filter((row) => getSecrets(row).some((secret) => !box.isCurrent(secret)));
    for (const { userId } of due) await wrapAgain(db, box, userId);
    return due.length;
  });
  if (wrapped > 0)
    log.info({ wrapped }, "secrets of second factors are stored as SECOND_FACTOR_KEY says");
}

/**
 * Checks that every second factor can be used with the configured keys. Returns no finding when it
 * can.
 */
export async function checkSecondFactors(database: Database, box: SecretBox): Promise<Finding[]> {
  const stored = await database.runInTransaction(identity, readStored);
  const locked = stored.filter((row) => !canOpen(box, row));
  if (locked.length === 0) return [];
  return [
    {
      rule: "every second factor can be opened with SECOND_FACTOR_KEY",
      count: locked.length,
      examples: locked.map(({ userId }) => userId).slice(0, 5),
      means: "These users cannot sign in with a code from their app, and the shop does not start.",
      advice:
        "Set SECOND_FACTOR_KEY to the key with which their secrets were encrypted. If it is lost, see docs/running/configuration.md.",
    },
  ];
}

function readStored(db: Db): Promise<Stored[]> {
  const { userId, secret, nextSecret } = secondFactors;
  return db.select({ userId, secret, nextSecret }).from(secondFactors);
}

const getSecrets = ({ secret, nextSecret }: Stored) =>
  nextSecret === null ? [secret] : [secret, nextSecret];

function canOpen(box: SecretBox, row: Stored): boolean {
  try {
    for (const secret of getSecrets(row)) box.open(secret, row.userId);
    return true;
  } catch {
    return false;
  }
}

/** Read again, because the user may be changing it at this moment, at another instance. */
async function wrapAgain(db: Db, box: SecretBox, userId: string): Promise<void> {
  const [row] = await db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .for("update");
  if (row === undefined) return;
  const encryptAgain = (stored: Uint8Array) => box.wrap(box.open(stored, userId), userId);
  await db
    .update(secondFactors)
    .set({
      secret: encryptAgain(row.secret),
      nextSecret: row.nextSecret && encryptAgain(row.nextSecret),
    })
    .where(eq(secondFactors.userId, userId));
}

function createMissingKeyError(locked: number): StartupError {
  return new StartupError(
    `SECOND_FACTOR_KEY is missing or wrong: ${locked} second factor${locked === 1 ? "" : "s"} cannot be decrypted, so the users could not sign in with a code. Set it to the key with which they were encrypted, if need be after a new one (SECOND_FACTOR_KEY=new,former). If the key is lost, see docs/running/configuration.md. Nothing was changed.`,
  );
}
