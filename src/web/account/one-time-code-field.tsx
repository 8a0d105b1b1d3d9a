import type { ComponentProps } from "react";
import { TextField } from "#ui/field.tsx";

type OneTimeCodeFieldProps = Omit<ComponentProps<typeof TextField>, "type"> & {
  /** It takes six digits, and nothing else. */
  hasDigits?: boolean;
};

/**
 * A code that is typed once. Phones offer what they have just received, and show digits to press.
 */
export function OneTimeCodeField({ hasDigits = false, ...props }: OneTimeCodeFieldProps) {
  return (
    <TextField
      {...props}
      autoComplete="one-time-code"
      inputMode={hasDigits ? "numeric" : "text"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
