import { z } from "zod";
import { checkInput, type CheckedInput } from "../input-problems.ts";
import { isRecord } from "../json.ts";
import { getKind, type Field, type FieldKind } from "./fields.ts";
import { findChangedFields, isSame } from "./merge-drafts.ts";
import { parseTyped, isTyped, toTyped, type Typed } from "./typed.ts";

export type Fields = Readonly<Record<string, Field>>;

/** A record's values as the API takes them. */
export type Values<F extends Fields> = { [N in keyof F]: F[N]["first"] };

/** A record as a form holds it while it is typed. */
export type Draft<F extends Fields> = { readonly [N in keyof F]: DraftOf<F[N]> };

/** The records in a list are typed as the one that the list is in. */
type DraftOf<Of extends Field> = Of extends {
  readonly entry: { readonly fields: infer E extends Fields };
}
  ? Draft<E>[]
  : Typed<Of["first"]>;

/** A rule between fields, and the field at which a broken one is shown. */
type Rule<F extends Fields> = {
  readonly at: keyof F & string;
  readonly problem: string;
  readonly isBroken: (values: Values<F>) => boolean;
};

type Options<F extends Fields> = {
  readonly rules?: readonly Rule<F>[];
  /** Removes what makes no sense beside the other fields of a form, before it is checked. */
  readonly normalize?: (values: Partial<Values<F>>) => Partial<Values<F>>;
};

export type RecordType<F extends Fields> = {
  readonly name: string;
  readonly fields: F;
  readonly rules: readonly Rule<F>[];
  /** The schema of requests, with the rules between fields. */
  readonly input: z.ZodType<Values<F>, Values<F>>;
  /** The fields of answers, for the object that an answer is. */
  readonly answer: { [N in keyof F]: F[N]["answer"] };
  readonly normalize: (values: Partial<Values<F>>) => Partial<Values<F>>;
};

/**
 * A thing with fields, said once. The schemas of requests and answers, the form's states, the
 * problems in browser and server, the bounds of columns, and samples for tests follow from it.
 */
export function record<F extends Fields>(
  name: string,
  fields: F,
  { rules = [], normalize = (values) => values }: Options<F> = {},
): RecordType<F> {
  // Zod cannot follow the names through the mapped type.
  const shape = z.object(getShape(fields)) as unknown as z.ZodType<Values<F>, Values<F>>;
  // The same names, each with a part of its field.
  const answer = mapFields(fields, (field) => field.answer) as RecordType<F>["answer"];
  return { name, fields, rules, input: addRules(shape, rules), answer, normalize };
}

const getShape = <F extends Fields>(fields: F) =>
  // The same names, each with its schema.
  mapFields(fields, ({ schema }) => schema) as { [N in keyof F]: F[N]["schema"] };

function addRules<F extends Fields, Data extends Values<F>>(
  schema: z.ZodType<Data, Data>,
  rules: readonly Rule<F>[],
): z.ZodType<Data, Data> {
  return rules.reduce(
    (all, { at, problem, isBroken }) =>
      all.refine((values) => !isBroken(values), { path: [at], error: problem }),
    schema,
  );
}

/** The schema of a record's values with other fields beside them, or instead of them. */
type With<V, More extends z.ZodRawShape> = keyof More extends never
  ? z.ZodType<V, V>
  : z.ZodType<
      Omit<V, keyof More> & z.output<z.ZodObject<More>>,
      Omit<V, keyof More> & z.input<z.ZodObject<More>>
    >;

/**
 * The schema of requests that may leave out the fields whose control may be empty. `more` are
 * fields beside those of the record, or instead of them.
 */
export function createInput<F extends Fields, More extends z.ZodRawShape>(
  { fields, rules }: RecordType<F>,
  more: More,
): With<Values<F>, More> {
  const shape = mapFields(fields, ({ schema, empty }) =>
    empty === undefined ? schema : schema.default(empty),
  );
  // Zod cannot follow the names through the mapped type. The rules ask for fields of the record.
  const schema = z.object({ ...shape, ...more }) as unknown as z.ZodType<Values<F>, Values<F>>;
  return addRules(schema, rules) as unknown as With<Values<F>, More>;
}

