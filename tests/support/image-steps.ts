// Follows Dockerfile and .dockerignore step by step where there is no container engine: in a folder
// in place of the image, from a release that is staged beside it.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { stageRelease } from "../../scripts/release/stage-release.ts";

type Step = { readonly what: string; readonly rest: string };

export type Image = {
  /** In place of the folder that WORKDIR names. */
  readonly folder: string;
  /** In place of the folder that VOLUME names. */
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly health: readonly string[];
  readonly account: { readonly uid: number; readonly gid: number };
  readonly base: string;
};

/** The lines of a file that say something. */
const readLines = (file: string) =>
  fs
    .readFileSync(file, "utf8")
    .replaceAll("\\\n", " ")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));

/** Throws at the first step that fails, and at one that is not understood. */
export function buildImage(place: string): Image {
  const context = path.join(place, "release");
  const folder = path.join(place, "shop");
  const dataDir = path.join(place, "data");
  stageRelease(context);
  fs.mkdirSync(folder);
  const env: Record<string, string> = {};
  const others: Record<string, string> = {};
  for (const { what, rest } of readLines(path.join(context, "Dockerfile")).map(toStep)) {
    const words = rest.split(/\s+/);
    if (what === "ENV")
      for (const word of words) {
        const [name = "", value = ""] = word.split("=");
        env[name] = value;
      }
    else if (what === "RUN")
      run(rest.replace(env["DATA_DIR"] ?? "no such folder", `'${dataDir}'`), folder);
    else if (what === "COPY") copy(context, words.slice(0, -1), folder);
    else others[what] = rest;
  }
  const { FROM = "", USER = "", CMD = "[]", HEALTHCHECK = "", VOLUME, EXPOSE, ...more } = others;
  const { WORKDIR, ...unknown } = more;
  const [uid = 0, gid = 0] = USER.split(":").map(Number);
  if (
    WORKDIR === undefined ||
    Object.keys(unknown).length > 0 ||
    VOLUME !== env["DATA_DIR"] ||
    EXPOSE !== env["PORT"]
  )
    throw new Error(`The Dockerfile has steps that are not followed: ${JSON.stringify(others)}`);
  return {
    folder,
    dataDir,
    env: { ...env, DATA_DIR: dataDir },
    command: toWords(CMD),
    health: toWords(HEALTHCHECK.slice(HEALTHCHECK.indexOf("CMD ") + 4)),
    account: { uid, gid },
    base: FROM,
  };
}

function toStep(line: string): Step {
  const [what = ""] = line.split(" ", 1);
  return { what, rest: line.slice(what.length).trim() };
}

// Its own JSON form.
const toWords = (text: string) => JSON.parse(text) as string[];

function run(command: string, cwd: string): void {
  const { status, stdout, stderr } = spawnSync("sh", ["-ec", command], {
    cwd,
    encoding: "utf8",
    // As in the image: nothing of this machine but its programs.
    env: { PATH: process.env["PATH"] },
  });
  if (status !== 0) throw new Error(`RUN ${command} failed: ${stdout}\n${stderr}`);
}

/** Copies what .dockerignore lets into the image. */
function copy(context: string, sources: readonly string[], folder: string): void {
  const patterns = readLines(path.join(context, ".dockerignore"));
  /** The last pattern that says something of a path, or of a folder above it, counts. */
  const isLetIn = (name: string) =>
    patterns.findLast((pattern) => {
      const bare = pattern.replace(/^!/, "");
      return name.startsWith(`${bare}/`) || path.matchesGlob(name, bare);
    })?.[0] === "!";
  for (const source of sources) {
    fs.cpSync(path.join(context, source), path.join(folder, source), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => {
        const name = path.relative(context, file);
        return name === "" || isLetIn(name);
      },
    });
  }
}
