import { getFields, type FieldProblems, type FieldRules } from "#modules/messages/form-fields.ts";

export type FieldValues<Field extends string> = Readonly<Record<Field, string>>;

/** The first field, in the order of the form, with which something is wrong. */
export function findFirstProblem<Field extends string>(
  rules: FieldRules<Field>,
  problems: FieldProblems<Field>,
): Field | undefined {
  return getFields(rules).find((field) => problems[field] !== undefined);
}

/** A value for each field. */
export function getValues<Field extends string>(
  rules: FieldRules<Field>,
  read: (field: Field) => string,
): FieldValues<Field> {
  const entries = getFields(rules).map((field) => [field, read(field)] as const);
  return Object.fromEntries(entries) as FieldValues<Field>; // one entry for each field
}
