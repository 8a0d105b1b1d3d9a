/**
 * What a person at the terminal reads when a command fails: the explanation alone for a failure that they
 * can mend, everything for a bug. Told by name, because the bundle brings its own copies of the classes.
 */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "ConfigError") {
    const lines = error.message.split("\n").map((line) => `  ${line}`);
    return `The shop did not start, because its configuration is wrong:\n${lines.join("\n")}`;
  }
  if (error.name === "StartupError") return error.message;
  return error.stack ?? error.message;
}

/** The same for a program: a configuration or a situation that somebody can mend, or a bug. */
export function kindOfFailure(error: unknown): "configuration" | "failed" | "bug" {
  if (!(error instanceof Error)) return "bug";
  if (error.name === "ConfigError") return "configuration";
  return error.name === "StartupError" ? "failed" : "bug";
}
