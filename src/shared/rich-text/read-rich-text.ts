import type {
  Block,
  Heading,
  Inline,
  ListItem,
  RichText,
  SimpleBlock,
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

/** How many words a text has, from which follows how long it takes. A placeholder is one. */
export function countWords(text: RichText): number {
  return listTexts(text)
    .flatMap(({ text: words }) => words.replaceAll(PLACEHOLDER, " x ").split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const PLACEHOLDER = /\{[\w.]+\}/g;

/** The variants that a text has cards of. */
export function listProductSlugs(text: RichText): string[] {
  const slugs = text.content.flatMap((block) =>
    block.type === "productCard" ? [block.attrs.slug] : [],
  );
  return [...new Set(slugs)];
}

/** The text with its words changed one by one: those of figures and calls to action, too. */
export function mapWords(text: RichText, change: (words: string) => string): RichText {
  const joinInline = (content: readonly Inline[]) =>
    content.map((node) => (node.type === "text" ? { ...node, text: change(node.text) } : node));
  const joinSimple = (block: SimpleBlock): SimpleBlock =>
    block.type === "paragraph"
      ? { ...block, content: joinInline(block.content) }
      : {
          ...block,
          content: block.content.map((item) => ({
            ...item,
            content: item.content.map(joinSimple),
          })),
        };
  const toBlock = (block: Block): Block => {
    switch (block.type) {
      case "paragraph":
      case "bulletList":
      case "orderedList":
        return joinSimple(block);
      case "heading":
        return { ...block, content: joinInline(block.content) };
      case "blockquote":
      case "callout":
        return { ...block, content: block.content.map(joinSimple) };
      case "table":
        return {
          ...block,
          content: block.content.map((row) => ({
            ...row,
            content: row.content.map((cell) => ({
              ...cell,
              content: cell.content.map((each) => ({ ...each, content: joinInline(each.content) })),
            })),
          })),
        };
      case "figure": {
        const { image, alt, caption } = block.attrs;
        return { ...block, attrs: { image, alt: change(alt), caption: change(caption) } };
      }
      case "callToAction": {
        const { heading, text: words, label, to } = block.attrs;
        const attrs = { heading: change(heading), text: change(words), label: change(label), to };
        return { ...block, attrs };
      }
      case "productCard":
      case "horizontalRule":
        return block;
    }
  };
  return { type: "doc", content: text.content.map(toBlock) };
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
