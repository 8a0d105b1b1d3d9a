import type { backupAdmin as hebrew } from "../he/backups.ts";
import type { Translated } from "../translated.ts";
import { formatCount } from "../format-he.ts";
import { ordersInWords } from "./orders-in-words.ts";

/** The shop's own backups. */
export const backupAdmin: Translated<typeof hebrew> = {
  state: {
    title: "Backup status",
    failed: "The backup status could not be loaded.",
    on: "A backup is made every night, and tested by restoring it.",
    none: "No backup has been completed yet. The next one is made tonight.",
    lastGood: "The last good backup was tested:",
    due: "A backup is being made now.",
    off: "Backups are off: the shop does not back itself up.",
    /** Before and after what has to be set. */
    offAdvice: [
      "To turn them on, the person who runs the shop’s server sets",
      "and restarts the shop. Until then, back it up in another way.",
    ],
    alarms: {
      failed: "The last backup failed. The reason is shown below.",
      old: "The last good backup was made more than 36 hours ago. You can back up now, and find out why no backup was made at night.",
    },
    where:
      "The files are kept in the folder set on the server. Keep an encrypted copy in another place, too.",
  },
  request: {
    button: "Back up now",
    saved: "Backup started",
    failed: "The backup was not started.",
    off: "Backups are off",
  },
  list: {
    title: "Recent backups",
    label: "Backup list",
    empty: { title: "No backups", text: "Every backup appears here with its test result." },
    columns: {
      startedAt: "Started",
      outcome: "Result",
      size: "Size",
      orders: "Orders",
      uploads: "Uploaded files",
      file: "File",
    },
    orders: ordersInWords,
    count: (value) => formatCount(value),
  },
  running: "Running",
  outcomes: {
    tested: "Tested and good",
    unsound: "Mismatches found",
    "not-restorable": "Restore failed",
    "not-written": "Not written",
    "timed-out": "Timed out",
    interrupted: "Interrupted",
  },
  /** Meaning of each outcome; the command's own words follow. */
  meanings: {
    tested: undefined,
    unsound: "The backup can be restored, but the checks found data in it that does not match.",
    "not-restorable": "The file was written, but it could not be restored. Do not rely on it.",
    "not-written": "No backup file was written.",
    "timed-out": "The backup and its test took more than two hours and were stopped.",
    interrupted: "The shop stopped in the middle. The backup starts again by itself.",
  },
};
