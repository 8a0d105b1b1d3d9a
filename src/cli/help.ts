import { type Command, type CommandName, commands } from "./commands.ts";

const WIDTH = 100;

/** Takes the options of another program instead of ours, so it stands beside the others. */
const bench = {
  description: "measure how fast the shop is, beside nginx",
  about: [
    "Hands its options over: --orders, --desk, --mails, --lighthouse, --sizes, --rounds, --seconds, --visits; tools/bench/README.md explains them. It needs two processors and the programs nginx, wrk and taskset, and takes an hour without options.",
  ],
} as const satisfies Omit<Command, "load">;

const listed: readonly (readonly [name: string, description: string])[] = [
  ...Object.entries(commands).map(([name, { description }]) => [name, description] as const),
  ["bench", bench.description],
  ["help", "print this text, or the help of a command: help backup"],
];
const nameWidth = Math.max(...listed.map(([name]) => name.length));

/** The list of commands. */
export const help = `Usage: npm run shop -- <command> [options]

${listed.map(([name, description]) => `  ${name.padEnd(nameWidth)} ${description}`).join("\n")}

--version says which version of the shop this is.
Every command takes --json: one JSON document on standard output, everything else on standard error.
Exit codes: 0 done, 1 failed or something was found, 2 unknown command or option, 130 interrupted.
Settings come from environment variables or from a file named .env; docs/running/configuration.md lists them.
`;

/** The help of one command. */
export function getHelp(name: CommandName | "bench"): string {
  const command: Omit<Command, "load"> = name === "bench" ? bench : commands[name];
  const options = Object.entries(command.options ?? {});
  const usage = options.map(([option, { value, isNeeded }]) =>
    isNeeded ? `--${option} ${value}` : `[--${option} ${value}]`,
  );
  const lines = options.map(
    ([option, { value, description }]) => `  ${`--${option} ${value}`.padEnd(16)} ${description}`,
  );
  return [
    `Usage: npm run shop -- ${[name, ...usage, "[--json]"].join(" ")}`,
    wrapped(`${command.description[0]?.toUpperCase()}${command.description.slice(1)}.`),
    ...command.about.map(wrapped),
    ...(lines.length > 0 ? [lines.join("\n")] : []),
  ]
    .join("\n\n")
    .concat("\n");
}

function wrapped(text: string): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line !== "" && line.length + word.length + 1 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines.join("\n");
}
