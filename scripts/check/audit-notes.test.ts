import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readAuditNotes, showUnaudited, writeAuditNotes } from "./audit-notes.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "audit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("HOST-49 the summary says that advisories could not be fetched, and when they last were", () => {
  const folder = newFolder();
  expect(showUnaudited(readAuditNotes(folder))).toEqual([]);
  writeAuditNotes(folder, { answeredOn: "2026-11-20", refusal: "405 Method Not Allowed" });
  const [line = ""] = showUnaudited(readAuditNotes(folder));
  expect(line).toContain("405 Method Not Allowed");
  expect(line).toContain("last audited on 2026-11-20");
  expect(showUnaudited({ refusal: "405" })[0]).toContain("never audited before");
  expect(showUnaudited({ answeredOn: "2026-11-20" })).toEqual([]);
  writeFileSync(join(folder, ".audit-notes.json"), "{");
  expect(readAuditNotes(folder)).toEqual({});
});

test("HOST-49 an invalid report is refused", () => {
  const file = join(newFolder(), "report.json");
  writeFileSync(file, '{"message":"405 Method Not Allowed"}');
  const audit = join(import.meta.dirname, "audit.ts");
  const { status, stdout } = spawnSync(process.execPath, [audit, "--from", file], {
    encoding: "utf8",
  });
  expect(stdout).toContain("is not a report of npm audit: 405 Method Not Allowed");
  expect(status).toBe(1);
});
