import { useEffect, useState } from "react";
import { resend as text } from "#i18n/en/resend.ts";
import { showToast } from "#ui/toast.ts";
import { toAccountError } from "./account-error.ts";
import { sendConfirmationAgain } from "./send-confirmation-again.ts";

const PAUSE_MS = 60_000;

/**
 * Sends the mail again; afterwards the button is disabled for a minute, because mails take time.
 */
export function ResendButton({ email }: { email: string }) {
  const [state, setState] = useState<"ready" | "sending" | "resting">("ready");

  useEffect(() => {
    if (state !== "resting") return undefined;
    const timer = setTimeout(() => setState("ready"), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function sendAgain() {
    if (state !== "ready") return;
    setState("sending");
    try {
      await sendConfirmationAgain(email);
      setState("resting");
    } catch (error) {
      showToast({ title: toAccountError(error).message, tone: "error" });
      setState("ready");
    }
  }

  return (
    <>
      <button
        type="button"
        aria-disabled={state !== "ready" || undefined}
        onClick={() => void sendAgain()}
        className="min-h-11 text-start font-strong underline aria-disabled:cursor-default aria-disabled:no-underline"
      >
        {text.action}
      </button>
      {state === "resting" && <span>{text.again}</span>}
    </>
  );
}
