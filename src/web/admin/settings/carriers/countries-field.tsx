import type { carrier } from "#modules/orders/carrier.ts";
import { CountriesInput } from "../../kit/countries-input.tsx";
import { Clash, getShell } from "../../kit/record-field.tsx";
import type { FieldsForm } from "../../kit/record-form.ts";

/** The countries for which a carrier is suggested. */
export function CountriesField({ form }: { form: FieldsForm<typeof carrier.fields> }) {
  const { name, label, help, error } = getShell(form, "countries");
  return (
    <div className="grid content-start gap-2">
      <CountriesInput
        {...{ name, label, help, error }}
        value={form.draft.countries}
        onChange={(countries) => form.change({ countries })}
      />
      <Clash form={form} name="countries" />
    </div>
  );
}
