/**
 * The folder with the database files: made whole or not at all, and judged before a server touches
 * it.
 */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { findFullPlace, unwritableReasons } from "../../file-errors.ts";
import { StartupError } from "../../startup-error.ts";
import {
  asAccount,
  bareEnvironment,
  canEnter,
  findAccount,
  setOwnerOfFolder,
  findMaker,
  type Account,
} from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { isRunning, assertNotRunning } from "./running.ts";

export const ownerRole = "shop_owner";

/** The folder of the files, and its path for the account. */
export type Cluster = Readonly<{ folder: string; nameForAccount: string }>;

function createUnwritableError(folder: string, error: unknown): StartupError {
  const { code } = error as NodeJS.ErrnoException; // every error of node:fs is one
  const hint =
    code === "EEXIST" ? "a file of that name is in the way" : unwritableReasons[code ?? ""];
  const reason = hint ?? (error as Error).message;
  return new StartupError(
    `The data folder ${folder} cannot be written: ${reason}. Give this user write permission, or set DATA_DIR to another folder.`,
    { cause: error },
  );
}

/** Makes the data folder if need be and proves that it can be written. */
export function prepareDataFolder(dataDir: string, account: Account): void {
  try {
    const first = fs.mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    if (account.isOther && first !== undefined) {
      // A folder that root makes inside a user's clone belongs to that user; the dedicated account
      // only gets its own folder.
      const parent = fs.statSync(path.dirname(first));
      for (let made = dataDir; made.startsWith(first); made = path.dirname(made))
        fs.lchownSync(made, parent.uid, parent.gid);
    }
    const proof = path.join(dataDir, `.write-test-${randomBytes(6).toString("hex")}`);
    fs.writeFileSync(proof, "", { flag: "wx" });
    fs.unlinkSync(proof);
  } catch (error) {
    throw createUnwritableError(dataDir, error);
  }
}

/**
 * The account reaches the folder by its path or, if a folder above is closed to it, as its working
 * directory, which root enters before changing the account.
 */
function findClusterAt(folder: string, account: Account): Cluster {
  if (!account.isOther || canEnter(account, folder)) return { folder, nameForAccount: folder };
  if (fs.existsSync("/proc/self/cwd")) return { folder, nameForAccount: "/proc/self/cwd" };
  throw new StartupError(
    `PostgreSQL does not run as root, and the unprivileged account (uid ${account.uid}) cannot enter ${folder}, because a parent folder is closed to other users. Set DATA_DIR to a folder that other users can enter, or start the shop as an ordinary user.`,
  );
}

function isEmptyOrMissing(folder: string): boolean {
  return !fs.existsSync(folder) || fs.readdirSync(folder).length === 0;
}

/** Throws `StartupError` when the files cannot be those of a cluster that this server can open. */
function check(folder: string, account: Account, binaries: Binaries): void {
  const owner = fs.statSync(folder).uid;
  if (owner !== account.uid) {
    throw new StartupError(
      `The database in ${folder} belongs to another user (uid ${owner}), and its server would run as uid ${account.uid}. Start the shop as the user who started it before, or change the owner of the database: chown -R ${account.uid}:${account.gid} "${folder}".`,
    );
  }
  let version: string;
  try {
    version = fs.readFileSync(path.join(folder, "PG_VERSION"), "utf8").trim();
  } catch {
    version = "";
  }
  const advice =
    "Nothing was changed. Restore the folder from a backup, or move it away: the next start then makes a new, empty database.";
  if (!/^\d+(\.\d+)?$/.test(version) || !fs.existsSync(path.join(folder, "global", "pg_control"))) {
    throw new StartupError(
      `The database folder ${folder} is damaged: files that every PostgreSQL database has are missing or unreadable. ${advice}`,
    );
  }
  if (version !== binaries.majorVersion) {
    throw new StartupError(
      `The database in ${folder} was created by PostgreSQL ${version}, and this version of the shop contains PostgreSQL ${binaries.majorVersion}, which cannot open it. Nothing was changed. Use the version of the shop that created it, or make a backup with that version and restore it with this one into another DATA_DIR (npm run shop -- help backup).`,
    );
  }
}

