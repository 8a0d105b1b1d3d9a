import type {
  BlockContent,
  List as MdastList,
  PhrasingContent,
  RootContent,
  TableRow as MdastRow,
} from "mdast";
import type {
  Block,
  Inline,
  List,
  Mark,
  RichText,
  SimpleBlock,
  TableRow,
  Text,
} from "#shared/rich-text/rich-text.ts";

/** The blocks of a rich text as Markdown has them. */
export function toMdast({ content }: RichText): RootContent[] {
  return content.map(toMdastBlock);
}

function toMdastBlock(block: Block): RootContent {
  switch (block.type) {
    case "paragraph":
    case "bulletList":
    case "orderedList":
      return toMdastSimple(block);
    case "heading":
      return {
        type: "heading",
        depth: block.attrs.level,
        children: toMdastInline(block.content),
      };
    case "blockquote":
      return { type: "blockquote", children: block.content.map(toMdastSimple) };
    case "callout":
      return {
        type: "containerDirective",
        name: "callout",
        children: block.content.map(toMdastSimple),
      };
    case "figure": {
      const { image, alt, caption } = block.attrs;
      return {
        type: "paragraph",
        children: [{ type: "image", url: image, alt, title: caption || null }],
      };
    }
    case "table":
      return { type: "table", children: block.content.map(toMdastRow) };
    case "productCard":
      return { type: "leafDirective", name: "product-card", attributes: block.attrs, children: [] };
    case "callToAction":
      return {
        type: "leafDirective",
        name: "call-to-action",
        attributes: block.attrs,
        children: [],
      };
    case "horizontalRule":
      return { type: "thematicBreak" };
  }
}

function toMdastSimple(block: SimpleBlock): BlockContent {
  return block.type === "paragraph"
    ? { type: "paragraph", children: toMdastInline(block.content) }
    : toMdastList(block);
}

/** An item with several paragraphs has empty lines between them. */
function toMdastList(list: List): MdastList {
  const items = list.content.map(({ content }) => ({
    type: "listItem" as const,
    spread: content.filter(({ type }) => type === "paragraph").length > 1,
    children: content.map(toMdastSimple),
  }));
  return {
    type: "list",
    ordered: list.type === "orderedList",
    start: list.type === "orderedList" ? list.attrs.start : null,
    spread: items.some(({ spread }) => spread),
    children: items,
  };
}

function toMdastRow({ content }: TableRow): MdastRow {
  return {
    type: "tableRow",
    children: content.map((cell) => ({
      type: "tableCell",
      children: cell.content.flatMap((paragraph) => toMdastInline(paragraph.content)),
    })),
  };
}

/** Neighbours with the same mark share one node; a link is the outermost mark. */
function toMdastInline(nodes: readonly Inline[]): PhrasingContent[] {
  const tree: PhrasingContent[] = [];
  for (let index = 0; index < nodes.length;) {
    const node = nodes[index];
    const mark = node?.type === "text" ? node.marks?.[0] : undefined;
    if (node === undefined) break;
    if (mark === undefined) {
      tree.push(node.type === "text" ? { type: "text", value: node.text } : { type: "break" });
      index += 1;
      continue;
    }
    const length = nodes.slice(index).findIndex((each) => !hasMark(each, mark));
    const end = length === -1 ? nodes.length : index + length;
    tree.push(createBranch(mark, toMdastInline(nodes.slice(index, end).flatMap(withoutFirstMark))));
    index = end;
  }
  return tree;
}

function hasMark(node: Inline, mark: Mark): boolean {
  return node.type === "text" && JSON.stringify(node.marks?.[0]) === JSON.stringify(mark);
}

function withoutFirstMark(node: Inline): Text[] {
  return node.type === "text" ? [{ ...node, marks: node.marks?.slice(1) ?? [] }] : [];
}

function createBranch(mark: Mark, children: PhrasingContent[]): PhrasingContent {
  switch (mark.type) {
    case "link":
      return { type: "link", url: mark.attrs.href, children };
    case "bold":
      return { type: "strong", children };
    case "italic":
      return { type: "emphasis", children };
  }
}
