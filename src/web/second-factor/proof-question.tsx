import { useState } from "react";
import type { ProofLabels } from "#i18n/en/second-factor.ts";
import { Form, type TypedForm } from "#ui/form.tsx";
import { TopDialog } from "#ui/top-dialog.tsx";
import { ApiError, fetchApi } from "#web/api/api-client.ts";
import type { CallInput } from "#web/api/api-request.ts";
import type { Parts } from "./second-factor-parts.ts";
import { loadPasskeyDevice } from "#web/passkeys/load-device.ts";
import { useProofWays } from "./use-proof-ways.ts";

export type OnAnswer = { onAnswer: (isProved: boolean) => void };

const PASSWORD = "proof-password";
const CODE = "proof-code";

type Proof = CallInput<"POST /api/auth/prove">["body"];
type Problems = { password?: string | undefined; code?: string | undefined };

/** Asks for password and code, in the words and with the parts of a surface. */
export function ProofQuestion({
  labels,
  parts: { Alert, Button, CodeField, PasswordField, getErrorText },
  onAnswer,
}: OnAnswer & { labels: ProofLabels; parts: Parts }) {
  const { asksForCode, hasPasskey } = useProofWays();
  const [isCodeRequested, setCodeRequested] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [error, setError] = useState<unknown>();
  const hasCode = asksForCode || isCodeRequested;

  async function submit(typed: TypedForm) {
    const password = typed.text(PASSWORD);
    const code = typed.text(CODE).trim();
    setError(undefined);
    if (password === "") return setProblems({ password: labels.passwordMissing });
    if (hasCode && code === "") return setProblems({ code: labels.codeMissing });
    setProblems({});
    await send(async () => ({ password, ...(hasCode && { code }) }));
  }

  async function submitPasskey() {
    setError(undefined);
    setProblems({});
    await send(async () => {
      const passkey = await (await loadPasskeyDevice()).signProof();
      return passkey && { passkey };
    });
  }

  /** Nothing is sent without a proof: the question of a device was closed. */
  async function send(getProof: () => Promise<Proof | undefined>) {
    if (isSending) return;
    setSending(true);
    try {
      const body = await getProof();
      if (body !== undefined) {
        await fetchApi("POST /api/auth/prove", { body });
        return onAnswer(true);
      }
    } catch (thrown) {
      show(thrown);
    }
    setSending(false);
  }

  function show(thrown: unknown) {
    const { code, fields } = thrown instanceof ApiError ? thrown : new ApiError("internal");
    if (fields["password"]) setProblems({ password: labels.passwordWrong });
    else if (code === "invalid_code") setProblems({ code: getErrorText(thrown) });
    else if (fields["code"]) {
      setCodeRequested(true);
      setProblems({ code: labels.codeMissing });
    } else setError(thrown);
  }

  return (
    <TopDialog title={labels.title} text={labels.text} onClose={() => onAnswer(false)}>
      <Form className="grid gap-5" isPending={isSending} onSubmit={(typed) => void submit(typed)}>
        <PasswordField
          name={PASSWORD}
          label={labels.password}
          error={problems.password}
          onChange={() => setProblems({ ...problems, password: undefined })}
        />
        {hasCode && (
          <CodeField
            name={CODE}
            label={labels.code}
            help={labels.codeHelp}
            error={problems.code}
            onChange={() => setProblems({ ...problems, code: undefined })}
          />
        )}
        {error !== undefined && <Alert message={getErrorText(error)} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" tone="main" isPending={isSending}>
            {labels.submit}
          </Button>
          {hasPasskey && (
            <Button tone="line" onClick={() => void submitPasskey()}>
              {labels.passkey}
            </Button>
          )}
          <Button tone="line" onClick={() => onAnswer(false)}>
            {labels.cancel}
          </Button>
        </div>
      </Form>
    </TopDialog>
  );
}
