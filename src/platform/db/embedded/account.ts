/**
 * Who runs the database server. PostgreSQL refuses to run as root, so root hands it to an unprivileged account;
 * everybody else runs it as themselves.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { StartupError } from "../../startup-error.ts";

export type Account = Readonly<{
  uid: number;
  gid: number;
  /** True when this process is root and has to change to the account for every child. */
  isOther: boolean;
}>;

/** What PostgreSQL's programs get to see: no PG* variables and no secrets of ours. */
export const bareEnvironment = { LC_ALL: "C", PATH: "/usr/bin:/bin" };

/** Spawn options that make a child run as the account. */
export function asAccount(account: Account): { uid?: number; gid?: number } {
  return account.isOther ? { uid: account.uid, gid: account.gid } : {};
}

function askId(flag: "-u" | "-g", name: string): number | undefined {
  const answer = spawnSync("id", [flag, name], { encoding: "utf8" });
  return answer.status === 0 && /^\d+\s*$/.test(answer.stdout) ? Number(answer.stdout) : undefined;
}

function nearestExisting(folder: string): fs.Stats {
  const stats = fs.statSync(folder, { throwIfNoEntry: false });
  return stats ?? nearestExisting(path.dirname(folder));
}

/** initdb looks its user up by number and gives up on one without a name. */
function hasName(uid: number): boolean {
  return spawnSync("id", ["-un", String(uid)]).status === 0;
}

/**
 * The account for the cluster in `folder`, which need not exist. For root it is the owner of the folder, or of the
 * folder that it will be made in, so that root and the owner of a clone can take turns; `nobody` where that is root.
 */
export function accountFor(folder: string): Account {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined) {
    throw new StartupError(
      "The embedded database runs on Linux and macOS only. Set DATABASE_URL to the address of a PostgreSQL server.",
    );
  }
  if (uid !== 0) return { uid, gid, isOther: false };
  const owner = nearestExisting(folder);
  if (owner.uid !== 0 && hasName(owner.uid))
    return { uid: owner.uid, gid: owner.gid, isOther: true };
  const nobody = askId("-u", "nobody");
  const nogroup = askId("-g", "nobody");
  if (nobody === undefined || nogroup === undefined) {
    throw new StartupError(
      "PostgreSQL does not run as root, and this system has no account named nobody that could run it. Start the shop as an ordinary user, or set DATABASE_URL to the address of a PostgreSQL server.",
    );
  }
  return { uid: nobody, gid: nogroup, isOther: true };
}

/** Whether the account can enter the folder, found out by trying: rights may come from more than the mode bits. */
export function canEnter(account: Account, folder: string): boolean {
  return (
    spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...asAccount(account), cwd: "/" })
      .status === 0
  );
}
