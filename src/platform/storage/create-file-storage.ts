import { join } from "node:path";
import type { Config } from "../config.ts";
import { keepReads } from "./kept-reads.ts";
import { createLocalStorage } from "./local-storage.ts";
import { assertS3Works, createS3Storage } from "./s3-storage.ts";
import type { FileStorage } from "./storage.ts";

/** Where uploads are kept: in the bucket that is configured, else in the data folder. Nothing is connected yet. */
export function createFileStorage(config: Pick<Config, "dataDir" | "s3">): FileStorage {
  if (config.s3 === undefined) return createLocalStorage(join(config.dataDir, "uploads"));
  return keepReads(createS3Storage(config.s3));
}

/** Throws StartupError when a bucket is configured that cannot be used. The folder is made with the first file. */
export async function assertFileStorageWorks(config: Pick<Config, "s3">): Promise<void> {
  if (config.s3 !== undefined) await assertS3Works(config.s3);
}
