import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createBackupPlace } from "./backup-place.ts";

const dataDir = mkdtempSync(join(tmpdir(), "wanderpaw-"));
const find = (folder: string) => createBackupPlace({ dataDir, backups: { folder, keep: 2 } })();

test("READY-15 the disks of the folders say whether backups lie beside the data", async () => {
  expect(await createBackupPlace({ dataDir })()).toBeUndefined();
  expect(await find(dataDir)).toBe("beside");
  // A file system of its own on every Linux.
  expect(await find("/proc")).toBe("elsewhere");
  expect(await find(join(dataDir, "gone"))).toBe("unknown");
});
