// Places that a command cannot fill: without room, or without what the shop needs later.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { withPlace } from "../../../src/cli/with-database.ts";
import { prepareDatabase } from "../../../src/server/start/prepare-database.ts";
import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { temporaryFolder } from "../../support/embedded-shop.ts";
import { project } from "../../support/embedded-folders.ts";
import { emptyDatabase, firstRelease } from "../backup/copies.ts";

const cli = { env: {}, root: project };
const logLevel = "silent";

async function query(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

const fill = "create table kept as select 1 as row";
const meetFullDisk = `do $$ begin
  raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
end $$`;

test("BACK-69 a full disk is reported in one sentence, and the newly created database is removed", async () => {
  const dataDir = path.join(temporaryFolder(), "data");
  const filled = withPlace(cli, { dataDir, logLevel, databaseUrl: undefined }, ({ ownerUrl }) =>
    query(ownerUrl, meetFullDisk),
  );
  await expect(filled).rejects.toThrow(
    `The database in ${dataDir} could not be filled: the disk is full. Free some space there, or set DATA_DIR to another folder. Nothing was left behind.`,
  );
  expect(fs.existsSync(dataDir)).toBe(false);
});

test("BACK-69 an existing database is kept when the disk is full", async () => {
  const dataDir = path.join(temporaryFolder(), "data");
  const place = { dataDir, logLevel, databaseUrl: undefined } as const;
  await withPlace(cli, place, ({ ownerUrl }) => query(ownerUrl, fill));
  const full = withPlace(cli, place, ({ ownerUrl }) => query(ownerUrl, meetFullDisk));
  await expect(full).rejects.toThrow("the disk is full");
  await withPlace(cli, place, ({ ownerUrl }) => query(ownerUrl, "select from kept"));
});

test("BACK-69 a target without room for a new database is reported in one sentence and left unchanged", () => {
  const folder = temporaryFolder();
  const { status, stdout } = spawnSync(
    "/bin/sh",
    // Blocks of 512 bytes, 4 MB in all: less than PostgreSQL's first file needs.
    [
      "-c",
      'ulimit -f 8192; exec "$@"',
      "sh",
      process.execPath,
      path.join(project, "src/cli/shop.mjs"),
      "restore",
      "--from",
      firstRelease,
      "--json",
    ],
    { encoding: "utf8", env: { ...process.env, DATA_DIR: path.join(folder, "data") } },
  );
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    error: {
      kind: "failed",
      message: expect.stringMatching(
        /could not be created in \S.*: the file would be too large for this file system\. Nothing was left behind\.$/,
      ) as string,
    },
  });
  expect(fs.readdirSync(folder)).toEqual([]);
});

test("BACK-70 an owner without a password is refused before a table is created", async () => {
  const { ownerUrl } = await emptyDatabase();
  const url = new URL(ownerUrl);
  url.password = "";
  const databaseUrl = url.href;
  const restored = withPlace(cli, { dataDir: "/none", logLevel, databaseUrl }, () =>
    query(ownerUrl, fill),
  );
  await expect(restored).rejects.toThrow("DATABASE_URL has no password.");
  const started = prepareDatabase({
    config: readConfig({ DATABASE_URL: databaseUrl, DEMO: "on" }, project),
    log: silentLog,
    onStop: () => {},
    onLost: () => {},
  });
  await expect(started).rejects.toThrow("DATABASE_URL has no password.");
  await query(
    ownerUrl,
    `do $$ begin
    assert not exists (select from pg_class where relnamespace = 'public'::regnamespace);
  end $$`,
  );
});
