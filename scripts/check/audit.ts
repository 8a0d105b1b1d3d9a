// Asks the registry for known vulnerabilities in the shop's dependencies. If it cannot be reached,
// it says so and passes, because a check must not depend on another server.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { auditVerdict } from "./audit-verdict.ts";

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
  { cwd: join(import.meta.dirname, "../.."), encoding: "utf8", timeout: 60_000 },
);
const { text, isSound } = auditVerdict(stdout ?? "");
console.log(text);
process.exitCode = isSound ? 0 : 1;
