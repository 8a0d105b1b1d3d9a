/**
 * The account that runs the database server. PostgreSQL refuses to run as root, so root runs it
 * under an unprivileged account; other users run it as themselves.
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

/** Runs the database for root, and nothing else. */
const OWN_NAME = "wanderpaw-db";

/** Commands that make the account, on one system or the other. */
const makers: readonly (readonly string[])[] = [
  ["useradd", "--system", "--user-group", "--no-create-home", "--home-dir=/", "--shell=/bin/false"],
  ["adduser", "-S", "-D", "-H", "-h", "/", "-s", "/bin/false"],
];

/** Several shops may start at once, and only one of them can write the list of accounts. */
const TRIES = 10;
const PAUSE_MS = 200;

/** User ids without a name begin here, outside the ranges of people and of systemd services. */
const FIRST_NAMELESS = 60_578;

/** Environment of PostgreSQL's programs: no PG* variables and no secrets of ours. */
export const bareEnvironment = { LC_ALL: "C", PATH: "/usr/bin:/bin" };

/** Spawn options that make a child run as the account. */
export function asAccount(account: Account): { uid?: number; gid?: number } {
  return account.isOther ? { uid: account.uid, gid: account.gid } : {};
}

function readId(flag: "-u" | "-g", name: string): number | undefined {
  const answer = spawnSync("id", [flag, name], { encoding: "utf8" });
  return answer.status === 0 && /^\d+\s*$/.test(answer.stdout) ? Number(answer.stdout) : undefined;
}

function findNearestExisting(folder: string): fs.Stats {
  const stats = fs.statSync(folder, { throwIfNoEntry: false });
  return stats ?? findNearestExisting(path.dirname(folder));
}

/** An account of the system by its name; undefined when there is none. */
export function findAccount(name: string): Account | undefined {
  const [uid, gid] = [readId("-u", name), readId("-g", name)];
  return uid === undefined || gid === undefined ? undefined : { uid, gid, isOther: true };
}

/** Whether a number has a name: initdb looks its user up and gives up on one without. */
function hasName(uid: number): boolean {
  return spawnSync("id", ["-un", String(uid)]).status === 0;
}

/**
 * The account for the cluster in `folder`, which need not exist. For root it is the owner of the
 * folder, or of the folder that it will be made in, so that root and the owner of a clone can take
 * turns. If that owner is root, or `nobody`, which other programs share, a dedicated account is
 * used, and created if need be.
 */
export function selectAccount(folder: string): Account {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined) {
    throw new StartupError(
      "The embedded database runs only on Linux and macOS. Set DATABASE_URL to the address of a PostgreSQL server.",
    );
  }
  if (uid !== 0) return { uid, gid, isOther: false };
  const owner = findNearestExisting(folder);
  if (owner.uid !== 0 && owner.uid !== findAccount("nobody")?.uid)
    return { uid: owner.uid, gid: owner.gid, isOther: true };
  return getOwnAccount();
}

/**
 * Finds or creates the dedicated account of the database. If the list of accounts is read-only, it
 * is a user id without a name.
 */
function getOwnAccount(): Account {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = findAccount(OWN_NAME) ?? createAccount();
    if (found !== "again") return found ?? createNameless();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
  return createNameless();
}

function createAccount(): Account | "again" | undefined {
  for (const [program = "", ...options] of makers) {
    const run = spawnSync(program, [...options, OWN_NAME], { encoding: "utf8" });
    const made = findAccount(OWN_NAME);
    if (made !== undefined) return made;
    if (/lock/i.test(run.stderr ?? "")) return "again";
  }
  return undefined;
}

function createNameless(): Account {
  let uid = FIRST_NAMELESS;
  while (hasName(uid)) uid += 1;
  return { uid, gid: uid, isOther: true };
}

/**
 * The account that runs initdb for another one, which gets the files afterwards: the same one if it
 * has a name.
 */
export function findMaker(account: Account): Account {
  if (!account.isOther || hasName(account.uid)) return account;
  const nobody = findAccount("nobody");
  if (nobody === undefined)
    throw new StartupError(
      "PostgreSQL does not run as root, and this system has no named account that could create the database. Start the shop as an ordinary user, or set DATABASE_URL to the address of a PostgreSQL server.",
    );
  return nobody;
}

/**
 * Gives the files below `folder` that are `from`'s to the account. The folder itself comes first:
 * it is closed to all others, so no one can place links in it meanwhile. Links are not followed.
 */
export function setOwnerOfFolder(folder: string, from: Account, account: Account): void {
  const setOwner = (file: string) => {
    if (fs.lstatSync(file).uid === from.uid) fs.lchownSync(file, account.uid, account.gid);
  };
  setOwner(folder);
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: "utf8" }))
    setOwner(path.join(folder, name));
}

/**
 * Whether the account can enter the folder, found out by trying: rights may come from more than the
 * mode bits.
 */
export function canEnter(account: Account, folder: string): boolean {
  return (
    spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...asAccount(account), cwd: "/" })
      .status === 0
  );
}
