import { useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";
import { newsletter } from "#i18n/en/newsletter.ts";
import { SendButton } from "../forms/form-parts.tsx";
import { Notice } from "../parts/notice.tsx";
import type { RefusedRequest } from "../forms/form-error.ts";
import { toTokenAnswer, type TokenAnswer } from "./token-answer.ts";

type TokenViewProps = {
  labels: { title: string; text: string; button: string; done: { title: string; text: string } };
  sendingLabel: string;
  /** Answer of the page when the button was pressed without scripts. */
  answer: TokenAnswer | undefined;
  send: (token: string) => Promise<RefusedRequest | undefined>;
  /** Shown in place of the button where the link does not hold. */
  expired: { title: string; text: string; children: ReactNode };
  /** The way on, once it is done. */
  afterwards: ReactNode;
};

/** The page of a mail's link. Only the button uses the link, because programs open links too. */
export function TokenView(props: TokenViewProps) {
  const { labels, sendingLabel, answer, send, expired, afterwards } = props;
  const token = useSearchParams()[0].get("token") ?? "";
  const [state, setState] = useState<TokenAnswer | "open">(answer ?? (token ? "open" : "expired"));
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);

  async function submitToken() {
    isBusy.current = true;
    setSending(true);
    setState("open");
    const refused = await send(token).catch((): RefusedRequest => ({ code: "internal" }));
    isBusy.current = false;
    const next = refused ? toTokenAnswer(refused) : "done";
    flushSync(() => {
      setSending(false);
      setState(next);
    });
    // The button has gone, with the focus on it.
    if (next !== "failed") heading.current?.focus();
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy.current) void submitToken();
  }

  const shown = state === "done" ? labels.done : state === "expired" ? expired : labels;
  return (
    <div className="wrap section">
      <div className="mx-auto grid w-full max-w-150 gap-5 rounded-lg bg-surface px-5 py-8 shadow-low sm:px-10 sm:py-12">
        <h1 ref={heading} tabIndex={-1} className="text-3xl">
          {shown.title}
        </h1>
        <p className="text-soft">{shown.text}</p>
        {state === "done" && afterwards}
        {state === "expired" && expired.children}
        {(state === "open" || state === "failed") && (
          <form method="post" onSubmit={submit} className="grid gap-5">
            {state === "failed" && <Notice>{newsletter.failed.text}</Notice>}
            <SendButton
              label={labels.button}
              sendingLabel={sendingLabel}
              isSending={isSending}
              className="w-full"
            />
          </form>
        )}
      </div>
    </div>
  );
}
