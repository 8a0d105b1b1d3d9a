// Images and films. Their names contain hashes. The list of names is known at the start; the bytes
// are read on request.
import { createReadStream, existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream";
import { parseByteRange } from "./byte-range.ts";
import { getContentType } from "./content-types.ts";
import { isEtagMatch } from "./etag.ts";
import type { HeaderList } from "./prepared-answer.ts";
import { IMMUTABLE, listFiles } from "./static-files.ts";
import type { FileMaker } from "#modules/media/images-on-demand.ts";

/** Larger files are streamed from disk, so that a film does not push all images out. */
const MAX_CACHED_FILE_BYTES = 1_048_576;
const MAX_CACHED_BYTES = 67_108_864;

type MediaFile = {
  readonly file: string;
  readonly size: number;
  readonly etag: string;
  readonly headers: string[];
};

export type MediaFiles = {
  readonly has: (path: string) => boolean;
  /**
   * Answers a GET or HEAD request for a path that `has` knows. Rejects when the file cannot be
   * read.
   */
  readonly send: (
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<void>;
};

/**
 * Serves the files below `folder` under `prefix` ("/media"), and those that `maker` makes there. No
 * folder, no files.
 */
export function mapMediaFiles(
  folder: string,
  prefix: string,
  headers: HeaderList,
  maker?: FileMaker,
): MediaFiles {
  const files = new Map<string, MediaFile>();

  function toMediaFile(path: string): MediaFile {
    const file = join(folder, path.slice(prefix.length));
    const { size, mtimeMs } = statSync(file);
    const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
    const own = [
      ["content-type", getContentType(path)],
      ["cache-control", IMMUTABLE],
      ["accept-ranges", "bytes"],
      ["etag", etag],
      ...headers,
    ];
    const media = { file, size, etag, headers: own.flat() };
    files.set(path, media);
    return media;
  }

  for (const path of existsSync(folder) ? listFiles(folder) : []) toMediaFile(prefix + path);

  async function find(path: string): Promise<MediaFile> {
    const existing = files.get(path);
    if (existing !== undefined) return existing;
    await maker?.createWidth(path);
    return toMediaFile(path);
  }

  const cached = new Map<string, Buffer>();
  let cachedBytes = 0;

  async function read(path: string, media: MediaFile): Promise<Buffer> {
    const existing = cached.get(path);
    if (existing !== undefined) return existing;
    const bytes = await readFile(media.file);
    if (!cached.has(path) && cachedBytes + bytes.length <= MAX_CACHED_BYTES) {
      cached.set(path, bytes);
      cachedBytes += bytes.length;
    }
    return bytes;
  }

  async function send(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const media = await find(path);
    const ifNoneMatch = request.headers["if-none-match"];
    if (ifNoneMatch !== undefined && isEtagMatch(ifNoneMatch, media.etag)) {
      response.writeHead(304, media.headers).end();
      return;
    }
    const ifRange = request.headers["if-range"];
    const mayBePartial =
      request.method === "GET" && (ifRange === undefined || ifRange === media.etag);
    const range = mayBePartial ? parseByteRange(request.headers.range, media.size) : "whole";
    if (range === "unsatisfiable") {
      // Caches without support for ranges must not store it in place of the whole file.
      response
        .writeHead(416, [
          ...headers.flat(),
          "cache-control",
          "no-store",
          "content-range",
          `bytes */${media.size}`,
          "content-length",
          "0",
        ])
        .end();
      return;
    }
    const { first, last } = range === "whole" ? { first: 0, last: media.size - 1 } : range;
    const length = ["content-length", String(last - first + 1)];
    if (request.method === "HEAD") {
      response.writeHead(200, [...media.headers, ...length]).end();
      return;
    }
    // The bytes come first: a file that cannot be read must not leave half an answer behind.
    const bytes = media.size <= MAX_CACHED_FILE_BYTES ? await read(path, media) : undefined;
    if (range === "whole") response.writeHead(200, [...media.headers, ...length]);
    else
      response.writeHead(206, [
        ...media.headers,
        ...length,
        "content-range",
        `bytes ${first}-${last}/${media.size}`,
      ]);
    if (bytes !== undefined) response.end(bytes.subarray(first, last + 1));
    else if (length[1] === "0") response.end();
    // A visitor who leaves in the middle of a film is no error.
    else
      pipeline(
        createReadStream(media.file, { start: first, end: last }),
        response,
        () => undefined,
      );
  }

  return { has: (path) => files.has(path) || maker?.has(path) === true, send };
}
