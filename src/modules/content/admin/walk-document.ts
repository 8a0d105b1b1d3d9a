import { type Field, isText, joinPath } from "#modules/content/fields.ts";
import { isRecord } from "#shared/json.ts";

/** A text, link or image somewhere in a document. */
export type Leaf = {
  /** The field: "hero.heading". Everything in a rich text has the place of the rich text. */
  readonly path: string;
  readonly value: string;
  readonly kind: "words" | "link" | "image" | "alt";
  /** Placeholders that only this text has. */
  readonly own: readonly string[];
};

/** Every text, link and image of a document, those in rich texts too. */
export function listLeaves(field: Field, value: unknown, path = ""): Leaf[] {
  if (field.kind === "group")
    return Object.entries(field.fields).flatMap(([name, each]) =>
      isRecord(value) ? listLeaves(each, value[name], joinPath(path, name)) : [],
    );
  if (field.kind === "list")
    return Array.isArray(value)
      ? value.flatMap((item, index) => listLeaves(field.of, item, joinPath(path, index)))
      : [];
  if (field.kind === "richText") return listInRichText(value, path);
  if (!isText(field) || typeof value !== "string" || value === "") return [];
  const kind = field.kind === "link" || field.kind === "image" ? field.kind : "words";
  return [{ path, value, kind, own: field.ownPlaceholders }];
}

/** Kinds of the attributes of nodes and marks. */
const attributes: Readonly<Record<string, Leaf["kind"]>> = {
  href: "link",
  to: "link",
  caption: "words",
  heading: "words",
  text: "words",
  label: "words",
};

/** The tree has passed its schema: it is neither deep nor large. */
function listInRichText(node: unknown, path: string): Leaf[] {
  if (Array.isArray(node)) return node.flatMap((each) => listInRichText(each, path));
  if (!isRecord(node)) return [];
  const createLeaf = (kind: Leaf["kind"], value: string): Leaf => ({ path, value, kind, own: [] });
  const { attrs } = node;
  const own = isRecord(attrs)
    ? Object.entries(attrs).flatMap(([name, value]) => {
        const kind = attributes[name];
        return kind !== undefined && typeof value === "string" ? [createLeaf(kind, value)] : [];
      })
    : [];
  const figure =
    node["type"] === "figure" && isRecord(attrs)
      ? [
          createLeaf("image", String(attrs["image"])),
          ...(attrs["alt"] === "" ? [createLeaf("alt", String(attrs["image"]))] : []),
        ]
      : [];
  const words = typeof node["text"] === "string" ? [createLeaf("words", node["text"])] : [];
  return [
    ...words,
    ...own,
    ...figure,
    ...listInRichText(node["marks"], path),
    ...listInRichText(node["content"], path),
  ];
}
