/** Description of a backup, which is a part of it. */
import { z } from "zod";

/** Raised when files of older versions can no longer be read. */
export const FORMAT = 1;
/** The names of the last two entries. */
export const LIST = "manifest.json";
export const LIST_CHECK = "manifest.json.sha256";
export const JOBS = "jobs.json";
export const UPLOADS = "uploads/";

/** The entries of a table are one compressed stream, cut into pieces. */
export const formatPieceName = (table: string, piece: number) =>
  `tables/${table}/${String(piece).padStart(6, "0")}.copy.gz`;

const text = z.string();
const count = z.int().nonnegative();

export const manifestShape = z.object({
  format: z.literal(FORMAT),
  /** ISO 8601. */
  madeAt: text,
  /** The shop that made it. */
  version: text,
  /** The migrations that its tables have seen, by the time at which each was written. */
  level: z.array(z.number()),
  tables: z.array(
    z.object({
      name: text,
      columns: z.array(text),
      contents: z.object({ rows: count, sums: z.record(text, text) }),
      pieces: count,
    }),
  ),
  /** The last value of each. */
  sequences: z.record(text, text),
  jobs: count,
  uploads: z.array(text),
  /** Every entry in the order of the file. */
  parts: z.array(z.object({ name: text, bytes: count, sha256: text })),
});

export type Manifest = z.output<typeof manifestShape>;
