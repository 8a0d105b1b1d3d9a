import type { SecondFactorLabels } from "#i18n/en/second-factor.ts";
import { showToast } from "#ui/toast.ts";
import { CodeForm } from "./code-form.tsx";
import type { Parts } from "./second-factor-parts.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUp } from "./set-up.tsx";
import { StageHeading } from "./stage-heading.tsx";
import { useSecondFactor, type SecondFactor } from "./use-second-factor.ts";
import { useReturnOfFocus, type HeadingRef } from "./use-stages.ts";

/** With this many recovery codes or fewer, new ones are suggested. */
const FEW_CODES = 3;

type SecondFactorPanelProps = {
  labels: SecondFactorLabels;
  parts: Parts;
  /** It takes the focus when a stage is left. */
  heading: HeadingRef;
  /** It is on, and the recovery codes have been seen. Other sessions have ended. */
  onSetUp?: () => void;
};

/** The user's second factor, and the actions on it. */
export function SecondFactorPanel({ labels, parts, heading, onSetUp }: SecondFactorPanelProps) {
  const factor = useSecondFactor();
  const { stage } = factor;
  useReturnOfFocus(stage, heading);

  if (stage.name === "set-up")
    return <SetUp secret={stage.secret} uri={stage.uri} {...{ factor, labels, parts }} />;
  if (stage.name === "codes")
    return (
      <RecoveryCodes
        codes={stage.codes}
        labels={labels.codes}
        parts={parts}
        onDone={() => {
          factor.cancel();
          onSetUp?.();
        }}
      />
    );
  if (stage.name === "turn-off") return <DisableStage {...{ factor, labels, parts }} />;
  return <Overview {...{ factor, labels, parts }} />;
}

type StageProps = { factor: SecondFactor; labels: SecondFactorLabels; parts: Parts };

function Overview({ factor, labels, parts }: StageProps) {
  const { Button, Alert, formatDay, getErrorText } = parts;
  const { status, pending } = factor;
  if (status === "loading")
    return (
      <p role="status" className="text-soft">
        {labels.loading}
      </p>
    );
  if (status === "failed")
    return (
      <div className="grid justify-items-start gap-3">
        <p role="alert">{labels.failed}</p>
        <Button tone="line" onClick={factor.retry}>
          {labels.retry}
        </Button>
      </div>
    );
  const { since, is_on: isOn, due_at: dueAt, recovery_codes_left: left } = status;
  return (
    <div className="grid gap-4">
      {since === null ? (
        <p>{isOn ? labels.byPasskey : labels.off}</p>
      ) : (
        <p>
          {labels.on} <bdi className="font-medium">{formatDay(new Date(since))}</bdi>
        </p>
      )}
      {isOn && (
        <p className="text-sm text-soft">
          {labels.codesLeft} <bdi className="num font-medium text-text">{left}</bdi>
          {left <= FEW_CODES && ` · ${labels.fewCodes}`}
        </p>
      )}
      {dueAt !== null && (
        <p className="rounded-sm bg-warn-bg px-4 py-3 text-sm text-warn-fg">
          {labels.due} <bdi className="font-medium">{formatDay(new Date(dueAt))}</bdi>
        </p>
      )}
      {factor.error !== undefined && <Alert message={getErrorText(factor.error)} />}
      <div className="flex flex-wrap gap-3">
        <Button
          tone={isOn ? "line" : "main"}
          isPending={pending === "start"}
          onClick={() => void factor.start()}
        >
          {since === null ? labels.setUp : labels.replace}
        </Button>
        {isOn && (
          <Button
            tone="line"
            isPending={pending === "codes"}
            onClick={() => void factor.newCodes()}
          >
            {labels.newCodes}
          </Button>
        )}
        {since !== null && (
          <Button
            tone="danger"
            disabledReason={status.is_required ? labels.required : undefined}
            onClick={factor.disable}
          >
            {labels.disable}
          </Button>
        )}
      </div>
      {since !== null && status.is_required && (
        <p className="text-xs text-faint">{labels.required}</p>
      )}
    </div>
  );
}

function DisableStage({ factor, labels, parts }: StageProps) {
  const text = labels.stop;
  async function remove(code: string) {
    if (await factor.remove(code)) showToast({ title: text.done, tone: "success" });
  }
  return (
    <CodeForm
      parts={parts}
      name="second-factor-last-code"
      label={labels.code}
      help={text.codeHelp}
      missing={labels.codeMissing}
      submit={text.submit}
      tone="danger"
      cancel={labels.cancel}
      isPending={factor.pending === "remove"}
      error={factor.error}
      onSubmit={(code) => void remove(code)}
      onCancel={factor.cancel}
    >
      <StageHeading>{text.title}</StageHeading>
      <p className="text-soft">{text.text}</p>
    </CodeForm>
  );
}
