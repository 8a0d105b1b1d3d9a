// Compresses the text files of the browser build once, so that no request and no start has to.
import { readFileSync, globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compress } from "#server/http/compression.ts";

const textFiles = "**/*.{js,css,html,svg,json,txt,xml,webmanifest}";

/**
 * Puts a `.br` and a `.gz`, each as small as it gets, beside every text file below `dir`. Returns
 * how many files.
 */
export async function precompress(dir: string): Promise<number> {
  const files = globSync(textFiles, { cwd: dir }).map((path) => join(dir, path));
  await Promise.all(
    files.map(async (file) => {
      const { br, gzip } = await compress(readFileSync(file), "best");
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gzip);
    }),
  );
  return files.length;
}
