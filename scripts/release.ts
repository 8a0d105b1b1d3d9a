// Makes the archive of a release in release/: the built shop with its Node, its packages and its
// database, for machines on which nothing is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { measureFolder, platform, getReleaseName, stageRelease } from "./release/stage-release.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "release");
const staged = join(folder, "wanderpaw");
const archive = join(folder, `${getReleaseName()}.tar.gz`);

if (platform !== "linux-x64")
  throw new Error(`A release is made on linux-x64, and this is ${platform}.`);
run(process.execPath, [join(root, "scripts/build.ts"), "--if-stale"]);
stageRelease(staged);
// Root's, like anything that is installed; the names in it are in the same order each time.
run("tar", ["-C", folder, "--owner=0", "--group=0", "--sort=name", "-czf", archive, "wanderpaw"]);
const sum = createHash("sha256").update(readFileSync(archive)).digest("hex");
writeFileSync(join(folder, "SHA256SUMS"), `${sum}  ${basename(archive)}\n`);

const toMegabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
console.log(
  `${archive}: ${toMegabytes(statSync(archive).size)}, unpacked ${toMegabytes(measureFolder(staged))}, ` +
    `of which packages ${toMegabytes(measureFolder(join(staged, "node_modules")))}`,
);

function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`${basename(command)} failed`, { cause: error });
}
