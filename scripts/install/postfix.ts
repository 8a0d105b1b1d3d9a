// Finds the mail server that tests speak to, and installs it where that is possible.
import { installMissing } from "./debian-packages.ts";
import { findProgram } from "./find-program.ts";

/** Its path; undefined when there is none. */
export function findPostfix(): string | undefined {
  return findProgram("postfix");
}

/** Installs Postfix if there is none. Without it the tests that need it are skipped, and say so. */
export function installPostfix(): void {
  installMissing("postfix", () => findPostfix() !== undefined);
}
