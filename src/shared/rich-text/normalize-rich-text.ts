import { cutEnd } from "../cut-end.ts";
import type {
  Block,
  Inline,
  List,
  ListItem,
  Mark,
  Paragraph,
  RichText,
  SimpleBlock,
  Table,
} from "./rich-text.ts";

/**
 * The text in its one form: equal neighbours are joined, marks stand in one order, white space is
 * single where it would not show, and what is empty is gone. The first row of a table has the
 * headings.
 */
export function normalizeRichText(text: RichText): RichText {
  return { type: "doc", content: text.content.flatMap(normalizeBlock) };
}

function normalizeBlock(block: Block): Block[] {
  switch (block.type) {
    case "heading": {
      const content = normalizeLine(block.content);
      return content.length === 0 ? [] : [{ type: "heading", attrs: block.attrs, content }];
    }
    case "blockquote":
    case "callout": {
      const content = block.content.flatMap(normalizeSimple);
      return content.length === 0 ? [] : [{ type: block.type, content }];
    }
    case "table":
      return [normalizeTable(block)];
    case "paragraph":
    case "bulletList":
    case "orderedList":
      return normalizeSimple(block);
    case "figure":
    case "productCard":
    case "callToAction":
    case "horizontalRule":
      return [block];
  }
}

function normalizeSimple(block: SimpleBlock): SimpleBlock[] {
  if (block.type !== "paragraph") return normalizeList(block);
  const content = normalizeInline(block.content);
  return content.length === 0 ? [] : [{ type: "paragraph", content }];
}

function normalizeList(list: List): List[] {
  const content = list.content.flatMap(normalizeItem);
  return content.length === 0 ? [] : [{ ...list, content }];
}

/** An item begins with words: the items of a list that stands there take its place. */
function normalizeItem({ content }: ListItem): ListItem[] {
  const blocks = content.flatMap(normalizeSimple);
  const words = blocks.findIndex(({ type }) => type === "paragraph");
  const before = words === -1 ? blocks : blocks.slice(0, words);
  const lifted = before.flatMap((block) => (block.type === "paragraph" ? [] : block.content));
  return words === -1 ? lifted : [...lifted, { type: "listItem", content: blocks.slice(words) }];
}

function normalizeTable({ content }: Table): Table {
  return {
    type: "table",
    content: content.map((row, index) => ({
      type: "tableRow",
      content: row.content.map((cell) => ({
        type: index === 0 ? "tableHeader" : "tableCell",
        content: [{ type: "paragraph", content: normalizeLine(joinParagraphs(cell.content)) }],
      })),
    })),
  };
}

function joinParagraphs(paragraphs: readonly Paragraph[]): Inline[] {
  return paragraphs.flatMap(({ content }, index) => [
    ...(index === 0 ? [] : [{ type: "hardBreak" } as const]),
    ...content,
  ]);
}

/** Where all must stand on one line, a break is a space. */
function normalizeLine(content: readonly Inline[]): Inline[] {
  return normalizeInline(
    content.map((node) => (node.type === "text" ? node : { type: "text", text: " " })),
  );
}

/** Without white space at the ends of lines, and without breaks at the ends of the whole. */
function normalizeInline(content: readonly Inline[]): Inline[] {
  const tidy: Inline[] = [];
  for (const node of content) {
    const last = tidy.at(-1);
    if (node.type === "hardBreak") {
      cutTrailing(tidy);
      if (tidy.length > 0) tidy.push({ type: "hardBreak" });
      continue;
    }
    const text = normalizeText(node.text);
    const isAtStart = last === undefined || last.type === "hardBreak";
    addText(tidy, isAtStart ? text.replace(/^ +/, "") : text, normalizeMarks(node.marks));
  }
  cutTrailing(tidy);
  while (tidy.at(-1)?.type === "hardBreak") tidy.pop();
  return tidy;
}

function addText(tidy: Inline[], text: string, marks: readonly Mark[]): void {
  if (text === "") return;
  const last = tidy.at(-1);
  if (last?.type === "text" && JSON.stringify(last.marks ?? []) === JSON.stringify(marks))
    tidy.splice(-1, 1, { ...last, text: last.text + text });
  else tidy.push({ type: "text", text, ...(marks.length > 0 && { marks }) });
}

function cutTrailing(tidy: Inline[]): void {
  for (let last = tidy.at(-1); last?.type === "text"; last = tidy.at(-1)) {
    const text = cutEnd(last.text, " ");
    tidy.pop();
    if (text === "") continue;
    tidy.push({ ...last, text });
    return;
  }
}

const markOrder = ["link", "bold", "italic"] as const;

function normalizeMarks(marks: readonly Mark[] = []): Mark[] {
  return markOrder.flatMap((type) => marks.find((mark) => mark.type === type) ?? []);
}

/** Line ends and tabs are spaces; signs that are no text, and halves of characters, are gone. */
function normalizeText(text: string): string {
  return text
    .replaceAll(/[\t\n\v\f\r\u2028\u2029]/g, " ")
    .replaceAll(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, "")
    .toWellFormed();
}
