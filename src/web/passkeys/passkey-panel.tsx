import { KeyRound } from "lucide-react";
import { useState } from "react";
import type { PasskeyLabels } from "#i18n/en/passkeys.ts";
import { MAX_PASSKEY_NAME } from "#modules/identity/passkeys/passkey-limits.ts";
import { DataText } from "#ui/data-text.tsx";
import { Form, type TypedForm } from "#ui/form.tsx";
import { showToast } from "#ui/toast.ts";
import type { Parts } from "#web/second-factor/second-factor-parts.ts";
import { StageHeading } from "#web/second-factor/stage-heading.tsx";
import { useReturnOfFocus, type HeadingRef } from "#web/second-factor/use-stages.ts";
import { usePasskeys, type OwnPasskey, type Passkeys } from "./use-passkeys.ts";

const NAME = "passkey-name";

type PasskeyPanelProps = {
  labels: PasskeyLabels;
  parts: Parts;
  /** It takes the focus when a stage is left. */
  heading: HeadingRef;
  /** The default name of this device. */
  deviceName: string;
  /**
   * Called when a passkey was added or removed: sessions may have ended, and the second factor may
   * have changed.
   */
  onChanged: () => void;
};

type StageProps = PasskeyPanelProps & { own: Passkeys };

/** The user's passkeys, and the actions on them. */
export function PasskeyPanel(props: PasskeyPanelProps) {
  const own = usePasskeys();
  const { stage } = own;
  useReturnOfFocus(stage, props.heading);
  if (stage.name === "rename") return <Rename {...props} own={own} passkey={stage.passkey} />;
  if (stage.name === "remove") return <Remove {...props} own={own} passkey={stage.passkey} />;
  return <Overview {...props} own={own} />;
}

function Overview({ own, labels, parts, deviceName, onChanged }: StageProps) {
  const { Button, Alert, getErrorText } = parts;
  const { status, pending, error } = own;
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
        <Button tone="line" onClick={own.retry}>
          {labels.retry}
        </Button>
      </div>
    );

  async function add() {
    const outcome = await own.add(deviceName);
    if (outcome === "known") showToast({ title: labels.alreadyAdded, tone: "error" });
    if (outcome !== "added") return;
    showToast({ title: labels.added, tone: "success" });
    onChanged();
  }

  return (
    <div className="grid gap-4">
      {status.passkeys.length === 0 ? (
        <p>{labels.none}</p>
      ) : (
        <ul className="grid gap-4">
          {status.passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              passkey={passkey}
              isNeeded={status.is_needed}
              {...{ own, labels, parts }}
            />
          ))}
        </ul>
      )}
      {status.is_needed && <p className="text-xs text-faint">{labels.needed}</p>}
      {error !== undefined && <Alert message={getErrorText(error)} />}
      <div>
        <Button
          tone={status.passkeys.length === 0 ? "main" : "line"}
          isPending={pending === "add"}
          onClick={() => void add()}
        >
          {labels.add}
        </Button>
      </div>
    </div>
  );
}

type RowProps = Pick<StageProps, "own" | "labels" | "parts"> & {
  passkey: OwnPasskey;
  isNeeded: boolean;
};

function Row({ passkey, isNeeded, own, labels, parts: { Button, formatDay } }: RowProps) {
  const { name, created_at: madeAt, last_used_at: usedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-4">
      <KeyRound aria-hidden className="size-5 flex-none text-soft" />
      <div className="grid min-w-40 flex-1 gap-0.5">
        <p className="font-medium wrap-anywhere">
          <DataText>{name}</DataText>
        </p>
        <p className="flex flex-wrap gap-x-4 text-xs text-soft">
          <span>
            {labels.since} <bdi>{formatDay(new Date(madeAt))}</bdi>
          </span>
          <span>
            {usedAt === null ? (
              labels.neverUsed
            ) : (
              <>
                {labels.used} <bdi>{formatDay(new Date(usedAt))}</bdi>
              </>
            )}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="line"
          label={`${labels.rename} ${name}`}
          onClick={() => own.startRenaming(passkey)}
        >
          {labels.rename}
        </Button>
        <Button
          tone="danger"
          label={`${labels.remove} ${name}`}
          disabledReason={isNeeded ? labels.needed : undefined}
          onClick={() => own.startRemoving(passkey)}
        >
          {labels.remove}
        </Button>
      </div>
    </li>
  );
}

function Rename({ own, labels, parts, passkey }: StageProps & { passkey: OwnPasskey }) {
  const { Alert, Button, TextField, getErrorText } = parts;
  const [problem, setProblem] = useState<string>();

  async function submit(typed: TypedForm) {
    const name = typed.text(NAME).trim();
    setProblem(name === "" ? labels.nameMissing : undefined);
    if (name !== "" && (await own.rename(passkey.id, name)))
      showToast({ title: labels.renaming.done, tone: "success" });
  }

  return (
    <Form
      className="grid gap-5"
      isPending={own.pending === "rename"}
      onSubmit={(typed) => void submit(typed)}
    >
      <StageHeading>{labels.renaming.title}</StageHeading>
      <TextField
        name={NAME}
        label={labels.name}
        error={problem}
        defaultValue={passkey.name}
        maxLength={MAX_PASSKEY_NAME}
        onChange={() => setProblem(undefined)}
      />
      {own.error !== undefined && <Alert message={getErrorText(own.error)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="main" isPending={own.pending === "rename"}>
          {labels.renaming.submit}
        </Button>
        <Button tone="line" onClick={own.cancel}>
          {labels.cancel}
        </Button>
      </div>
    </Form>
  );
}

function Remove({ own, labels, parts, passkey, onChanged }: StageProps & { passkey: OwnPasskey }) {
  const { Alert, Button, getErrorText } = parts;

  async function remove() {
    if (!(await own.remove(passkey.id))) return;
    showToast({ title: labels.removing.done, tone: "success" });
    onChanged();
  }

  return (
    <div className="grid gap-5">
      <StageHeading>{labels.removing.title}</StageHeading>
      <p className="font-medium wrap-anywhere">
        <DataText>{passkey.name}</DataText>
      </p>
      <p className="text-soft">{labels.removing.text}</p>
      {own.error !== undefined && <Alert message={getErrorText(own.error)} />}
      <div className="flex flex-wrap gap-3">
        <Button tone="danger" isPending={own.pending === "remove"} onClick={() => void remove()}>
          {labels.removing.submit}
        </Button>
        <Button tone="line" onClick={own.cancel}>
          {labels.cancel}
        </Button>
      </div>
    </div>
  );
}
