import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { HOUR_MS } from "#shared/durations.ts";
import { writeArchive } from "./archive.ts";

/** Writes much more than the process's file size limit allows. */
const script = `
  import { writeArchive } from "#platform/backup/archive.ts";
  const [file] = process.argv.slice(1);
  await writeArchive(file, async ({ add }) => {
    for (let part = 0; part < 50; part += 1) await add("part " + part, Buffer.alloc(1_000_000));
    throw new Error("everything was written");
  }).catch((error) => console.log(error.name + ": " + error.message));`;

test("BACK-66 the partial file of a killed backup is removed by a later one, that of a running backup is not", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wanderpaw archive "));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const [left, running] = [`.${"0".repeat(16)}.draft`, `.${"1".repeat(16)}.draft`];
  for (const name of [left, running, ".other"]) fs.writeFileSync(path.join(folder, name), "rows");
  const now = new Date();
  const longAgo = new Date(now.getTime() - 2 * HOUR_MS);
  for (const [name, at] of [
    [left, longAgo],
    [running, now],
    [".other", longAgo],
  ] as const)
    fs.utimesSync(path.join(folder, name), at, at);
  const nothing = new Error("nothing to write");
  const attempt = writeArchive(path.join(folder, "backup.tar"), () => Promise.reject(nothing));
  await expect(attempt).rejects.toBe(nothing);
  expect(fs.readdirSync(folder).toSorted()).toEqual([running, ".other"]);
});

test("BACK-50 a target that accepts no more bytes ends a backup with one sentence and leaves nothing", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wanderpaw archive "));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, "backup.tar");
  const run = spawnSync(
    "/bin/sh",
    // Blocks of 512 bytes, 2 MB in all: the same as a full disk to the program, without needing
    // one.
    [
      "-c",
      'ulimit -f 4096; exec "$@"',
      "sh",
      process.execPath,
      "--input-type=module",
      "-e",
      script,
      file,
    ],
    { encoding: "utf8" },
  );
  expect({ output: run.stdout, failed: run.stderr }).toEqual({
    output: `StartupError: ${file} cannot be written: the file would be too large for this file system. Nothing was left behind.\n`,
    failed: "",
  });
  expect(fs.readdirSync(folder)).toEqual([]);
});
