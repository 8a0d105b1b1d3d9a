import { useState } from "react";
import { confirmEmail } from "#i18n/en/account-links.ts";
import { account } from "#i18n/en/account.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { fetchApi } from "#web/api/api-client.ts";
import { OWN_PASSWORD } from "./confirmation-form.ts";
import { FormAlert } from "./form-parts.tsx";
import { useAccountForm } from "./use-account-form.ts";

const text = confirmEmail.own;
const HEADING = "own-password";

type OwnPasswordProps = {
  token: string;
  /** It was asked for without scripts, and the mail is on its way. */
  wasMailed: boolean;
  onExpired: () => void;
};

/**
 * For users who do not know the password, perhaps because a stranger chose it: mails them a link to
 * choose one.
 */
export function OwnPassword({ token, wasMailed, onExpired }: OwnPasswordProps) {
  const form = useAccountForm({}, { onExpired });
  const [isMailed, setMailed] = useState(wasMailed);

  function submit() {
    void form.send(async () => {
      await fetchApi("POST /api/auth/own-password", { body: { token } });
      setMailed(true);
      return "done";
    });
  }

  return (
    <section
      aria-labelledby={HEADING}
      className="mt-8 grid gap-3 border-t border-line pt-6 text-sm"
    >
      <h2 id={HEADING} className="text-md">
        {text.heading}
      </h2>
      <p className="text-soft">{text.text}</p>
      <Form className="grid gap-3" isPending={form.sending !== undefined} onSubmit={submit}>
        <input type="hidden" name={OWN_PASSWORD} value="1" />
        <FormAlert error={form.error} />
        <p role="status" className="font-medium empty:hidden">
          {isMailed && text.mailed}
        </p>
        <Button type="submit" tone="line" size="sm" className="justify-self-start">
          {form.sending === "submit" ? account.forgot.sending : text.action}
        </Button>
      </Form>
    </section>
  );
}
