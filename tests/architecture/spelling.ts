// One word for one thing, so that a search finds all of it: `color` as CSS spells it, `image` and
// `catalog`.
// Texts that people read are strings, which no rule looks into.
import { parseSync, Visitor, type ESTree } from "vite";
import { visitNames, type Named } from "./names.ts";
import type { Rule } from "./rule.ts";
import { getLine, matchingLines, type SourceFile } from "./sources.ts";

const otherSpelling = /colour|picture|catalogue/i;
/** Our own classes and properties; `picture` alone is HTML's element. */
const inStyles = /(?:\.|--|#)[\w-]*(?:colour|picture|catalogue)/i;

/**
 * Names of properties that browsers, databases and addresses know; to be called something else
 * where their values are properties.
 */
const allowedNames: ReadonlySet<string> = new Set([
  // Keys of content documents, with the placeholder of the same name.
  "colours",
  "descriptionWithoutColours",
  // The step of the checkout in addresses, the kind of a field, and orders of the version before.
  "colour",
  // Problems that the API reports.
  "not_a_colour",
  "not_a_picture",
  "missing_picture",
  // The library in answers, and the address of what is open in it.
  "pictures",
  "picture",
  // A method of sharp.
  "toColourspace",
]);

/** File names and identifiers of the other spelling, one line each. */
function findOtherSpelling(file: SourceFile): string[] {
  const { path, text } = file;
  const named = otherSpelling.test(path) ? [`${path}: the name of the file`] : [];
  if (path.endsWith(".css")) return [...named, ...matchingLines(file, inStyles)];
  if (!otherSpelling.test(text)) return named;
  const found: Named[] = [];
  const properties = new Set<ESTree.Node>();
  const allow = (node: ESTree.Node) => properties.add(node);
  const look = (node: Named) => {
    if (otherSpelling.test(node.name) && !(properties.has(node) && allowedNames.has(node.name)))
      found.push(node);
  };
  new Visitor({
    MemberExpression: ({ computed, property }) => void (computed || allow(property)),
    Property: ({ computed, key }) => void (computed || allow(key)),
    TSPropertySignature: ({ computed, key }) => void (computed || allow(key)),
    JSXOpeningElement: ({ name }) => void allow(name),
    JSXClosingElement: ({ name }) => void allow(name),
    ...visitNames(look),
  }).visit(parseSync(path, text).program);
  return [...named, ...found.map((node) => `${path}:${getLine(text, node.start)}: ${node.name}`)];
}

export const spellingRule: Rule = {
  name: "code says color, image and catalog, not colour, picture and catalogue",
  covers: (path) => /\.(?:tsx?|css)$/.test(path),
  find: findOtherSpelling,
  breaks: [
    { path: "src/ui/colour-math.ts", text: "export const mix = 1;" },
    { path: "src/web/pictures/a.css", text: "a { inset: 0; }" },
    { path: "src/order-catalogue.ts", text: "export const order = 1;" },
    { path: "media/pictures.ts", text: "export const all = 1;" },
    { path: "src/a.ts", text: "function readCatalogue() {}" },
    { path: "src/a.ts", text: "const barColours = {};" },
    { path: "src/a.ts", text: "type Picture = { address: string };" },
    { path: "src/a.ts", text: "const { colours } = brand;" },
    { path: "src/a.ts", text: "const b = { colourHex: 1 };" },
    { path: "src/a.ts", text: 'import { pictures as text } from "./a.ts";' },
    { path: "src/a.tsx", text: "const a = <Tile picture={b} />;" },
    { path: "src/a.tsx", text: "const a = <Picture />;" },
    { path: "src/a.css", text: ".colour-dot { inset: 0; }" },
    { path: "src/a.css", text: "a { inset: var(--picture-edge); }" },
  ],
  keeps: [
    { path: "src/a.ts", text: 'const right = "catalogue.read";' },
    { path: "src/a.ts", text: "const b = { colours: brand.colours, not_a_colour: text };" },
    { path: "src/a.ts", text: "const { pictures: images } = await read();" },
    { path: "src/a.ts", text: 'const label = "All three colours"; // and `picture`' },
    { path: "src/a.tsx", text: "const a = <picture><img /></picture>;" },
    { path: "src/a.css", text: "picture { display: contents; }" },
  ],
};
