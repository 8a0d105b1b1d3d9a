import { useEffect, useState } from "react";
import { account } from "#i18n/en/account.ts";
import { Button } from "#ui/button.tsx";
import { ApiError } from "#web/api-client.ts";
import { OneTimeCodeField } from "../one-time-code-field.tsx";
import { FormAlert, SubmitButton } from "./form-parts.tsx";
import { failureOf } from "./failure.ts";
import { handled, readField, useAccountForm } from "./use-account-form.ts";

const text = account.secondStep;
const CODE = "one-time-code";

type CodeStepProps = {
  /** Signs in and leaves the page. Throws ApiError. */
  onSubmit: (code: string) => Promise<void>;
  onBack: () => void;
  /** The password was typed too long ago, or has been changed since. */
  onExpired: () => void;
};

/** The second step of signing in: the code that an app shows, or one that was kept for the day when the app is lost. */
export function CodeStep({ onSubmit, onBack, onExpired }: CodeStepProps) {
  const form = useAccountForm({ code: CODE });
  const [isRecovery, setRecovery] = useState(false);
  const words = isRecovery ? text.recovery : text.app;

  useEffect(() => document.getElementById(CODE)?.focus(), [isRecovery]);

  function submit() {
    const code = readField(CODE).trim();
    if (form.refuse({ [CODE]: code === "" && words.missing })) return;
    void form.send(async () => {
      try {
        await onSubmit(code);
        return "leaving";
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === "unauthenticated") onExpired();
        else if (error.code === "invalid_code") form.refuse({ [CODE]: failureOf(error).message });
        else throw error;
        return "done";
      }
    });
  }

  return (
    <form method="post" noValidate onSubmit={handled(submit)} className="grid gap-5">
      <OneTimeCodeField
        key={words.label}
        {...form.bind(CODE)}
        label={words.label}
        help={words.help}
        hasDigits={!isRecovery}
      />
      <button
        type="button"
        onClick={() => setRecovery(!isRecovery)}
        className="link -my-3 min-h-11 justify-self-end text-sm"
      >
        {words.instead}
      </button>
      <FormAlert failure={form.failure} />
      <SubmitButton
        label={account.signIn.submit}
        sendingLabel={account.signIn.sending}
        isSending={form.sending === "submit"}
      />
      <Button tone="quiet" onClick={onBack}>
        {text.back}
      </Button>
    </form>
  );
}
