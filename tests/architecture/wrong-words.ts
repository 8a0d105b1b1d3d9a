// Three words for what goes wrong: a problem of an input, a reason why not, an error that was
// thrown. Names with the others would be missed by whoever searches for one of them.
import { parseSync, Visitor, type ESTree } from "vite";
import type { Rule } from "./rule.ts";
import type { SourceFile } from "./sources.ts";

/** One of the words within a name: "fault" begins it or follows a sign, "Fault" another word. */
const otherWord =
  /(?<![A-Za-z])(?:fault|failure|refusal)s?(?![a-z])|(?:Fault|Failure|Refusal)s?(?![a-z])|(?<![A-Z])(?:FAULT|FAILURE|REFUSAL)S?(?![A-Z])/;

/** Stored, or named by others. */
const keptNames: ReadonlySet<string> = new Set([
  // An event of the log of security.
  "auth_failure",
  // A field of Stripe's refunds.
  "failure_reason",
]);

/** File names and identifiers with another word, one line each. */
function findOtherWords({ path, text }: SourceFile): string[] {
  const named = otherWord.test(path) ? [`${path}: the name of the file`] : [];
  if (!/fault|failure|refusal/i.test(text)) return named;
  const found: Named[] = [];
  const look = (node: Named) => {
    if (otherWord.test(node.name) && !keptNames.has(node.name)) found.push(node);
  };
  new Visitor({ Identifier: look, JSXIdentifier: look, PrivateIdentifier: look }).visit(
    parseSync(path, text).program,
  );
  return [...named, ...found.map((node) => `${path}:${getLine(text, node)}: ${node.name}`)];
}

type Named = ESTree.Node & { readonly name: string };

const getLine = (text: string, { start }: ESTree.Span) => text.slice(0, start).split("\n").length;

export const wrongWordsRule: Rule = {
  name: "what goes wrong is a problem, a reason or an error",
  covers: (path) => /^src\/.*\.tsx?$/.test(path),
  find: findOtherWords,
  breaks: [
    { path: "src/read-failure.ts", text: "export const read = 1;" },
    { path: "src/sheet-fault.ts", text: "export const read = 1;" },
    { path: "src/a.ts", text: "type TagFault = string;" },
    { path: "src/a.ts", text: "const faults = [];" },
    { path: "src/a.ts", text: "const [failure, setError] = useState();" },
    { path: "src/a.ts", text: "act({ onFailure: tell });" },
    { path: "src/a.ts", text: "const { refusal } = accepted;" },
    { path: "src/a.ts", text: "const MOST_FAILURES = 3;" },
    { path: "src/a.tsx", text: "const a = <FormAlert failure={b} />;" },
    { path: "src/a.tsx", text: "const a = <PanelFailure />;" },
  ],
  keeps: [
    { path: "src/defaults.ts", text: "export const defaultValue = isDefault ? DEFAULT_PORT : a;" },
    { path: "src/a.ts", text: 'const label = "a failure"; // or a refusal' },
    { path: "src/a.ts", text: 'const names = { auth_failure: "Sign-in failed" };' },
    { path: "src/a.ts", text: "if (hasFailed) refuse(problem);" },
  ],
};
