import { useEffect, useRef } from "react";
import { showToast } from "#ui/toast.ts";
import { CodeForm } from "./code-form.tsx";
import type { Parts } from "./parts.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUp } from "./set-up.tsx";
import { StageHeading } from "./stage-heading.tsx";
import { useSecondFactor, type SecondFactor } from "./use-second-factor.ts";
import type { SecondFactorWords } from "./words.ts";

/** So many recovery codes or fewer, and it is time for new ones. */
const FEW_CODES = 3;

type SecondFactorPanelProps = {
  words: SecondFactorWords;
  parts: Parts;
  /** The id of the heading above, which takes the focus when a stage is left. */
  headingId: string;
  /** It is on, and the recovery codes have been seen. Other sessions have ended. */
  onSetUp?: () => void;
};

/** How it stands with the own second factor, and everything that can be done about it. */
export function SecondFactorPanel({ words, parts, headingId, onSetUp }: SecondFactorPanelProps) {
  const factor = useSecondFactor();
  const { stage } = factor;
  const wasElsewhere = useRef(false);

  useEffect(() => {
    if (stage.name === "overview" && wasElsewhere.current)
      document.getElementById(headingId)?.focus();
    wasElsewhere.current = stage.name !== "overview";
  }, [stage, headingId]);

  if (stage.name === "set-up")
    return <SetUp secret={stage.secret} uri={stage.uri} {...{ factor, words, parts }} />;
  if (stage.name === "codes")
    return (
      <RecoveryCodes
        codes={stage.codes}
        words={words.codes}
        parts={parts}
        onDone={() => {
          factor.leave();
          onSetUp?.();
        }}
      />
    );
  if (stage.name === "turn-off") return <TurnOff {...{ factor, words, parts }} />;
  return <Overview {...{ factor, words, parts }} />;
}

type StageProps = { factor: SecondFactor; words: SecondFactorWords; parts: Parts };

function Overview({ factor, words, parts }: StageProps) {
  const { Button, Alert, formatDay, reasonOf } = parts;
  const { status, pending } = factor;
  if (status === "loading")
    return (
      <p role="status" className="text-soft">
        {words.loading}
      </p>
    );
  if (status === "failed")
    return (
      <div className="grid justify-items-start gap-3">
        <p role="alert">{words.failed}</p>
        <Button tone="line" onClick={factor.retry}>
          {words.retry}
        </Button>
      </div>
    );
  const { since, due_at: dueAt, recovery_codes_left: left } = status;
  return (
    <div className="grid gap-4">
      {since === null ? (
        <p>{words.off}</p>
      ) : (
        <>
          <p>
            {words.on} <bdi className="font-medium">{formatDay(new Date(since))}</bdi>
          </p>
          <p className="text-sm text-soft">
            {words.codesLeft} <bdi className="num font-medium text-text">{left}</bdi>
            {left <= FEW_CODES && ` · ${words.fewCodes}`}
          </p>
        </>
      )}
      {dueAt !== null && (
        <p className="rounded-sm bg-warn-bg px-4 py-3 text-sm text-warn-fg">
          {words.due} <bdi className="font-medium">{formatDay(new Date(dueAt))}</bdi>
        </p>
      )}
      {factor.failure !== undefined && <Alert message={reasonOf(factor.failure)} />}
      <div className="flex flex-wrap gap-3">
        <Button
          tone={since === null ? "main" : "line"}
          isPending={pending === "start"}
          onClick={() => void factor.start()}
        >
          {since === null ? words.setUp : words.replace}
        </Button>
        {since !== null && (
          <>
            <Button
              tone="line"
              isPending={pending === "codes"}
              onClick={() => void factor.newCodes()}
            >
              {words.newCodes}
            </Button>
            <Button
              tone="danger"
              disabledReason={status.is_required ? words.required : undefined}
              onClick={factor.turnOff}
            >
              {words.turnOff}
            </Button>
          </>
        )}
      </div>
      {since !== null && status.is_required && (
        <p className="text-xs text-faint">{words.required}</p>
      )}
    </div>
  );
}

function TurnOff({ factor, words, parts }: StageProps) {
  const text = words.stop;
  async function remove(code: string) {
    if (await factor.remove(code)) showToast({ title: text.done, tone: "success" });
  }
  return (
    <CodeForm
      parts={parts}
      name="second-factor-last-code"
      label={words.code}
      help={text.codeHelp}
      missing={words.codeMissing}
      submit={text.submit}
      tone="danger"
      cancel={words.cancel}
      isPending={factor.pending === "remove"}
      failure={factor.failure}
      onSubmit={(code) => void remove(code)}
      onCancel={factor.leave}
    >
      <StageHeading>{text.title}</StageHeading>
      <p className="text-soft">{text.text}</p>
    </CodeForm>
  );
}
