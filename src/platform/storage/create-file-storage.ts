import { join } from "node:path";
import type { Config } from "../config.ts";
import { createLocalStorage } from "./local-storage.ts";
import { assertS3Works, createS3Storage } from "./s3-storage.ts";
import type { FileStorage } from "./storage.ts";
import { AppError } from "#shared/errors.ts";
import { getErrorCode, unwritableReasons } from "../file-errors.ts";
import { StartupError } from "../startup-error.ts";

/** No visitor waits, so a large file may take long, and a busy bucket some seconds. */
const commandsPatience = { timeoutMs: 60_000, attempts: 5 };

const getFolder = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, "uploads");

/**
 * The storage of uploads: the configured bucket, else the data folder. Nothing is
 * connected yet.
 */
export function createFileStorage(config: Pick<Config, "dataDir" | "s3">): FileStorage {
  if (config.s3 === undefined) return createLocalStorage(getFolder(config));
  return cacheReads(createS3Storage(config.s3));
}

/** The few files of former releases that open tabs ask for. */
const MAX_ASSET_BYTES = 8_388_608;

/** The storage of the files that pages consist of, beside the uploads. */
export function createAssetStorage({ dataDir, s3 }: Pick<Config, "dataDir" | "s3">): FileStorage {
  if (s3 === undefined) return createLocalStorage(join(dataDir, "releases"));
  return cacheReads(createS3Storage(s3, undefined, "releases/"), MAX_ASSET_BYTES);
}

/**
 * Throws StartupError when a bucket is configured that cannot be used. The folder is made with the
 * first file.
 */
export async function assertFileStorageWorks(config: Pick<Config, "s3">): Promise<void> {
  if (config.s3 !== undefined) await assertS3Works(config.s3);
}

/**
 * The same uploads for a command, which goes over all of them once: nothing that it reads stays in
 * memory. Throws StartupError when a bucket cannot be used; so does the storage for whatever fails
 * later, with `afterwards`, which says how things are then.
 */
export async function openFileStorage(
  config: Pick<Config, "dataDir" | "s3">,
  afterwards?: string,
): Promise<FileStorage> {
  const { s3 } = config;
  await assertFileStorageWorks(config);
  const [storage, place] =
    s3 === undefined
      ? [createLocalStorage(getFolder(config)), `The folder ${getFolder(config)}`]
      : [
          createS3Storage(s3, commandsPatience),
          `The object storage at ${new URL(s3.endpoint).host}`,
        ];
  return describeStorageErrors(storage, place, afterwards);
}

/**
 * The same storage, whose errors are a StartupError: a sentence about `place`, and `afterwards`. A
 * bug of ours is passed on unchanged.
 */
export function describeStorageErrors(
  storage: FileStorage,
  place: string,
  afterwards?: string,
): FileStorage {
  const describeCause = (cause: unknown): unknown => {
    const complaint = getComplaint(cause);
    if (complaint === undefined) return cause;
    const sentence = `${place} ${complaint}.`;
    return new StartupError(afterwards === undefined ? sentence : `${sentence} ${afterwards}`, {
      cause,
    });
  };
  const withLog = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw describeCause(error);
    }
  };
  return {
    write: (key, bytes) => withLog(storage.write(key, bytes)),
    read: (key) => withLog(storage.read(key)),
    remove: (key) => withLog(storage.remove(key)),
    async *list() {
      try {
        yield* storage.list();
      } catch (error) {
        throw describeCause(error);
      }
    },
  };
}

function getComplaint(error: unknown): string | undefined {
  if (error instanceof AppError && error.code === "unavailable")
    return `failed: ${error.message.replace(/^object storage: /, "")}`;
  const reason = unwritableReasons[String(getErrorCode(error))];
  return reason && `cannot be used: ${reason}`;
}

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
