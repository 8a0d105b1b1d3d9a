// Follows Dockerfile and .dockerignore step by step where there is no container engine: in folders
// in place of images, and with the numbers of accounts that the base image has.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { project } from "./embedded-folders.ts";

/** The account `node` of the base image. */
export const NODE_ACCOUNT = { uid: 1000, gid: 1000 };

type Step = { readonly what: string; readonly rest: string };

export type Image = {
  /** In place of the folder that WORKDIR names. */
  readonly folder: string;
  /** In place of the folder that VOLUME names. */
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly health: readonly string[];
  readonly user: string;
  /** The base of each stage. */
  readonly bases: readonly string[];
};

const read = (name: string) => fs.readFileSync(path.join(project, name), "utf8");

/** The lines of a file that say something. */
const readLines = (name: string) =>
  read(name)
    .replaceAll("\\\n", " ")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));

/** Throws at the first step that fails, and at one that is not understood. */
export function buildImage(place: string): Image {
  const folder = path.join(place, "shop");
  const dataDir = path.join(place, "data");
  fs.mkdirSync(folder);
  const env: Record<string, string> = {};
  const bases: string[] = [];
  const others: Record<string, string> = {};
  let workdir = "";
  for (const { what, rest } of readLines("Dockerfile").map(toStep)) {
    const words = rest.split(/\s+/);
    if (what === "FROM") bases.push(words[0] ?? "");
    else if (what === "WORKDIR") workdir = rest;
    else if (what === "ENV")
      for (const word of words) {
        const [name = "", value = ""] = word.split("=");
        env[name] = value;
      }
    else if (what === "RUN") run(translate(rest), folder);
    // The second stage takes over the folder of the first, whole.
    else if (rest === `--from=build ${workdir} ./`) continue;
    else if (what === "COPY") copy(words.slice(0, -1), folder);
    else others[what] = rest;
  }
  const { USER = "", CMD = "[]", HEALTHCHECK = "", VOLUME, EXPOSE, ...unknown } = others;
  if (Object.keys(unknown).length > 0 || VOLUME !== env["DATA_DIR"] || EXPOSE !== env["PORT"])
    throw new Error(`The Dockerfile has steps that are not followed: ${JSON.stringify(others)}`);
  return {
    folder,
    dataDir,
    env: { ...env, DATA_DIR: dataDir },
    command: toWords(CMD),
    health: toWords(HEALTHCHECK.slice(HEALTHCHECK.indexOf("CMD ") + 4)),
    user: USER,
    bases,
  };

  function translate(command: string): string {
    return command
      .replace(env["DATA_DIR"] ?? "no such folder", `'${dataDir}'`)
      .replaceAll(/--(owner|group)=node/g, `--$1=${NODE_ACCOUNT.uid}`);
  }
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
    // As in the image: nothing of this machine but its programs, and the packages that it has got.
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      npm_config_prefer_offline: "true",
    },
  });
  if (status !== 0) throw new Error(`RUN ${command} failed: ${stdout}\n${stderr}`);
}

/** Copies what .dockerignore lets into the image. */
function copy(sources: readonly string[], folder: string): void {
  const patterns = readLines(".dockerignore");
  /** The last pattern that says something of a path, or of a folder above it, counts. */
  const isLetIn = (name: string) =>
    patterns.findLast((pattern) => {
      const bare = pattern.replace(/^!/, "");
      return name.startsWith(`${bare}/`) || path.matchesGlob(name, bare);
    })?.[0] === "!";
  for (const source of sources) {
    // Sizes and formats of images take minutes; those that this project has made are the same.
    if (source === ".")
      fs.cpSync(path.join(project, "build/media"), path.join(folder, "build/media"), {
        recursive: true,
      });
    const from = path.join(project, source);
    fs.cpSync(from, path.join(folder, source), {
      recursive: true,
      filter: (file) => {
        const name = path.relative(project, file);
        return name === "" || isLetIn(name);
      },
    });
  }
}
