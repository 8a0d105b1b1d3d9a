import { LOCALE } from "#i18n/language.ts";
import { formatCountry } from "#i18n/format-country.ts";
import type { Field } from "#modules/content/fields.ts";
import { isRecord } from "#shared/json.ts";
import { getAt } from "../editor/data.ts";

/** Value of a field as plain text with lines; formatting becomes signs beside the words. */
export function toReadableText(field: Field, value: unknown): string {
  if (field.kind === "group")
    return Object.entries(field.fields)
      .map(([name, each]) => toReadableText(each, getAt(value, name)))
      .filter((text) => text !== "")
      .join("\n");
  if (field.kind === "list")
    return Array.isArray(value)
      ? value.map((item) => toReadableText(field.of, item)).join("\n")
      : "";
  if (field.kind === "richText") return getBlocks(value).map(readNode).join("\n\n");
  if (field.kind === "switch") return value === true ? "✓" : "✗";
  if (field.kind === "country") return formatCountry(String(value), LOCALE);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function getBlocks(node: unknown): readonly unknown[] {
  const content = getAt(node, "content");
  return Array.isArray(content) ? content : [];
}

const signs: Readonly<Record<string, string>> = { bold: "**", italic: "_" };

/** A node of a rich text. An unknown one is shown as its text. */
function readNode(node: unknown): string {
  const inside = getBlocks(node);
  switch (getAt(node, "type")) {
    case "text":
      return readWords(node);
    case "hardBreak":
      return "\n";
    case "heading":
      return `${"#".repeat(Number(getAt(node, "attrs.level")))} ${inside.map(readNode).join("")}`;
    case "bulletList":
    case "orderedList":
      return inside.map((item) => `• ${getBlocks(item).map(readNode).join("\n")}`).join("\n");
    case "blockquote":
    case "callout":
      return inside.map((each) => `> ${readNode(each)}`).join("\n");
    case "table":
      return inside
        .map((row) =>
          getBlocks(row)
            .map((cell) => getBlocks(cell).map(readNode).join(" "))
            .join(" | "),
        )
        .join("\n");
    case "horizontalRule":
      return "———";
    case "figure":
    case "productCard":
    case "callToAction":
      return `[${readAttributes(node)}]`;
    default:
      return inside.map(readNode).join("");
  }
}

function readWords(node: unknown): string {
  const text = getAt(node, "text");
  const marks = getAt(node, "marks");
  let words = typeof text === "string" ? text : "";
  for (const mark of Array.isArray(marks) ? marks : []) {
    const href = getAt(mark, "attrs.href");
    const type = getAt(mark, "type");
    const sign = typeof type === "string" ? (signs[type] ?? "") : "";
    words = typeof href === "string" ? `${words} (${href})` : `${sign}${words}${sign}`;
  }
  return words;
}

function readAttributes(node: unknown): string {
  const attributes = getAt(node, "attrs");
  const values = isRecord(attributes) ? Object.values(attributes) : [];
  return values.filter((value) => typeof value === "string" && value !== "").join(" · ");
}
