import type { SourceFile } from "./sources.ts";

const maxColumns = 100;
const comment = /^\s*(?:\/\/|\/?\*|\{\/\*)/;
/** One line by its nature: a rule that is switched off with its reason, and a command. */
const isOneLine = /oxlint-disable|^\s*\/\/ {3}\S/;

/** The lines of comments that are wider than a reader's window, one line each. */
export function wideComments({ path, text }: SourceFile): string[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      line.length > maxColumns && comment.test(line) && !isOneLine.test(line)
        ? [`${path}:${index + 1}: ${line.length} columns`]
        : [],
    );
}
