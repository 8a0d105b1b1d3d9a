import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { invitation as text } from "#i18n/en/account-links.ts";
import { account } from "#i18n/en/account.ts";
import { findPasswordProblems } from "#modules/identity/passwords/password-rules.ts";
import { getButtonClass } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import type { TypedForm } from "#ui/form.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/toast.ts";
import { fetchApi } from "#web/api/api-client.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { paths } from "#web/paths.ts";
import { usePlain } from "#web/storefront/catalog.tsx";
import { AuthCard } from "./auth-card.tsx";
import { FormView } from "./form-parts.tsx";
import { LinkExpired, useMailLink } from "./link-expired.tsx";
import { PasswordRequirements } from "./password-requirements.tsx";
import { useAccountForm } from "./use-account-form.ts";

const FULL_NAME = "full_name";
const PASSWORD = "new_password";
const REQUIREMENTS = "password-requirements";

type Invited = { readonly email: string; readonly hasAccount: boolean };
type InvitationViewProps = { token: string | null; invited: Invited | undefined };

/** The page of an invitation's link. Only its forms use the link. */
export function InvitationView({ token, invited }: InvitationViewProps) {
  const [hasAccount, setHasAccount] = useState(invited?.hasAccount ?? false);
  const { isExpired, notice, showExpired } = useMailLink(invited === undefined ? null : token);
  const isOpen = token !== null && invited !== undefined && !isExpired;
  const image = usePlain() ? text.plainImage : text.image;
  const labels = { heading: text.heading, image };
  if (!isOpen)
    return (
      <AuthCard labels={{ ...labels, text: text.ended }}>
        <LinkExpired ref={notice} message={text.expired} />
      </AuthCard>
    );
  const form = { token, email: invited.email, onExpired: showExpired };
  return (
    <AuthCard labels={{ ...labels, text: hasAccount ? text.own : text.text }}>
      {hasAccount ? (
        <OwnAccount {...form} />
      ) : (
        <NewAccount {...form} onTaken={() => setHasAccount(true)} />
      )}
    </AuthCard>
  );
}

type FormProps = { token: string; email: string; onExpired: () => void };

function NewAccount({ token, email, onExpired, onTaken }: FormProps & { onTaken: () => void }) {
  const form = useAccountForm({ full_name: FULL_NAME, password: PASSWORD }, { onExpired });
  const [typed, setTyped] = useState("");
  const navigate = useNavigate();

  function submit(entered: TypedForm) {
    const full_name = entered.text(FULL_NAME).trim();
    const password = entered.text(PASSWORD);
    const weaknesses = findPasswordProblems(password);
    const isRefused = form.showProblems({
      [FULL_NAME]: full_name === "" && account.problems.fullName,
      [PASSWORD]: weaknesses.length > 0 && account.problems.newPassword(weaknesses),
    });
    if (isRefused) return;
    void form.send(async () => {
      await fetchApi("POST /api/auth/accept-invitation", { body: { token, full_name, password } });
      showToast({ title: text.accepted, tone: "success" });
      await navigate(paths.authThen(adminPaths.home), { replace: true });
      return "leaving";
    });
  }

  const password = form.getBinding(PASSWORD);
  return (
    <FormView
      form={form}
      submit={text.submit}
      sending={text.sending}
      onSubmit={submit}
      wayOut={
        form.error?.code === "email_taken" && (
          <button type="button" onClick={onTaken} className="min-h-11 font-strong underline">
            {text.ownInstead}
          </button>
        )
      }
    >
      <p className="wrap-anywhere">
        {text.forAddress} <bdi className="font-strong">{email}</bdi>
      </p>
      {/* Tells the browser whose password it may store. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField {...form.getBinding(FULL_NAME)} label={account.fullName} autoComplete="name" />
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

/** For people who have an account: they accept while signed in to it. */
function OwnAccount({ token, email, onExpired }: FormProps) {
  const form = useAccountForm({}, { onExpired });
  const navigate = useNavigate();
  // This page.
  const { pathname } = useLocation();
  const back = `${pathname}?token=${encodeURIComponent(token)}`;
  return (
    <div className="grid gap-4">
      <FormView
        form={form}
        submit={text.accept}
        sending={text.sending}
        onSubmit={() =>
          void form.send(async () => {
            await fetchApi("POST /api/auth/accept-own-invitation", { body: { token } });
            showToast({ title: text.welcome, tone: "success" });
            await navigate(adminPaths.home, { replace: true });
            return "leaving";
          })
        }
      >
        <p className="wrap-anywhere">
          {text.forAddress} <bdi className="font-strong">{email}</bdi>
        </p>
      </FormView>
      <Link to={paths.authThen(back)} className={`${getButtonClass({ tone: "quiet" })} w-full`}>
        {text.signInFirst}
      </Link>
    </div>
  );
}
