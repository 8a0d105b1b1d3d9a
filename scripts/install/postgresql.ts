// Finds the oldest PostgreSQL that the shop promises to work on, as Debian packs it, and installs
// it where that is possible.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { installMissing } from "./debian-packages.ts";

/** Where Debian puts its programs. */
export const oldestPrograms = "/usr/lib/postgresql/15/bin";

/** Whether they are there. */
export function hasOldestPostgresql(): boolean {
  return existsSync(join(oldestPrograms, "postgres"));
}

/**
 * Installs it if it is not there; no server is started. Without it the tests that need it are
 * skipped, and say so.
 */
export function installOldestPostgresql(): void {
  installMissing("postgresql-15", hasOldestPostgresql);
}
