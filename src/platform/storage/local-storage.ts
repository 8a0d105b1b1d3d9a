import fs from "node:fs/promises";
import path from "node:path";
import { isAbandoned, isDraft, createDraftName } from "../drafts.ts";
import { getErrorCode } from "../file-errors.ts";
import { isFileKey, PRIVATE_FOLDER, type FileStorage, type StoredFile } from "./storage.ts";

/**
 * Keeps files below `folder`, which is made with the first one. Only the user of the shop can read
 * private ones.
 */
export function createLocalStorage(folder: string): FileStorage {
  const getFile = (key: string) => path.join(folder, ...key.split("/"));

  async function* listBelow(below: string): AsyncGenerator<StoredFile> {
    for (const entry of await getEntries(path.join(folder, below))) {
      const key = below === "" ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) yield* listBelow(key);
      else if (isDraft(entry.name)) await removeOldDraft(getFile(key));
      else if (entry.isFile() && isFileKey(key)) {
        const times = await getStat(getFile(key));
        if (times !== undefined) yield { key, storedAt: times.mtime };
      }
    }
  }

  return {
    async write(key, bytes) {
      if (!isFileKey(key)) throw new Error("no file can have this key");
      const file = getFile(key);
      const isPrivate = key.startsWith(PRIVATE_FOLDER);
      if (isPrivate) await closeFolder(getFile(PRIVATE_FOLDER));
      await fs.mkdir(path.dirname(file), { recursive: true, ...(isPrivate && { mode: 0o700 }) });
      // Under another name until it is whole, and on the disk before it has its own.
      const draft = path.join(path.dirname(file), createDraftName());
      try {
        await fs.writeFile(draft, bytes, {
          flag: "wx",
          flush: true,
          ...(isPrivate && { mode: 0o600 }),
        });
        await fs.rename(draft, file);
      } catch (error) {
        await fs.rm(draft, { force: true });
        throw error;
      }
    },
    async read(key) {
      if (!isFileKey(key)) return undefined;
      return readIfThere(fs.readFile(getFile(key)));
    },
    async remove(key) {
      if (!isFileKey(key)) return;
      await fs.rm(getFile(key), { force: true });
    },
    list: () => listBelow(""),
  };
}

/** Makes a folder that no other user can open; an existing one is fine. */
async function closeFolder(folder: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  await fs.chmod(folder, 0o700);
}

async function removeOldDraft(file: string): Promise<void> {
  const times = await getStat(file);
  if (times !== undefined && isAbandoned(times)) await fs.rm(file, { force: true });
}

const getStat = (file: string) => readIfThere(fs.stat(file));

async function getEntries(folder: string) {
  return (await readIfThere(fs.readdir(folder, { withFileTypes: true }))) ?? [];
}

async function readIfThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    const code = getErrorCode(error);
    // A folder, or something below a file, is no file either.
    if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") return undefined;
    throw error;
  }
}
