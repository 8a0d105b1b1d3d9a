import { useState, type Ref } from "react";
import { Link } from "react-router";
import { account } from "#i18n/en/account.ts";
import { privacyNotes } from "#i18n/en/privacy-notes.ts";
import { findPasswordProblems } from "#modules/identity/passwords/password-rules.ts";
import { TextField } from "#ui/field.tsx";
import type { TypedForm } from "#ui/form.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { fetchApi } from "#web/api/api-client.ts";
import { tryWithLimit } from "./try-with-limit.ts";
import { EmailField, findEmailProblem, toEmail } from "./email-field.tsx";
import { FormView } from "./form-parts.tsx";
import { PasswordRequirements } from "./password-requirements.tsx";
import { useAccountForm } from "./use-account-form.ts";

const text = account.signUp;

// Both forms are in the page, and a field's name is its id.
const FULL_NAME = "full_name";
const SIGN_UP_EMAIL = "new_email";
const PASSWORD = "new_password";
const REQUIREMENTS = "password-requirements";

type SignUpFormProps = {
  emailField: Ref<HTMLInputElement>;
  onCreated: (email: string) => void;
  onSignInInstead: () => void;
};

export function SignUpForm({ emailField, onCreated, onSignInInstead }: SignUpFormProps) {
  const form = useAccountForm({
    full_name: FULL_NAME,
    email: SIGN_UP_EMAIL,
    password: PASSWORD,
  });
  const [typed, setTyped] = useState("");

  function submit(entered: TypedForm) {
    const full_name = entered.text(FULL_NAME).trim();
    const email = toEmail(entered.text(SIGN_UP_EMAIL));
    const password = entered.text(PASSWORD);
    const weaknesses = findPasswordProblems(password);
    const isRefused = form.showProblems({
      [FULL_NAME]: full_name === "" && account.problems.fullName,
      [SIGN_UP_EMAIL]: findEmailProblem(email),
      [PASSWORD]: weaknesses.length > 0 && account.problems.newPassword(weaknesses),
    });
    if (isRefused) return;
    void form.send(async () => {
      await tryWithLimit("signUp", email, () =>
        fetchApi("POST /api/auth/sign-up", {
          body: { full_name, email, password },
        }),
      );
      entered.reset();
      setTyped("");
      onCreated(email);
      return "done";
    });
  }

  const password = form.getBinding(PASSWORD);
  return (
    <FormView
      form={form}
      submit={text.submit}
      sending={text.sending}
      onSubmit={submit}
      footer={<PrivacyNote />}
      wayOut={
        form.error?.code === "email_taken" && (
          <button
            type="button"
            onClick={onSignInInstead}
            className="min-h-11 font-strong underline"
          >
            {text.signInInstead}
          </button>
        )
      }
    >
      <TextField {...form.getBinding(FULL_NAME)} label={account.fullName} autoComplete="name" />
      <EmailField {...form.getBinding(SIGN_UP_EMAIL)} ref={emailField} />
      <PasswordField
        {...password}
        label={account.password}
        showLabel={account.showPassword}
        autoComplete="new-password"
        describedBy={REQUIREMENTS}
        onChange={(event) => {
          password.onChange();
          setTyped(event.target.value);
        }}
      />
      <PasswordRequirements id={REQUIREMENTS} typed={typed} />
    </FormView>
  );
}

/** As below the forms of the storefront, which this page need not load. */
function PrivacyNote() {
  const { text: use, link } = privacyNotes.signUp;
  return (
    <p className="text-xs text-faint">
      {use}{" "}
      <Link to={link.to} className="link">
        {link.label}
      </Link>
      .
    </p>
  );
}
