// Measures the frames of turns.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { turnEncoders } from "#media/encoders.ts";
import { getFrameOriginal, turnOriginals } from "#modules/media/originals.ts";
import { TURN_FRAMES } from "#media/turns.ts";

const frames = Array.from({ length: TURN_FRAMES }, (_, frame) => frame);

/** The content hash of every turn that is there; it also covers the encoders' settings. */
export function measureTurns(): Record<string, string> {
  const ids = existsSync(turnOriginals) ? readdirSync(turnOriginals).toSorted() : [];
  return Object.fromEntries(
    ids.map((id) => {
      const hash = createHash("sha256").update(JSON.stringify(turnEncoders));
      for (const frame of frames) hash.update(readFileSync(getFrameOriginal(id, frame)));
      return [id, hash.digest("hex").slice(0, 8)];
    }),
  );
}
