import type {
  Block,
  Heading,
  Inline,
  ListItem,
  RichText,
  TableCell,
  TableRow,
  Text,
} from "./rich-text.ts";

/** A part of a text: its heading of the second level, and the id to link to. */
export type Section = { readonly id: string; readonly heading: string };

/** The sections of a text, in its order. No two have the same id. */
export function listSections(text: RichText): Section[] {
  const taken = new Map<string, number>();
  return text.content.filter(isSectionHeading).map(({ content }) => {
    const heading = readText(content);
    const name = toId(heading);
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    return { id: times === 1 ? name : `${name}-${times}`, heading };
  });
}

/** Whether a block begins a section. */
export function isSectionHeading(block: Block): block is Heading {
  return block.type === "heading" && block.attrs.level === 2;
}

function toId(heading: string): string {
  const id = heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  return id === "" ? "section" : id;
}

/**
 * How many words a text has, from which follows how long it takes. A placeholder is one,
 * and a condition none.
 */
export function countWords(text: RichText): number {
  return listTexts(text)
    .flatMap(({ text: words }) =>
      words.replaceAll(CONDITION, "").replaceAll(PLACEHOLDER, " x ").split(/\s+/),
    )
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const PLACEHOLDER = /\{[\w.]+\}/g;
const CONDITION = /\{(?:if [^{}]*|\/if)\}/g;

/** The variants that a text has cards of. */
export function listProductSlugs(text: RichText): string[] {
  const slugs = text.content.flatMap((block) =>
    block.type === "productCard" ? [block.attrs.slug] : [],
  );
  return [...new Set(slugs)];
}

/**
 * The text with its words changed one by one: those of figures and calls to action, too. What is
 * left without words is left out, and what has none, such as a rule, where `isShown`
 * says no.
 */
export function mapWords(
  text: RichText,
  change: (words: string) => string,
  isShown: () => boolean = () => true,
): RichText {
  const mapAll = <Node extends AnyNode>(nodes: readonly Node[]): Node[] =>
    nodes.flatMap((node) => (mapNode(node) as Node | undefined) ?? []); // of the same type
  function mapNode(node: AnyNode): AnyNode | undefined {
    switch (node.type) {
      case "text": {
        const words = change(node.text);
        return words === "" ? undefined : { ...node, text: words };
      }
      case "figure": {
        if (!isShown()) return undefined;
        const { image, alt, caption } = node.attrs;
        return { ...node, attrs: { image, alt: change(alt), caption: change(caption) } };
      }
      case "callToAction": {
        if (!isShown()) return undefined;
        const { heading, text: words, label, to } = node.attrs;
        const attrs = { heading: change(heading), text: change(words), label: change(label), to };
        return { ...node, attrs };
      }
      case "hardBreak":
      case "productCard":
      case "horizontalRule":
        return isShown() ? node : undefined;
      case "tableRow": {
        // All rows have the same number of cells.
        const cells = node.content.map((cell) => ({ ...cell, content: mapAll(cell.content) }));
        return isBare(node) || !cells.every(isBare) ? { ...node, content: cells } : undefined;
      }
      case "doc":
      case "paragraph":
      case "heading":
      case "bulletList":
      case "orderedList":
      case "listItem":
      case "blockquote":
      case "callout":
      case "table":
      case "tableHeader":
      case "tableCell": {
        const content = mapAll<AnyNode>(node.content);
        // Its content is of the same types.
        const mapped = { ...node, content } as AnyNode;
        return isBare(mapped) && !isBare(node) ? undefined : mapped;
      }
    }
  }
  return { type: "doc", content: mapAll(text.content) };
}

/** Whether a node has nothing to read: no words, no picture and no rule. */
function isBare(node: AnyNode): boolean {
  if (!("content" in node)) return node.type === "hardBreak";
  const children: readonly AnyNode[] = node.content;
  return children.every(isBare);
}

/** The words of a text alone, with a line for each paragraph, heading and cell. */
export function readPlainText(text: RichText): string {
  return listLines(text).join("\n");
}

function listLines(node: AnyNode): string[] {
  if (node.type === "paragraph" || node.type === "heading") return [readText(node.content)];
  const children: readonly AnyNode[] = "content" in node ? node.content : [];
  return children.flatMap(listLines);
}

function readText(content: readonly Inline[]): string {
  return content.map((node) => (node.type === "text" ? node.text : " ")).join("");
}

type AnyNode = RichText | Block | ListItem | TableRow | TableCell | Inline;

function listTexts(node: AnyNode): Text[] {
  if (node.type === "text") return [node];
  const children: readonly AnyNode[] = "content" in node ? node.content : [];
  return children.flatMap(listTexts);
}
