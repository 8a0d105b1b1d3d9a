// Keeps the hashed assets of the two builds before this one: a tab that was open during a
// deployment still asks for them. The copies live in a folder that the bundler does not empty.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

const EARLIER_RELEASES = 2;

/**
 * Copies the assets of the build that has just ended to `store`, and those of the two builds before
 * it from there to `assets`. A build with the same assets is the same release.
 */
export function keepReleases(assets: string, store: string): void {
  const index = join(store, "index.json");
  mkdirSync(store, { recursive: true });

  const current = readdirSync(assets).toSorted();
  const known = readIndex(index);
  const isNew = JSON.stringify(known[0]) !== JSON.stringify(current);
  const releases = (isNew ? [current, ...known] : known).slice(0, 1 + EARLIER_RELEASES);

  for (const file of current) cpSync(join(assets, file), join(store, file));
  const requested = new Set(releases.flat());
  for (const file of requested) {
    const stored = join(store, file);
    if (existsSync(stored)) cpSync(stored, join(assets, file));
  }
  for (const file of readdirSync(store)) {
    if (!requested.has(file) && file !== "index.json") rmSync(join(store, file));
  }
  writeFileSync(`${index}.part`, JSON.stringify(releases));
  renameSync(`${index}.part`, index);
}

/**
 * The assets of the newest build alone, without those that are kept for open tabs. Empty before the
 * first build.
 */
export function newestAssets(store: string): readonly string[] {
  return readIndex(join(store, "index.json"))[0] ?? [];
}

/**
 * The file lists of the releases, the newest first; empty where there is none or none that can be
 * read.
 */
function readIndex(file: string): string[][] {
  if (!existsSync(file)) return [];
  const parsed: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(parsed)) return [];
  return parsed.filter((names): names is string[] => Array.isArray(names));
}
