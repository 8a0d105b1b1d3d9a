import { doorForm as text } from "#i18n/en/door-form.ts";
import { forms } from "#i18n/en/forms.ts";
import type { OwnDoorAnswer } from "#modules/reviews/door/door-answers.ts";
import { doorFields, type DoorField } from "#modules/reviews/door/door-fields.ts";
import { doorCurrencies, toTypedUnits } from "#modules/reviews/door/kinds.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import type { FormAnswer } from "../../forms/form-error.ts";

type Door = Extract<OwnDoorAnswer, { state: "open" }> & { readonly chosen: string | null };
type DoorFormProps = { door: Door; answer: FormAnswer<DoorField> | undefined };

/** The form of the answer. A browser sends it by itself, with scripts or without. */
export function DoorForm({ door, answer }: DoorFormProps) {
  const values = answer?.values ?? toValues(door);
  const problems = answer?.outcome === "invalid" ? answer.problems : {};
  return (
    <form
      method="post"
      className="grid grid-cols-1 gap-5 rounded-lg border border-line bg-surface p-5 sm:p-8"
    >
      <PaidChoice value={values.paid} hasProblem={problems.paid !== undefined} />
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 text-md font-medium">
          {text.howMuch} <span className="text-sm font-normal text-soft">{text.optional}</span>
        </legend>
        <TextField
          name="amount"
          label={text.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={doorFields.amount.max}
          defaultValue={values.amount}
          error={problems.amount && text.amountProblem}
        />
        <SelectField
          name="currency"
          label={text.currency}
          defaultValue={values.currency}
          error={problems.currency && text.currencyProblem}
        >
          <option value="">{text.choose}</option>
          {doorCurrencies.map((currency) => (
            <option key={currency} value={currency}>
              {currency}
            </option>
          ))}
        </SelectField>
      </fieldset>
      <TextAreaField
        name="note"
        label={text.note}
        optionalHint={text.optional}
        rows={3}
        maxLength={doorFields.note.max}
        defaultValue={values.note}
        error={problems.note && forms.problem(problems.note, doorFields.note.max)}
      />
      <Button type="submit" className="justify-self-start">
        {door.answer === null ? text.send : text.change}
      </Button>
    </form>
  );
}

type PaidChoiceProps = { value: string; hasProblem: boolean };

/** Yes or no, by finger, mouse or arrow keys. */
function PaidChoice({ value, hasProblem }: PaidChoiceProps) {
  return (
    <fieldset className="grid gap-1.5" aria-describedby={hasProblem ? "paid-error" : undefined}>
      <legend className="sr-only">{text.title}</legend>
      <div className="grid grid-cols-2 gap-2">
        {doorFields.paid.choices.map((choice) => (
          <label
            key={choice}
            className="inline-flex min-h-12 min-w-0 cursor-pointer items-center justify-center gap-2 rounded-pill border border-line-strong px-4 hover:bg-surface-hover has-checked:border-brand has-checked:bg-brand-quiet has-checked:text-on-brand-quiet has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="paid"
              value={choice}
              required
              defaultChecked={value === choice}
              className="size-4.5 flex-none accent-brand"
            />
            {text.choices[choice]}
          </label>
        ))}
      </div>
      {hasProblem && (
        <p id="paid-error" className="text-xs font-medium text-danger-fg">
          {text.choiceProblem}
        </p>
      )}
    </fieldset>
  );
}

/** The stored answer, with the choice of the link that was followed. */
function toValues({ answer, chosen }: Door): Record<DoorField, string> {
  const typed = toTyped(answer);
  return chosen === "no" || chosen === "yes" ? { ...typed, paid: chosen } : typed;
}

function toTyped(answer: Door["answer"]): Record<DoorField, string> {
  if (answer === null) return { paid: "", amount: "", currency: "", note: "" };
  const { paid, amountMinor, currency, note } = answer;
  return {
    paid: paid ? "yes" : "no",
    amount: amountMinor === null || currency === null ? "" : toTypedUnits(amountMinor, currency),
    currency: currency ?? "",
    note: note ?? "",
  };
}
