import { Link, useNavigate } from "react-router";
import { resetPassword } from "#i18n/en/account-links.ts";
import { account } from "#i18n/en/account.ts";
import { resetPasswordProblems } from "#modules/identity/passwords/password-rules.ts";
import { getButtonClass } from "#ui/button.tsx";
import type { TypedForm } from "#ui/form.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/toast.ts";
import { fetchApi } from "#web/api/api-client.ts";
import { paths } from "#web/paths.ts";
import { deleteSession } from "#web/session/session-store.ts";
import { useContent } from "#web/storefront/content.ts";
import { AuthCard } from "./auth-card.tsx";
import { FormView } from "./form-parts.tsx";
import { LinkExpired, useMailLink } from "./link-expired.tsx";
import { useAccountForm } from "./use-account-form.ts";

const text = resetPassword;
const PASSWORD = "new_password";
const REPEATED = "confirm_password";

type Owner = { readonly email: string; readonly isStaff: boolean } | undefined;

/** The page of the reset mail's link. Only its form uses the link. */
export function ResetView({ token, owner }: { token: string | null; owner: Owner }) {
  const labels = useContent("account");
  const { isExpired, notice, showExpired } = useMailLink(token);
  return (
    <AuthCard labels={isExpired ? labels.resetExpired : labels.reset}>
      {token !== null && !isExpired ? (
        <ResetForm token={token} owner={owner} onExpired={showExpired} />
      ) : (
        <div className="grid gap-5">
          <LinkExpired ref={notice} message={text.expired} />
          <Link to={paths.auth} className={getButtonClass({ size: "lg" })}>
            {text.requestNew}
          </Link>
        </div>
      )}
      <Link to={paths.auth} className={`${getButtonClass({ tone: "quiet" })} mt-4 w-full`}>
        {text.toSignIn}
      </Link>
    </AuthCard>
  );
}

type ResetFormProps = { token: string; owner: Owner; onExpired: () => void };

function ResetForm({ token, owner, onExpired }: ResetFormProps) {
  const form = useAccountForm({ password: PASSWORD }, { onExpired });
  const navigate = useNavigate();
  // Staff need a stronger password.
  const isStaff = owner?.isStaff === true;

  function submit(typed: TypedForm) {
    const password = typed.text(PASSWORD);
    const weaknesses = resetPasswordProblems(password, isStaff);
    const isRefused = form.showProblems({
      [PASSWORD]: weaknesses.length > 0 && account.problems.newPassword(weaknesses),
      [REPEATED]: password !== typed.text(REPEATED) && text.mismatch,
    });
    if (isRefused) return;
    void form.send(async () => {
      await fetchApi("POST /api/auth/reset-password", { body: { token, password } });
      // The server has ended all sessions; one that this browser may still hold is among them.
      deleteSession();
      showToast({ title: text.updated, tone: "success" });
      await navigate(paths.auth, { replace: true });
      return "leaving";
    });
  }

  return (
    <FormView form={form} submit={text.submit} sending={text.sending} onSubmit={submit}>
      {/* Tells the browser whose password it may store. */}
      <input type="email" autoComplete="username" value={owner?.email ?? ""} readOnly hidden />
      <PasswordField
        {...form.getBinding(PASSWORD)}
        label={text.newPassword}
        help={isStaff ? text.staffHelp : text.help}
        showLabel={account.showPassword}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.getBinding(REPEATED)}
        label={text.confirmPassword}
        showLabel={account.showPassword}
        autoComplete="new-password"
      />
    </FormView>
  );
}
