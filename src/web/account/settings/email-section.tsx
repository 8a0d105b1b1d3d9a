import { useRef, useState } from "react";
import { formatDateTime } from "#i18n/format.ts";
import { ownAccount } from "#i18n/en/own-account.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.ts";
import { fetchApi } from "#web/api/api-client.ts";
import { useRead } from "#web/api/use-read.ts";
import { EmailField, findEmailProblem, toEmail } from "../sign-in/email-field.tsx";
import type { ProofWays } from "#web/second-factor/use-proof-ways.ts";
import { ProvenForm } from "./proven-form.tsx";
import { Section } from "./section.tsx";

const text = ownAccount.email;
const FORM = "email-address";
const EMAIL = "newEmail";

const fetchChange = (signal: AbortSignal) => fetchApi("GET /api/auth/email-change", { signal });

/** The address of the account, and the way to another one. */
export function EmailSection({ email, ways }: { email: string; ways: ProofWays }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useRead(fetchChange);
  const [isChanging, setChanging] = useState(false);
  // Without it one can still ask for another address.
  const open = typeof change.data === "object" ? change.data.open : null;

  function readAgain() {
    setChanging(false);
    // The button that had the focus goes away.
    heading.current?.focus();
    change.readAgain();
  }

  async function cancelChange() {
    await fetchApi("DELETE /api/auth/email-change", {});
    showToast({ title: text.givenUp, tone: "success" });
    readAgain();
  }

  return (
    <Section heading={heading} title={text.title} text={text.text}>
      <div className="grid justify-items-start gap-5">
        <p className="font-medium break-words">{email}</p>
        {open !== null && (
          <div className="grid w-full justify-items-start gap-2 rounded-md bg-info-bg px-5 py-4 text-sm text-info-fg">
            <p className="font-medium break-words">{text.waiting(open.email)}</p>
            <p>{text.waitingText(formatDateTime(new Date(open.expires_at)))}</p>
            <Button tone="line" size="sm" onClick={() => void cancelChange().catch(readAgain)}>
              {text.giveUp}
            </Button>
          </div>
        )}
        {!isChanging && (
          <Button tone="line" onClick={() => setChanging(true)}>
            {text.change}
          </Button>
        )}
      </div>
      {isChanging && (
        <ProvenForm
          name={FORM}
          fieldNames={{ email: EMAIL }}
          ways={ways}
          submit={text.submit}
          sending={text.sending}
          check={(typed) => {
            const requested = toEmail(typed.text(EMAIL));
            const isSame = requested.toLowerCase() === email.toLowerCase();
            return { [EMAIL]: isSame ? text.same : findEmailProblem(requested) };
          }}
          send={async (proof, typed) => {
            const body = { ...proof, email: toEmail(typed.text(EMAIL)) };
            await fetchApi("POST /api/auth/email-change", { body });
            readAgain();
          }}
          onCancel={readAgain}
        >
          {(form) => <EmailField {...form.getBinding(EMAIL)} label={text.label} help={text.help} />}
        </ProvenForm>
      )}
    </Section>
  );
}
