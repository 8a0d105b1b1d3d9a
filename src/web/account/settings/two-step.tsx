import { secondFactor as text } from "#i18n/en/second-factor.ts";
import { formatDate } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import type { Parts } from "#web/second-factor/parts.ts";
import { ProofDialog } from "#web/second-factor/proof-dialog.tsx";
import { SecondFactorPanel } from "#web/second-factor/second-factor-panel.tsx";
import { OneTimeCodeField } from "../one-time-code-field.tsx";
import { getFailure } from "../sign-in/failure.ts";
import { FormAlert } from "../sign-in/form-parts.tsx";

const parts: Parts = {
  Button: ({ tone, isPending = false, disabledReason, onClick, ...button }) => (
    <Button
      {...button}
      tone={tone === "main" ? "primary" : "line"}
      size="sm"
      aria-disabled={isPending || disabledReason !== undefined || undefined}
      title={disabledReason}
      onClick={() => !isPending && disabledReason === undefined && onClick?.()}
    />
  ),
  CodeField: (field) => <OneTimeCodeField {...field} aria-required className="max-w-80" />,
  PasswordField: (field) => (
    <PasswordField
      {...field}
      showLabel={text.showPassword}
      autoComplete="current-password"
      aria-required
    />
  ),
  Alert: ({ message }) => <FormAlert failure={{ code: "internal", message }} />,
  getReason: (error) => getFailure(error).message,
  formatDay: (date) => formatDate(date),
};

/** What the section holds: the steps of turning it on and off, and the question who somebody is. */
export function TwoStep({ headingId, onSetUp }: { headingId: string; onSetUp: () => void }) {
  return (
    <>
      <SecondFactorPanel
        labels={text.panel}
        parts={parts}
        headingId={headingId}
        onSetUp={onSetUp}
      />
      <ProofDialog labels={text.proof} parts={parts} />
    </>
  );
}
