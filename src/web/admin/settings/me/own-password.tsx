import { useRef, useState } from "react";
import { ownSecurity } from "#i18n/he/own-security.ts";
import { findPasswordProblems } from "#modules/identity/passwords/password-rules.ts";
import { Form, type TypedForm } from "#ui/form.tsx";
import { ApiError } from "#web/api/api-client.ts";
import { useSession } from "#web/session/use-session.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { Panel } from "../../kit/panel.tsx";

const text = ownSecurity.password;
const CURRENT = "own-current-password";
const NEXT = "own-new-password";

type Problems = { readonly current?: string; readonly next?: string };

/** Changes the password, given the current one. */
export function OwnPassword() {
  const session = useSession();
  const email = session.status === "signed-in" ? session.session.user.email : "";
  const sent = useRef<TypedForm>(undefined);
  const [problems, setProblems] = useState<Problems>({});
  const change = useApiAction("POST /api/auth/change-password", {
    failed: text.failed,
    onDone: () => sent.current?.reset(),
    saved: text.changed,
    onError: (error) => {
      const isWrong = error instanceof ApiError && error.fields["current_password"] !== undefined;
      if (isWrong) setProblems({ current: text.wrong });
      return isWrong;
    },
  });

  function submit(typed: TypedForm) {
    const current = typed.text(CURRENT);
    const next = typed.text(NEXT);
    const weaknesses = findPasswordProblems(next);
    if (current === "") return setProblems({ current: text.missing });
    if (weaknesses.length > 0) return setProblems({ next: text.problems(weaknesses) });
    setProblems({});
    sent.current = typed;
    change.mutate({ body: { current_password: current, password: next } });
  }

  return (
    <Panel title={text.title} note={text.note}>
      <Form className="grid gap-5 px-5 pb-5" isPending={change.isPending} onSubmit={submit}>
        {/* Tells the browser whose password it may store. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextInput
          name={CURRENT}
          label={text.current}
          error={problems.current}
          isLatin
          type="password"
          autoComplete="current-password"
          onChange={() => setProblems({})}
        />
        <TextInput
          name={NEXT}
          label={text.next}
          help={text.rules}
          error={problems.next}
          isLatin
          type="password"
          autoComplete="new-password"
          onChange={() => setProblems({})}
        />
        <div>
          <ActionButton type="submit" tone="main" action={change}>
            {text.submit}
          </ActionButton>
        </div>
      </Form>
    </Panel>
  );
}
