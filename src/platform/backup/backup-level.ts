/** Checks whether this version can update from a level, and brings a database to a level. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { z } from "zod";
import { migrate } from "../db/migrate.ts";
import { StartupError } from "../startup-error.ts";

const journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });

/** Throws StartupError for a level from which this version of the shop cannot update. */
export function assertLevelIsSupported(level: readonly number[], folder: string): void {
  const own = readMigrationFiles({ migrationsFolder: folder }).map((each) => each.folderMillis);
  if (level.length > 0 && level.every((written, place) => written === own[place])) return;
  throw new StartupError(
    level.length > own.length
      ? "This copy was made by a newer version of the shop. Install that version or a later one first. Nothing was changed."
      : "This copy was made by a version of the shop that this version does not descend from. Nothing was changed.",
  );
}

/** Brings a database to `level`, an older one or the present one. */
export async function migrateToLevel(
  ownerUrl: string,
  level: readonly number[],
  folder: string,
): Promise<void> {
  const some = fs.mkdtempSync(path.join(os.tmpdir(), "wanderpaw-migrations-"));
  try {
    fs.cpSync(folder, some, { recursive: true });
    const file = path.join(some, "meta/_journal.json");
    const { entries, ...rest } = journal.parse(JSON.parse(fs.readFileSync(file, "utf8")));
    const requested = entries.filter(({ when }) => level.includes(when));
    fs.writeFileSync(file, JSON.stringify({ ...rest, entries: requested }));
    await migrate({ ownerUrl, folder: some });
  } finally {
    fs.rmSync(some, { recursive: true, force: true });
  }
}
