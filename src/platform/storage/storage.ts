/** A file that is stored, and since when. */
export type StoredFile = { readonly key: string; readonly storedAt: Date };

/**
 * The storage of uploaded files, by keys such as "a1b2/1795269437-480.webp". A key is written once
 * and never changes its content, so its bytes can be cached for ever. A storage elsewhere that does
 * not answer is an AppError `unavailable`.
 */
export type FileStorage = {
  /** Stores a file completely or not at all. */
  readonly write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined when there is none, also for a key that no file can have. */
  readonly read: (key: string) => Promise<Buffer | undefined>;
  /** A file that is not there is no error. */
  readonly remove: (key: string) => Promise<void>;
  readonly list: () => AsyncIterable<StoredFile>;
};

/** The start of the keys of files without a public address. */
export const PRIVATE_FOLDER = "private/";

/**
 * Folders and a name of lower-case letters, digits, dots, dashes and underscores; none begins with
 * a dot.
 */
const keyPattern = /^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/;

/**
 * Whether a file can have this key: no way out of the storage, nothing hidden, the same on every
 * system.
 */
export function isFileKey(key: string): boolean {
  return key.length <= 200 && keyPattern.test(key);
}
