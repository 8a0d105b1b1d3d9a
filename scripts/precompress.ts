// Compresses the text files of the browser build once, so that no request and no start has to.
import { readFileSync, globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const textFiles = "**/*.{js,css,html,svg,json,txt,xml,webmanifest}";

/** Puts a `.br` (quality 11) and a `.gz` (level 9) beside every text file below `dir`. Returns how many files. */
export async function precompress(dir: string): Promise<number> {
  const files = globSync(textFiles, { cwd: dir }).map((path) => join(dir, path));
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
  return files.length;
}
