import type { Ref } from "react";
import { Link, useNavigate } from "react-router";
import { confirmEmail } from "#i18n/en/account-links.ts";
import { account } from "#i18n/en/account.ts";
import { resend } from "#i18n/en/resend.ts";
import { getButtonClass } from "#ui/button.tsx";
import type { TypedForm } from "#ui/form.tsx";
import { showToast } from "#ui/toast.ts";
import { fetchApi } from "#web/api/api-client.ts";
import { paths } from "#web/paths.ts";
import { saveSession } from "#web/session/session-store.ts";
import { useContent } from "#web/storefront/content.ts";
import type { ConfirmAnswer } from "./confirmation-form.ts";
import { AuthCard } from "./auth-card.tsx";
import { EmailField, findEmailProblem, toEmail } from "./email-field.tsx";
import { FormView } from "./form-parts.tsx";
import { LinkExpired, useMailLink } from "./link-expired.tsx";
import { LinkForm } from "./link-form.tsx";
import { OwnPassword } from "./own-password.tsx";
import { sendConfirmationAgain } from "./send-confirmation-again.ts";
import { useAccountForm } from "./use-account-form.ts";

const text = confirmEmail;
const EMAIL = "email";

type ConfirmViewProps = {
  token: string | null;
  /** Result of a form that was posted without scripts. */
  answer: ConfirmAnswer | undefined;
};

/**
 * The page of the confirmation mail's link. Only its form uses the link, with the password of the
 * sign-up, because programs open links too, and a stranger may have signed up with the address.
 */
export function ConfirmView({ token, answer }: ConfirmViewProps) {
  const labels = useContent("account");
  const { refused, isExpired, notice, showExpired } = useMailLink(token, answer);
  const navigate = useNavigate();

  async function confirm(body: { token: string; password: string }) {
    const confirmed = await fetchApi("POST /api/auth/confirm-email", { body });
    // The address is confirmed; a user with a second factor signs in as usual.
    if ("second_factor" in confirmed) return navigate(paths.auth, { replace: true });
    saveSession(confirmed);
    showToast({ title: text.confirmed, tone: "success" });
    return navigate(paths.home, { replace: true });
  }

  if (answer === "confirmed")
    return (
      <AuthCard labels={labels.confirmed}>
        <Link to={paths.auth} className={`${getButtonClass({ size: "lg" })} w-full`}>
          {account.signIn.submit}
        </Link>
      </AuthCard>
    );
  return (
    <AuthCard labels={isExpired ? labels.confirmExpired : labels.confirm}>
      {token !== null && !isExpired ? (
        <>
          <LinkForm
            words={text}
            asksPassword
            refused={refused}
            use={async (password) => confirm({ token, password })}
            onExpired={showExpired}
          />
          <OwnPassword token={token} wasMailed={answer === "mailed"} onExpired={showExpired} />
        </>
      ) : (
        <NewLinkForm notice={notice} />
      )}
      <Link to={paths.auth} className={`${getButtonClass({ tone: "quiet" })} mt-4 w-full`}>
        {text.toSignIn}
      </Link>
    </AuthCard>
  );
}

/** For an invalid link: requests another one for a typed address. */
function NewLinkForm({ notice }: { notice: Ref<HTMLParagraphElement> }) {
  const form = useAccountForm({ email: EMAIL });

  function submit(typed: TypedForm) {
    const email = toEmail(typed.text(EMAIL));
    if (form.showProblems({ [EMAIL]: findEmailProblem(email) })) return;
    void form.send(async () => {
      await sendConfirmationAgain(email);
      return "done";
    });
  }

  return (
    <FormView form={form} submit={resend.action} sending={account.forgot.sending} onSubmit={submit}>
      <LinkExpired ref={notice} message={text.expired} />
      <EmailField {...form.getBinding(EMAIL)} />
    </FormView>
  );
}
