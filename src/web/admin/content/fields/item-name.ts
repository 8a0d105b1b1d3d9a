import { contentEditor } from "#i18n/he/content-editor.ts";
import type { Field } from "#modules/content/fields.ts";
import { getAt } from "../editor/data.ts";

/** The fields that are tried first for the name of an item. */
const telling = ["heading", "question", "title", "name", "breed", "animal", "label", "location"];
const MAX_NAME = 60;

/** Name of a list item: its first words, or else its place. */
export function getItemName(field: Field, item: unknown, at: number): string {
  const words = (field.kind === "group" ? findWords(field, item) : item) ?? "";
  const name = typeof words === "string" ? words.trim() : "";
  if (name === "") return contentEditor.list.item(at + 1);
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME).trimEnd()}…` : name;
}

function findWords(field: Extract<Field, { readonly kind: "group" }>, item: unknown): unknown {
  const names = Object.entries(field.fields).flatMap(([name, { kind }]) =>
    kind === "line" || kind === "text" ? name : [],
  );
  const name = telling.find((it) => names.includes(it)) ?? names[0];
  return name === undefined ? undefined : getAt(item, name);
}
