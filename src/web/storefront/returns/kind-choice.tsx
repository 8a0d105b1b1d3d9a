import { returnForm as text } from "#i18n/en/return-form.ts";
import type { ReturnKind } from "#modules/orders/kinds.ts";

export type KindOption = {
  readonly kind: ReturnKind;
  /** Until when it is possible; nothing where that is not known. */
  readonly note: string | null;
};

type KindChoiceProps = {
  options: readonly KindOption[];
  value: string;
  error: string | undefined;
};

/** Choice of the kind of return, among those that are open to the customer. */
export function KindChoice({ options, value, error }: KindChoiceProps) {
  return (
    <fieldset className="grid gap-2" aria-describedby={error && "kind-error"}>
      <legend className="mb-1.5 text-sm font-medium">{text.kind}</legend>
      {options.map(({ kind, note }) => (
        <label
          key={kind}
          className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-md border border-line-strong bg-surface px-4 py-3 hover:bg-surface-hover has-checked:border-brand has-checked:bg-brand-quiet has-checked:text-on-brand-quiet has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="kind"
            value={kind}
            required
            defaultChecked={value === kind}
            className="size-4.5 accent-brand"
          />
          <span>{text.kinds[kind]}</span>
          {note && <span className="col-start-2 text-sm">{note}</span>}
        </label>
      ))}
      {error && (
        <p id="kind-error" className="text-xs font-medium text-danger-fg">
          {error}
        </p>
      )}
    </fieldset>
  );
}
