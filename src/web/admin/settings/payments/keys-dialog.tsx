import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { paymentWays } from "#i18n/he/payment-ways.ts";
import type { WayKey, WayService } from "#modules/payments/ways/way-contract.ts";
import type { FieldErrors } from "#shared/errors.ts";
import { useApiAction } from "../../api/use-api.ts";
import { CopyButton } from "../../kit/copy-button.tsx";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { SelectInput, TextInput } from "../../kit/fields.tsx";

const text = paymentWays.keys;

type KeysDialogProps = {
  id: string;
  service: WayService;
  onClose: () => void;
};

/** The keys of a service. Stored secrets are never shown; left empty, they stay. */
export function KeysDialog({ id, service: opened, onClose }: KeysDialogProps) {
  // The page behind the dialog is read again meanwhile.
  const [service] = useState(opened);
  const [typed, setTyped] = useState(() => getFirst(service.keys));
  const [problems, setProblems] = useState<FieldErrors>({});
  const action = useApiAction("PUT /api/admin/payment-ways/:id/keys", {
    saved: text.saved,
    failed: text.failed,
    describe: ({ code }) => (code === "unavailable" ? text.unavailable : undefined),
    onInvalid: setProblems,
    onDone: onClose,
  });
  const refusedReason = findRefusedText(problems);
  return (
    <EditDialog
      onClose={onClose}
      title={text.title(service.name)}
      size="lg"
      submit={text.submit}
      action={action}
      typed={typed}
      onSubmit={() => {
        setProblems({});
        action.mutate({ params: { id }, body: { keys: typed } });
      }}
    >
      <p className="text-soft">{text.intro}</p>
      {service.isByEnvironment && <p className="text-soft">{text.byEnvironment}</p>}
      <Addresses service={service} />
      {service.keys.map((key) => (
        <KeyField
          key={key.name}
          of={key}
          value={typed[key.name] ?? ""}
          problem={problems[`keys.${key.name}`]?.[0]}
          onChange={(value) => {
            setTyped((now) => ({ ...now, [key.name]: value }));
            setProblems((now) => removeProblem(now, `keys.${key.name}`));
          }}
        />
      ))}
      <p role="alert" className="wrap-anywhere text-danger-fg empty:hidden">
        {refusedReason}
      </p>
    </EditDialog>
  );
}

const getFirst = (keys: readonly WayKey[]): Readonly<Record<string, string>> =>
  Object.fromEntries(keys.map(({ name, value, choices }) => [name, value ?? choices?.[0] ?? ""]));

const removeProblem = (problems: FieldErrors, of: string): FieldErrors =>
  Object.fromEntries(Object.entries(problems).filter(([path]) => path !== of));

/** The problem of the keys together. */
function findRefusedText({ keys }: FieldErrors): string | undefined {
  const [problem, reason = ""] = keys ?? [];
  if (problem === undefined) return undefined;
  return problem === "refused" ? text.refused(reason) : text.problems.no_box;
}

/** Where the service sends its messages, and where it tells about that. */
function Addresses({ service: { messageUrl, docsUrl } }: Pick<KeysDialogProps, "service">) {
  return (
    <div className="grid gap-1.5 rounded-sm bg-mute-bg p-3">
      <span className="font-medium">{text.messages}</span>
      <span className="flex items-center gap-1">
        <bdi dir="ltr" className="min-w-0 text-xs break-all select-all">
          {messageUrl}
        </bdi>
        <CopyButton label={text.copy} value={messageUrl} />
      </span>
      <a
        href={docsUrl}
        target="_blank"
        rel="noreferrer"
        className="inline-flex items-center gap-1.5 justify-self-start text-xs"
      >
        {text.docs}
        <ExternalLink aria-hidden className="size-3.5" />
      </a>
    </div>
  );
}

type KeyFieldProps = {
  of: WayKey;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
};

function KeyField({ of: key, value, problem, onChange }: KeyFieldProps) {
  const { name, label, isSecret, isFilled, choices } = key;
  const words: Readonly<Record<string, string>> = text.problems;
  const choiceNames: Readonly<Record<string, string>> = text.choices;
  const shell = {
    name: `key-${name}`,
    label: <bdi>{label}</bdi>,
    help: isSecret && isFilled ? text.isStored : undefined,
    error: problem === undefined ? undefined : (words[problem] ?? text.problems.other),
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (choices !== null)
    return (
      <SelectInput {...shell}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choiceNames[choice] ?? choice}
          </option>
        ))}
      </SelectInput>
    );
  return (
    <TextInput
      {...shell}
      type={isSecret ? "password" : "text"}
      autoComplete={isSecret ? "new-password" : "off"}
      spellCheck={false}
      isLatin
      maxLength={500}
    />
  );
}
