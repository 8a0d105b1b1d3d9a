// A reader guesses a function by its verb, so one thing is done by one verb.
import { parseSync, Visitor, type ESTree } from "vite";
import type { Rule } from "./rule.ts";
import { getLine, type SourceFile } from "./sources.ts";
import { otherNames, valueNouns, verbs } from "./verbs.ts";

const valueName = new RegExp(`(?:${valueNouns.join("|")})$`);

/** Components begin with a capital letter. */
function isGoodName(name: string): boolean {
  const [first = ""] = /^[a-z]+/.exec(name) ?? [];
  return /^[A-Z]/.test(name) || verbs.has(first) || valueName.test(name) || otherNames.has(name);
}

const isFunction = (node: ESTree.Node | null) =>
  node?.type === "ArrowFunctionExpression" || node?.type === "FunctionExpression";

/** A function in a type that answers a text or an element is named as what it answers. */
function isSlot(type: ESTree.TSType | undefined): boolean {
  if (type?.type !== "TSFunctionType") return true;
  const answer = type.returnType?.typeAnnotation;
  const isElement =
    answer?.type === "TSTypeReference" &&
    answer.typeName.type === "Identifier" &&
    answer.typeName.name === "ReactNode";
  return answer?.type === "TSStringKeyword" || isElement;
}

/** Functions whose name does not begin with a verb of the list, one line each. */
function findOtherNames({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const look = (name: ESTree.Node | null) => {
    if (name?.type === "Identifier" && !isGoodName(name.name))
      found.push(`${path}:${getLine(text, name.start)}: ${name.name}`);
  };
  new Visitor({
    FunctionDeclaration: ({ id }) => look(id),
    TSDeclareFunction: ({ id }) => look(id),
    VariableDeclarator: ({ id, init }) => void (isFunction(init) && look(id)),
    MethodDefinition: ({ key, kind }) => void (kind === "method" && look(key)),
    PropertyDefinition: ({ key, value }) => void (isFunction(value) && look(key)),
    TSMethodSignature: ({ key }) => look(key),
    TSPropertySignature: ({ key, typeAnnotation }) =>
      void (isSlot(typeAnnotation?.typeAnnotation) || look(key)),
  }).visit(parseSync(path, text).program);
  return found;
}

export const functionNameRule: Rule = {
  name: "the name of a function begins with a verb of tests/architecture/verbs.ts",
  // The functions of the message catalogs are texts, and named as such.
  covers: (path) => /^src\/(?!i18n\/).*(?<!\.test)\.tsx?$/.test(path),
  find: findOtherNames,
  breaks: [
    { path: "src/a.ts", text: "export function ownerOf(bag: Bag): Owner {}" },
    { path: "src/a.ts", text: "async function offersFor<T>(lines: T): Promise<Offer[]> {}" },
    { path: "src/a.ts", text: "const dayOf = (moment: Date) => toDay(moment);" },
    { path: "src/a.ts", text: "function makeOrder() {}" },
    { path: "src/a.ts", text: "const f = () => { const keep = function () {}; };" },
    { path: "src/a.ts", text: "class A { forget() {} }" },
    { path: "src/a.ts", text: "class A { drop = () => {}; }" },
    { path: "src/a.ts", text: "type A = { readonly eventOf: (id: string) => number };" },
    { path: "src/a.ts", text: "type A = { tell(id: string): void };" },
  ],
  keeps: [
    { path: "src/a.ts", text: "export function getOwner(bag: Bag): Owner {}" },
    { path: "src/a.ts", text: "async function waitFor(server: Server): Promise<void> {}" },
    { path: "src/a.ts", text: "const place = items.indexOf(item);" },
    { path: "src/a.ts", text: "const orderPath = (id: string) => `/orders/${id}`;" },
    { path: "src/a.ts", text: "export const price = money(100);" },
    { path: "src/a.tsx", text: "export function Panel() {}" },
    { path: "src/a.tsx", text: "type Props = { row: (id: string) => ReactNode };" },
    { path: "src/a.ts", text: "type Labels = { rows: (count: number) => string };" },
  ],
};
