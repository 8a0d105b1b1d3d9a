// The fields of a document follow from what a fresh shop says in it, so that a new line of a file
// under content/ is one that the owner can change. Names decide what a text is for.
import type { RichText } from "#shared/rich-text/rich-text.ts";
import { isRecord } from "#shared/json.ts";

/** The path of a field: "hero.heading", "categories.0.questions.2.answer.1"; "" is all of it. */
export type FieldPath = string;

export function joinPath(parent: FieldPath, step: string | number): FieldPath {
  return parent === "" ? String(step) : `${parent}.${step}`;
}

export type TextKind =
  | "line"
  | "text"
  | "image"
  | "link"
  | "email"
  | "colour"
  | "anchor"
  | "day"
  | "country";

export type Field = {
  /** It may be left empty, or out. */
  readonly isOptional: boolean;
} & (
  | {
      readonly kind: TextKind;
      readonly max: number;
      /** The language of the text, which gives its direction. */
      readonly lang: "en" | "he";
      /** Placeholders that mean something in this text alone: "{count}". */
      readonly ownPlaceholders: readonly string[];
    }
  | { readonly kind: "number"; readonly isWhole: boolean }
  | { readonly kind: "switch" }
  | { readonly kind: "choice"; readonly choices: readonly string[] }
  | { readonly kind: "richText" }
  | { readonly kind: "list"; readonly of: Field; readonly max: number }
  | { readonly kind: "group"; readonly fields: Readonly<Record<string, Field>> }
);

/** Type of a document's data: that of its file, but for the literal words. */
export type Words<T> = T extends RichText
  ? RichText
  : T extends string
    ? string
    : T extends number
      ? number
      : T extends boolean
        ? boolean
        : T extends readonly (infer Item)[]
          ? readonly Words<Item>[]
          : { readonly [Key in keyof T]: Words<T[Key]> };

export const MAX_ITEMS = 100;
const MAX_LINE = 200;
const MAX_TEXT = 4_000;
/** From this length on a text gets room for several lines. */
const LONG = 80;

const kindsByName: Readonly<Record<string, TextKind>> = {
  image: "image",
  logo: "image",
  to: "link",
  url: "link",
  email: "email",
  hex: "colour",
  accent: "colour",
  patch: "colour",
  id: "anchor",
  slug: "anchor",
  date: "day",
  countries: "country",
  searchedFrom: "country",
  salesFinalIn: "country",
};
/** Texts that may become long, even if they are short in the files. */
const longNames = ["text", "answer", "lede", "description", "excerpt", "quote", "detail"];

const PLACEHOLDER = /\{([a-zA-Z]+)\}/g;
const HEBREW = /[\u0590-\u05ff]/;
const LATIN = /[a-z]/i;

export type FieldHints = {
  /** The language of texts that have no letters yet. */
  readonly lang?: "en" | "he";
  /** Kinds of the texts of these names, where the names do not tell the kind. */
  readonly kinds?: Readonly<Record<string, TextKind>>;
  /** The values that fields of these names choose from. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** The names of texts that may be left empty although they are not in the files. */
  readonly optional?: readonly string[];
  /** The longest texts of fields of these names, where something other than the usual holds. */
  readonly max?: Readonly<Record<string, number>>;
  /** An item of the lists of these names that begin empty. */
  readonly items?: Readonly<Record<string, unknown>>;
};

/** The fields of a document whose file says `seed`; `name` is that of the field itself. */
export function toField(seed: unknown, hints: FieldHints = {}, name = ""): Field {
  if (typeof seed === "boolean") return { kind: "switch", isOptional: false };
  if (typeof seed === "number")
    return { kind: "number", isWhole: Number.isInteger(seed), isOptional: false };
  if (typeof seed === "string") return createTextField(seed, hints, name);
  if (Array.isArray(seed)) return listField(seed, hints, name);
  if (isRecord(seed))
    return seed["type"] === "doc"
      ? { kind: "richText", isOptional: false }
      : {
          kind: "group",
          isOptional: false,
          fields: Object.fromEntries(
            Object.entries(seed).map(([key, value]) => [key, toField(value, hints, key)]),
          ),
        };
  throw new Error(`the field ${name} holds neither text nor number nor list`);
}

function createTextField(seed: string, hints: FieldHints, name: string): Field {
  const choices = hints.choices?.[name];
  if (choices !== undefined) return { kind: "choice", choices, isOptional: false };
  const isLong = longNames.includes(name) || seed.length > LONG || seed.includes("\n");
  const kind = hints.kinds?.[name] ?? kindsByName[name] ?? (isLong ? "text" : "line");
  return {
    kind,
    max: hints.max?.[name] ?? (kind === "text" ? MAX_TEXT : MAX_LINE),
    isOptional: seed === "" || hints.optional?.includes(name) === true,
    lang: HEBREW.test(seed)
      ? "he"
      : LATIN.test(withoutPlaceholders(seed))
        ? "en"
        : (hints.lang ?? "en"),
    ownPlaceholders: [...seed.matchAll(PLACEHOLDER)].flatMap(([, own = ""]) => own),
  };
}

const withoutPlaceholders = (text: string) => text.replaceAll(/\{[^{}]*\}/g, "");

/** Fields of one item of a list belong to every item; those that some lack may be left empty. */
function listField(seed: readonly unknown[], hints: FieldHints, name: string): Field {
  const sample = hints.items?.[name];
  const [first = toField(sample ?? "", hints, sample ? name : "text"), ...others] = seed.map(
    (item) => toField(item, hints, name),
  );
  const of = others.reduce(merge, first);
  return { kind: "list", of, max: MAX_ITEMS, isOptional: false };
}

function merge(one: Field, other: Field): Field {
  const isOptional = one.isOptional || other.isOptional;
  if (one.kind === "group" && other.kind === "group") {
    const names = new Set([...Object.keys(one.fields), ...Object.keys(other.fields)]);
    const fields = [...names].flatMap((name): [string, Field][] => {
      const [ours, theirs] = [one.fields[name], other.fields[name]];
      if (ours && theirs) return [[name, merge(ours, theirs)]];
      const only = ours ?? theirs;
      return only ? [[name, { ...only, isOptional: true }]] : [];
    });
    return { kind: "group", fields: Object.fromEntries(fields), isOptional };
  }
  if (one.kind === "list" && other.kind === "list")
    return { ...one, of: merge(one.of, other.of), isOptional };
  if (isText(one) && isText(other))
    return {
      ...one,
      kind: one.kind === "line" ? other.kind : one.kind,
      max: Math.max(one.max, other.max),
      isOptional,
      ownPlaceholders: [...new Set([...one.ownPlaceholders, ...other.ownPlaceholders])],
    };
  if (one.kind === "number" && other.kind === "number")
    return { ...one, isWhole: one.isWhole && other.isWhole, isOptional };
  return { ...one, isOptional };
}

export function isText(
  field: Field,
): field is Extract<Field, { readonly max: number; lang: string }> {
  return "lang" in field;
}
