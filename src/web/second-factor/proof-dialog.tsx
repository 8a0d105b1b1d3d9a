import { useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import type { ProofLabels } from "#i18n/en/second-factor.ts";
import { Form, type TypedForm } from "#ui/form.tsx";
import { ApiError, fetchApi } from "#web/api/api-client.ts";
import type { CallInput } from "#web/api/api-request.ts";
import type { Parts } from "./second-factor-parts.ts";
import { openQuestion, receiveQuestions } from "./proof.ts";
import { loadPasskeyDevice } from "#web/passkeys/load-device.ts";
import { useProofWays } from "./use-proof-ways.ts";

type ProofDialogProps = { labels: ProofLabels; parts: Parts };

const PASSWORD = "proof-password";
const CODE = "proof-code";

/**
 * Asks for password and code whenever an action of this surface needs a new proof of who is there.
 */
export function ProofDialog(props: ProofDialogProps) {
  const question = useSyncExternalStore(receiveQuestions, openQuestion, () => undefined);
  if (question === undefined) return null;
  // At the end of the page: a dialog that is open below has hidden everything else from screen
  // readers.
  return createPortal(<Question {...props} onAnswer={question.answer} />, document.body);
}

type Proof = CallInput<"POST /api/auth/prove">["body"];
type Problems = { password?: string | undefined; code?: string | undefined };

/**
 * The browser's own dialog: it lies above every other, keeps the focus inside and gives it back.
 * Where a dialog is open below, its form stays as it is.
 */
function Question({
  labels,
  parts: { Alert, Button, CodeField, PasswordField, getErrorText },
  onAnswer,
}: ProofDialogProps & { onAnswer: (isProved: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  const { asksForCode, hasPasskey } = useProofWays();
  const [isCodeRequested, setCodeRequested] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [error, setError] = useState<unknown>();
  const hasCode = asksForCode || isCodeRequested;

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector("input")?.focus();
    // A dialog below listens at the document, and would close as well.
    const stopEscape = (event: KeyboardEvent) => event.key === "Escape" && event.stopPropagation();
    shown?.addEventListener("keydown", stopEscape);
    // Not merely removed: a dialog gives the focus back only when it is closed.
    return () => shown?.close();
  }, []);

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
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={() => onAnswer(false)}
      className="m-auto w-112 max-w-[calc(100vw-2rem)] rounded-md border border-line bg-surface p-6 text-sm leading-ui text-text shadow-high backdrop:bg-scrim"
    >
      <Form className="grid gap-5" isPending={isSending} onSubmit={(typed) => void submit(typed)}>
        <div className="grid gap-1.5">
          <h2 id={titleId} className="text-lg">
            {labels.title}
          </h2>
          <p id={textId} className="text-sm text-soft">
            {labels.text}
          </p>
        </div>
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
    </dialog>
  );
}
