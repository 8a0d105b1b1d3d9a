// Brings the films to where the shop serves them from, under names that carry their hashes.
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { filmEndings, filmIds, filmUrl } from "#media/films.ts";

const originals = join(import.meta.dirname, "../../media/films");

/** The content hash of every file, by its name. */
export function measureFilms(): Record<string, string> {
  const names = filmIds.flatMap((id) => filmEndings.map((ending) => `${id}.${ending}`));
  return Object.fromEntries(
    names.map((name) => {
      const bytes = readFileSync(join(originals, name));
      return [name, createHash("sha256").update(bytes).digest("hex").slice(0, 8)];
    }),
  );
}

/** Copies missing files into `outDir` and removes unused ones. */
export function copyFilms(outDir: string): void {
  const requested = filmIds.flatMap((id) =>
    filmEndings.map((ending) => ({
      from: join(originals, `${id}.${ending}`),
      to: join(outDir, filmUrl(id, ending).slice("/media/".length)),
    })),
  );
  const keep = new Set(requested.map(({ to }) => to));
  for (const path of globSync("films/*", { cwd: outDir }))
    if (!keep.has(join(outDir, path))) rmSync(join(outDir, path));
  mkdirSync(join(outDir, "films"), { recursive: true });
  for (const { from, to } of requested) {
    if (existsSync(to)) continue;
    copyFileSync(from, `${to}.part`);
    renameSync(`${to}.part`, to);
  }
}
