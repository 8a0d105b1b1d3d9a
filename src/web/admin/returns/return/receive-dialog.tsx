import { formatCount } from "#i18n/format-he.ts";
import { returns } from "#i18n/he/returns.ts";
import { receipt, type CameBack } from "#modules/returns/steps.ts";
import { DataText } from "#ui/data-text.tsx";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { getFieldProblem, RecordField } from "../../kit/record-field.tsx";
import { useRecordForm } from "../../kit/record-form.ts";
import type { StepProps } from "./next-steps.ts";

/** Items of each line that came back: whole, for the shelf, or damaged. */
export function ReceiveDialog({ shown, ...props }: StepProps) {
  const form = useRecordForm(receipt, returns.steps.fields, {
    lines: shown.lines.map(({ id, quantity }) =>
      // Items reported as broken are not for the shelf.
      shown.kind === "withdraw"
        ? { id, shelved: quantity, damaged: 0 }
        : { id, shelved: 0, damaged: quantity },
    ),
    note: "",
  });
  const { lines } = form.draft;
  const problem = getFieldProblem(form, "lines");
  return (
    <ActionDialog
      {...props}
      call="POST /api/admin/returns/:id/steps"
      form={form}
      toInput={(body) => {
        const found = findProblem(body.lines, shown.lines);
        if (found !== undefined) return form.showProblems({ lines: [found] });
        return {
          params: { id: shown.id },
          body: { step: "receive" as const, ...body },
        };
      }}
    >
      <ul className="grid gap-4">
        {lines.map((line, place) => (
          <ReceivedLine
            key={line.id}
            line={line}
            name={shown.lines[place]?.name ?? ""}
            quantity={shown.lines[place]?.quantity ?? 0}
            onChange={(changed) => form.change({ lines: lines.with(place, changed) })}
          />
        ))}
      </ul>
      {problem !== undefined && (
        <p role="alert" className="text-xs font-medium text-danger-fg">
          {problem}
        </p>
      )}
      <RecordField form={form} name="note" />
    </ActionDialog>
  );
}

function findProblem(
  lines: CameBack,
  all: readonly { readonly quantity: number }[],
): "required" | "too_many" | undefined {
  if (lines.every(({ shelved, damaged }) => shelved + damaged === 0)) return "required";
  const isTooMuch = lines.some(
    ({ shelved, damaged }, place) => shelved + damaged > (all[place]?.quantity ?? 0),
  );
  return isTooMuch ? "too_many" : undefined;
}

type ReceivedLineProps = {
  line: CameBack[number];
  name: string;
  quantity: number;
  onChange: (line: CameBack[number]) => void;
};

function ReceivedLine({ line, name, quantity, onChange }: ReceivedLineProps) {
  const counts = Array.from({ length: quantity + 1 }, (_, count) => count);
  return (
    <li className="grid gap-2">
      <span className="font-medium">
        <DataText>{name}</DataText>
      </span>
      <span className="flex flex-wrap gap-4">
        {(["shelved", "damaged"] as const).map((where) => (
          <label key={where} className="flex items-center gap-2 text-sm text-soft">
            {returns.details[where]}
            <select
              value={line[where]}
              onChange={({ target }) => onChange({ ...line, [where]: Number(target.value) })}
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
