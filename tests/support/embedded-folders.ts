// The accounts that run the embedded server here, and ways to look into its folder.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { selectAccount, type Account } from "#platform/db/embedded/account.ts";

export const isRoot = process.getuid?.() === 0;
export const project = path.join(import.meta.dirname, "../..");
const getIds = (name: string) => ({
  uid: Number(execFileSync("id", ["-u", name])),
  gid: Number(execFileSync("id", ["-g", name])),
});
export const nobody = getIds("nobody");
/** An ordinary user, as far as the shop can tell. */
export const ordinary = getIds("daemon");
/** Runs the server for a folder that belongs to whoever runs the tests. */
export const account: Account = selectAccount(path.join(os.tmpdir(), "a folder that is not there"));

export const getClusterFolder = (dataDir: string) => path.join(dataDir, "postgres");

export function serverPid(dataDir: string): number {
  return Number.parseInt(
    fs.readFileSync(path.join(getClusterFolder(dataDir), "postmaster.pid"), "utf8"),
    10,
  );
}

/** Everything but the notes that a server leaves about itself. */
export function dataFiles(dataDir: string): string[] {
  const names = fs.readdirSync(getClusterFolder(dataDir), { recursive: true, encoding: "utf8" });
  return names.filter((name) => !name.startsWith("postmaster.")).toSorted();
}

export function hasServer(dataDir: string): boolean {
  return fs.existsSync(path.join(getClusterFolder(dataDir), "postmaster.pid"));
}
