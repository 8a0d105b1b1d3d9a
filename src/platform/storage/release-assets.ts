// Scripts and styles of this release and of former ones: a tab that was open during an upgrade
// still asks for the old ones. The list of a release is stored when it first starts.
import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { DAY_MS } from "#shared/durations.ts";
import { readJson } from "#shared/json.ts";
import type { FileStorage } from "./storage.ts";

/** From the start of the release that followed. */
const RETENTION_MS = 28 * DAY_MS;
const LISTS = "lists/";
const FILES = "files/";

const listSchema = z.array(z.string());

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

/**
 * The key of a file of the build. Its name has capital letters, its address has come in small ones:
 * a request for what is not there is read like one for a page.
 */
export const toAssetKey = (name: string): string => FILES + hash(name.toLowerCase());

/**
 * Stores the files in `folder`, those of the release that has just started, and removes those that
 * only releases need which ended more than four weeks ago. Ends early when `signal` aborts; the
 * next start goes on.
 */
export async function saveAssets(parts: {
  readonly storage: FileStorage;
  readonly folder: string;
  readonly now: Date;
  readonly signal: AbortSignal;
}): Promise<void> {
  const { storage, folder, now, signal } = parts;
  if (!existsSync(folder)) return;
  const names = readdirSync(folder)
    .filter((name) => !/\.(?:br|gz|map)$/.test(name))
    .toSorted();
  const stored = new Map<string, Date>();
  for await (const { key, storedAt } of storage.list()) stored.set(key, storedAt);

  const own = `${LISTS}${hash(names.join("\n"))}.json`;
  const lists = [...stored].filter(([key]) => key.startsWith(LISTS));
  const former = lists.toSorted(([, one], [, other]) => one.getTime() - other.getTime());
  // The list comes first: another instance removes what no list names. One that is started again
  // after a later release has become the latest once more.
  const isLatest = former.at(-1)?.[0] === own;
  if (!isLatest) await storage.write(own, Buffer.from(JSON.stringify(names)));
  for (const name of names) {
    if (signal.aborted) return;
    const key = toAssetKey(name);
    if (!stored.has(key)) await storage.write(key, await readFile(join(folder, name)));
  }

  const isOld = (moment: Date) => now.getTime() - moment.getTime() > RETENTION_MS;
  const needed = new Set(names.map(toAssetKey));
  const others = former.filter(([key]) => key !== own);
  const startedAt = (isLatest && stored.get(own)) || now;
  for (const [index, [key]] of others.entries()) {
    const [, endedAt] = others[index + 1] ?? [own, startedAt];
    if (isOld(endedAt)) await storage.remove(key);
    else for (const name of await readList(storage, key)) needed.add(toAssetKey(name));
  }
  for (const [key, storedAt] of stored) {
    if (signal.aborted) return;
    if (key.startsWith(FILES) && !needed.has(key) && isOld(storedAt)) await storage.remove(key);
  }
}

/** The names of a release; none when it was removed meanwhile. */
async function readList(storage: FileStorage, key: string): Promise<readonly string[]> {
  const bytes = await storage.read(key);
  return listSchema.safeParse(readJson(bytes?.toString("utf8") ?? "")).data ?? [];
}
