// Who runs the embedded server here, and how to look into its folder.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import type { Account } from "#platform/db/embedded/account.ts";

export const isRoot = process.getuid?.() === 0;
export const project = path.join(import.meta.dirname, "../..");
export const nobody = {
  uid: Number(execFileSync("id", ["-u", "nobody"])),
  gid: Number(execFileSync("id", ["-g", "nobody"])),
};
export const account: Account = isRoot
  ? { ...nobody, isOther: true }
  : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, isOther: false };

export const clusterOf = (dataDir: string) => path.join(dataDir, "postgres");

export function serverPid(dataDir: string): number {
  return Number.parseInt(
    fs.readFileSync(path.join(clusterOf(dataDir), "postmaster.pid"), "utf8"),
    10,
  );
}

/** Everything but the notes that a server leaves about itself. */
export function dataFiles(dataDir: string): string[] {
  const names = fs.readdirSync(clusterOf(dataDir), { recursive: true, encoding: "utf8" });
  return names.filter((name) => !name.startsWith("postmaster.")).toSorted();
}

export function hasServer(dataDir: string): boolean {
  return fs.existsSync(path.join(clusterOf(dataDir), "postmaster.pid"));
}
