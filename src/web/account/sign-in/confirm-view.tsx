import { useState } from "react";
import { flushSync } from "react-dom";
import { Link, useNavigate } from "react-router";
import { account as words } from "#content/account.ts";
import { account } from "#i18n/en/account.ts";
import type { identityEndpoints } from "#modules/identity/contract.ts";
import { buttonClass } from "#ui/button.tsx";
import { showToast } from "#ui/toast.ts";
import { callApi } from "#web/api-client.ts";
import { paths } from "#web/paths.ts";
import { keepSession } from "#web/session/session-store.ts";
import { DoorFrame } from "./door-frame.tsx";
import { EmailField, emailProblem } from "./email-field.tsx";
import { FormAlert, SubmitButton } from "./form-parts.tsx";
import { isDeadLink, LinkExpired, focusLinkExpired } from "./link-expired.tsx";
import { resendConfirmation } from "./resend-confirmation.tsx";
import { handled, readField, useAccountForm } from "./use-account-form.ts";

const text = account.confirm;
const EMAIL = "email";

/** Where the link of the confirmation mail leads. Only the button uses the link: programs open links too. */
export function ConfirmView({ token }: { token: string | null }) {
  const [isExpired, setExpired] = useState(!token);
  return (
    <DoorFrame words={isExpired ? words.confirmExpired : words.confirm}>
      {token !== null && !isExpired ? (
        <ConfirmForm
          token={token}
          onExpired={() => {
            flushSync(() => setExpired(true));
            focusLinkExpired();
          }}
        />
      ) : (
        <NewLinkForm />
      )}
      <Link to={paths.auth} className={`${buttonClass({ tone: "quiet" })} mt-4 w-full`}>
        {text.toSignIn}
      </Link>
    </DoorFrame>
  );
}

function ConfirmForm({ token, onExpired }: { token: string; onExpired: () => void }) {
  const form = useAccountForm({});
  const navigate = useNavigate();

  async function toSignIn() {
    await navigate(paths.auth, { replace: true });
    return "leaving" as const;
  }

  function submit() {
    void form.send(async () => {
      try {
        const answer = await callApi<typeof identityEndpoints.confirmEmail>(
          "post",
          "/api/auth/confirm-email",
          { body: { token } },
        );
        // The address is confirmed; who has a second factor signs in as always.
        if ("second_factor" in answer) return toSignIn();
        keepSession(answer);
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
    <form method="post" onSubmit={handled(submit)} className="grid gap-5">
      <FormAlert failure={form.failure} />
      <SubmitButton
        label={text.submit}
        sendingLabel={text.sending}
        isSending={form.sending === "submit"}
      />
    </form>
  );
}

/** For a link that no longer holds: another one, to an address that is typed here. */
function NewLinkForm() {
  const form = useAccountForm({ email: EMAIL });

  function submit() {
    const email = readField(EMAIL).trim();
    if (form.refuse({ [EMAIL]: emailProblem(email) })) return;
    void form.send(async () => {
      await resendConfirmation(email);
      return "done";
    });
  }

  return (
    <form method="post" noValidate onSubmit={handled(submit)} className="grid gap-5">
      <LinkExpired message={text.expired} />
      <EmailField {...form.bind(EMAIL)} />
      <FormAlert failure={form.failure} />
      <SubmitButton
        label={account.resend.action}
        sendingLabel={account.forgot.sending}
        isSending={form.sending === "submit"}
      />
    </form>
  );
}
