// The tables that a file names, by importing them or by what they are called in SQL, and the
// modules that they belong to.
import { parseSync, Visitor, type ESTree } from "vite";
import { listImports, getModule, resolveImport } from "./imports.ts";
import type { SourceFile } from "./sources.ts";

/** The modules whose tables each module names. */
type Named = Readonly<Record<string, readonly string[]>>;
/** The folder that defines a table, by the table's name in SQL. */
type Owners = ReadonlyMap<string, string>;
/** `table` is undefined for the import of a file of tables. */
type Use = { from: string; owner: string; table?: string; isWrite: boolean };

const OUTSIDE = "outside";
const isTables = (path: string) => /^src\/.*tables\.ts$/.test(path);
const definition = /\bpgTable\(\s*"(\w+)"/g;

/** The folder that a file belongs to: its module, the platform, or the rest. */
const getFolder = (path: string) =>
  getModule(path) ?? (path.startsWith("src/platform/") ? "platform" : OUTSIDE);

/**
 * Every use of a table that belongs to another folder and to no other of its family. `families` has
 * the module whose tables another one works on as on its own, by the name of the latter.
 */
export function findForeignUses(
  files: readonly SourceFile[],
  families: Readonly<Record<string, string>>,
): Use[] {
  const owners = findOwners(files);
  const getFamily = (folder: string) => families[folder] ?? folder;
  return files
    .flatMap((file) => [...findImported(file), ...findNamed(file, owners)])
    .filter(({ from, owner }) => getFamily(getFolder(from)) !== getFamily(owner));
}

function findOwners(files: readonly SourceFile[]): Owners {
  return new Map(
    files
      .filter(({ path }) => isTables(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(definition)].map(([, table = ""]) => [table, getFolder(path)] as const),
      ),
  );
}

function findImported(file: SourceFile): Use[] {
  return listImports(file)
    .filter(({ to }) => isTables(to))
    .map(({ from, to }) => ({ from, owner: getFolder(to), isWrite: false }));
}

const changes: readonly string[] = ["insert", "update", "delete"];

/** Writes to tables that were imported, and tables that statements name in their text. */
function findNamed({ path, text }: SourceFile, owners: Owners): Use[] {
  if (!/\bsql[`<]|tables\.ts"/.test(text)) return [];
  const { program, module } = parseSync(path, text);
  const imported = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) => {
      const to = resolveImport(path, moduleRequest.value);
      return isTables(to)
        ? entries.map(({ localName }) => [localName.value, getFolder(to)] as const)
        : [];
    }),
  );
  const found: Use[] = [];
  const noteWrite = (node: ESTree.Node | undefined) => {
    if (node?.type !== "Identifier") return;
    const owner = imported.get(node.name);
    if (owner !== undefined) found.push({ from: path, owner, table: node.name, isWrite: true });
  };
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      if (changes.includes(callee.property.name)) noteWrite(first);
    },
    TaggedTemplateExpression({ tag, quasi: { quasis, expressions } }) {
      if (tag.type !== "Identifier" || tag.name !== "sql") return;
      for (const [place, { value }] of quasis.entries()) {
        for (const { name, isWrite } of listNames(value.raw)) {
          const owner = owners.get(name);
          if (owner !== undefined) found.push({ from: path, owner, table: name, isWrite });
        }
        if (endsInWrite.test(value.raw)) noteWrite(expressions[place]);
      }
    },
  }).visit(program);
  return found;
}

const write = String.raw`insert\s+into|merge\s+into|update|delete\s+from|truncate(?:\s+table)?`;
const isWriting = new RegExp(`^(?:${write})$`, "i");
const endsInWrite = new RegExp(String.raw`\b(?:${write})\s+(?:only\s+)?$`, "i");
/** A name and, where another one follows in a list, the comma behind it and its short name. */
const listed = String.raw`(?:public\.)?"?(\w+)"?((?:\s+(?:as\s+)?\w+)?\s*,)?`;
const clause = new RegExp(
  String.raw`\b(${write}|from|join|using|table)\s+(?:only\s+)?${listed}`,
  "gi",
);

/** The names behind the words of a statement that take a table: `a` and `b` of "from a, b". */
function listNames(statement: string): { name: string; isWrite: boolean }[] {
  return [...statement.matchAll(clause)].flatMap((match) => {
    const [all, word = "", first = ""] = match;
    const names = [first];
    const next = new RegExp(String.raw`\s*${listed}`, "y");
    next.lastIndex = match.index + all.length;
    for (let comma = match[3]; comma !== undefined;) {
      const more = next.exec(statement);
      if (more !== null) names.push(more[1] ?? "");
      comma = more?.[2];
    }
    return names.map((name) => ({ name, isWrite: isWriting.test(word) }));
  });
}

/** The tables that a file writes though they belong to another module, one line each. */
export function foreignWrites(uses: readonly Use[]): string[] {
  return uses
    .filter(({ isWrite }) => isWrite)
    .map(({ from, owner, table }) => `${from} writes ${table} of ${owner}`);
}

/**
 * The modules whose tables each module names, in `keys` where its own tables refer to them, in
 * `joins` elsewhere; and the files outside of all modules that name any.
 */
export function namedTables(uses: readonly Use[]): {
  keys: Named;
  joins: Named;
  outside: string[];
} {
  const inside = uses.filter(({ from }) => getFolder(from) !== OUTSIDE);
  return {
    keys: sumBucket(inside.filter(({ from }) => isTables(from))),
    joins: sumBucket(inside.filter(({ from }) => !isTables(from))),
    outside: uses
      .filter(({ from }) => getFolder(from) === OUTSIDE)
      .map(({ from, owner }) => `${from} names tables of ${owner}`),
  };
}

function sumBucket(uses: readonly Use[]): Named {
  const byFolder = Map.groupBy(uses, ({ from }) => getFolder(from));
  return Object.fromEntries(
    [...byFolder].map(([folder, each]) => [
      folder,
      [...new Set(each.map(({ owner }) => owner))].toSorted(),
    ]),
  );
}
