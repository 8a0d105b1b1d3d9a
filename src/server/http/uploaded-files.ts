// Files that the back office has uploaded. Their names never change their content, so browsers keep
// them for ever.
import type { IncomingMessage, ServerResponse } from "node:http";
import { PRIVATE_FOLDER, type FileStorage } from "#platform/storage/storage.ts";
import { getContentType } from "./content-types.ts";
import { isEtagMatch } from "./etag.ts";
import type { HeaderList } from "./prepared-answer.ts";
import { IMMUTABLE } from "./static-files.ts";

const PREFIX = "/uploads/";

export type UploadedFiles = {
  /** Whether a path is that of uploaded files, existing or not. */
  readonly isUploaded: (path: string) => boolean;
  /** Answers a GET or HEAD request; false when there is no such file, and nothing is answered. */
  readonly send: (
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<boolean>;
};

/** Serves the files in `storage` below /uploads, except private ones. */
export function handleUploadedFiles(storage: Pick<FileStorage, "read">, headers: HeaderList) {
  return {
    isUploaded: (path) => path.startsWith(PREFIX),
    async send(path, request, response) {
      const key = path.slice(PREFIX.length);
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
  } satisfies UploadedFiles;
}
