import { parseArgs } from "node:util";
import { shopVersion } from "#platform/shop-version.ts";
import { type Command, type CommandName, commands, isCommand } from "./commands.ts";
import { help, getHelp } from "./help.ts";
import type { OptionName, Options } from "./cli-context.ts";

/** The typed command line. */
export type CommandLine = { readonly isJson: boolean } & (
  | { readonly asksFor: "help"; readonly text: string }
  | { readonly asksFor: "version"; readonly text: string }
  | { readonly asksFor: "bench"; readonly args: readonly string[] }
  | {
      readonly asksFor: "command";
      readonly name: CommandName;
      readonly options: Options<OptionName>;
    }
  | { readonly asksFor: "nothing known"; readonly complaint: string }
);

const text = { type: "string" } as const;
const optionNames = ["email", "name", "to", "from", "keep", "only"] as const satisfies OptionName[];

/** Reads the arguments of `shop`. */
export function readCommandLine(args: readonly string[]): CommandLine {
  const isJson = args.includes("--json");
  const wantsHelp = args.some((word) => word === "--help" || word === "-h");
  // The measurement has options of its own.
  if (args[0] === "bench" && !wantsHelp)
    return { isJson, asksFor: "bench", args: args.slice(1).filter((word) => word !== "--json") };
  if (args[0] === "--version" || args[0] === "-v")
    return { isJson, asksFor: "version", text: shopVersion };
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      help: { type: "boolean", short: "h" },
      json: { type: "boolean" },
      ...Object.fromEntries(optionNames.map((name) => [name, text])),
    },
    allowPositionals: true,
    strict: false,
  });
  const { help: _help, json: _json, ...given } = values;
  const [name = "help", ...rest] = positionals;
  if (name === "help" || wantsHelp) {
    const [topic, ...more] = name === "help" ? rest : [name, ...rest];
    if (topic === undefined) return { isJson, asksFor: "help", text: help };
    if (more.length === 0 && (isCommand(topic) || topic === "bench"))
      return { isJson, asksFor: "help", text: getHelp(topic) };
    return {
      isJson,
      asksFor: "nothing known",
      complaint: describeUnknown([topic, ...more].join(" ")),
    };
  }
  const complaint = isCommand(name)
    ? describeProblem(commands[name], rest, given)
    : describeUnknown(name);
  if (!isCommand(name) || complaint !== undefined)
    return { isJson, asksFor: "nothing known", complaint: complaint ?? describeUnknown(name) };
  return { isJson, asksFor: "command", name, options: getTexts(given) };
}

type Given = Readonly<Record<string, unknown>>;

const describeUnknown = (what: string) => `Unknown command or option: "${what}".`;

/** The error in the arguments of a command; undefined when there is none. */
function describeProblem(
  { options = {} }: Command,
  rest: readonly string[],
  given: Given,
): string | undefined {
  // Options first: the value of an unknown option may be a password, and must not be printed.
  for (const [name, value] of Object.entries(given)) {
    const option = Object.entries(options).find(([key]) => key === name)?.[1];
    if (option === undefined) return describeUnknown(`--${name}`);
    if (typeof value !== "string") return `--${name} needs a value.`;
    const { choices } = option;
    if (choices?.includes(value) === false) return `--${name} must be ${choices.join(" or ")}.`;
  }
  if (rest.length > 0) return describeUnknown(rest.join(" "));
  const missing = Object.entries(options).find(
    ([name, option]) => option.isNeeded === true && !Object.hasOwn(given, name),
  );
  return missing && `--${missing[0]} is missing.`;
}

function getTexts(given: Given): Options<OptionName> {
  const texts: Partial<Record<OptionName, string>> = {};
  for (const name of optionNames) {
    const value = given[name];
    if (typeof value === "string") texts[name] = value;
  }
  return texts;
}
