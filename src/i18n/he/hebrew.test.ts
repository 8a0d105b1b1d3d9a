// Mistakes of Hebrew that a copy editor would correct, looked for in all texts of the back office.
import { readdirSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";

const folder = import.meta.dirname;
/** Limits and sums that are never one. */
const NEVER_ONE = /bulk\.tooMany|reply\.tooLong|receipt\.searched|rules\.of\.|kinds\.unpaid-holds/;
const COUNTS = [1, 2, 3, 11, 30, 90, 365];

/** A text as somebody may read it, and where it stands. */
type Text = { readonly place: string; readonly text: string };
type Say = (...given: unknown[]) => unknown;

const texts: Text[] = [];

beforeAll(async () => {
  const files = readdirSync(folder).filter(
    (name) => name.endsWith(".ts") && !name.includes(".test."),
  );
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- small files
    const words = (await import(`./${file}`)) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(words)) collect(`${file} ${name}`, value);
  }
});

function collect(place: string, value: unknown): void {
  if (typeof value === "string") texts.push({ place, text: value });
  else if (typeof value === "function") sayAll(place, value as Say);
  else if (typeof value === "object" && value !== null)
    for (const [name, each] of Object.entries(value)) collect(`${place}.${name}`, each);
}

/** Collects what a function says of several counts; its other arguments are a sample word. */
function sayAll(place: string, say: Say): void {
  const words = Array.from({ length: say.length }, () => "Word");
  // A word where a count belongs is written as no number.
  const isCount = words.map((_, at) => {
    const said = attempt(() => say(...words.map((word, other) => (other === at ? word : 5))));
    return typeof said === "string" && said.includes("NaN");
  });
  for (const count of NEVER_ONE.test(place) ? COUNTS.slice(1) : COUNTS) {
    const said = attempt(() =>
      say(...words.map((word, at) => (isCount[at] === true ? count : word))),
    );
    if (typeof said === "string") texts.push({ place: `${place}(${count})`, text: said });
  }
}

/** Some functions take what is no word and no count; other tests read those. */
function attempt(say: () => unknown): unknown {
  try {
    return say();
  } catch {
    return undefined;
  }
}

const found = (pattern: RegExp) =>
  texts.filter(({ text }) => pattern.test(text)).map(({ place, text }) => `${place}: ${text}`);

test("WORDS-90 texts are found, those with counts too", () => {
  expect(texts.length).toBeGreaterThan(2_000);
  expect(texts.filter(({ place }) => place.endsWith("(365)")).length).toBeGreaterThan(50);
});

test.each([
  ["a numeral 1 before a plural", /(?<![\d.,])1 [א-ת]+(ים|ות|ו)(?![א-ת])/],
  ["a prefix with a hyphen before Hebrew", /(^|[\s("״])[בהוכלמש]־[א-ת]/],
  ["eleven and more days in the plural", /(?<!\d)(1[1-9]|[2-9]\d|\d{3,}) ימים/],
  ["two of what has a form for two", /(?<!\d)2 (ימים|שעות|דקות)/],
  [
    "another word for e-mail",
    /דואר(?! ישראל)(?<!לדואר|למשלוח דואר|כתובת דואר|משלוח דואר)(?<!דואר זבל)/,
  ],
  [
    "another word for a tab, units, staff, a packing list or the timeline",
    /כרטיסיי|תיקים|מנחים|תעודות? אריזה|(^|\s)ציר זמן/,
  ],
  [
    "goods that came back, where an order was refunded",
    /סומנה כהוחזרה|הזמנות שהוחזרו|(בוטלו|נשלחו) או הוחזרו/,
  ],
  ["progress in another form", /(מחפש|בודק)…/],
])("WORDS-90 no text of the back office has %s", (_, pattern) => {
  expect(found(pattern)).toEqual([]);
});
