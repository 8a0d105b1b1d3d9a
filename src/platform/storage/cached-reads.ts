import type { FileStorage } from "./storage.ts";

/** A few hundred images in all widths: more than the shop shows at a time. */
const MAX_BYTES = 67_108_864;

/**
 * The same storage with a cache of the last reads, up to `maxBytes`. Files never change, so cached
 * bytes stay right as long as the file exists. Simultaneous reads of the same file share one
 * result.
 */
export function cacheReads(storage: FileStorage, maxBytes = MAX_BYTES): FileStorage {
  const cached = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  let size = 0;

  function remove(key: string): void {
    size -= cached.get(key)?.length ?? 0;
    cached.delete(key);
  }

  /** Moves a file to the end of the order of removal. */
  function save(key: string, bytes: Buffer): void {
    remove(key);
    cached.set(key, bytes);
    size += bytes.length;
    for (const oldest of cached.keys()) {
      if (size <= maxBytes) return;
      remove(oldest);
    }
  }

  async function fetchFile(key: string): Promise<Buffer | undefined> {
    try {
      const bytes = await storage.read(key);
      if (bytes !== undefined) save(key, bytes);
      return bytes;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    ...storage,
    async read(key) {
      const existing = cached.get(key);
      if (existing !== undefined) {
        save(key, existing);
        return existing;
      }
      const reading = underWay.get(key) ?? fetchFile(key);
      underWay.set(key, reading);
      return reading;
    },
    async remove(key) {
      remove(key);
      await storage.remove(key);
    },
  };
}
