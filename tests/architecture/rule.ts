import type { SourceFile } from "./sources.ts";

export type Rule = {
  name: string;
  /** Whether the rule speaks about a file. */
  covers: (path: string) => boolean;
  /** One line per violation. */
  find: (file: SourceFile) => string[];
  breaks: readonly SourceFile[];
  keeps: readonly SourceFile[];
};
