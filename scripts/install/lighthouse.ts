// Installs Lighthouse for the bench, in a folder of its own: with it come a hundred packages that
// neither the shop nor its tests need.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { runInstaller } from "./debian-packages.ts";

const folder = join(import.meta.dirname, "../../tools/bench/lighthouse");

/** Its program, for Node. */
export const lighthouseProgram = join(folder, "node_modules/lighthouse/cli/index.js");

/** Installs it if it is not there. Throws when it cannot be had. */
export function installLighthouse(): void {
  if (existsSync(lighthouseProgram)) return;
  console.log("Lighthouse is missing; installing it.");
  runInstaller("npm", ["ci", "--prefix", folder]);
  if (!existsSync(lighthouseProgram))
    throw new Error(`Lighthouse could not be installed. Try "npm ci" in ${folder}.`);
}
