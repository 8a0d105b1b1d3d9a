// Databases as an older version of the shop has left them.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { inject, onTestFinished } from "vitest";
import { z } from "zod";
import { withOwner } from "#platform/db/owner.ts";
import { forDatabase } from "../../support/database-server.ts";

export const folder = path.join(import.meta.dirname, "../../../migrations");

/** A database without a table, which is dropped after the test. */
export async function emptyDatabase(name: string): Promise<string> {
  const { ownerUrl } = inject("databaseServer");
  await withOwner(ownerUrl, (client) => client.query(`create database ${name}`));
  onTestFinished(() =>
    withOwner(
      ownerUrl,
      async (client) => void (await client.query(`drop database ${name} with (force)`)),
    ),
  );
  return forDatabase(ownerUrl, name);
}

/** The migrations up to the one with this number. */
export function migrationsUpTo(last: number): string {
  const some = fs.mkdtempSync(path.join(os.tmpdir(), "wanderpaw-migrations-"));
  onTestFinished(() => fs.rmSync(some, { recursive: true }));
  fs.cpSync(folder, some, { recursive: true });
  const file = path.join(some, "meta/_journal.json");
  const journal = z
    .looseObject({ entries: z.array(z.looseObject({ idx: z.int() })) })
    .parse(JSON.parse(fs.readFileSync(file, "utf8")));
  const entries = journal.entries.filter(({ idx }) => idx <= last);
  fs.writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return some;
}
