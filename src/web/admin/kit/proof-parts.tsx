import { formatShortDate } from "#i18n/format-he.ts";
import type { Parts } from "#web/second-factor/second-factor-parts.ts";
import { ActionButton } from "./action-button.tsx";
import { TextInput } from "./fields.tsx";
import { getErrorText } from "./toasts.ts";

/** Buttons and fields of the back office for the dialogs and forms of the second factor. */
export const proofParts: Parts = {
  Button: ({ isPending = false, label, ...button }) => (
    <ActionButton {...button} isPending={isPending} aria-label={label} />
  ),
  CodeField: (field) => (
    <TextInput
      {...field}
      isLatin
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      aria-required
      className="max-w-80"
    />
  ),
  TextField: (field) => <TextInput {...field} aria-required className="max-w-80" />,
  PasswordField: (field) => (
    <TextInput {...field} isLatin type="password" autoComplete="current-password" aria-required />
  ),
  Alert: ({ message }) => (
    <p role="alert" className="rounded-sm bg-danger-bg px-4 py-3 text-danger-fg">
      {message}
    </p>
  ),
  getErrorText,
  formatDay: formatShortDate,
};
