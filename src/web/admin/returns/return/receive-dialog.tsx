import { useState } from "react";
import { formatCount } from "#i18n/format-he.ts";
import { returns } from "#i18n/he/returns.ts";
import type { ReturnDetails } from "#modules/returns/admin-contract.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { NoteField } from "./note-field.tsx";
import { getDialogHead, type StepDialogProps } from "./next-steps.ts";
import { useReturnStep } from "./use-step.ts";

const text = returns.steps;

type CameBack = Readonly<Record<string, { readonly shelved: number; readonly damaged: number }>>;

/** Items of each line that came back: whole, for the shelf, or damaged. */
export function ReceiveDialog({ shown, onClose }: StepDialogProps) {
  const [cameBack, setCameBack] = useState<CameBack>(() =>
    Object.fromEntries(
      shown.lines.map(({ id, quantity }) => [
        id,
        // Items reported as broken are not for the shelf.
        shown.kind === "withdraw"
          ? { shelved: quantity, damaged: 0 }
          : { shelved: 0, damaged: quantity },
      ]),
    ),
  );
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<keyof typeof text.receiveProblems>();
  const move = useReturnStep({
    onDone: onClose,
    onProblem: (_, code) => {
      setProblem(code === "unknown" ? "unknown" : "too_many");
      return true;
    },
  });
  const lines = shown.lines.map(({ id }) => ({
    id,
    ...(cameBack[id] ?? { shelved: 0, damaged: 0 }),
  }));
  function send() {
    const isNothing = lines.every(({ shelved, damaged }) => shelved + damaged === 0);
    const isTooMuch = shown.lines.some(({ id, quantity }) => {
      const { shelved = 0, damaged = 0 } = cameBack[id] ?? {};
      return shelved + damaged > quantity;
    });
    const found = isNothing ? "required" : isTooMuch ? "too_many" : undefined;
    setProblem(found);
    if (found === undefined)
      move.mutate({ params: { id: shown.id }, body: { step: "receive", note, lines } });
  }
  return (
    <EditDialog
      {...getDialogHead("receive", shown)}
      onClose={onClose}
      submit={text.save}
      action={move}
      onSubmit={send}
      typed={{ cameBack, note }}
    >
      <ul className="grid gap-4">
        {shown.lines.map((line) => (
          <ReceivedLine
            key={line.id}
            line={line}
            cameBack={cameBack[line.id] ?? { shelved: 0, damaged: 0 }}
            onChange={(changed) => setCameBack({ ...cameBack, [line.id]: changed })}
          />
        ))}
      </ul>
      {problem && (
        <p role="alert" className="text-xs font-medium text-danger-fg">
          {text.receiveProblems[problem]}
        </p>
      )}
      <NoteField value={note} onChange={setNote} />
    </EditDialog>
  );
}

type ReceivedLineProps = {
  line: ReturnDetails["lines"][number];
  cameBack: CameBack[string];
  onChange: (cameBack: CameBack[string]) => void;
};

function ReceivedLine({ line, cameBack, onChange }: ReceivedLineProps) {
  const counts = Array.from({ length: line.quantity + 1 }, (_, count) => count);
  return (
    <li className="grid gap-2">
      <span className="font-medium">
        <bdi>{line.name}</bdi>
      </span>
      <span className="flex flex-wrap gap-4">
        {(["shelved", "damaged"] as const).map((where) => (
          <label key={where} className="flex items-center gap-2 text-sm text-soft">
            {returns.details[where]}
            <select
              value={cameBack[where]}
              onChange={({ target }) => onChange({ ...cameBack, [where]: Number(target.value) })}
              className="num min-h-11 rounded-sm border border-line-strong bg-surface px-2 text-text lg:min-h-9"
            >
              {counts.map((count) => (
                <option key={count} value={count}>
                  {formatCount(count)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </span>
    </li>
  );
}
