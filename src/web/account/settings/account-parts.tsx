import { secondFactor as text } from "#i18n/en/second-factor.ts";
import { formatDate } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import type { Parts } from "#web/second-factor/second-factor-parts.ts";
import { OneTimeCodeField } from "../one-time-code-field.tsx";
import { toAccountError } from "../sign-in/account-error.ts";
import { FormAlert } from "../sign-in/form-parts.tsx";

/** Components that the account page lends to the panels of passkeys and of the second factor. */
export const accountParts: Parts = {
  Button: ({ tone, isPending = false, disabledReason, label, onClick, ...button }) => (
    <Button
      {...button}
      tone={tone === "main" ? "primary" : "line"}
      size="sm"
      aria-disabled={isPending || disabledReason !== undefined || undefined}
      aria-label={label}
      title={disabledReason}
      onClick={() => !isPending && disabledReason === undefined && onClick?.()}
    />
  ),
  CodeField: (field) => <OneTimeCodeField {...field} aria-required className="max-w-80" />,
  TextField: (field) => <TextField {...field} aria-required className="max-w-80" />,
  PasswordField: (field) => (
    <PasswordField
      {...field}
      showLabel={text.showPassword}
      autoComplete="current-password"
      aria-required
    />
  ),
  Alert: ({ message }) => <FormAlert error={{ code: "internal", message }} />,
  getErrorText: (error) => toAccountError(error).message,
  formatDay: (date) => formatDate(date),
};
