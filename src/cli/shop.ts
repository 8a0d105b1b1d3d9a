// The `shop` command. Started through shop.mjs, which checks the version of Node first.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { migrate, start } from "./commands.ts";
import { explainFailure } from "./explain-failure.ts";

const root = join(import.meta.dirname, "../..");

const commands = {
  start: {
    run: start,
    says: "build what is missing, migrate, start the shop and print its address",
  },
  migrate: { run: migrate, says: "bring the tables of the database up to date" },
} as const;

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
    await commands[name].run({ env: process.env, root });
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
