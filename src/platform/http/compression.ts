import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { Encoding } from "./accept-encoding.ts";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type CompressedBodies = { readonly br: Buffer; readonly gzip: Buffer };

const brotliOptions = (body: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

/**
 * "quick" while a visitor waits for the page, "best" when there is time. Both run in the thread
 * pool.
 */
const levels = {
  quick: { brotli: 5, gzip: 6 },
  best: { brotli: 11, gzip: 9 },
} as const;

export async function compress(
  body: Buffer,
  effort: keyof typeof levels,
): Promise<CompressedBodies> {
  const level = levels[effort];
  const [br, zipped] = await Promise.all([
    brotliAsync(body, brotliOptions(body, level.brotli)),
    gzipAsync(body, { level: level.gzip }),
  ]);
  return { br, gzip: zipped };
}

/** The headers of an answer that leaves in one piece, in this encoding. */
export const bodyHeaders = (
  body: Buffer,
  encoding: Encoding,
): readonly (readonly [name: string, value: string])[] => [
  ["content-length", String(body.length)],
  ...(encoding === "identity"
    ? []
    : ([
        ["content-encoding", encoding],
        ["vary", "accept-encoding"],
      ] as const)),
];

/** For two kilobytes, brotli at this quality takes half the time of gzip, with a smaller result. */
const QUALITY_AT_ONCE = 4;

/** Compresses a small body for one answer, on the main thread. */
export function compressSync(body: Buffer<ArrayBuffer>, encoding: Encoding): Buffer<ArrayBuffer> {
  if (encoding === "identity") return body;
  return encoding === "gzip"
    ? gzipSync(body)
    : brotliCompressSync(body, brotliOptions(body, QUALITY_AT_ONCE));
}

/** Compresses the body of one answer in the thread pool. */
export async function compressInPool(
  body: Buffer<ArrayBuffer>,
  encoding: Encoding,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "identity") return body;
  return encoding === "gzip"
    ? gzipAsync(body)
    : brotliAsync(body, brotliOptions(body, QUALITY_AT_ONCE));
}
