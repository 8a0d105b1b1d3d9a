import { z } from "zod";
import { isPlainLine, normalizeText } from "../plain-text.ts";
import { typed } from "../text-fields.ts";
import type {
  Block,
  Inline,
  ListItem,
  Mark,
  Paragraph,
  RichText,
  SimpleBlock,
} from "./rich-text.ts";
import { normalizeRichText } from "./normalize-rich-text.ts";

/** Limits of a rich text. A long article has some 300 nodes and 10,000 characters. */
export const richTextLimits = { depth: 12, nodes: 5_000, characters: 100_000 } as const;

/** A path or place of this shop, or an address of a kind that runs nothing. */
const HREF = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)[^\s\\\p{Cc}]*$/u;

const STORED_IMAGE = /^\/(?:media|uploads)(?:\/[\w-][\w.-]*)+$/;

/** On one line: attributes are shown in one, and written in one. */
const line = (longest: number) =>
  typed().max(longest).refine(isPlainLine, "holds a sign that is no text");

/** Where a link or a button of a text may lead. */
export const hrefSchema = z.string().max(2_000).regex(HREF, "leads nowhere that it may");

const mark: z.ZodType<Mark> = z.discriminatedUnion("type", [
  z.object({ type: z.literal("link"), attrs: z.object({ href: hrefSchema }) }),
  z.object({ type: z.literal("bold") }),
  z.object({ type: z.literal("italic") }),
]);

const inline: z.ZodType<Inline> = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("text"),
    text: z.string().overwrite(normalizeText),
    marks: z.array(mark).max(10).optional(),
  }),
  z.object({ type: z.literal("hardBreak") }),
]);

/** ProseMirror leaves out what is empty. */
const createListSchema = <T>(node: z.ZodType<T>) => z.array(node).default([]);

const paragraph = z.object({ type: z.literal("paragraph"), content: createListSchema(inline) });

// The depth of what comes in is looked at before, so no one can make this go on for ever.
const simpleBlock: z.ZodType<SimpleBlock> = z.lazy(() =>
  z.discriminatedUnion("type", [paragraph, bulletList, orderedList]),
);
const simpleContent = createListSchema(simpleBlock);

const listItem: z.ZodType<ListItem> = z.object({
  type: z.literal("listItem"),
  content: simpleContent,
});
const bulletList = z.object({ type: z.literal("bulletList"), content: createListSchema(listItem) });
const orderedList = z.object({
  type: z.literal("orderedList"),
  attrs: z.object({ start: z.int().min(1).max(9_999).default(1) }).default({ start: 1 }),
  content: createListSchema(listItem),
});

/** Cells that reach across others cannot be written in Markdown, nor read well on a phone. */
const single = z.literal(1).optional();
const tableCell = z.object({
  type: z.enum(["tableHeader", "tableCell"]),
  attrs: z.object({ colspan: single, rowspan: single }).optional(),
  content: createListSchema<Paragraph>(paragraph),
});
const tableRow = z.object({ type: z.literal("tableRow"), content: z.array(tableCell).min(1) });
const table = z.object({
  type: z.literal("table"),
  content: z
    .array(tableRow)
    .min(1)
    .refine((rows) => new Set(rows.map(({ content }) => content.length)).size === 1, {
      error: "its rows differ in the number of their cells",
    }),
});

const block: z.ZodType<Block> = z.discriminatedUnion("type", [
  paragraph,
  bulletList,
  orderedList,
  table,
  z.object({
    type: z.literal("heading"),
    attrs: z.object({ level: z.literal([2, 3]) }),
    content: createListSchema(inline),
  }),
  z.object({ type: z.literal("blockquote"), content: simpleContent }),
  z.object({ type: z.literal("callout"), content: simpleContent }),
  z.object({
    type: z.literal("figure"),
    attrs: z.object({
      image: z.string().max(300).regex(STORED_IMAGE, "is no stored picture"),
      alt: line(500).default(""),
      caption: line(300).default(""),
    }),
  }),
  z.object({
    type: z.literal("productCard"),
    attrs: z.object({ slug: line(100).min(1) }),
  }),
  z.object({
    type: z.literal("callToAction"),
    attrs: z.object({
      heading: line(200).min(1),
      text: line(500),
      label: line(80).min(1),
      to: hrefSchema,
    }),
  }),
  z.object({ type: z.literal("horizontalRule") }),
]);

/**
 * Lets in what a rich text may be, and nothing else. Nodes and marks that it does not know are
 * refused, so that nothing disappears unseen; attributes that it does not know are dropped, since
 * the editor adds some of its own. The outcome is tidy: two trees that show the same are the same.
 */
export const richTextSchema: z.ZodType<RichText> = z
  .unknown()
  .refine(isWithinLimits, "is too long, or too deep")
  .pipe(z.object({ type: z.literal("doc"), content: createListSchema(block) }))
  .transform(normalizeRichText);

/** Counts without recursion, so that a tree too deep for the stack is detected, too. */
function isWithinLimits(text: unknown): boolean {
  const left: { node: unknown; depth: number }[] = [{ node: text, depth: 1 }];
  let nodes = 0;
  let characters = 0;
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { node, depth } = next;
    if (typeof node !== "object" || node === null) continue;
    nodes += 1;
    if ("text" in node && typeof node.text === "string") characters += node.text.length;
    if (depth > richTextLimits.depth || characters > richTextLimits.characters) return false;
    const children: unknown = "content" in node ? node.content : undefined;
    if (!Array.isArray(children)) continue;
    if (nodes + left.length + children.length > richTextLimits.nodes) return false;
    for (const child of children) left.push({ node: child, depth: depth + 1 });
  }
  return true;
}
