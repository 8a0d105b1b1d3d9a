import { useId, type ReactNode } from "react";
import { forms } from "#i18n/en/forms.ts";
import { privacyNotes } from "#i18n/en/privacy-notes.ts";
import { returnForm as text } from "#i18n/en/return-form.ts";
import { returnCauses } from "#modules/returns/kinds.ts";
import { openReturnFields, type OpenReturnField } from "#modules/returns/return-fields.ts";
import { Button } from "#ui/button.tsx";
import { Options } from "#ui/options.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { usePlain } from "../catalog.tsx";
import type { FormError } from "../forms/form-error.ts";
import { describeError } from "../forms/form-text.ts";
import { PrivacyNote } from "../forms/form-parts.tsx";
import { Notice } from "../parts/notice.tsx";
import { KindChoice, type KindOption } from "./kind-choice.tsx";
import type { ReturnValues } from "./receive-return.ts";

type ReturnFormProps = {
  options: readonly KindOption[];
  /** The sentence of those to whom the law gives more time; null where it gives it to no one. */
  group: string | null;
  values: ReturnValues;
  error: FormError<OpenReturnField | "lines"> | null;
  /** Fields that say which order it is about, or which of its items. */
  children: ReactNode;
};

/** The first step of a return: the request. It works with scripts or without. */
export function ReturnForm({ options, group, values, error, children }: ReturnFormProps) {
  const problems = error?.outcome === "invalid" ? error.problems : {};
  const heading = useId();
  return (
    <form
      method="post"
      encType="multipart/form-data"
      aria-labelledby={heading}
      className="grid grid-cols-1 gap-6 rounded-lg border border-line bg-surface p-5 sm:p-8"
    >
      <h2 id={heading} className="sr-only">
        {text.title}
      </h2>
      {error !== null && <Notice>{describeError(error, text.problems)}</Notice>}
      {children}
      <KindChoice
        options={options}
        value={values.kind}
        error={problems.kind && (values.kind === "" ? text.problems.kind : text.problems.closed)}
      />
      <SelectField
        name="cause"
        label={text.cause}
        optionalHint={text.optional}
        defaultValue={values.cause}
      >
        <option value="">{text.choose}</option>
        <Options
          values={returnCauses}
          labels={usePlain() ? { ...text.causes, ...text.plainCauses } : text.causes}
        />
      </SelectField>
      <TextAreaField
        name="message"
        label={text.message}
        help={text.messageHelp}
        optionalHint={text.optional}
        rows={4}
        maxLength={openReturnFields.message.max}
        defaultValue={values.message}
        error={
          problems.message &&
          (problems.message === "required"
            ? text.problems.message
            : forms.problem(problems.message, openReturnFields.message.max))
        }
      />
      {group !== null && (
        <div className="grid gap-1">
          <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
            <input
              type="checkbox"
              name="group"
              value="yes"
              defaultChecked={values.group === "yes"}
              className="size-4.5 flex-none accent-brand"
            />
            {group}
          </label>
          {problems.group && (
            <p className="text-xs font-medium text-danger-fg">{text.problems.group}</p>
          )}
        </div>
      )}
      <PrivacyNote {...privacyNotes.return} />
      <Button type="submit" name="intent" value="check" className="sm:justify-self-start">
        {text.goOn}
      </Button>
    </form>
  );
}
