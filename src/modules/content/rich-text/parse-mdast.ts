import type { List, Node, PhrasingContent, RootContent, Table } from "mdast";
import type { Mark } from "#shared/rich-text/rich-text.ts";

/** An unchecked node of rich text. */
type Unchecked = {
  type: string;
  attrs?: Readonly<Record<string, unknown>>;
  content?: readonly unknown[];
};

/** The tree of a Markdown text as rich text, which `richTextSchema` has to check. */
export function parseMdast(blocks: readonly RootContent[]): Unchecked {
  return { type: "doc", content: blocks.map(toBlock) };
}

function toBlock(node: RootContent): Unchecked {
  switch (node.type) {
    case "paragraph": {
      const [first, ...more] = node.children;
      if (first?.type === "image" && more.length === 0) {
        const { url, alt, title } = first;
        return { type: "figure", attrs: { image: url, alt: alt ?? "", caption: title ?? "" } };
      }
      return { type: "paragraph", content: toInline(node.children) };
    }
    case "heading":
      return {
        type: "heading",
        attrs: { level: node.depth <= 2 ? 2 : 3 },
        content: toInline(node.children),
      };
    case "thematicBreak":
      return { type: "horizontalRule" };
    case "blockquote":
      return { type: "blockquote", content: node.children.map(toBlock) };
    case "list":
      return toList(node);
    case "table":
      return toTable(node);
    case "containerDirective":
      if (node.name !== "callout") throw createError(node, `there is no :::${node.name}`);
      return { type: "callout", content: node.children.map(toBlock) };
    case "leafDirective":
      if (node.name === "product-card")
        return { type: "productCard", attrs: { ...node.attributes } };
      if (node.name === "call-to-action")
        return { type: "callToAction", attrs: { ...node.attributes } };
      throw createError(node, `there is no ::${node.name}`);
    case "break":
    case "code":
    case "definition":
    case "delete":
    case "emphasis":
    case "footnoteDefinition":
    case "footnoteReference":
    case "html":
    case "image":
    case "imageReference":
    case "inlineCode":
    case "link":
    case "linkReference":
    case "listItem":
    case "strong":
    case "tableCell":
    case "tableRow":
    case "text":
    case "textDirective":
    case "yaml":
      throw createError(node, `a text has no ${node.type} here`);
  }
}

function toList({ ordered, start, children }: List): Unchecked {
  const content = children.map((item) => ({
    type: "listItem",
    content: item.children.map(toBlock),
  }));
  return ordered === true
    ? { type: "orderedList", attrs: { start: Math.max(1, start ?? 1) }, content }
    : { type: "bulletList", content };
}

/** Rows may be written shorter than the first. */
function toTable({ children }: Table): Unchecked {
  const width = Math.max(...children.map((row) => row.children.length));
  return {
    type: "table",
    content: children.map((row, index) => ({
      type: "tableRow",
      content: Array.from({ length: width }, (_, column) => ({
        type: index === 0 ? "tableHeader" : "tableCell",
        content: [{ type: "paragraph", content: toInline(row.children[column]?.children ?? []) }],
      })),
    })),
  };
}

function toInline(nodes: readonly PhrasingContent[], marks: readonly Mark[] = []): unknown[] {
  return nodes.flatMap((node) => {
    switch (node.type) {
      case "text":
        return [{ type: "text", text: node.value, marks }];
      case "break":
        return [{ type: "hardBreak" }];
      case "strong":
        return toInline(node.children, [...marks, { type: "bold" }]);
      case "emphasis":
        return toInline(node.children, [...marks, { type: "italic" }]);
      case "link":
        return toInline(node.children, [...marks, { type: "link", attrs: { href: node.url } }]);
      case "image":
        throw createError(node, "a picture stands in a paragraph of its own");
      case "delete":
      case "footnoteReference":
      case "html":
      case "imageReference":
      case "inlineCode":
      case "linkReference":
      case "textDirective":
        throw createError(node, `a text has no ${node.type}`);
    }
  });
}

function createError({ position }: Node, reason: string): Error {
  return new Error(position ? `line ${position.start.line}: ${reason}` : reason);
}
