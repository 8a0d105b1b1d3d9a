// Files in the storage of the shop, such as uploads. Their names never change their content, so
// browsers keep them for ever.
import type { IncomingMessage, ServerResponse } from "node:http";
import { PRIVATE_FOLDER, type FileStorage } from "#platform/storage/storage.ts";
import { getContentType } from "./content-types.ts";
import { isEtagMatch } from "./etag.ts";
import type { HeaderList } from "./prepared-answer.ts";
import { IMMUTABLE } from "./static-files.ts";

export type StoredFiles = {
  /** Whether a path is that of such files, existing or not. */
  readonly isStored: (path: string) => boolean;
  /** Answers a GET or HEAD request; false when there is no such file, and nothing is answered. */
  readonly send: (
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<boolean>;
};

/**
 * Serves the files in `storage` below `prefix` ("/uploads/"), except private ones. `toKey` finds
 * the key of what follows the prefix; without it, that is the key.
 */
export function handleStoredFiles(
  storage: Pick<FileStorage, "read">,
  { prefix, toKey = (name) => name }: { prefix: string; toKey?: (name: string) => string },
  headers: HeaderList,
): StoredFiles {
  return {
    isStored: (path) => path.startsWith(prefix),
    async send(path, request, response) {
      const key = toKey(path.slice(prefix.length));
      if (key.startsWith(PRIVATE_FOLDER)) return false;
      const bytes = await storage.read(key);
      if (bytes === undefined) return false;
      const etag = `"${bytes.length.toString(36)}"`;
      const own = [
        ["content-type", getContentType(path)],
        ["cache-control", IMMUTABLE],
        ["etag", etag],
        ...headers,
      ].flat();
      const ifNoneMatch = request.headers["if-none-match"];
      if (ifNoneMatch !== undefined && isEtagMatch(ifNoneMatch, etag)) {
        response.writeHead(304, own).end();
        return true;
      }
      response.writeHead(200, [...own, "content-length", String(bytes.length)]);
      response.end(request.method === "HEAD" ? undefined : bytes);
      return true;
    },
  };
}

/** Serves what the back office has uploaded. */
export const handleUploadedFiles = (
  storage: Pick<FileStorage, "read">,
  headers: HeaderList,
): StoredFiles => handleStoredFiles(storage, { prefix: "/uploads/" }, headers);
