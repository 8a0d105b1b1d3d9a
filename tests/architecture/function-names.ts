import type { Rule } from "./rule.ts";
import { matchingLines } from "./sources.ts";

/** Yes or no (`isFor`), and verbs that go together with the word (`waitFor`). */
const allowed = String.raw`(?:is|has|can|may)(?=[A-Z])|(?:ask|look|search|wait)For\b`;
const noun = String.raw`\b(?!${allowed})[a-z]\w*(?:Of|For)`;

/** Functions that are declared, assigned, methods, or given. */
const definition = new RegExp(
  [
    String.raw`\bfunction ${noun}\b`,
    String.raw`\b(?:const|let) ${noun} = (?:async )?(?:\(|<|\w+ =>|function\b)`,
    String.raw`^\s*(?:async )?${noun}\(.*\)(?:: .+)? \{$`,
    String.raw`${noun}\??: (?:async )?(?:<.+>)?\(.*(?:=>|\($)`,
  ].join("|"),
);

export const functionNameRule: Rule = {
  name: "a function is a verb and a noun: `getOwner`, not `ownerOf`",
  // The functions of the message catalogs are texts, and named as such.
  covers: (path) =>
    /\.tsx?$/.test(path) &&
    !path.startsWith("src/i18n/") &&
    path !== "tests/architecture/function-names.ts",
  find: (file) => matchingLines(file, definition),
  breaks: [
    { path: "src/a.ts", text: "export function ownerOf(pet: Pet): Owner {" },
    { path: "src/a.ts", text: "async function offersFor<T>(lines: T): Promise<Offer[]> {" },
    { path: "src/a.ts", text: "const dayOf = (moment: Date) => toDay(moment);" },
    { path: "tests/a.test.ts", text: "  const tokenOf = async ({ email }: Person) => {" },
    { path: "src/a.ts", text: "    keyOf: (email: string) => linkToken(email)," },
    { path: "src/a.ts", text: "    async receiptOf({ id }) {" },
    { path: "src/a.ts", text: "  readonly eventOf: (id: string) => string;" },
  ],
  keeps: [
    { path: "src/a.ts", text: "export function getOwner(pet: Pet): Owner {" },
    { path: "src/a.ts", text: "function isFor(reader: Reader): boolean {" },
    { path: "src/a.ts", text: "async function waitFor(server: Server): Promise<void> {" },
    { path: "src/a.ts", text: "const place = items.indexOf(item);" },
    { path: "src/a.tsx", text: "<label htmlFor={id}>{label}</label>" },
    { path: "src/a.ts", text: "  if (items.indexOf(item) < 0) {" },
  ],
};
