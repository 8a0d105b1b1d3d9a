import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { account } from "#i18n/en/account.ts";
import { getButtonClass } from "#ui/button.tsx";
import { Form, type TypedForm } from "#ui/form.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { ApiError } from "#web/api/api-client.ts";
import { AuthCard } from "./auth-card.tsx";
import { FormAlert, SubmitButton } from "./form-parts.tsx";
import { isDeadLink, LinkExpired } from "./link-expired.tsx";
import { PASSWORD, type LinkAnswer } from "./mail-link-form.ts";
import { useAccountForm } from "./use-account-form.ts";

type CardLabels = { heading: string; text: string; image: string };

type MailLinkViewProps = {
  labels: { ask: CardLabels; done: CardLabels; expired: CardLabels };
  words: { submit: string; sending: string; expired: string };
  /** The links to continue with. */
  onward: { to: string; label: string };
  token: string | null;
  /** Result of the form when it was posted without scripts. */
  answer: LinkAnswer | undefined;
  asksPassword: boolean;
  /** Uses the link. Throws ApiError. */
  use: (link: { token: string; password: string }) => Promise<void>;
};

/**
 * The page of a mail's link about the address of an account. Only its form uses the link, because
 * programs open links, too.
 */
export function MailLinkView(props: MailLinkViewProps) {
  const { labels, words, onward, token, answer, asksPassword, use } = props;
  const refused = typeof answer === "object" ? new ApiError(answer.code, answer) : undefined;
  const [stage, setStage] = useState<"ask" | "done" | "expired">(() => {
    if (answer === "done") return "done";
    return !token || isDeadLink(refused) ? "expired" : "ask";
  });
  const notice = useRef<HTMLParagraphElement>(null);

  function showExpired() {
    flushSync(() => setStage("expired"));
    notice.current?.focus();
  }

  return (
    <AuthCard key={stage} labels={labels[stage]} takesFocus={stage === "done" && answer !== "done"}>
      {stage === "expired" && <LinkExpired ref={notice} message={words.expired} />}
      {stage === "ask" && token !== null && (
        <LinkForm
          words={words}
          asksPassword={asksPassword}
          refused={refused}
          use={(password) => use({ token, password })}
          onDone={() => setStage("done")}
          onExpired={showExpired}
        />
      )}
      <Link
        to={onward.to}
        className={`${getButtonClass({ tone: stage === "done" ? "primary" : "quiet" })} mt-4 w-full`}
      >
        {onward.label}
      </Link>
    </AuthCard>
  );
}

type LinkFormProps = Pick<MailLinkViewProps, "words" | "asksPassword"> & {
  refused: ApiError | undefined;
  use: (password: string) => Promise<void>;
  onDone: () => void;
  onExpired: () => void;
};

function LinkForm({ words, asksPassword, refused, use, onDone, onExpired }: LinkFormProps) {
  const form = useAccountForm({ password: PASSWORD }, refused);

  function submit(typed: TypedForm) {
    const password = typed.text(PASSWORD);
    const isMissing = asksPassword && password === "";
    if (form.showProblems({ [PASSWORD]: isMissing && account.problems.password })) return;
    void form.send(async () => {
      try {
        await use(password);
      } catch (error) {
        if (!isDeadLink(error)) throw error;
        onExpired();
        return "leaving";
      }
      onDone();
      return "leaving";
    });
  }

  return (
    <Form className="grid gap-5" isPending={form.sending !== undefined} onSubmit={submit}>
      {asksPassword && (
        <PasswordField
          {...form.getBinding(PASSWORD)}
          label={account.password}
          showLabel={account.showPassword}
          autoComplete="current-password"
        />
      )}
      <FormAlert error={form.error} />
      <SubmitButton
        label={words.submit}
        sendingLabel={words.sending}
        isSending={form.sending === "submit"}
        needsScripts={false}
      />
    </Form>
  );
}
