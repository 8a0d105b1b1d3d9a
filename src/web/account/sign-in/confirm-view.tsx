import { useRef, useState, type Ref } from "react";
import { flushSync } from "react-dom";
import { Link, useNavigate } from "react-router";
import { confirmEmail } from "#i18n/en/account-links.ts";
import { account } from "#i18n/en/account.ts";
import { getButtonClass } from "#ui/button.tsx";
import { Form, type TypedForm } from "#ui/form.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/toast.ts";
import { ApiError, fetchApi } from "#web/api/api-client.ts";
import { paths } from "#web/paths.ts";
import { saveSession } from "#web/session/session-store.ts";
import { useContent } from "#web/storefront/content.ts";
import type { ConfirmAnswer } from "./confirmation-form.ts";
import { PASSWORD } from "./mail-link-form.ts";
import { AuthCard } from "./auth-card.tsx";
import { EmailField, findEmailProblem } from "./email-field.tsx";
import { FormAlert, SubmitButton } from "./form-parts.tsx";
import { isDeadLink, LinkExpired } from "./link-expired.tsx";
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
  const refused = typeof answer === "object" ? new ApiError(answer.code, answer) : undefined;
  const [isExpired, setExpired] = useState(!token || isDeadLink(refused));
  const notice = useRef<HTMLParagraphElement>(null);

  function showExpired() {
    flushSync(() => setExpired(true));
    notice.current?.focus();
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
          <ConfirmForm token={token} refused={refused} onExpired={showExpired} />
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

type ConfirmFormProps = { token: string; refused: ApiError | undefined; onExpired: () => void };

function ConfirmForm({ token, refused, onExpired }: ConfirmFormProps) {
  const form = useAccountForm({ password: PASSWORD }, refused);
  const navigate = useNavigate();

  async function toSignIn() {
    await navigate(paths.auth, { replace: true });
    return "leaving" as const;
  }

  function submit(typed: TypedForm) {
    const password = typed.text(PASSWORD);
    if (form.showProblems({ [PASSWORD]: password === "" && account.problems.password })) return;
    void form.send(async () => {
      try {
        const answer = await fetchApi("POST /api/auth/confirm-email", {
          body: { token, password },
        });
        // The address is confirmed; a user with a second factor signs in as usual.
        if ("second_factor" in answer) return toSignIn();
        saveSession(answer);
      } catch (error) {
        if (!isDeadLink(error)) throw error;
        onExpired();
        return "leaving";
      }
      showToast({ title: text.confirmed, tone: "success" });
      await navigate(paths.home, { replace: true });
      return "leaving";
    });
  }

  return (
    <Form className="grid gap-5" isPending={form.sending !== undefined} onSubmit={submit}>
      <PasswordField
        {...form.getBinding(PASSWORD)}
        label={account.password}
        showLabel={account.showPassword}
        autoComplete="current-password"
      />
      <FormAlert error={form.error} />
      <SubmitButton
        label={text.submit}
        sendingLabel={text.sending}
        isSending={form.sending === "submit"}
        needsScripts={false}
      />
    </Form>
  );
}

/** For an invalid link: requests another one for a typed address. */
function NewLinkForm({ notice }: { notice: Ref<HTMLParagraphElement> }) {
  const form = useAccountForm({ email: EMAIL });

  function submit(typed: TypedForm) {
    const email = typed.text(EMAIL).trim();
    if (form.showProblems({ [EMAIL]: findEmailProblem(email) })) return;
    void form.send(async () => {
      await sendConfirmationAgain(email);
      return "done";
    });
  }

  return (
    <Form className="grid gap-5" isPending={form.sending !== undefined} onSubmit={submit}>
      <LinkExpired ref={notice} message={text.expired} />
      <EmailField {...form.getBinding(EMAIL)} />
      <FormAlert error={form.error} />
      <SubmitButton
        label={account.resend.action}
        sendingLabel={account.forgot.sending}
        isSending={form.sending === "submit"}
      />
    </Form>
  );
}
