// Finds the nginx that tests put before several instances of the shop, and installs one where that
// is possible.
import { installMissing } from "./debian-packages.ts";
import { findProgram } from "./find-program.ts";

/** Its path; undefined when there is none. */
export function findNginx(): string | undefined {
  return findProgram("nginx");
}

/** Installs nginx if there is none. Without it the tests that need one are skipped, and say so. */
export function installNginx(): void {
  installMissing("nginx-light", () => findNginx() !== undefined);
}
