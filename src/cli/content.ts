import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { exportContent } from "#modules/content/admin/export-content.ts";
import { importContent } from "#modules/content/admin/import-content.ts";
import { createClock } from "#platform/clock.ts";
import { silentLog } from "#platform/log.ts";
import { StartupError } from "#platform/startup-error.ts";
import { system } from "#shared/actor.ts";
import { listOwnPaths } from "#web/own-paths.ts";
import { createOutcome, type CliContext, type Options, type Outcome } from "./cli-context.ts";
import { withDatabase } from "./with-database.ts";

/** Writes what the owner has changed into a folder. */
export async function exportWords(cli: CliContext, { to }: Options<"to">): Promise<Outcome> {
  const folder = readFolderOption("--to", to);
  const files = await withDatabase(
    cli,
    (_, database) => database.runInTransaction(system, (db) => exportContent({ db })),
    { besideShop: true },
  );
  for (const [file, text] of files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return createOutcome(`${files.size} files written to ${folder}.`, {
    folder,
    files: [...files.keys()],
  });
}

/** Publishes what the files of a folder say, all of it or nothing. */
export async function importWords(cli: CliContext, { from }: Options<"from">): Promise<Outcome> {
  const folder = readFolderOption("--from", from);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new StartupError(`The folder ${folder} does not exist. Nothing was changed.`);
  const names = globSync("{documents/**/*.{json,md},redirects.json,media.json}", { cwd: folder });
  const files = new Map(
    names.toSorted().map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );
  const { changed, problems } = await withDatabase(
    cli,
    (config, database) => {
      const about = { actor: system, clock: createClock(config), log: silentLog };
      return database.runInTransaction(system, (db) =>
        importContent({ ...about, db, ownPaths: listOwnPaths() }, files),
      );
    },
    { besideShop: true },
  );
  if (problems.length > 0) throw new StartupError(["Nothing was changed:", ...problems].join("\n"));
  const list = changed.length === 0 ? "nothing" : changed.join(", ");
  return createOutcome(`${files.size} files read. Changed: ${list}.`, { changed });
}

function readFolderOption(option: string, folder: string | undefined): string {
  if (folder !== undefined) return folder;
  throw new StartupError(`A folder is missing: ${option} FOLDER`);
}
