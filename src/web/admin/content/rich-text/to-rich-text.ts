import type { RichText } from "#shared/rich-text/rich-text.ts";
import { normalizeRichText } from "#shared/rich-text/normalize-rich-text.ts";
import { isRecord } from "#shared/json.ts";

/** Attributes of nodes and marks that are stored; the editor has more of its own. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  heading: ["level"],
  orderedList: ["start"],
  figure: ["image", "alt", "caption"],
  productCard: ["slug"],
  callToAction: ["heading", "text", "label", "to"],
  link: ["href"],
};

/** Content of the editor in its stored form: the same for all content that looks the same. */
export function toRichText(json: unknown): RichText {
  // The editor's nodes are those of a rich text, by its extensions.
  return normalizeRichText(toNode(json) as RichText);
}

function toNode(node: unknown): unknown {
  if (!isRecord(node) || typeof node["type"] !== "string") return node;
  const { type, attrs, content, marks, text } = node;
  const names = attributes[type];
  if (type === "text")
    return { type, text, ...(Array.isArray(marks) && { marks: marks.map(toNode) }) };
  return {
    type,
    ...(names && isRecord(attrs) && { attrs: pickAttributes(attrs, names) }),
    ...(!isLeaf(type) && { content: Array.isArray(content) ? content.map(toNode) : [] }),
  };
}

function pickAttributes(attrs: Readonly<Record<string, unknown>>, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, attrs[name]]));
}

const leaves = ["figure", "productCard", "callToAction", "horizontalRule", "hardBreak"];
const isLeaf = (type: string) => leaves.includes(type) || ["bold", "italic", "link"].includes(type);
