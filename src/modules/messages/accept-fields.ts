import { AppError } from "#shared/errors.ts";
import { checkFields, normalizeValue } from "./check-fields.ts";
import { getFields, type FieldProblem, type FieldRules } from "./form-fields.ts";

/**
 * The values of a form as they are stored: normalized, with one kind of line break. Throws
 * `invalid_fields` with the problem of each field that breaks its rule.
 */
export function acceptFields<Field extends string>(
  rules: FieldRules<Field>,
  typed: Readonly<Record<Field, string>>,
): Record<Field, string> {
  const fields = Object.fromEntries(
    getFields(rules).map((name) => [name, normalizeValue(rules[name], typed[name])]),
  ) as Record<Field, string>; // all names, by construction
  const problems = Object.entries<FieldProblem | undefined>(checkFields(rules, fields));
  if (problems.length > 0)
    throw new AppError("invalid_fields", "fields of a form break their rules", {
      fields: Object.fromEntries(
        problems.flatMap(([name, problem]) => (problem === undefined ? [] : [[name, [problem]]])),
      ),
    });
  return fields;
}
