// The kinds of fields that a record is made of. Each says once what the API accepts, what a form
// holds while it is typed, and which values a test may send.
import { z } from "zod";
import { calendarDay } from "../calendar-day.ts";
import type { Currency } from "../money.ts";
import { lineOrNull, line as schemaOfLine } from "../text-fields.ts";
import { requiredLine, requiredText, textOrNull } from "../text-fields.ts";

/**
 * "latin" is one line of Latin letters, "digits" one that is mostly digits, "lines" a list with one
 * entry in each line, "entries" a list of records, and "list" a list with a control of its own.
 */
export type FieldKind =
  | "line"
  | "latin"
  | "digits"
  | "email"
  | "tel"
  | "url"
  | "text"
  | "lines"
  | "count"
  | "price"
  | "centimetres"
  | "kilograms"
  | "percent"
  | "day"
  | "flag"
  | "choice"
  | "entries"
  | "list";

export type Field<Value = unknown> = {
  readonly kind: FieldKind;
  /** The schema of requests. */
  readonly schema: z.ZodType<Value, Value>;
  /** The schema of answers: the same type, without rules that older rows may break. */
  readonly answer: z.ZodType<Value, Value>;
  /**
   * The value of an empty control, and of a request without the field; undefined where it must be
   * filled in.
   */
  readonly empty: Value | undefined;
  /** The value in the form of a new record. */
  readonly first: Value;
  /** A valid value, for requests of tests. */
  readonly sample: Value;
  /** Bounds of a number. */
  readonly min?: number;
  /** In which a price is typed; the main one without it. */
  readonly currency?: Currency;
  /** The largest number, or the most characters or entries. */
  readonly max?: number;
  readonly choices?: readonly string[];
  /** The record that each entry of a list is. */
  readonly entry?: EntryType;
  /** For a field whose kind depends on others of the form; an entry's, also on those around it. */
  readonly getKindIn?: (draft: Readonly<Record<string, unknown>>) => FieldKind;
};

export type EntryType = {
  readonly name: string;
  readonly fields: Readonly<Record<string, Field>>;
};

type Bounds = { readonly min: number; readonly max: number };

/** One line that must be filled in. */
export const line = (max: number): Field<string> => ({
  kind: "line",
  schema: requiredLine(max),
  answer: z.string(),
  empty: undefined,
  first: "",
  sample: "Line",
  max,
});

/** Several lines that must be filled in. */
export const text = (max: number): Field<string> => ({
  ...line(max),
  kind: "text",
  schema: requiredText(max),
  sample: "First line\nSecond line",
});

/** Several lines, or null. */
export const optionalText = (max: number): Field<string | null> => ({
  ...text(max),
  schema: textOrNull(max),
  answer: z.string().nullable(),
  empty: null,
  first: null,
});

/** One line, or null. */
export const optionalLine = (max: number): Field<string | null> => ({
  ...optionalText(max),
  kind: "line",
  schema: lineOrNull(max),
  sample: "Line",
});

/** The same field, written from left to right. */
export const latin = <Value>(field: Field<Value>): Field<Value> => ({ ...field, kind: "latin" });

type Lines = {
  /** Entries. */ readonly max: number;
  /** Characters of one. */ readonly long: number;
};

/** Lines in their order, without empty ones; each once, whatever its letter case. */
export const lines = ({ max, long }: Lines): Field<string[]> => ({
  ...refs(max),
  kind: "lines",
  schema: z
    .array(schemaOfLine(long))
    .transform((typed) => typed.filter((each) => each !== ""))
    .refine((all) => all.length <= max, "too_many")
    .refine((all) => new Set(all.map((each) => each.toLowerCase())).size === all.length, "twice"),
  answer: z.array(z.string()),
  sample: ["First line", "Second line"],
});

/** Words, without empty ones and repeats, whatever their letter case. */
export const tags = ({ max, long }: Lines): Field<string[]> => ({
  ...lines({ max, long }),
  kind: "list",
  schema: z
    .array(schemaOfLine(long))
    .max(max)
    .transform((typed) => {
      const byWord = new Map<string, string>();
      for (const tag of typed) {
        const word = tag.toLowerCase();
        if (tag !== "" && !byWord.has(word)) byWord.set(word, tag);
      }
      return [...byWord.values()];
    }),
  sample: ["first", "second"],
});

/** A whole number. */
export const count = ({ min, max }: Bounds): Field<number> => ({
  kind: "count",
  schema: z.int().min(min).max(max),
  answer: z.int(),
  empty: undefined,
  first: min,
  sample: min,
  min,
  max,
});

/** An amount in minor units of the main currency, or of the one that the record is `in`. */
export const price = (bounds: Bounds): Field<number> => ({ ...count(bounds), kind: "price" });

/** Whole millimetres, typed in centimetres; or grams, typed in kilograms. */
export const measure = (kind: "centimetres" | "kilograms", max: number): Field<number | null> => ({
  ...optional(count({ min: 1, max })),
  kind,
});

/** Basis points, hundredths of a percent; typed in percent. */
export const percent = (maxBp: number): Field<number> => ({
  ...count({ min: 0, max: maxBp }),
  kind: "percent",
});

/** Leaves room for the days and months that are added to a stored day: dates end with year 9999. */
const storedDay = calendarDay.refine((stored) => stored < "9000-01-01", "no_such_year");

/** A calendar day, as "2026-12-31". */
export const day = (): Field<string> => ({
  kind: "day",
  schema: storedDay,
  answer: z.iso.date(),
  empty: undefined,
  first: "",
  sample: "2026-12-31",
});

export const flag = (first: boolean): Field<boolean> => ({
  kind: "flag",
  schema: z.boolean(),
  answer: z.boolean(),
  empty: first,
  first,
  sample: first,
});

/** One of a few values; the first of them in a new form. */
export function choice<const Values extends readonly [string, ...string[]]>(
  choices: Values,
): Field<Values[number]> {
  const schema = z.enum(choices);
  const [first]: readonly [Values[number], ...string[]] = choices;
  return {
    kind: "choice",
    schema,
    answer: schema,
    empty: undefined,
    first,
    sample: first,
    choices,
  };
}

/** The id of another record. */
export const ref = (): Field<string> => ({
  kind: "line",
  schema: z.uuid(),
  answer: z.uuid(),
  empty: undefined,
  first: "",
  sample: "0197a2f0-0000-4000-8000-000000000000",
});

/** The ids of up to `max` other records. */
export const refs = (max: number): Field<string[]> => ({
  kind: "list",
  schema: z.array(z.uuid()).max(max),
  answer: z.array(z.uuid()),
  empty: [],
  first: [],
  sample: ["0197a2f0-0000-4000-8000-000000000000"],
  max,
});

/** The same field, which may be empty: null then. */
export function optional<Value>(field: Field<Value>): Field<Value | null> {
  return {
    ...field,
    schema: field.schema.nullable(),
    answer: field.answer.nullable(),
    empty: null,
    first: null,
  };
}

/** The kind of a field, beside the values of the others. */
export function getKind(field: Field, draft: Readonly<Record<string, unknown>>): FieldKind {
  return field.getKindIn?.(draft) ?? field.kind;
}