function removeAbandonedDrafts(dataDir: string): void {
  for (const name of fs.readdirSync(dataDir)) {
    const pid = /^postgres\.new-(\d+)-[0-9a-f]+$/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      fs.rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
}

/** initdb's messages are long; the first sentence has the reason. */
function findFirstComplaint(output: string): string {
  const lines = output.trim().split("\n");
  const line = lines.find((candidate) => /\b(FATAL|PANIC|error):/.test(candidate));
  return (line ?? lines.join(" ")).replace(/^.*?\b(FATAL|PANIC|error):\s*/, "").replace(/\.$/, "");
}

async function createCluster(folder: string, account: Account, binaries: Binaries): Promise<void> {
  const draft = `${folder}.new-${process.pid}-${randomBytes(4).toString("hex")}`;
  const maker = findMaker(account);
  try {
    fs.mkdirSync(draft, { mode: 0o700 });
    if (maker.isOther) fs.lchownSync(draft, maker.uid, maker.gid);
    const child = spawn(
      binaries.initdb,
      [
        `--pgdata=${findClusterAt(draft, maker).nameForAccount}`,
        `--username=${ownerRole}`,
        // Trusted, because the only way in is a socket in a folder that only the account and root
        // can enter.
        "--auth-local=trust",
        "--auth-host=reject",
        "--encoding=UTF8",
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--no-instructions",
      ],
      {
        ...asAccount(maker),
        cwd: draft,
        env: bareEnvironment,
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
    const ended = new Promise<number | null>((resolve, reject) => {
      child.on("error", reject);
      child.on("close", resolve);
    });
    const [code, complaint] = await Promise.all([ended, text(child.stderr)]);
    if (code !== 0) {
      throw new StartupError(
        `The database could not be created in ${folder}: ${findFullPlace(complaint) ?? findFirstComplaint(complaint)}. Nothing was left behind.`,
      );
    }
    if (maker.uid !== account.uid) setOwnerOfFolder(draft, maker, account);
    // One step: a start that is interrupted before it leaves no half-made cluster under the real
    // name.
    fs.renameSync(draft, folder);
    const parent = fs.openSync(path.dirname(folder), "r");
    fs.fsyncSync(parent);
    fs.closeSync(parent);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    // Another start may have been faster; PostgreSQL's own lock decides between the two.
    if (!isEmptyOrMissing(folder)) return;
    throw error instanceof StartupError
      ? error
      : createUnwritableError(path.dirname(folder), error);
  }
}

/**
 * Earlier versions of the shop let `nobody` run the database for root, whose files other programs
 * can reach.
 */
async function changeOwner(folder: string, account: Account): Promise<void> {
  const nobody = account.isOther ? findAccount("nobody") : undefined;
  const owner = fs.statSync(folder, { throwIfNoEntry: false })?.uid;
  if (nobody === undefined || owner !== nobody.uid || owner === account.uid) return;
  await assertNotRunning(folder);
  setOwnerOfFolder(folder, nobody, account);
}

/**
 * The cluster in `<dataDir>/postgres`, made when it is not there; `onCreate` is called before that
 * long step.
 */
export async function openCluster(
  dataDir: string,
  account: Account,
  binaries: Binaries,
  onCreate: () => void,
): Promise<Cluster> {
  const folder = path.join(dataDir, "postgres");
  removeAbandonedDrafts(dataDir);
  let isNew: boolean;
  try {
    isNew = isEmptyOrMissing(folder);
  } catch {
    isNew = false; // It exists and is closed to us: `check` says whose it is.
  }
  if (isNew) {
    onCreate();
    await createCluster(folder, account, binaries);
  }
  await changeOwner(folder, account);
  check(folder, account, binaries);
  return findClusterAt(folder, account);
}
