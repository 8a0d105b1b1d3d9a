/** Context that a command is given. */
export type CliContext = {
  env: Readonly<Record<string, string | undefined>>;
  /** The folder of the project. */
  root: string;
  /** Standard output is one JSON document, so nothing else may be written there. */
  isJson?: boolean;
};

export type OptionName = "email" | "name" | "to" | "from" | "keep" | "only";

/** Values after `--name` on the command line; undefined for an option that was left out. */
export type Options<Name extends OptionName> = Readonly<Partial<Record<Name, string>>>;

/** Result of a command that did its work. */
export type Outcome = {
  /** False when it found what should not be: the exit code is 1. */
  readonly isGood: boolean;
  /** For a person. */
  readonly message: string;
  /** For a program, with `--json`. */
  readonly result: Readonly<Record<string, unknown>>;
};

/** An outcome as it should be. */
export function createOutcome(
  message: string,
  result: Readonly<Record<string, unknown>> = {},
): Outcome {
  return { isGood: true, message, result };
}
