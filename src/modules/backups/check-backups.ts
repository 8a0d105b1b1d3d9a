import type { Db } from "#platform/db/client.ts";
import type { Finding } from "#shared/finding.ts";
import { readRuns } from "./backup-state.ts";

const labels = {
  failed: {
    rule: "the last backup succeeded",
    means: "If data were lost now, everything since the previous backup would be gone.",
  },
  old: {
    rule: "the last good backup is younger than 36 hours",
    means:
      "No backup was made last night. If data were lost now, everything since the last backup would be gone.",
  },
} as const;

/**
 * Checks that the shop's own nightly backups are made. Returns no finding when they are, or before
 * the first one.
 */
export async function checkBackups(db: Db, now: Date): Promise<Finding[]> {
  const { alarm } = await readRuns(db, now);
  if (alarm === null) return [];
  return [
    {
      ...labels[alarm.kind],
      count: 1,
      examples: [alarm.at.toISOString()],
      advice:
        "See the error under Backups in the settings of the back office. Fix it, and make a backup there.",
    },
  ];
}
