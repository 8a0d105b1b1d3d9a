import { join } from "node:path";

/** The folder of the project. */
export const root = join(import.meta.dirname, "../..");

/** Where npm puts the programs of packages. */
export const tools = join(root, "node_modules/.bin");
