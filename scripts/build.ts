// Builds the shop into build/: browser and server bundles, compressed copies, a stamp; images.
//   --if-stale         only when the sources have changed since the last complete build
//   --without-images   leaves them to the shop, which makes them while it answers already
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { endOnSignals, waitForChild } from "./support/child-process.ts";
import { fingerprint, isBuilt, stampFile } from "./build/fingerprint.ts";
import { copyFilms } from "./media/films.ts";
import { createMedia } from "./media/create-media.ts";
import { precompress } from "./build/precompress.ts";
import { createAppFiles } from "./build/pwa.ts";
import { computeSecondsSince, startProgress } from "./support/progress.ts";
import { keepReleases } from "./build/releases.ts";
import { manifestAmong, splitRouteManifest } from "./build/tricks/route-manifest.ts";

const root = join(import.meta.dirname, "..");
const buildDir = join(root, "build");
const mediaDir = join(buildDir, "media");
/** The build directory in react-router.config.ts. */
const stagingDir = join(buildDir, "staging");

async function build(print: string): Promise<void> {
  const startMs = performance.now();
  copyFilms(mediaDir);
  await bundle();
  const assets = join(stagingDir, "client/assets");
  splitRouteManifest(join(assets, manifestAmong(readdirSync(assets))));
  await createAppFiles(join(stagingDir, "client"), print.slice(0, 16));
  const progress = startProgress();
  progress.update("Compressing");
  const files = await precompress(join(stagingDir, "client"));
  keepReleases(assets, join(buildDir, "releases"));
  progress.done(`Compressed ${files} files`);
  // Up to here an interruption leaves the last build as it was. Between here and the stamp it
  // leaves a stale one.
  rmSync(stampFile, { force: true });
  for (const part of ["client", "server"]) {
    rmSync(join(buildDir, part), { recursive: true, force: true });
    renameSync(join(stagingDir, part), join(buildDir, part));
  }
  rmSync(stagingDir, { recursive: true });
  writeFileSync(`${stampFile}.part`, print);
  renameSync(`${stampFile}.part`, stampFile);
  console.log(`Built in ${computeSecondsSince(startMs)}`);
}

/** Runs the React Router build. What it prints is shown only when it fails. */
async function bundle(): Promise<void> {
  const startMs = performance.now();
  const progress = startProgress();
  progress.update("Bundling the pages");
  const cli = join(root, "node_modules/@react-router/dev/bin.cjs");
  const child = spawn(process.execPath, [cli, "build", "--logLevel", "warn"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  const code = await waitForChild(child);
  if (code !== 0) {
    progress.done("Bundling the pages failed:");
    process.stderr.write(Buffer.concat(output));
    process.exit(1);
  }
  progress.done(`Bundled the pages in ${computeSecondsSince(startMs)}`);
}

/**
 * Waits until no other process builds. The lock is a SQLite transaction because the operating
 * system releases it however its holder ends; a lock file would outlive a killed build.
 */
async function waitForLock(): Promise<DatabaseSync> {
  mkdirSync(buildDir, { recursive: true });
  const lock = new DatabaseSync(join(buildDir, ".lock"), { timeout: 0 });
  for (let attempt = 0; ; attempt += 1) {
    try {
      lock.exec("BEGIN EXCLUSIVE");
      return lock;
    } catch (error) {
      if (!(error instanceof Error && error.message.includes("locked"))) throw error;
      if (attempt === 0) console.log("Another build is running; waiting until it ends.");
      await wait(200);
    }
  }
}

endOnSignals();

const onlyIfStale = process.argv.includes("--if-stale");
if (!onlyIfStale || !isBuilt(fingerprint())) {
  const lock = await waitForLock();
  // Taken before the build starts: a file that changes meanwhile leaves the build stale. Taken
  // again after the wait: the other build may have done the work.
  const print = fingerprint();
  if (!onlyIfStale || !isBuilt(print)) await build(print);
  lock.close();
}
if (!process.argv.includes("--without-images")) await createMedia(mediaDir);
