import { getSqlState } from "#platform/db/sql-error.ts";
import { findFirstCause } from "#platform/startup-error.ts";
import { removePeople } from "#platform/log.ts";

const MOST_CAUSE_CHARACTERS = 300;

/**
 * PostgreSQL's words for files that are not as it left them: of a table, of an index, and one that
 * is gone.
 */
const damage = ["XX001", "XX002", "58P01"];
const NO_RIGHTS = "42501";
const DISK_FULL = "53100";
const mendable = new Set([...damage, NO_RIGHTS, DISK_FULL]);

/**
 * Message for a person at the terminal when a command fails: the explanation alone for an error
 * that they can mend, everything for a bug. Errors are told by name, because the bundle brings
 * its own copies of the classes.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "ConfigError") {
    const lines = error.message.split("\n").map((line) => `  ${line}`);
    return `The configuration is wrong:\n${lines.join("\n")}`;
  }
  if (error.name === "StartupError") return error.message;
  if (isDamage(error))
    return `The database is damaged. PostgreSQL says: ${getLine(error)}. Stop the shop and restore a backup into an empty database (npm run shop -- help restore). Keep the damaged files until the shop runs again.`;
  const state = getSqlState(error);
  if (state === NO_RIGHTS)
    return `Privileges are missing in the database. PostgreSQL says: ${getLine(error)}. If a dump was restored without privileges (pg_restore -x or --no-privileges), restore it again with them, into an empty database, as the owner in DATABASE_URL. The roles must exist first: starting the shop once on an empty database creates them.`;
  if (state === DISK_FULL)
    return `The disk of the database is full. PostgreSQL says: ${getLine(error)}. Free some space and try again.`;
  return error.stack ?? error.message;
}

/** The same for a program: a configuration or a situation that the operator can fix, or a bug. */
export function getErrorKind(error: unknown): "configuration" | "failed" | "bug" {
  if (!(error instanceof Error)) return "bug";
  if (error.name === "ConfigError") return "configuration";
  const isMendable = mendable.has(getSqlState(error) ?? "");
  return error.name === "StartupError" || isMendable ? "failed" : "bug";
}

/**
 * The cause of an error that is explained, in one line; undefined when the explanation says it
 * already, as it does of every error of the system.
 */
export function getErrorCause(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== "StartupError") return undefined;
  if (error.cause instanceof Error && "syscall" in error.cause) return undefined;
  const cause = getLine(error);
  return error.message.includes(cause) ? undefined : cause;
}

function isDamage(error: Error): boolean {
  const state = getSqlState(error);
  return state !== undefined && damage.includes(state);
}

/** The error at the root as one line, without passwords and people. */
function getLine(error: Error): string {
  const [line = ""] = findFirstCause(error).split("\n");
  return removePeople(line.replaceAll(/:\/\/[^\s/]*@/g, "://"))
    .trim()
    .replace(/\.$/, "")
    .slice(0, MOST_CAUSE_CHARACTERS);
}
