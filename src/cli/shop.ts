// The `shop` command. Started through shop.mjs, which checks the version of Node first.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { explainFailure } from "./explain-failure.ts";
import type { Surroundings } from "./surroundings.ts";

const root = join(import.meta.dirname, "../..");

type Command = { says: string; load: () => Promise<(surroundings: Surroundings) => Promise<void>> };

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
} as const satisfies Record<string, Command>;

const help = `Usage: npm run shop -- <command>

${Object.entries(commands)
  .map(([name, { says }]) => `  ${name.padEnd(9)} ${says}`)
  .join("\n")}
  help      print this text

Settings come from environment variables or from a file named .env; docs/running.md lists them.
`;

/** Runs one command line and returns the exit code; `start` returns when the shop is up. */
async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { help: { type: "boolean", short: "h" } },
    allowPositionals: true,
    strict: false,
  });
  const [name = "help", ...rest] = positionals;
  if (values.help === true || name === "help") {
    process.stdout.write(help);
    return 0;
  }
  const unknown = Object.keys(values)[0];
  if (!isCommand(name) || rest.length > 0 || unknown !== undefined) {
    const what = isCommand(name) ? (unknown === undefined ? rest.join(" ") : `--${unknown}`) : name;
    process.stderr.write(`"${what}" is not something that the shop knows.\n\n${help}`);
    return 2;
  }
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  try {
    const command = await commands[name].load();
    await command({ env: process.env, root });
    return 0;
  } catch (error) {
    process.stderr.write(`\n${explainFailure(error)}\n`);
    return 1;
  }
}

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}

const code = await run(process.argv.slice(2));
// Leaves at once after a failure: something half started may otherwise keep the process alive.
if (code !== 0) process.exit(code);
