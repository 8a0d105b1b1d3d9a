// Asks the registry whether known holes are in what the shop runs with. Where it cannot be asked,
// nothing is known, and that is said: a check must not depend on somebody else's server.
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
