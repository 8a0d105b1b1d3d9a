// Finds the PgBouncer that tests put between the shop and its database, and installs one where that
// is possible.
import { installMissing } from "./debian-packages.ts";
import { findProgram } from "./find-program.ts";

/** Its path; undefined when there is none. */
export function findPgBouncer(): string | undefined {
  return findProgram("pgbouncer");
}

/**
 * Installs PgBouncer if there is none. Without it the tests that need one are skipped, and say so.
 */
export function installPgBouncer(): void {
  installMissing("pgbouncer", () => findPgBouncer() !== undefined);
}
