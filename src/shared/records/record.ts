import { z } from "zod";
import { checkInput, type CheckedInput } from "../input-problems.ts";
import { getKind, type Field } from "./fields.ts";
import { fromTyped, isTyped, toTyped, type Typed } from "./typed.ts";

export type Fields = Readonly<Record<string, Field>>;

/** A record's values as the API takes them. */
export type Values<F extends Fields> = { [N in keyof F]: F[N]["first"] };

/** A record as a form holds it while it is typed. */
export type Draft<F extends Fields> = { readonly [N in keyof F]: Typed<F[N]["first"]> };

/** A rule between fields, and the field at which a broken one is shown. */
type Rule<F extends Fields> = {
  readonly at: keyof F & string;
  readonly problem: string;
  readonly isBroken: (values: Values<F>) => boolean;
};

type Options<F extends Fields> = {
  readonly rules?: readonly Rule<F>[];
  /** Removes what makes no sense beside the other fields of a form, before it is checked. */
  readonly tidy?: (values: Partial<Values<F>>) => Partial<Values<F>>;
};

export type RecordType<F extends Fields> = {
  readonly name: string;
  readonly fields: F;
  /** The schema of requests, with the rules between fields. */
  readonly input: z.ZodType<Values<F>, Values<F>>;
  /** The fields of answers, for the object that an answer is. */
  readonly answer: { [N in keyof F]: F[N]["answer"] };
  readonly tidy: (values: Partial<Values<F>>) => Partial<Values<F>>;
};

/**
 * A thing with fields, said once. The schemas of requests and answers, the form's states, the
 * problems in browser and server, the bounds of columns, and samples for tests follow from it.
 */
export function record<F extends Fields>(
  name: string,
  fields: F,
  { rules = [], tidy = (values) => values }: Options<F> = {},
): RecordType<F> {
  const pick = <Part extends "schema" | "answer">(part: Part) =>
    // The same names, each with a part of its field.
    mapFields(fields, (field) => field[part]) as { [N in keyof F]: F[N][Part] };
  // Zod cannot follow the names through the mapped type.
  const shape = z.object(pick("schema")) as unknown as z.ZodType<Values<F>, Values<F>>;
  const input = rules.reduce(
    (schema, { at, problem, isBroken }) =>
      schema.refine((values) => !isBroken(values), { path: [at], error: problem }),
    shape,
  );
  return { name, fields, input, answer: pick("answer"), tidy };
}

/** The values that a new record begins with. */
export function createValues<F extends Fields>({ fields }: RecordType<F>): Values<F> {
  return getValues({ fields }, "first");
}

/** The form of a new record. */
export function createDraft<F extends Fields>({ fields }: RecordType<F>): Draft<F> {
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
  return mapFields(fields, (field, name) =>
    toTyped(getKind(field, values), field.empty, values[name]),
  ) as Draft<F>;
}

/** The values of a draft as the API takes them, or what is wrong with it, by field. */
export function readDraft<F extends Fields>(
  { fields, input, tidy }: RecordType<F>,
  draft: Draft<F>,
): CheckedInput<Values<F>> {
  const typed = mapFields(fields, (field, name) =>
    fromTyped(getKind(field, draft), field.empty, draft[name]),
  );
  // The schema checks it.
  return checkInput(input, tidy(typed as Partial<Values<F>>));
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
