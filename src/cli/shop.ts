// The `shop` command. Started through shop.mjs, which checks the version of Node first.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { explainFailure } from "./explain-failure.ts";
import type { Options, Surroundings } from "./surroundings.ts";

const root = join(import.meta.dirname, "../..");

type OptionName = "email" | "name";
type Command = {
  says: string;
  /** What it takes besides its name, each with a value. */
  options?: Readonly<Partial<Record<OptionName, "needed" | "optional">>>;
  load: () => Promise<(surroundings: Surroundings, options: Options<OptionName>) => Promise<void>>;
};

/** Each is loaded when it is asked for: `start` should not wait for what only the others use. */
const commands = {
  start: {
    says: "build what is missing, migrate, start the shop and print its address",
    load: async () => (await import("./start.ts")).start,
  },
  migrate: {
    says: "bring the tables of the database up to date",
    load: async () => (await import("./database-commands.ts")).migrate,
  },
  seed: {
    says: "fill a new database, in demo mode with sample orders as well",
    load: async () => (await import("./database-commands.ts")).seed,
  },
  check: {
    says: "check stock, orders and money against their ledgers; exit code 1 if they disagree",
    load: async () => (await import("./check-books.ts")).check,
  },
  "admin:create": {
    says: 'make an administrator: --email a@b.example --name "…"; asks for the password',
    options: { email: "needed", name: "optional" },
    load: async () => (await import("./create-admin.ts")).createAdmin,
  },
  "admin:reset-second-factor": {
    says: "turn two-step sign-in off for somebody who has lost it: --email a@b.example",
    options: { email: "needed" },
    load: async () => (await import("./reset-second-factor.ts")).resetSecondFactor,
  },
} as const satisfies Record<string, Command>;

const nameWidth = Math.max(...Object.keys(commands).map((name) => name.length));

const help = `Usage: npm run shop -- <command>

${Object.entries(commands)
  .map(([name, { says }]) => `  ${name.padEnd(nameWidth)} ${says}`)
  .join("\n")}
  ${"help".padEnd(nameWidth)} print this text

Settings come from environment variables or from a file named .env; docs/running.md lists them.
`;

/** Runs one command line and returns the exit code; `start` returns when the shop is up. */
async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      help: { type: "boolean", short: "h" },
      email: { type: "string" },
      name: { type: "string" },
    },
    allowPositionals: true,
    strict: false,
  });
  const { help: wantsHelp, ...given } = values;
  const [name = "help", ...rest] = positionals;
  if (wantsHelp === true || name === "help") {
    process.stdout.write(help);
    return 0;
  }
  const complaint = isCommand(name) ? complaintAbout(commands[name], rest, given) : notKnown(name);
  if (!isCommand(name) || complaint !== undefined) {
    process.stderr.write(`${complaint}\n\n${help}`);
    return 2;
  }
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  try {
    const command = await commands[name].load();
    await command({ env: process.env, root }, textsOf(given));
    return 0;
  } catch (error) {
    process.stderr.write(`\n${explainFailure(error)}\n`);
    return 1;
  }
}

type Given = Readonly<Record<string, unknown>>;

const notKnown = (what: string) => `"${what}" is not something that the shop knows.`;

/** What is wrong with the words after a command's name; undefined when nothing is. */
function complaintAbout(
  { options = {} }: Command,
  rest: readonly string[],
  given: Given,
): string | undefined {
  // Options first: what stands behind an unknown one may be a password, and is not repeated.
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(options, name)) return notKnown(`--${name}`);
    if (typeof value !== "string") return `--${name} needs a value behind it.`;
  }
  if (rest.length > 0) return notKnown(rest.join(" "));
  const missing = Object.entries(options).find(
    ([name, need]) => need === "needed" && !Object.hasOwn(given, name),
  );
  return missing && `--${missing[0]} is missing.`;
}

function textsOf(given: Given): Options<OptionName> {
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  const [email, name] = [text(given["email"]), text(given["name"])];
  return { ...(email === undefined ? {} : { email }), ...(name === undefined ? {} : { name }) };
}

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}

const code = await run(process.argv.slice(2));
// Leaves at once after a failure: something half started may otherwise keep the process alive.
if (code !== 0) process.exit(code);
