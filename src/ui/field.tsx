import { CircleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { joinClassNames } from "./class-names.ts";

const control =
  "w-full min-h-13 rounded-sm border bg-surface px-4 py-2.5 text-[1rem] leading-ui hover:border-soft " +
  "focus-visible:outline-offset-0 focus-visible:rounded-sm";

export type FieldShell = {
  /** Also the id of the control, so that an error summary can link to it. */
  name: string;
  label: ReactNode;
  help?: string | undefined;
  error?: string | undefined;
  /** Shown after the label of a field that may stay empty. */
  optionalHint?: string | undefined;
  className?: string | undefined;
};

/** The label above a control, and the help or the error below it. */
export function Shell({
  name,
  label,
  help,
  error,
  optionalHint,
  className,
  children,
}: FieldShell & { children: ReactNode }) {
  return (
    <div className={joinClassNames("grid content-start gap-1.5", className)}>
      <label htmlFor={name} className="text-sm font-medium">
        {label}
        {optionalHint && <span className="font-text text-faint"> {optionalHint}</span>}
      </label>
      {children}
      {error ? (
        <p id={`${name}-error`} className="flex gap-1.5 text-xs font-medium text-danger-fg">
          <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
          {error}
        </p>
      ) : (
        help && (
          <p id={`${name}-help`} className="text-xs text-faint">
            {help}
          </p>
        )
      )}
    </div>
  );
}

/** Props that tie a control to its messages and show that it is wrong. */
export function getControlProps({
  name,
  help,
  error,
  describedBy,
  endsWith,
}: Pick<FieldShell, "name" | "help" | "error"> & {
  /** The id of a further description. */
  describedBy?: string | undefined;
  /** Element over the control's end. */
  endsWith?: "arrow" | "button";
}) {
  const message = error ? `${name}-error` : help && `${name}-help`;
  return {
    id: name,
    name,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": joinClassNames(message, describedBy) || undefined,
    className: joinClassNames(
      control,
      endsWith === "arrow" && "appearance-none pe-11 text-ellipsis",
      endsWith === "button" && "pe-14",
      error ? "border-2 border-danger-solid" : "border-line-strong",
    ),
  };
}

/** The props of a field: those of its shell, and those of the control in it. */
export function splitProps<Props extends FieldShell>(props: Props) {
  const { name, label, help, error, optionalHint, className, ...inner } = props;
  return [{ name, label, help, error, optionalHint, className }, inner] as const;
}

type TextFieldProps = FieldShell & Omit<ComponentProps<"input">, keyof FieldShell | "id">;

export function TextField(props: TextFieldProps) {
  const [shell, input] = splitProps(props);
  return (
    <Shell {...shell}>
      <input {...input} {...getControlProps(shell)} />
    </Shell>
  );
}
