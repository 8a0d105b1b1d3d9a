// Finds the proxies beside nginx that the documentation has examples for, and installs them where
// that is possible.
import { installMissing } from "./debian-packages.ts";
import { findProgram } from "./find-program.ts";

/** Debian's package for each; that of Apache's program alone. */
const packages = { haproxy: "haproxy", caddy: "caddy", apache2: "apache2-bin" } as const;

/** Its path; undefined when there is none. */
export function findProxy(name: keyof typeof packages): string | undefined {
  return findProgram(name);
}

/** Installs one if it is missing. Without it the tests that need it are skipped, and say so. */
export function installProxy(name: keyof typeof packages): void {
  installMissing(packages[name], () => findProxy(name) !== undefined);
}
