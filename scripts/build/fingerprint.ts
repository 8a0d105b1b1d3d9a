// Tells whether build/ still belongs to the sources.
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
export const stampFile = join(root, "build/.stamp");
const results = ["build/server/index.js", "build/client/assets", "build/media"];

/** Everything that the build reads. Tests and READMEs are left out: they never reach it. */
const sources = [
  "src/**/*",
  "content/**/*",
  "public/**/*",
  "media/*",
  "media/{images,turns}/**/*",
  "scripts/build.ts",
  "scripts/{build,media,support}/**/*.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "package.json",
  "package-lock.json",
];

/**
 * A hash of all sources, by content: a checkout or a copy that changes only the times needs no new
 * build. Images count by name and size alone, for measured.json already holds their hashes.
 */
export function fingerprint(): string {
  const hash = createHash("sha256");
  const files = sources
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|^README\.md$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) {
    hash.update(`${file.slice(root.length)}\0`);
    hash.update(file.endsWith(".webp") ? String(statSync(file).size) : readFileSync(file));
    hash.update("\0");
  }
  return hash.digest("hex");
}

/** Whether build/ is complete and was made from exactly these sources. */
export function isBuilt(print: string): boolean {
  return (
    existsSync(stampFile) &&
    readFileSync(stampFile, "utf8") === print &&
    results.every((path) => existsSync(join(root, path)))
  );
}

/** Whether the shop can be started as it is. A release has its build, and nothing to build from. */
export function isReady(): boolean {
  return !existsSync(join(root, "scripts/build.ts")) || isBuilt(fingerprint());
}
