import type { paymentWay } from "#modules/payments/ways/way.ts";
import { DataText } from "#ui/data-text.tsx";
import { CheckInput } from "../../kit/fields.tsx";
import { Clash, getShell } from "../../kit/record-field.tsx";
import type { FieldsForm } from "../../kit/record-form.ts";

type Fields = (typeof paymentWay)["fields"];

type ChecksFieldProps<Value extends string> = {
  form: FieldsForm<Fields>;
  name: "markets" | "currencies";
  options: readonly { readonly value: Value; readonly label: string }[];
};

/** Several of a few values, each with a box to tick. */
export function ChecksField<Value extends string>({
  form,
  name,
  options,
}: ChecksFieldProps<Value>) {
  const { name: id, label, help, error } = getShell(form, name);
  const chosen: readonly string[] = form.draft[name];
  const toggle = (value: Value) => {
    const rest = options.filter((option) =>
      option.value === value ? !chosen.includes(value) : chosen.includes(option.value),
    );
    form.change({ [name]: rest.map((option) => option.value) });
  };
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
