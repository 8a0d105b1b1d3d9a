import type { ComponentProps } from "react";
import { joinClassNames } from "#ui/class-names.ts";
import { Shell, type FieldShell } from "#ui/field.tsx";
import { BareSelect } from "./bare-select.tsx";

const control =
  "w-full rounded-sm border bg-surface px-3 leading-ui hover:border-soft focus-visible:outline-offset-0 " +
  "focus-visible:rounded-sm disabled:bg-mute-bg";

type Written = {
  /** E-mails, numbers, codes: written from left to right, from the start of the field. */
  isLatin?: boolean;
  /** The language of its words, which gives them their direction. */
  lang?: "en" | "he" | undefined;
};

function getProps(
  { name, help, error }: FieldShell,
  { isLatin = false, lang }: Written,
  more: string,
) {
  const direction = lang === "he" ? "rtl" : "ltr";
  return {
    id: name,
    name,
    lang,
    dir: isLatin || lang !== undefined ? direction : undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${name}-error` : help && `${name}-help`,
    className: joinClassNames(
      control,
      more,
      // English words in a Hebrew form keep their own direction, with their full stops.
      isLatin ? "text-page-start" : lang === undefined && "[unicode-bidi:plaintext]",
      error ? "border-2 border-danger-solid" : "border-line-strong",
    ),
  } as const;
}

function splitFieldProps<Props extends FieldShell & Written>(props: Props) {
  const { name, label, help, error, optionalHint, className, isLatin, lang, ...inner } = props;
  return [
    { name, label, help, error, optionalHint, className },
    { isLatin: isLatin ?? false, lang },
    inner,
  ] as const;
}

type InputProps = FieldShell &
  Written &
  Omit<ComponentProps<"input">, keyof FieldShell | keyof Written | "id">;

/** A line of text. `name` is also the id of the control. A new amount replaces the one it holds. */
export function TextInput(props: InputProps) {
  const [shell, written, input] = splitFieldProps(props);
  return (
    <Shell {...shell}>
      <input
        autoComplete="off"
        onFocus={input.inputMode === "decimal" ? ({ target }) => target.select() : undefined}
        {...input}
        {...getProps(shell, written, "min-h-11 lg:min-h-10")}
      />
    </Shell>
  );
}

type SelectProps = FieldShell &
  Written &
  Omit<ComponentProps<"select">, keyof FieldShell | keyof Written | "id">;

export function SelectInput(props: SelectProps) {
  const [shell, written, select] = splitFieldProps(props);
  return (
    <Shell {...shell}>
      <BareSelect {...select} {...getProps(shell, written, "")} />
    </Shell>
  );
}

type TextAreaProps = FieldShell &
  Written &
  Omit<ComponentProps<"textarea">, keyof FieldShell | keyof Written | "id">;

export function TextAreaInput(props: TextAreaProps) {
  const [shell, written, textarea] = splitFieldProps(props);
  return (
    <Shell {...shell}>
      <textarea rows={3} {...textarea} {...getProps(shell, written, "py-2")} />
    </Shell>
  );
}

type CheckProps = Omit<ComponentProps<"input">, "type"> & { label: string; help?: string };

/** A box to tick, with its words beside it. */
export function CheckInput({ label, help, ...input }: CheckProps) {
  return (
    <label className="flex min-h-11 items-start gap-2.5 py-2.5 lg:min-h-0 lg:py-1">
      <input type="checkbox" {...input} className="mt-0.5 size-4.5 flex-none accent-brand" />
      <span>
        {label}
        {help !== undefined && <span className="block text-xs text-faint">{help}</span>}
      </span>
    </label>
  );
}
