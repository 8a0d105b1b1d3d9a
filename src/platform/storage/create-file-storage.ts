import { join } from "node:path";
import type { Config } from "../config.ts";
import { cacheReads } from "./cached-reads.ts";
import { createLocalStorage } from "./local-storage.ts";
import { assertS3Works, createS3Storage } from "./s3-storage.ts";
import type { FileStorage } from "./storage.ts";
import { describeStorageErrors } from "./describe-storage-errors.ts";

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
