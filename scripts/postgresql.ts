// Finds the oldest PostgreSQL that the shop promises to work on, as Debian packs it, and installs it where that is possible.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { installPackage, mayInstallPackages, runInstaller } from "./debian-packages.ts";

const PACKAGE = "postgresql-15";

/** Where Debian puts its programs. */
export const oldestPrograms = "/usr/lib/postgresql/15/bin";

/** Whether they are there. */
export function hasOldestPostgresql(): boolean {
  return existsSync(join(oldestPrograms, "postgres"));
}

/** Installs it if it is not there; no server is started. Without it the tests that need it are skipped, and say so. */
export function installOldestPostgresql(): void {
  if (hasOldestPostgresql() || !mayInstallPackages()) return;
  console.log("There is no PostgreSQL 15 yet; installing it.");
  installPackage(PACKAGE);
  if (hasOldestPostgresql()) return;
  runInstaller("apt-get", ["update"]);
  installPackage(PACKAGE);
}
