/** Statements that a migration may hold beside a running older version: they only add. */

/** The line that a migration says it with; `src/platform/db/migration-level.ts` reads it. */
export const expansionMark = "-- Only adds: an older version of the shop goes on beside it.";

/**
 * Statements that might break what an older version does, each by its beginning; none when it only
 * adds.
 */
export function findChanges(migration: string): string[] {
  const statements = migration
    .replaceAll(/--[^\n]*/g, " ")
    // The body of a function does not matter: nobody calls a new one yet.
    .replaceAll(/(\$\w*\$).*?\1/gs, "$body$")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', "")
    .split(";")
    .map((statement) => statement.replaceAll(/\s+/g, " ").trim().toLowerCase())
    .filter((statement) => statement !== "");
  const made = new Set(
    statements.flatMap(
      (statement) =>
        /^create (?:table|function) (?:if not exists )?(?:\w+\.)?(\w+)/.exec(statement)?.[1] ?? [],
    ),
  );
  return statements
    .filter((statement) => !onlyAdds(statement, made))
    .map((statement) => statement.slice(0, 80));
}

function onlyAdds(statement: string, made: ReadonlySet<string>): boolean {
  if (additions.some((pattern) => pattern.test(statement))) return true;
  const names = aboutMade.map((pattern) => pattern.exec(statement)?.[1]).find(Boolean);
  return names?.split(/, ?/).every((name) => made.has(name.replace(/^\w+\./, ""))) ?? false;
}

const additions = [
  /^create (table|sequence|type|function|view) /,
  /^create index /,
  // Knowledge and settings of the query planner; they change no result.
  /^create statistics /,
  /^alter function \S+\(\) set plan_cache_mode = \w+$/,
  // Absent from what an older version writes: it must have a value without being named.
  /^alter table \S+ add column \S+ (?!.*\b(not null|unique|primary key|references|check)\b)/,
  /^alter table \S+ add column \S+ (?=.*\bdefault\b)(?!.*\b(unique|primary key|references|check)\b)/,
  /^grant /,
  /^comment on /,
  // Ends every file with functions: those of before have their own grants.
  /^revoke execute on all functions in schema app from public$/,
];

/** Allowed where the table, or the function, is made by the same migration. */
const aboutMade = [
  /^alter table (?:only )?([\w.]+) /,
  /^create unique index \S+ on ([\w.]+)/,
  /^create policy \S+ on ([\w.]+)/,
  /^create trigger \S+ .*? on ([\w.]+)/,
  /^revoke [\w, ]+ on (?:table )?([\w., ]+) from/,
  /^revoke execute on function ([\w.]+)\([^)]*\) from public$/,
];
