import { ChevronDown } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { Fields } from "#shared/records/record.ts";
import { RecordField, getFieldProblem } from "./record-field.tsx";
import type { FieldsForm } from "./record-form.ts";

type FoldedFieldsProps<F extends Fields> = {
  form: FieldsForm<F>;
  title: string;
  help?: string;
  /** In their order. */
  names: readonly (keyof F & string)[];
  /** Controls of fields that need more than their name. */
  controls?: { readonly [N in keyof F]?: ReactNode };
};

/**
 * A group of a form's fields that is folded until it is needed: it opens by itself when something
 * in it is wrong, or was changed by another user.
 */
export function FoldedFields<F extends Fields>({
  form,
  title,
  help,
  names,
  controls,
}: FoldedFieldsProps<F>) {
  const [isOpen, setOpen] = useState(false);
  const needsAttention = names.some(
    (name) =>
      getFieldProblem(form, name) !== undefined || form.merging?.clashes.includes(name) === true,
  );
  return (
    <details
      open={isOpen || needsAttention}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-sm border border-line sm:col-span-2"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm px-4 py-2 font-strong hover:bg-surface-hover [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden
          className="ms-auto size-4 flex-none text-soft group-open:rotate-180"
        />
      </summary>
      <div className="grid items-start gap-x-4 gap-y-5 px-4 pt-2 pb-5 sm:grid-cols-2">
        {help !== undefined && <p className="text-xs text-soft sm:col-span-2">{help}</p>}
        {names.map(
          (name) => controls?.[name] ?? <RecordField key={name} form={form} name={name} />,
        )}
      </div>
    </details>
  );
}
