import type { paymentWay } from "#modules/payments/ways/way.ts";
import { CheckInput } from "../../kit/fields.tsx";
import { Clash, getShell } from "../../kit/record-field.tsx";
import type { FieldsForm } from "../../kit/record-form.ts";

type Fields = (typeof paymentWay)["fields"];

type ChecksFieldProps<Value extends string> = {
  form: FieldsForm<Fields>;
  name: "markets" | "currencies";
  options: readonly { readonly value: Value; readonly label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

/** Several of a few values, each with a box to tick. */
export function ChecksField<Value extends string>({
  form,
  name,
  options,
  chosen,
  onChange,
}: ChecksFieldProps<Value>) {
  const { name: id, label, help, error } = getShell(form, name);
  const toggle = (value: Value) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => chosen.includes(each) !== (each === value)),
    );
  return (
    <div className="grid gap-2">
      <fieldset aria-describedby={`${id}-about`} className="grid gap-1.5">
        <legend className="font-medium">{label}</legend>
        <p id={`${id}-about`} className={error ? "text-xs text-danger-fg" : "text-xs text-faint"}>
          {error ?? help}
        </p>
        <div className="grid gap-x-4 sm:grid-cols-3">
          {options.map(({ value, label: shown }) => (
            <CheckInput
              key={value}
              name={`${id}-${value}`}
              label={shown}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
          ))}
        </div>
      </fieldset>
      <Clash form={form} name={name} />
    </div>
  );
}
