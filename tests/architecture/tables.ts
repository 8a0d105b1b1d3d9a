// Whose tables a file names: by importing them, or by what they are called in SQL.
import { posix } from "node:path";
import { parseSync, Visitor, type ESTree } from "vite";
import { importsOf, moduleOf } from "./imports.ts";
import type { SourceFile } from "./sources.ts";

/** Names of a folder, each with those of others. */
export type Named = Readonly<Record<string, readonly string[]>>;
/** The module whose tables another one works on as on its own, by the name of the latter. */
export type Families = Readonly<Record<string, string>>;
/** The folder that defines a table, by the table's name in SQL. */
type Owners = ReadonlyMap<string, string>;
type Sources = { readonly files: readonly SourceFile[]; readonly families: Families };
/** `table` is undefined for the import of a file of tables. */
type Use = { from: string; owner: string; table?: string; isWrite: boolean };

const OUTSIDE = "outside";
const isTables = (path: string) => /^src\/.*tables\.ts$/.test(path);
const definition = /\bpgTable\(\s*"(\w+)"/g;

/** The folder that a file belongs to: its module, the platform, or the rest. */
const folderOf = (path: string) =>
  moduleOf(path) ?? (path.startsWith("src/platform/") ? "platform" : OUTSIDE);

function findOwners(files: readonly SourceFile[]): Owners {
  return new Map(
    files
      .filter(({ path }) => isTables(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(definition)].map(([, table = ""]) => [table, folderOf(path)] as const),
      ),
  );
}

/** Every use of a table that belongs to another folder and to no other of its family. */
function findForeign({ files, families }: Sources): Use[] {
  const owners = findOwners(files);
  const familyOf = (folder: string) => families[folder] ?? folder;
  return files
    .flatMap((file) => [...findImported(file), ...findInSql(file, owners), ...findCalls(file)])
    .filter(({ from, owner }) => familyOf(folderOf(from)) !== familyOf(owner));
}

function findImported(file: SourceFile): Use[] {
  return importsOf(file)
    .filter(({ to }) => isTables(to))
    .map(({ from, to }) => ({ from, owner: folderOf(to), isWrite: false }));
}

const clause = String.raw`\b(from|join|using|into|update|table|truncate)\s+(?:only\s+)?`;
const named = new RegExp(`${clause}(?:public\\.)?"?(\\w+)"?((?:\\s+(?:as\\s+)?\\w+)?\\s*,)?`, "gi");
const listed = /\s*(?:public\.)?"?(\w+)"?((?:\s+(?:as\s+)?\w+)?\s*,)?/y;
const endsInWrite = /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?)\s+$/i;

/** Tables that statements name in their text. */
function findInSql({ path, text }: SourceFile, owners: Owners): Use[] {
  if (!text.includes("sql`") && !text.includes("sql<")) return [];
  const found: Use[] = [];
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== "Identifier" || tag.name !== "sql") return;
      for (const { value } of quasi.quasis) found.push(...findNames(path, value.raw, owners));
    },
  }).visit(parseSync(path, text).program);
  return found;
}

function findNames(from: string, statement: string, owners: Owners): Use[] {
  return [...statement.matchAll(named)].flatMap((match) => {
    const [all, word = "", first = ""] = match;
    const upToName =
      statement.slice(0, match.index) + all.slice(0, all.indexOf(first, word.length));
    const names = [first, ...namesAfter(statement, match)];
    return names.flatMap((table) => {
      const owner = owners.get(table);
      if (owner === undefined) return [];
      return [{ from, owner, table, isWrite: endsInWrite.test(upToName) }];
    });
  });
}

/** The further names of a list: `b` and `c` of "from a, b, c". */
function namesAfter(statement: string, match: RegExpExecArray): string[] {
  const names: string[] = [];
  let at = match.index + match[0].length;
  for (let hasMore = match[3] !== undefined; hasMore;) {
    listed.lastIndex = at;
    const next = listed.exec(statement);
    if (next === null) break;
    names.push(next[1] ?? "");
    at = listed.lastIndex;
    hasMore = next[2] !== undefined;
  }
  return names;
}

const changes: readonly string[] = ["insert", "update", "delete"];

/** What is written to tables that were imported. */
function findCalls({ path, text }: SourceFile): Use[] {
  if (!/tables\.ts"/.test(text)) return [];
  const { program, module } = parseSync(path, text);
  const owners = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) => {
      const to = resolveTables(path, moduleRequest.value);
      return to === undefined
        ? []
        : entries.map(({ localName }) => [localName.value, folderOf(to)] as const);
    }),
  );
  const found: Use[] = [];
  const note = (node: ESTree.Node | undefined) => {
    if (node?.type !== "Identifier") return;
    const owner = owners.get(node.name);
    if (owner !== undefined) found.push({ from: path, owner, table: node.name, isWrite: true });
  };
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      if (changes.includes(callee.property.name)) note(first);
    },
    TaggedTemplateExpression({ quasi: { quasis, expressions } }) {
      for (const [place, node] of expressions.entries())
        if (endsInWrite.test(quasis[place]?.value.raw ?? "")) note(node);
    },
  }).visit(program);
  return found;
}

function resolveTables(from: string, specifier: string): string | undefined {
  const to = specifier.startsWith("#")
    ? `src/${specifier.slice(1)}`
    : posix.join(posix.dirname(from), specifier);
  return isTables(to) ? to : undefined;
}

/** The tables that a file writes though they belong to another module, one line each. */
export function foreignWrites(sources: Sources): string[] {
  return findForeign(sources)
    .filter(({ isWrite }) => isWrite)
    .map(({ from, owner, table }) => `${from} writes ${table} of ${owner}`);
}

/**
 * The modules whose tables each module names, in `keys` where its own tables refer to them, in
 * `joins` elsewhere; and the files outside of all modules that name any.
 */
export function namedTables(sources: Sources): { keys: Named; joins: Named; outside: string[] } {
  const uses = findForeign(sources);
  const inside = uses.filter(({ from }) => folderOf(from) !== OUTSIDE);
  return {
    keys: gather(inside.filter(({ from }) => isTables(from))),
    joins: gather(inside.filter(({ from }) => !isTables(from))),
    outside: uses
      .filter(({ from }) => folderOf(from) === OUTSIDE)
      .map(({ from, owner }) => `${from} names tables of ${owner}`),
  };
}

function gather(uses: readonly Use[]): Named {
  const byFolder = Map.groupBy(uses, ({ from }) => folderOf(from));
  return Object.fromEntries(
    [...byFolder].map(([folder, each]) => [
      folder,
      [...new Set(each.map(({ owner }) => owner))].toSorted(),
    ]),
  );
}
