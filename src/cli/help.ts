import { type Command, type CommandName, commands } from "./commands.ts";

const WIDTH = 100;

/** Passes its options on to another program, so it is listed apart from the other commands. */
const bench = {
  description: "measure the speed of the shop and compare it with nginx",
  about: [
    "Options: --orders, --desk, --mails, --lighthouse, --sizes, --rounds, --seconds, --visits; tools/bench/README.md explains them. Needs two processors and the programs nginx, wrk and taskset. Without options it takes an hour.",
  ],
} as const satisfies Omit<Command, "load">;

const listed: readonly (readonly [name: string, description: string])[] = [
  ...Object.entries(commands).map(([name, { description }]) => [name, description] as const),
  ["bench", bench.description],
  ["help", "print this text, or the help of one command, for example: help backup"],
];
const nameWidth = Math.max(...listed.map(([name]) => name.length));

/** The list of commands. */
export const help = `Usage: npm run shop -- <command> [options]

${listed.map(([name, description]) => `  ${name.padEnd(nameWidth)} ${description}`).join("\n")}

--version prints the version of the shop.
--json makes any command print one JSON document to standard output, and all else to standard error.
Exit codes: 0 success, 1 failure or findings, 2 unknown command or option, 130 interrupted.
Environment variables or a file named .env configure the shop; docs/running/configuration.md lists them.
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
    wrapText(`${command.description[0]?.toUpperCase()}${command.description.slice(1)}.`),
    ...command.about.map(wrapText),
    ...(lines.length > 0 ? [lines.join("\n")] : []),
  ]
    .join("\n\n")
    .concat("\n");
}

function wrapText(text: string): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line !== "" && line.length + word.length + 1 > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines.join("\n");
}