/** The schema of requests that change some fields, with `more` fields beside them. */
export function createChanges<F extends Fields, More extends z.ZodRawShape>(
  { fields }: RecordType<F>,
  more: More,
): With<Partial<Values<F>>, More> {
  // Zod cannot follow the names through the mapped type.
  return z.object(getShape(fields)).partial().extend(more) as unknown as With<
    Partial<Values<F>>,
    More
  >;
}

/** The fields of a record among those of a row. */
export function pickValues<F extends Fields>(
  { fields }: Pick<RecordType<F>, "fields">,
  row: Values<F>,
): Values<F> {
  return mapFields(fields, (_, name) => row[name]) as Values<F>;
}

/** The values that a new record begins with. */
export function createValues<F extends Fields>({ fields }: RecordType<F>): Values<F> {
  return getValues({ fields }, "first");
}

/** The form of a new record. */
export function createDraft<F extends Fields>({ fields }: Pick<RecordType<F>, "fields">): Draft<F> {
  return mapFields(fields, ({ kind, first }) => (isTyped(kind) ? "" : first)) as Draft<F>;
}

/** Valid values of a record, for requests of tests. */
export function createSample<F extends Fields>({ fields }: RecordType<F>): Values<F> {
  return getValues({ fields }, "sample");
}

/** An existing record in the form. */
export function toDraft<F extends Fields>(
  { fields }: Pick<RecordType<F>, "fields">,
  values: Values<F>,
): Draft<F> {
  return mapEntries(fields, values, (field, value, kind) =>
    toTyped(kind, field, value),
  ) as Draft<F>;
}

/**
 * The values of a draft as the API takes them, or what is wrong with it, by field. `input` may be
 * another schema than the record's own.
 */
export function readDraft<F extends Fields, Data = Values<F>>(
  type: RecordType<F>,
  draft: Draft<F>,
  input?: z.ZodType<Data>,
): CheckedInput<Data> {
  // Without another schema, the data are those of the record.
  const schema = input ?? (type.input as unknown as z.ZodType<Data>);
  return checkInput(schema, type.normalize(readTyped(type, draft)));
}

/** Only those values of a draft that differ from a saved one, or what is wrong with them. */
export function readChanges<F extends Fields>(
  type: RecordType<F>,
  saved: Draft<F>,
  draft: Draft<F>,
): CheckedInput<Partial<Values<F>>> {
  const changed: ReadonlySet<string> = new Set(findChangedFields(saved, draft).map(String));
  const pick = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => changed.has(name)));
  const read = checkInput(z.object(pick(getShape(type.fields))), pick(readTyped(type, draft)));
  if (!read.ok) return read;
  const before: Readonly<Record<string, unknown>> = readTyped(type, saved);
  const data = Object.entries(read.data).filter(([name, value]) => !isSame(value, before[name]));
  // Some of the record's fields, checked by their schemas.
  return { ok: true, data: Object.fromEntries(data) as Partial<Values<F>> };
}

/** The values that a draft stands for, before their schemas check them. */
function readTyped<F extends Fields>({ fields }: RecordType<F>, draft: Draft<F>) {
  return mapEntries(fields, draft, (field, value, kind) =>
    parseTyped(kind, field, value),
  ) as Partial<Values<F>>;
}

/**
 * The values of fields in another form, also those of the records in its lists. `around` are the
 * values that these are within.
 */
function mapEntries(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  map: (field: Field, value: unknown, kind: FieldKind) => unknown,
  around: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const all = { ...around, ...values };
  return mapFields(fields, (field, name) => {
    const value = values[name];
    const { entry } = field;
    return entry === undefined || !Array.isArray(value)
      ? map(field, value, getKind(field, all))
      : value.map((each) => mapEntries(entry.fields, isRecord(each) ? each : {}, map, all));
  });
}

function getValues<F extends Fields>(
  { fields }: Pick<RecordType<F>, "fields">,
  part: "first" | "sample",
): Values<F> {
  return mapFields(fields, (field) => field[part]) as Values<F>;
}

function mapFields<F extends Fields, Value>(
  fields: F,
  map: (field: Field, name: keyof F) => Value,
): Record<keyof F, Value> {
  // The names are those of the fields.
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, map(field, name)]),
  ) as Record<keyof F, Value>;
}
