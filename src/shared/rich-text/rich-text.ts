/**
 * Rich text as a tree, in the shape and with the names that the editor (TipTap, on ProseMirror)
 * reads and writes. Placeholders such as {policies.warrantyMonths} are plain text in it. What comes
 * from outside passes `richTextSchema` first.
 */
export type RichText = { type: "doc"; content: readonly Block[] };

export type Block =
  | Heading
  | SimpleBlock
  | Blockquote
  | Callout
  | Figure
  | Table
  | ProductCard
  | CallToAction
  | Rule;

/** Block that may stand within a quote, a callout or the item of a list. */
export type SimpleBlock = Paragraph | List;

export type Paragraph = { type: "paragraph"; content: readonly Inline[] };

/** The page has the heading of the first level. */
export type Heading = {
  type: "heading";
  attrs: { level: 2 | 3 };
  content: readonly Inline[];
};

export type List = BulletList | OrderedList;
type BulletList = { type: "bulletList"; content: readonly ListItem[] };
type OrderedList = {
  type: "orderedList";
  attrs: { start: number };
  content: readonly ListItem[];
};
export type ListItem = { type: "listItem"; content: readonly SimpleBlock[] };

type Blockquote = { type: "blockquote"; content: readonly SimpleBlock[] };

/** A sentence or two worth remembering. */
type Callout = { type: "callout"; content: readonly SimpleBlock[] };

export type Figure = {
  type: "figure";
  attrs: {
    /** A stored address: "/media/gallery/cafe" or "/uploads/…". */
    image: string;
    /** "" stands for the image's own description. */
    alt: string;
    /** "" for none. */
    caption: string;
  };
};

/** The first row has the headings; all have the same number of cells. */
export type Table = { type: "table"; content: readonly TableRow[] };
export type TableRow = { type: "tableRow"; content: readonly TableCell[] };
export type TableCell = {
  type: "tableHeader" | "tableCell";
  /** Just one. */
  content: readonly Paragraph[];
};

/** A variant of the catalogue by its slug. It is not shown when it is no longer for sale. */
export type ProductCard = { type: "productCard"; attrs: { slug: string } };

export type CallToAction = {
  type: "callToAction";
  attrs: { heading: string; text: string; label: string; to: string };
};

type Rule = { type: "horizontalRule" };

export type Inline = Text | HardBreak;
export type Text = { type: "text"; text: string; marks?: readonly Mark[] };
type HardBreak = { type: "hardBreak" };

export type Mark =
  | { type: "link"; attrs: { href: string } }
  | { type: "bold" }
  | { type: "italic" };
