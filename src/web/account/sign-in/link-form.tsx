import { account } from "#i18n/en/account.ts";
import type { TypedForm } from "#ui/form.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import type { ApiError } from "#web/api/api-client.ts";
import { FormView } from "./form-parts.tsx";
import { PASSWORD } from "./mail-link-form.ts";
import { useAccountForm } from "./use-account-form.ts";

type LinkFormProps = {
  words: { submit: string; sending: string };
  asksPassword: boolean;
  refused: ApiError | undefined;
  /** Uses the link, and leaves the form. Throws ApiError. */
  use: (password: string) => Promise<void>;
  onExpired: () => void;
};

/** The form behind a mail's link. It works without scripts, too. */
export function LinkForm({ words, asksPassword, refused, use, onExpired }: LinkFormProps) {
  const form = useAccountForm({ password: PASSWORD }, { refused, onExpired });

  function submit(typed: TypedForm) {
    const password = typed.text(PASSWORD);
    const isMissing = asksPassword && password === "";
    if (form.showProblems({ [PASSWORD]: isMissing && account.problems.password })) return;
    void form.send(async () => {
      await use(password);
      return "leaving";
    });
  }

  return (
    <FormView
      form={form}
      submit={words.submit}
      sending={words.sending}
      needsScripts={false}
      onSubmit={submit}
    >
      {asksPassword && (
        <PasswordField
          {...form.getBinding(PASSWORD)}
          label={account.password}
          showLabel={account.showPassword}
          autoComplete="current-password"
        />
      )}
    </FormView>
  );
}
