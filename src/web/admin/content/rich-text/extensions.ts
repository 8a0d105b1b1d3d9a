// Editor extensions for all that a text may contain: the nodes and marks of src/shared/rich-text.
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { mergeAttributes, Node, ReactNodeViewRenderer } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { isHref } from "./is-href.ts";
import { BlockView } from "./block-view.tsx";

const SIMPLE = "(paragraph | bulletList | orderedList)";

const kit = StarterKit.configure({
  heading: { levels: [2, 3] },
  link: { openOnClick: false, autolink: false, isAllowedUri: (href) => isHref(href) },
  code: false,
  codeBlock: false,
  strike: false,
  underline: false,
});

const callout = Node.create({
  name: "callout",
  group: "block",
  content: `${SIMPLE}+`,
  defining: true,
  parseHTML: () => [{ tag: "aside" }],
  renderHTML: ({ HTMLAttributes }) => ["aside", mergeAttributes(HTMLAttributes), 0],
});

/** A block that is made in a dialog and stands in the text as a whole. */
function createBlockNode(name: string, attributes: readonly string[]) {
  return Node.create({
    name,
    group: "block",
    atom: true,
    draggable: true,
    addAttributes: () => Object.fromEntries(attributes.map((it) => [it, { default: "" }])),
    parseHTML: () => [{ tag: `div[data-block="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => [
      "div",
      mergeAttributes(HTMLAttributes, { "data-block": name }),
    ],
    addNodeView: () => ReactNodeViewRenderer(BlockView),
  });
}

// Without the widths of columns, which are the page's to decide.
const plainTable = Table.extend({ renderHTML: () => ["table", ["tbody", 0]] });

export const extensions = [
  kit,
  callout,
  plainTable,
  TableRow,
  TableHeader.extend({ content: "paragraph" }),
  TableCell.extend({ content: "paragraph" }),
  createBlockNode("figure", ["image", "alt", "caption"]),
  createBlockNode("productCard", ["slug"]),
  createBlockNode("callToAction", ["heading", "text", "label", "to"]),
];
