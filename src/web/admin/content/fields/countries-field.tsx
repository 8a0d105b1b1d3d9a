import { useContext } from "react";
import { joinPath, type FieldPath } from "#modules/content/fields.ts";
import { CountriesInput } from "../../kit/countries-input.tsx";
import { describeFinding, FieldsContext, useField } from "./fields-context.ts";

/** A list of countries as one field, with the problem of any of them. */
export function CountriesField({ path, value }: { path: FieldPath; value: unknown }) {
  const { change, error, ...field } = useField(path);
  const { problems } = useContext(FieldsContext);
  const wrong = problems.find((problem) => problem.field.startsWith(joinPath(path, "")));
  return (
    <CountriesInput
      {...field}
      error={error ?? (wrong && describeFinding(wrong))}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={change}
    />
  );
}
