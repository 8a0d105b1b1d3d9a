// Every command of the shop: what it takes, and what its help says.
import { pieces } from "#server/start/process-roles.ts";
import type { OptionName, Options, Outcome, CliContext } from "./cli-context.ts";

type Option = {
  readonly value: string;
  readonly description: string;
  readonly isNeeded?: true;
  /** All that may stand behind it; anything if left out. */
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
  "With DATABASE_URL it works at any time, with the embedded database while the shop is stopped.";
const email = { value: "ADDRESS", description: "their e-mail address", isNeeded: true } as const;
const from = {
  value: "FILE",
  description: "the backup, or a folder whose newest one is taken",
} as const;

/** Each is loaded when it is asked for: `start` should not wait for what only the others use. */
export const commands = {
  start: {
    description: "build what is missing, migrate, start the shop and print its address",
    about: [
      "Builds when the sources have changed, makes and fills the database the first time, brings the tables up to date, and runs until SIGINT (Ctrl-C) or SIGTERM. A second Ctrl-C stops at once.",
      "With --json one line with the addresses is printed when the shop answers; the log goes to standard error then.",
      "With --only this process does a part of the work, on a database server that it shares with others: http answers visitors and leaves jobs waiting, jobs does them and answers nothing but /healthz, /readyz and /metrics, on its own PORT. docs/running/README.md tells more under Pieces apart.",
    ],
    options: {
      only: {
        value: pieces.join("|"),
        description: "do this alone, and leave the rest to others; needs DATABASE_URL",
        choices: pieces,
      },
    },
    load: async () => (await import("./start.ts")).start,
  },
  migrate: {
    description: "bring the tables of the database up to date",
    about: [
      "All migrations that the database has not seen, or none. Several at once wait for each other.",
      whileStopped,
    ],
    load: async () => (await import("./database-commands.ts")).migrate,
  },
  seed: {
    description: "fill a new database, in demo mode with sample orders as well",
    about: ["Does nothing where there is data.", whileStopped],
    load: async () => (await import("./database-commands.ts")).seed,
  },
  check: {
    description: "check everything that should always be true, and explain what is not",
    about: [
      "Stock against its movements, orders against their lines, payments, refunds, mails and history, figures against orders, pictures against their files, and who may do what. Nothing is changed. Each finding says what it means and what to do; the exit code is 1 if there is any.",
      "Works at any time, also beside a running shop.",
    ],
    load: async () => (await import("./check.ts")).check,
  },
  "admin:create": {
    description: "make an administrator; asks for the password",
    about: [
      "Opens an account that can sign in at once, or gives the role to one that is there, which keeps its password. The password is typed twice, or piped in.",
      whileStopped,
    ],
    options: {
      email,
      name: { value: "NAME", description: "what they are called; needed for a new account" },
    },
    load: async () => (await import("./create-admin.ts")).createAdmin,
  },
  "admin:reset-second-factor": {
    description: "turn two-step sign-in off for somebody who has lost it",
    about: [
      "Ends all their sessions and tells them by mail. Make sure first that it is really them who asks.",
      whileStopped,
    ],
    options: { email },
    load: async () => (await import("./reset-second-factor.ts")).resetSecondFactor,
  },
  "keys:renew": {
    description: "make the shop's keys anew and end all sessions, after something has got out",
    about: [
      "Whatever was signed with the old keys opens nothing any more, everybody has to sign in again, and links in mails that were not used yet (to confirm an address, or for a new password) have to be asked for once more. Passwords and second factors stay as they are; docs/running/README.md says when they should not. The key under which erased addresses are remembered stays.",
      "Works at any time, also beside a running shop, whose instances notice at once.",
    ],
    load: async () => (await import("./renew-keys.ts")).renewKeys,
  },
  backup: {
    description: "write database and uploads into one file",
    about: [
      "All tables as they are at one moment, waiting jobs and uploads. Works at any time, also beside a running shop. The file appears when it is whole. It is a secret: customers' data, password hashes and second factors are in it. Sessions, links in mails and the keys behind them are not.",
    ],
    options: {
      to: {
        value: "FILE",
        description:
          "the new file, or a folder for it; without it DATA_DIR/backups/wanderpaw-<time>.tar",
      },
      keep: {
        value: "NUMBER",
        description: "afterwards remove all backups beside it but the newest so many",
      },
    },
    load: async () => (await import("./backup.ts")).backup,
  },
  restore: {
    description: "fill an empty database and data folder with a backup",
    about: [
      "Reads the whole file before anything is touched, fills the database of DATABASE_URL or DATA_DIR, which must be empty, brings it up to date and checks it. Backups of older versions will do. Either everything is restored or nothing. Sessions and keys are made anew, so everybody signs in again. The exit code is 1 as well if the restored shop has findings.",
    ],
    options: { from: { ...from, isNeeded: true } },
    load: async () => (await import("./restore.ts")).restore,
  },
  "backup:test": {
    description:
      "prove that a backup can be restored: do it in a scratch place and check the result",
    about: [
      "Takes the newest backup of DATA_DIR/backups, starts a database of its own in the folder for temporary files (TMPDIR; it needs as much room as the shop's), and removes it again. The exit code is 1 if it cannot be restored or has findings.",
    ],
    options: { from },
    load: async () => (await import("./test-backup.ts")).testBackup,
  },
  "content:export": {
    description: "write the owner's words into a folder, as files",
    about: [
      "Everything that the owner has changed: a JSON file for each document, Markdown for articles and pages, redirects and what is known of pictures. The same words are always the same files. Works at any time, also beside a running shop.",
    ],
    options: { to: { value: "FOLDER", description: "where the files go", isNeeded: true } },
    load: async () => (await import("./content.ts")).exportWords,
  },
  "content:import": {
    description: "publish the words in the files of a folder",
    about: [
      "Reads and checks all files first; with any mistake nothing is changed. What differs from what is shown is published and stays in the history; documents without a file, and drafts, stay as they are. Works at any time, also beside a running shop.",
    ],
    options: { from: { value: "FOLDER", description: "the folder of an export", isNeeded: true } },
    load: async () => (await import("./content.ts")).importWords,
  },
  "move-database": {
    description: "copy the database to an empty one on a PostgreSQL server, and compare both",
    about: [
      "Takes the database of DATABASE_URL or DATA_DIR while no shop runs on it, and leaves it as it is. After an interruption the other one has no data: begin anew. A password that is not in the address is asked for, or piped in.",
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
