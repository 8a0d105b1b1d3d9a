import { useEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { account } from "#i18n/en/account.ts";
import { shell } from "#i18n/en/shell.ts";
import { Button } from "#ui/button.tsx";
import { focusField } from "#ui/focus-field.ts";
import { readTyped, type TypedForm } from "#ui/form.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { showToast } from "#ui/toast.ts";
import { fetchApi } from "#web/api/api-client.ts";
import { loadPasskeyDevice } from "#web/passkeys/load-device.ts";
import { LoadedPart } from "#web/loading/loaded-part.tsx";
import { toMarketPath } from "#web/page/to-market-path.ts";
import { saveSession, signIn, type SignInChallenge } from "#web/session/session-store.ts";
import { saveWelcome } from "#web/session/welcome-back.ts";
import { tryWithLimit } from "./try-with-limit.ts";
import { EmailField, findEmailProblem, toEmail } from "./email-field.tsx";
import { FormView } from "./form-parts.tsx";
import { useAccountForm } from "./use-account-form.ts";

const text = account.signIn;

/** Most people never see them. */
const loadCodeStep = async () => (await import("./code-step.tsx")).CodeStep;
const loadResendButton = async () => (await import("./resend-button.tsx")).ResendButton;

const SIGN_IN_EMAIL = "email";
const PASSWORD = "password";

type SignInFormProps = {
  /** The path to go on to. */
  next: string;
  /** True while this form signs in: it then leads on by itself. */
  isSigningIn: RefObject<boolean>;
  /** React does not hold what is typed: it is read and written there. */
  emailField: RefObject<HTMLInputElement | null>;
};

export function SignInForm({ next, isSigningIn, emailField }: SignInFormProps) {
  const form = useAccountForm({ email: SIGN_IN_EMAIL, password: PASSWORD });
  const navigate = useNavigate();
  const passwordField = useRef<HTMLInputElement>(null);
  const [triedEmail, setTriedEmail] = useState("");
  const [step, setStep] = useState<SignInChallenge>();

  useEffect(() => {
    // They are loaded when they are wanted, which might be just when the connection is gone.
    import("#web/session/session-calls.ts").catch(() => undefined);
    loadCodeStep().catch(() => undefined);
  }, []);

  function submit(typed: TypedForm) {
    const email = toEmail(typed.text(SIGN_IN_EMAIL));
    const password = typed.text(PASSWORD);
    const isRefused = form.showProblems({
      [SIGN_IN_EMAIL]: findEmailProblem(email),
      [PASSWORD]: password === "" && account.problems.password,
    });
    if (isRefused) return;
    setTriedEmail(email);
    void form.send(async () => {
      isSigningIn.current = true;
      try {
        const outcome = await tryWithLimit("signIn", email, () => signIn({ email, password }));
        if (typeof outcome === "object") {
          isSigningIn.current = false;
          setStep(outcome);
          return "done";
        }
        await openNextPage(outcome);
        return "leaving";
      } catch (error) {
        isSigningIn.current = false;
        throw error;
      }
    });
  }

  /**
   * Loads a new page so that everything is read anew; not if the session cannot be stored, because
   * it would be lost with the reload.
   */
  async function openNextPage(isStored: boolean) {
    if (isStored) {
      saveWelcome();
      location.replace(toMarketPath(next));
    } else {
      showToast({ title: shell.toast.welcome, tone: "success" });
      await navigate(next, { replace: true });
    }
  }

  async function sendCode(code: string) {
    if (step === undefined) return;
    const { challenge } = step;
    const { sendSignInCode } = await import("#web/session/session-calls.ts");
    const session = await tryWithLimit("secondFactor", triedEmail, () =>
      sendSignInCode({ challenge, code }),
    );
    isSigningIn.current = true;
    await openNextPage(saveSession(session));
  }

  /** The device knows the account, so nothing is typed. */
  async function signInByPasskey() {
    const { signInWithPasskey } = await loadPasskeyDevice();
    const session = await signInWithPasskey();
    if (session === undefined) return "done";
    isSigningIn.current = true;
    await openNextPage(saveSession(session));
    return "leaving";
  }

  /** The password is typed again: it is stored nowhere. */
  function showPasswordStep(problem?: string) {
    flushSync(() => setStep(undefined));
    if (passwordField.current) passwordField.current.value = "";
    form.showProblems({ [PASSWORD]: problem ?? false });
    passwordField.current?.focus();
  }

  function requestLink(typed: TypedForm) {
    const email = toEmail(typed.text(SIGN_IN_EMAIL));
    const problem = email === "" ? account.forgot.emailFirst : findEmailProblem(email);
    if (form.showProblems({ [SIGN_IN_EMAIL]: problem })) return focusField(emailField.current);
    void form.send(async () => {
      await tryWithLimit("forgotPassword", email, () =>
        fetchApi("POST /api/auth/forgot-password", {
          body: { email },
        }),
      );
      showToast({
        title: account.forgot.sent,
        description: account.forgot.sentText(email),
        tone: "success",
      });
      return "done";
    }, "aside");
  }

  return (
    <>
      {step !== undefined && (
        <LoadedPart
          load={loadCodeStep}
          props={{
            hasApp: step.has_app,
            onSubmit: sendCode,
            ...(step.has_passkey && { onPasskey: signInByPasskey }),
            onBack: () => showPasswordStep(),
            onExpired: () => showPasswordStep(account.codeExpired),
          }}
        />
      )}
      {/* It stays with the address in it, for those who come back. */}
      <FormView
        hidden={step !== undefined}
        form={form}
        submit={text.submit}
        sending={text.sending}
        onSubmit={submit}
        wayOut={
          form.error?.code === "email_not_confirmed" && (
            <LoadedPart load={loadResendButton} props={{ email: triedEmail }} />
          )
        }
        footer={
          <Button
            tone="line"
            className="noscript:hidden"
            onClick={() => void form.send(signInByPasskey, "passkey")}
          >
            {form.sending === "passkey" ? text.sending : account.passkey}
          </Button>
        }
      >
        <EmailField {...form.getBinding(SIGN_IN_EMAIL)} ref={emailField} />
        <PasswordField
          {...form.getBinding(PASSWORD)}
          ref={passwordField}
          label={account.password}
          showLabel={account.showPassword}
          autoComplete="current-password"
        />
        <button
          type="button"
          onClick={({ currentTarget }) => requestLink(readTyped(currentTarget.form))}
          className="link -my-3 min-h-11 justify-self-end text-sm"
        >
          {form.sending === "aside" ? account.forgot.sending : account.forgot.action}
        </button>
      </FormView>
    </>
  );
}
