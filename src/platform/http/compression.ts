import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

export type CompressedBodies = { readonly br: Buffer; readonly gzip: Buffer };

/**
 * "quick" while somebody waits for the page, "best" when there is time. Both run in the thread
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
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level.brotli,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    gzipAsync(body, { level: level.gzip }),
  ]);
  return { br, gzip: zipped };
}
