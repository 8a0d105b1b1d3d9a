import { useState } from "react";
import { account } from "#i18n/en/account.ts";
import { accountSettings } from "#i18n/en/account-settings.ts";
import { findPasswordProblems } from "#modules/identity/passwords/password-rules.ts";
import type { TypedForm } from "#ui/form.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/toast.ts";
import { ApiError, fetchApi } from "#web/api/api-client.ts";
import { FormView } from "../sign-in/form-parts.tsx";
import { PasswordRequirements } from "../sign-in/password-requirements.tsx";
import { useAccountForm } from "../sign-in/use-account-form.ts";
import { Section } from "./section.tsx";

const text = accountSettings.password;
const CURRENT = "currentPassword";
const NEXT = "newPassword";
const REQUIREMENTS = "password-requirements";

type PasswordFormProps = {
  /** Tells a password manager which account this password belongs to. */
  email: string;
  onChanged: () => void;
};

/** Changes the password, given the current one; other devices are signed out. */
export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const form = useAccountForm({ current_password: CURRENT, password: NEXT });
  const [typed, setTyped] = useState("");
  const next = form.getBinding(NEXT);

  function change(entered: TypedForm) {
    const current = entered.text(CURRENT);
    const password = entered.text(NEXT);
    const weaknesses = findPasswordProblems(password);
    const isRefused = form.showProblems({
      [CURRENT]: current === "" && text.currentMissing,
      [NEXT]: weaknesses.length > 0 && account.problems.newPassword(weaknesses),
    });
    if (isRefused) return;
    void form.send(async () => {
      if (!(await isAccepted(current, password))) {
        form.showProblems({ [CURRENT]: text.currentWrong });
        return "done";
      }
      entered.reset();
      setTyped("");
      showToast({ title: text.changed, tone: "success" });
      onChanged();
      return "done";
    });
  }

  return (
    <Section title={text.title} text={text.text}>
      <FormView form={form} submit={text.submit} sending={text.sending} onSubmit={change} isNarrow>
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          {...form.getBinding(CURRENT)}
          label={text.current}
          showLabel={text.showCurrent}
          autoComplete="current-password"
        />
        <PasswordField
          {...next}
          onChange={(event) => {
            next.onChange();
            setTyped(event.target.value);
          }}
          label={text.next}
          showLabel={text.showNext}
          describedBy={REQUIREMENTS}
          autoComplete="new-password"
        />
        <PasswordRequirements id={REQUIREMENTS} typed={typed} />
      </FormView>
    </Section>
  );
}

/**
 * Changes the password; false when the current one is wrong. Throws ApiError for everything else.
 */
async function isAccepted(current: string, password: string): Promise<boolean> {
  try {
    await fetchApi("POST /api/auth/change-password", {
      body: { current_password: current, password },
    });
    return true;
  } catch (error) {
    const refused = error instanceof ApiError ? error.fields["current_password"] : undefined;
    if (refused?.includes("wrong_password")) return false;
    throw error;
  }
}
