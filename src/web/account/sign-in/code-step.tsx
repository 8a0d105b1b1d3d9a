import { useState } from "react";
import { account } from "#i18n/en/account.ts";
import { codeStep as text } from "#i18n/en/code-step.ts";
import { Button } from "#ui/button.tsx";
import type { TypedForm } from "#ui/form.tsx";
import { moveFocus } from "#ui/move-focus.ts";
import { ApiError } from "#web/api/api-client.ts";
import { OneTimeCodeField } from "../one-time-code-field.tsx";
import { FormView } from "./form-parts.tsx";
import { toAccountError } from "./account-error.ts";
import { useAccountForm } from "./use-account-form.ts";

const CODE = "one-time-code";

type CodeStepProps = {
  /** Without an app, only recovery codes work. */
  hasApp: boolean;
  /** Signs in and leaves the page. Throws ApiError. */
  onSubmit: (code: string) => Promise<void>;
  /** Signs in by a passkey, of those who have one. Throws ApiError. */
  onPasskey?: () => Promise<"done" | "leaving">;
  onBack: () => void;
  /** The password was typed too long ago, or has been changed since. */
  onExpired: () => void;
};

/** The second step of signing in: a code of the app, or a recovery code. */
export function CodeStep({ hasApp, onSubmit, onPasskey, onBack, onExpired }: CodeStepProps) {
  const form = useAccountForm({ code: CODE });
  const [isRecovery, setRecovery] = useState(!hasApp);
  const labels = isRecovery ? text.recovery : text.app;

  function submit(typed: TypedForm) {
    const code = typed.text(CODE).trim();
    if (form.showProblems({ [CODE]: code === "" && labels.missing })) return;
    void form.send(async () => {
      try {
        await onSubmit(code);
        return "leaving";
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === "unauthenticated") onExpired();
        else if (error.code === "invalid_code")
          form.showProblems({ [CODE]: toAccountError(error).message });
        else throw error;
        return "done";
      }
    });
  }

  return (
    <FormView
      form={form}
      submit={account.signIn.submit}
      sending={account.signIn.sending}
      onSubmit={submit}
      footer={
        <>
          {onPasskey && (
            <Button tone="line" onClick={() => void form.send(onPasskey, "passkey")}>
              {text.passkey}
            </Button>
          )}
          <Button tone="quiet" onClick={onBack}>
            {text.back}
          </Button>
        </>
      }
    >
      <OneTimeCodeField
        key={labels.label}
        ref={moveFocus}
        {...form.getBinding(CODE)}
        label={labels.label}
        help={labels.help}
        hasDigits={!isRecovery}
      />
      {hasApp && (
        <button
          type="button"
          onClick={() => setRecovery(!isRecovery)}
          className="link -my-3 min-h-11 justify-self-end text-sm"
        >
          {labels.instead}
        </button>
      )}
    </FormView>
  );
}
