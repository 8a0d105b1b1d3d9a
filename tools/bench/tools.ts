// The programs that a measurement needs besides the shop: wrk as the client, nginx as the
// yardstick.
import { execFileSync, spawnSync } from "node:child_process";
import { cpus } from "node:os";

const needed = ["nginx", "wrk", "taskset"] as const;
const packages = ["nginx-light", "wrk", "util-linux"];

function missing(): string[] {
  return needed.filter(
    (name) =>
      spawnSync("sh", ["-c", `command -v ${name} || test -x /usr/sbin/${name}`]).status !== 0,
  );
}

/** Installs what is missing on Debian as root; throws with the command to type otherwise. */
export function requireTools(): void {
  if (cpus().length < 2)
    throw new Error(
      "The measurement needs two processors: one for the server, one for the client.",
    );
  if (missing().length === 0) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync("apt-get", ["--version"]).status === 0) {
    console.log(`Installing ${missing().join(", ")} …`);
    execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  const still = missing();
  if (still.length > 0) {
    throw new Error(
      `These programs are missing: ${still.join(", ")}. On Debian: apt-get install ${packages.join(" ")}`,
    );
  }
}

/** Servers on one core, the client on the other: they must not take time from each other. */
export const SERVER_CORE = "0";
export const CLIENT_CORE = "1";
