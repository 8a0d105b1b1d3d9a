import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { asAccount, canEnter } from "#platform/db/embedded/account.ts";
import { startEmbedded } from "#platform/db/embedded.ts";
import { silentLog } from "#platform/log.ts";
import {
  account,
  getClusterFolder,
  hasServer,
  isRoot,
  nobody,
  ordinary,
  project,
  serverPid,
} from "../../support/embedded-folders.ts";
import { query, startShop, temporaryFolder } from "../../support/embedded-shop.ts";

describe("environments", () => {
  test("a first start creates the database, and a second start finds its rows", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    const first = await startShop(dataDir);
    await query(first, "create table kept as select 'here' as word");
    await first.stop();
    expect(hasServer(dataDir)).toBe(false);
    const second = await startShop(dataDir);
    expect(await query(second, "select word from kept")).toEqual([{ word: "here" }]);
  });

  test("only the server's account can read the files, and no network address is open", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    const shop = await startShop(dataDir);
    const files = fs.statSync(getClusterFolder(dataDir));
    expect({ mode: files.mode & 0o777, uid: files.uid }).toEqual({ mode: 0o700, uid: account.uid });
    const socketFolder = new URL(shop.ownerUrl).searchParams.get("host") ?? "";
    const folder = fs.statSync(socketFolder);
    expect({ mode: folder.mode & 0o777, uid: folder.uid }).toEqual({
      mode: 0o700,
      uid: account.uid,
    });
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
    expect(rows).toEqual([
      { datlocprovider: "b", datlocale: "C.UTF-8", encoding: "UTF8", folded: "äö" },
    ]);
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
    expect(canEnter(account, getClusterFolder(dataDir))).toBe(false);
    await query(first, "create table kept as select 'here' as word");
    first.process.kill("SIGKILL");
    const second = await startShop(dataDir);
    expect(await query(second, "select word from kept")).toEqual([{ word: "here" }]);
  });

  test.runIf(isRoot)("RUN-45 root runs it as a dedicated account", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    await startShop(dataDir);
    expect([0, nobody.uid]).not.toContain(account.uid);
    const owners = fs
      .readdirSync(getClusterFolder(dataDir), { recursive: true, encoding: "utf8" })
      .map((name) => fs.lstatSync(path.join(getClusterFolder(dataDir), name)).uid);
    expect(new Set(owners)).toEqual(new Set([account.uid]));
    const server = fs.statSync(`/proc/${serverPid(dataDir)}`);
    expect(server.uid).toBe(account.uid);
  });

  test.runIf(isRoot)(
    "RUN-46 a database owned by nobody becomes that account's, with all rows",
    async () => {
      const dataDir = path.join(temporaryFolder(), "data");
      const before = await startShop(dataDir);
      await query(before, "create table kept as select 'here' as word");
      await before.stop();
      // As earlier versions of the shop left it.
      execFileSync("chown", ["-R", `${nobody.uid}:${nobody.gid}`, getClusterFolder(dataDir)]);
      const foreign = path.join(getClusterFolder(dataDir), "of-root");
      fs.writeFileSync(foreign, "");
      const shop = await startShop(dataDir);
      expect(await query(shop, "select word from kept")).toEqual([{ word: "here" }]);
      expect(fs.statSync(getClusterFolder(dataDir)).uid).toBe(account.uid);
      expect(fs.statSync(foreign).uid).toBe(0);
    },
  );

  test.runIf(isRoot)("RUN-45 a numeric id without a name runs it as well", async () => {
    const folder = temporaryFolder();
    fs.chownSync(folder, 60_999, 60_999);
    const dataDir = path.join(folder, "data");
    const shop = await startShop(dataDir);
    expect(await query(shop, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(fs.statSync(getClusterFolder(dataDir)).uid).toBe(60_999);
  });

  test.runIf(isRoot && canEnter(account, project))(
    "an ordinary user runs it as themselves",
    async () => {
      const folder = temporaryFolder();
      fs.chownSync(folder, ordinary.uid, ordinary.gid);
      const dataDir = path.join(folder, "data");
      const shop = await startShop(dataDir, ordinary);
      expect(await query(shop, "select 1 as one")).toEqual([{ one: 1 }]);
      expect(fs.statSync(dataDir).uid).toBe(ordinary.uid);
    },
  );

  test.runIf(isRoot && canEnter(account, project))(
    "root and the owner of a folder take turns",
    async () => {
      const folder = temporaryFolder();
      fs.chownSync(folder, ordinary.uid, ordinary.gid);
      const dataDir = path.join(folder, "data");
      const byRoot = await startShop(dataDir);
      await query(byRoot, "create table kept as select 'here' as word");
      await byRoot.stop();
      const byOwner = await startShop(dataDir, ordinary);
      expect(await query(byOwner, "select word from kept")).toEqual([{ word: "here" }]);
      await byOwner.stop();
      const byRootAgain = await startShop(dataDir);
      expect(await query(byRootAgain, "select word from kept")).toEqual([{ word: "here" }]);
    },
  );
});

describe("after a kill", () => {
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

  test("a server that stops by itself is noticed", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    const database = await startEmbedded({ dataDir, log: silentLog });
    process.kill(serverPid(dataDir), "SIGKILL");
    await database.ended;
    await expect(database.stop()).resolves.toBeUndefined();
  });

  test("a stale pid file whose number belongs to another program does not prevent a start", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    const shop = await startShop(dataDir);
    const file = path.join(getClusterFolder(dataDir), "postmaster.pid");
    const left = fs.readFileSync(file, "utf8");
    await shop.stop();
    // A process of the server's own account: PostgreSQL by itself would take it for the server.
    const stranger = spawn("/bin/sh", ["-c", "read -r line"], { ...asAccount(account), cwd: "/" });
    onTestFinished(() => void stranger.stdin.end());
    fs.writeFileSync(file, left.replace(/^\d+/, String(stranger.pid)));
    fs.chownSync(file, account.uid, account.gid);
    const next = await startShop(dataDir);
    expect(await query(next, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("a first start that is killed leaves no incomplete database", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    const gone = path.join(dataDir, "postgres.new-99999999-0a0a0a0a");
    fs.mkdirSync(gone, { recursive: true });
    fs.writeFileSync(path.join(gone, "PG_VERSION"), "18\n");
    const shop = await startShop(dataDir);
    expect(await query(shop, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(fs.existsSync(gone)).toBe(false);
  });
});
