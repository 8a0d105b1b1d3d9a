import { useState } from "react";
import { Link } from "react-router";
import { getButtonClass } from "#ui/button.tsx";
import { AuthCard } from "./auth-card.tsx";
import { LinkExpired, useMailLink } from "./link-expired.tsx";
import { LinkForm } from "./link-form.tsx";
import type { LinkAnswer } from "./mail-link-form.ts";

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
  const [isDone, setDone] = useState(answer === "done");
  const { refused, isExpired, notice, showExpired } = useMailLink(token, answer);
  const stage = isDone ? "done" : isExpired ? "expired" : "ask";
  return (
    <AuthCard key={stage} labels={labels[stage]} takesFocus={isDone && answer !== "done"}>
      {stage === "expired" && <LinkExpired ref={notice} message={words.expired} />}
      {stage === "ask" && token !== null && (
        <LinkForm
          words={words}
          asksPassword={asksPassword}
          refused={refused}
          use={async (password) => {
            await use({ token, password });
            setDone(true);
          }}
          onExpired={showExpired}
        />
      )}
      <Link
        to={onward.to}
        className={`${getButtonClass({ tone: isDone ? "primary" : "quiet" })} mt-4 w-full`}
      >
        {onward.label}
      </Link>
    </AuthCard>
  );
}
