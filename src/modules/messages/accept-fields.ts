import { AppError } from "#shared/errors.ts";
import { checkFields } from "./check-fields.ts";
import { getFields, type FieldProblem, type FieldRules } from "./form-fields.ts";

/**
 * The values of a form as they are stored: trimmed, with one kind of line break. Throws
 * `invalid_fields` with the problem of each field that breaks its rule.
 */
export function acceptFields<Field extends string>(
  rules: FieldRules<Field>,
  typed: Readonly<Record<Field, string>>,
): Record<Field, string> {
  const fields = Object.fromEntries(
    getFields(rules).map((name) => [name, typed[name].replaceAll(/\r\n?/g, "\n").trim()]),
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
