// Makes the frames of turns that browsers get: AVIF and WebP of each, in build/media/turns.
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { frameUrl } from "#media/turn-frame.ts";
import { TURN_FRAMES, turnAddress, turnIds } from "#media/turns.ts";

const originals = join(import.meta.dirname, "../../media/turns");
const formats = ["avif", "webp"] as const;

/** A turn of AVIF weighs at most 450 kB. A change here changes every address. */
const encoders = {
  avif: { quality: 46, effort: 2 },
  webp: { quality: 62, effort: 4 },
} as const;

function originalFile(id: string, frame: number): string {
  return join(originals, id, `${String(frame).padStart(2, "0")}.webp`);
}

const frames = Array.from({ length: TURN_FRAMES }, (_, frame) => frame);

/** The content hash of every turn that is there; it also covers the encoders' settings. */
export function measureTurns(): Record<string, string> {
  const ids = existsSync(originals) ? readdirSync(originals).toSorted() : [];
  return Object.fromEntries(
    ids.map((id) => {
      const hash = createHash("sha256").update(JSON.stringify(encoders));
      for (const frame of frames) hash.update(readFileSync(originalFile(id, frame)));
      return [id, hash.digest("hex").slice(0, 8)];
    }),
  );
}

/** Makes what is missing in `outDir` and removes what no page names any more. */
export async function makeTurns(outDir: string): Promise<void> {
  const wanted = turnIds.flatMap((id) =>
    frames.flatMap((frame) =>
      formats.map((format) => ({
        from: originalFile(id, frame),
        to: join(outDir, frameUrl(turnAddress(id), frame, format).slice("/media/".length)),
        format,
      })),
    ),
  );
  const keep = new Set(wanted.map(({ to }) => to));
  for (const path of globSync("turns/*", { cwd: outDir }))
    if (!keep.has(join(outDir, path))) rmSync(join(outDir, path));
  mkdirSync(join(outDir, "turns"), { recursive: true });
  for (const { from, to, format } of wanted) {
    if (existsSync(to)) continue;
    await sharp(from).toFormat(format, encoders[format]).toFile(`${to}.part`);
    renameSync(`${to}.part`, to);
  }
}
