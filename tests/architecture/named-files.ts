// Documents and comments of the project name files by their path, and files move.
import { globSync } from "node:fs";
import type { Rule } from "./rule.ts";
import { root, type SourceFile } from "./sources.ts";

/** A path from the root in backticks, without a line number or a section behind it. */
const namedPath =
  /`((?:content|docs|media|migrations|public|scripts|src|tests|tools)\/[\w./{},*@+-]+)/g;

const exists = (path: string) => globSync(path, { cwd: root }).length > 0;

/** Paths in backticks where nothing lies, one line each. A path may be a pattern. */
function findMissingFiles({ path, text }: SourceFile): string[] {
  return [...text.matchAll(namedPath)]
    .map(([, named = ""]) => named)
    .filter((named) => !exists(named))
    .map((named) => `${path}: ${named}`);
}

export const namedFilesRule: Rule = {
  name: "documents name files that exist",
  covers: (path) => path.endsWith(".md") && !/^content\/|\/node_modules\//.test(path),
  find: findMissingFiles,
  breaks: [
    { path: "docs/running/README.md", text: "See `src/no-such-folder/README.md`." },
    { path: "docs/running/README.md", text: "See `tests/no-such-folder/*.test.ts`." },
  ],
  keeps: [
    {
      path: "docs/running/README.md",
      text: "See `docs/glossary.md`, and `src/**/README.md` for each.",
    },
    {
      path: "docs/running/README.md",
      text: "An address such as `/no-such-page`; `no-such/file.ts`.",
    },
  ],
};
