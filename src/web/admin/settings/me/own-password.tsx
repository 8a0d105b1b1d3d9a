import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ownSecurity } from "#i18n/he/own-security.ts";
import type { identityEndpoints } from "#modules/identity/contract.ts";
import { newPasswordProblems } from "#modules/identity/password-rules.ts";
import { ApiError } from "#web/api-client.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { Panel } from "../../kit/panel.tsx";
import { tellDone } from "../../kit/tell.ts";

const text = ownSecurity.password;
const CURRENT = "own-current-password";
const NEXT = "own-new-password";

type Problems = { readonly current?: string; readonly next?: string };

/** A new password for whoever knows the current one. */
export function OwnPassword() {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const change = useApiAction<typeof identityEndpoints.changePassword>(
    "post",
    "/api/auth/change-password",
    {
      refreshes: ["/api/auth/sessions"],
      failed: text.failed,
      onDone: () => {
        form.current?.reset();
        tellDone(text.changed);
      },
      onFailure: (error) => {
        const isWrong = error instanceof ApiError && error.fields["current_password"];
        if (isWrong) refuse({ current: text.wrong });
        return Boolean(isWrong);
      },
    },
  );

  function refuse(found: Problems) {
    flushSync(() => setProblems(found));
    document.getElementById(found.current === undefined ? NEXT : CURRENT)?.focus();
  }

  function submit() {
    const current = textOf(CURRENT);
    const next = textOf(NEXT);
    const weaknesses = newPasswordProblems(next);
    if (current === "") return refuse({ current: text.missing });
    if (weaknesses.length > 0) return refuse({ next: text.problems(weaknesses) });
    setProblems({});
    change.mutate({ body: { current_password: current, password: next } });
  }

  return (
    <Panel title={text.title} note={text.note}>
      <form
        ref={form}
        method="post"
        noValidate
        className="grid gap-5 px-5 pb-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!change.isPending) submit();
        }}
      >
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
          <ActionButton type="submit" tone="main" isPending={change.isPending}>
            {text.submit}
          </ActionButton>
        </div>
      </form>
    </Panel>
  );
}

function textOf(name: string): string {
  const field = document.getElementById(name);
  return field instanceof HTMLInputElement ? field.value : "";
}
