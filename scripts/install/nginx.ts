// Finds the nginx that tests put before several instances of the shop, and installs one where that
// is possible.
import { delimiter, join } from "node:path";
import { installMissing } from "./debian-packages.ts";
import { isExecutable } from "./is-executable.ts";

/** Its path; undefined when there is none. Ordinary users do not have /usr/sbin in their PATH. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, "nginx")).find(isExecutable);
}

/** Installs nginx if there is none. Without it the tests that need one are skipped, and say so. */
export function installNginx(): void {
  installMissing("nginx-light", () => findNginx() !== undefined);
}
