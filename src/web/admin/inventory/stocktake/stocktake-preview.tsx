import type { CallOutput } from "#web/api/api-request.ts";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { formatSigned } from "#i18n/format-he.ts";
import { admin } from "#i18n/he/admin.ts";
import { inventory } from "#i18n/he/inventory.ts";
import { DataText } from "#ui/data-text.tsx";
import type { ActionState } from "../../api/abilities.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { DataTable } from "../../kit/data-table.tsx";
import { defineColumns } from "../../kit/define-columns.tsx";
import { useUnsavedInDialog } from "../../kit/dialog.tsx";
import { TextInput } from "../../kit/fields.tsx";

export type Preview = CallOutput<"POST /api/admin/stocktake/preview">;

const text = inventory.stocktake;
type Row = Preview["rows"][number];

const columns = defineColumns<Row, typeof text.columns>(text.columns, {
  item: {
    phone: "lead",
    cell: ({ productName, variantName, sku }) => (
      <span className="grid">
        <span className="font-medium">
          <DataText>{variantName}</DataText>{" "}
          <DataText className="font-text text-xs text-faint">{productName}</DataText>
        </span>
        <bdi dir="ltr" className="num justify-self-start text-xs text-faint">
          {sku}
        </bdi>
      </span>
    ),
  },
  onHand: { kind: "count", phone: "hidden" },
  counted: { kind: "count", phone: "hidden" },
  difference: {
    align: "end",
    phone: "side",
    cell: ({ difference }) => (
      <bdi dir="ltr" className="num font-strong">
        {formatSigned(difference)}
      </bdi>
    ),
  },
});

/** Changes that the count would make, and lines that it cannot take. */
export function StocktakePreview({
  preview,
  action,
  onApply,
}: {
  preview: Preview;
  action: ActionState;
  onApply: (note: string) => void;
}) {
  const [note, setNote] = useState("");
  const { rows, problems, notCounted } = preview;
  const differences = rows.filter((row) => row.difference !== 0);
  useUnsavedInDialog(differences.length > 0 && !action.isPending);
  return (
    <div className="grid gap-4">
      <p role="status">{text.summary(rows.length, notCounted)}</p>
      {problems.length > 0 && <Problems problems={problems} />}
      {differences.length === 0 ? (
        <p className="text-soft">{rows.length > 0 && text.noDifferences}</p>
      ) : (
        <>
          <div className="max-h-96 overflow-y-auto rounded-sm border border-line">
            <DataTable
              label={text.differences}
              columns={columns}
              rows={differences.map((row) => ({ ...row, id: row.variantId }))}
            />
          </div>
          <TextInput
            name="stocktake-note"
            label={text.note}
            optionalHint={admin.dialog.optional}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <div>
            <ActionButton tone="main" action={action} onClick={() => onApply(note)}>
              {text.apply(differences.length)}
            </ActionButton>
          </div>
        </>
      )}
    </div>
  );
}

function Problems({ problems }: { problems: Preview["problems"] }) {
  return (
    <section className="grid gap-2 rounded-sm bg-warn-bg p-4 text-warn-fg">
      <h3 className="flex items-center gap-2 text-sm">
        <TriangleAlert aria-hidden className="size-4 flex-none" />
        {text.problems(problems.length)}
      </h3>
      <ul className="grid max-h-48 gap-1 overflow-y-auto text-xs">
        {problems.map(({ line, sku, code, value }) => (
          <li key={line}>
            {text.line} <bdi className="num">{line}</bdi>, <bdi dir="ltr">{sku}</bdi>:{" "}
            {text.problemLabels[code]}
            {value !== sku && (
              <>
                {" "}
                (<bdi dir="ltr">{value}</bdi>)
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
