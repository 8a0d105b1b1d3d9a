// The notes about advisories that one check leaves for the next.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const notesSchema = z.object({
  /** The day of the newest report; undefined if there was none on this machine. */
  answeredOn: z.iso.date().optional(),
  /** The reason why the last check got no report; undefined if it got one. */
  refusal: z.string().optional(),
});
export type AuditNotes = z.infer<typeof notesSchema>;

const fileIn = (root: string) => join(root, ".audit-notes.json");

/** The notes below `root`; empty ones when there are none, or when they are broken. */
export function readAuditNotes(root: string): AuditNotes {
  try {
    return notesSchema.parse(JSON.parse(readFileSync(fileIn(root), "utf8")));
  } catch {
    return {};
  }
}

/** Writes them. Throws when the file cannot be written. */
export function writeAuditNotes(root: string, notes: AuditNotes): void {
  writeFileSync(fileIn(root), `${JSON.stringify(notes, null, 2)}\n`);
}

/** The line of the summary about advisories that were not asked for; none if they were. */
export function showUnaudited({ answeredOn, refusal }: AuditNotes): string[] {
  if (refusal === undefined) return [];
  const last = answeredOn === undefined ? "never audited before" : `last audited on ${answeredOn}`;
  return [
    `DEPENDENCIES WERE NOT AUDITED (${refusal}); ${last}. Run \`npm audit --omit=dev --json\` on another computer, and here: npm run audit -- --from report.json`,
  ];
}
