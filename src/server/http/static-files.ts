// The browser's part of the build. It is small, so all of it is in memory: text as the compressed
// copies that the build made.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { CompressedBodies } from "./compression.ts";
import { policyForAdminWorker, policyForWorker } from "./content-security-policy.ts";
import { getContentType } from "./content-types.ts";
import { toWeakEtag } from "./etag.ts";
import { prepareAnswer, type HeaderList, type PreparedAnswer } from "./prepared-answer.ts";

/** The names of these files carry a hash of their content. */
const HASHED_PREFIX = "/assets/";
export const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATED_HOURLY = "public, max-age=3600";
/** Browsers check here for new versions of the workers, so these must not be cached. */
const workers: Readonly<Record<string, string>> = {
  "/sw.js": policyForWorker,
  "/admin-sw.js": policyForAdminWorker,
};

/**
 * Reads all files below `folder`; the keys are the paths at which they are served. No folder, no
 * files.
 */
export function loadStaticFiles(
  folder: string,
  headers: HeaderList,
): ReadonlyMap<string, PreparedAnswer> {
  const files = new Map<string, PreparedAnswer>();
  if (!existsSync(folder)) return files;
  for (const path of listFiles(folder)) {
    if (/\.(br|gz|map)$/.test(path)) continue;
    const file = join(folder, path);
    const body = readFileSync(file);
    const compressed =
      existsSync(`${file}.br`) && existsSync(`${file}.gz`)
        ? { br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) }
        : undefined;
    const answer = prepareAnswer({
      status: 200,
      headers: [
        ["content-type", getContentType(path)],
        ["cache-control", getCacheControl(path)],
        ...withPolicy(headers, workers[path]),
      ],
      body,
      etag: toWeakEtag(body),
      ...(compressed === undefined ? {} : { compressed }),
    });
    files.set(path, compressed === undefined ? answer : withoutBody(answer, compressed));
  }
  return files;
}

/** Few ask for a file that is not compressed, so its text is made then, and takes no memory. */
function withoutBody(answer: PreparedAnswer, { br }: CompressedBodies): PreparedAnswer {
  const { headers } = answer.variants.identity;
  const identity = {
    headers,
    get bytes() {
      return brotliDecompressSync(br);
    },
  };
  return { ...answer, variants: { ...answer.variants, identity } };
}

function getCacheControl(path: string): string {
  if (path in workers) return "no-cache";
  return path.startsWith(HASHED_PREFIX) ? IMMUTABLE : REVALIDATED_HOURLY;
}

function withPolicy(headers: HeaderList, policy: string | undefined): HeaderList {
  if (policy === undefined) return headers;
  const name = "content-security-policy";
  return [...headers.filter(([each]) => each !== name), [name, policy]];
}

/** Paths below `folder` with a slash in front of each; hidden files and folders stay hidden. */
export function listFiles(folder: string, prefix = ""): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${prefix}/${entry.name}`;
    if (entry.name.startsWith(".")) return [];
    if (entry.isDirectory()) return listFiles(join(folder, entry.name), path);
    return entry.isFile() ? [path] : [];
  });
}
