import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { getControlProps, Shell, type FieldShell } from "./field.tsx";

type PasswordFieldProps = Omit<FieldShell, "optionalHint"> &
  Omit<ComponentProps<"input">, keyof FieldShell | "id" | "type"> & {
    /** The name of the button that shows the typed text; its state says whether it is shown. */
    showLabel: string;
    /** The id of a further description, for example of the rules for a password. */
    describedBy?: string;
  };

/** A field whose text is hidden until its button is pressed. */
export function PasswordField({
  name,
  label,
  help,
  error,
  className,
  showLabel,
  describedBy,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Shell {...{ name, label, help, error, className }}>
      <span className="relative grid">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          type={isShown ? "text" : "password"}
          {...getControlProps({ name, help, error, describedBy, endsWith: "button" })}
        />
        <button
          type="button"
          aria-label={showLabel}
          aria-pressed={isShown}
          aria-controls={name}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 end-1 my-auto grid size-11 place-items-center rounded-sm text-soft hover:text-text noscript:hidden"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </span>
    </Shell>
  );
}
