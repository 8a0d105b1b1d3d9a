// Asks the registry for known vulnerabilities in the shop's dependencies, or reads the report of
// another machine: `--from report.json`. If the registry cannot be reached, it says so and passes,
// because a check must not depend on another server; the summary of the checks repeats it.
import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { parseArgs } from "node:util";
import { readAuditNotes, showUnaudited, writeAuditNotes } from "./audit-notes.ts";
import { auditVerdict } from "./audit-verdict.ts";
import { root } from "./root.ts";

const { from } = parseArgs({ options: { from: { type: "string" } } }).values;
const verdict = auditVerdict(from === undefined ? askRegistry() : readFileSync(from, "utf8"));
const reportedAt = from === undefined ? new Date() : statSync(from).mtime;

if (verdict.isKnown) {
  writeAuditNotes(root, { answeredOn: reportedAt.toISOString().slice(0, 10) });
  console.log(verdict.text);
  process.exitCode = verdict.isSound ? 0 : 1;
} else if (from === undefined) {
  const notes = { ...readAuditNotes(root), refusal: verdict.reason };
  writeAuditNotes(root, notes);
  console.log(showUnaudited(notes).join("\n"));
} else {
  console.log(`${from} is not a report of npm audit: ${verdict.reason}`);
  process.exitCode = 1;
}

/** The report of npm, as text. */
function askRegistry(): string {
  const { stdout } = spawnSync(
    "npm",
    [
      "audit",
      "--omit=dev",
      "--audit-level=high",
      "--json",
      "--fetch-retries=0",
      "--fetch-timeout=20000",
    ],
    { cwd: root, encoding: "utf8", timeout: 60_000 },
  );
  return stdout ?? "";
}
