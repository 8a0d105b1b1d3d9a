/** How a run ended. The file is there with "tested", "unsound" and "not-restorable". */
export const backupOutcomes = [
  /** It could be restored, and everything in it agrees. */
  "tested",
  /** It could be restored, but the checks found something. */
  "unsound",
  /** It was written, but could not be restored on trial. */
  "not-restorable",
  /** No backup was written. */
  "not-written",
  "timed-out",
  /** The shop was stopped; the run starts again by itself. */
  "interrupted",
] as const;
export type BackupOutcome = (typeof backupOutcomes)[number];
