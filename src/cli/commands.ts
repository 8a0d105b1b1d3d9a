// Every command of the shop: its options and the text of its help.
import { pieces } from "#server/start/process-roles.ts";
import type { OptionName, Options, Outcome, CliContext } from "./cli-context.ts";

type Option = {
  readonly value: string;
  readonly description: string;
  readonly isNeeded?: true;
  /** The allowed values; anything if left out. */
  readonly choices?: readonly string[];
};

export type Command = {
  /** One line for the list. */
  readonly description: string;
  /** The rest of its help, paragraph by paragraph. */
  readonly about: readonly string[];
  /** Options after its name, each with a value. */
  readonly options?: Readonly<Partial<Record<OptionName, Option>>>;
  readonly load: () => Promise<(cli: CliContext, options: Options<OptionName>) => Promise<Outcome>>;
};

const whileStopped =
  "With DATABASE_URL, the command works at any time. With the embedded database, stop the shop first.";
const email = { value: "ADDRESS", description: "their e-mail address", isNeeded: true } as const;
const from = {
  value: "FILE",
  description: "the backup, or a folder, whose newest backup is used",
} as const;

/** Each command is loaded when it is called, so that `start` does not wait for other code. */
export const commands = {
  start: {
    description: "build if needed, migrate the database, start the shop and print its address",
    about: [
      "Builds the shop if the sources have changed, creates and fills the database at the first start, runs the migrations, and serves the shop until SIGINT (Ctrl-C) or SIGTERM. A second Ctrl-C stops it at once.",
      "With --json, prints one line with the addresses when the shop is ready, and writes the log to standard error.",
      "With --only, this process does one part of the work and shares a database server with the processes that do the rest: http answers visitors and runs no jobs; jobs runs the jobs and answers only /healthz, /readyz and /metrics, on its own PORT. docs/running/instances.md describes this.",
    ],
    options: {
      only: {
        value: pieces.join("|"),
        description: "do only this part; needs DATABASE_URL",
        choices: pieces,
      },
    },
    load: async () => (await import("./start.ts")).start,
  },
  migrate: {
    description: "bring the database tables up to date",
    about: [
      "Runs all pending migrations, or none if one fails. If several processes migrate at once, they wait for each other.",
      whileStopped,
    ],
    load: async () => (await import("./database-commands.ts")).migrate,
  },
  seed: {
    description: "fill a new database; in demo mode, add sample orders",
    about: ["Does nothing if the database already has data.", whileStopped],
    load: async () => (await import("./database-commands.ts")).seed,
  },
  check: {
    description: "check the shop's data, and explain each error found",
    about: [
      "Compares stock with its movements, orders with their lines, payments, refunds, mails and history, statistics with orders, and pictures with their files, and checks the access rights. Changes nothing. Each finding says what it means and what to do. The exit code is 1 if there are findings.",
      "Works at any time, even while the shop is running.",
    ],
    load: async () => (await import("./check.ts")).check,
  },
  "admin:create": {
    description: "create an administrator; asks for the password",
    about: [
      "Creates an account that can sign in at once, or makes an existing account an administrator; an existing account keeps its password. Type the password twice, or pipe it in.",
      whileStopped,
    ],
    options: {
      email,
      name: { value: "NAME", description: "their full name; required for a new account" },
    },
    load: async () => (await import("./create-admin.ts")).createAdmin,
  },
  "admin:reset-second-factor": {
    description: "turn off two-step sign-in for a user who has lost it",
    about: [
      "Ends all sessions of the user and notifies them by mail. First make sure that the request really comes from them.",
      whileStopped,
    ],
    options: { email },
    load: async () => (await import("./reset-second-factor.ts")).resetSecondFactor,
  },
  "keys:renew": {
    description: "replace the shop's keys and end all sessions, after a leak",
    about: [
      "Everything signed with the old keys becomes invalid: all users must sign in again, and must request unused links in mails (to confirm an address or to reset a password) again. Passwords and second factors do not change; docs/running/backups.md says when they should. The key that identifies erased addresses does not change either.",
      "Works at any time. Running instances use the new keys at once.",
    ],
    load: async () => (await import("./renew-keys.ts")).replaceKeys,
  },
  backup: {
    description: "write the database and the uploads into one file",
    about: [
      "Writes a consistent copy of all tables, pending jobs and uploads. Works at any time, even while the shop is running. The file appears only when it is complete. Keep it secret: it contains customers' data, password hashes and second factors, but no sessions, no links from mails and no keys.",
    ],
    options: {
      to: {
        value: "FILE",
        description:
          "the new file, or a folder for it; default: DATA_DIR/backups/wanderpaw-<time>.tar",
      },
      keep: {
        value: "NUMBER",
        description: "then delete all but this many of the newest backups in the same folder",
      },
    },
    load: async () => (await import("./backup.ts")).runBackup,
  },
  restore: {
    description: "restore a backup into an empty database and data folder",
    about: [
      "First verifies the whole file, then fills the database of DATABASE_URL or DATA_DIR, which must be empty, migrates it and checks it. Backups of older versions can be restored, too. Restores everything or nothing. Sessions and keys are created anew, so all users must sign in again. The exit code is also 1 if the check of the restored shop has findings.",
    ],
    options: { from: { ...from, isNeeded: true } },
    load: async () => (await import("./restore.ts")).restore,
  },
  "backup:test": {
    description:
      "prove that a backup can be restored: restore it into a temporary database and check it",
    about: [
      "Uses the newest backup in DATA_DIR/backups. Starts a separate database in the folder for temporary files (TMPDIR; it needs as much space as the shop's own) and deletes it afterwards. The exit code is 1 if the backup cannot be restored or the check has findings.",
    ],
    options: { from },
    load: async () => (await import("./test-backup.ts")).checkBackup,
  },
  "content:export": {
    description: "export the owner's texts to a folder",
    about: [
      "Writes everything that the owner has changed: a JSON file for each document, Markdown for articles and pages, redirects, and the descriptions of pictures. The same texts always produce the same files. Works at any time, even while the shop is running.",
    ],
    options: { to: { value: "FOLDER", description: "the folder for the files", isNeeded: true } },
    load: async () => (await import("./content.ts")).exportWords,
  },
  "content:import": {
    description: "publish the texts from the files of a folder",
    about: [
      "Reads and checks all files first, and changes nothing if one has an error. Publishes each document that differs from the published version, which stays in the history. Does not change drafts, or documents without a file. Works at any time, even while the shop is running.",
    ],
    options: { from: { value: "FOLDER", description: "the folder of an export", isNeeded: true } },
    load: async () => (await import("./content.ts")).importWords,
  },
  "move-database": {
    description: "copy the database to an empty one on a PostgreSQL server, and compare them",
    about: [
      "Copies the database of DATABASE_URL or DATA_DIR and does not change it. Stop the shop first. If the copy is interrupted, the new database stays empty, and you can start again. If the address has no password, you are asked for it, or can pipe it in.",
    ],
    options: {
      to: { value: "URL", description: "postgres://owner@host/database", isNeeded: true },
    },
    load: async () => (await import("./move-database.ts")).moveDatabase,
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}
