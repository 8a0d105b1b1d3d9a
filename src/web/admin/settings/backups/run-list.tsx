import { backupAdmin } from "#i18n/he/backups.ts";
import { formatBytes } from "#i18n/format-he.ts";
import type { BackupRun } from "#modules/backups/contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { DataTable } from "../../kit/data-table.tsx";
import { defineColumns } from "../../kit/define-columns.tsx";
import { EmptyState } from "../../kit/list-states.tsx";
import { Panel } from "../../kit/panel.tsx";
import { OutcomeTag } from "./outcome-tag.tsx";

const text = backupAdmin.list;

/** The last runs, the latest first. */
export function RunList({ runs }: { runs: readonly BackupRun[] }) {
  return (
    <Panel title={text.title} className="overflow-hidden">
      {runs.length === 0 ? (
        <EmptyState {...text.empty} />
      ) : (
        <DataTable label={text.label} columns={columns} rows={runs} />
      )}
    </Panel>
  );
}

/** Meaning of an error, and the output of the command. */
function Explanation({ run: { outcome, reason } }: { run: BackupRun }) {
  const meaning = outcome === null ? undefined : backupAdmin.meanings[outcome];
  if (meaning === undefined) return null;
  return (
    <div className="mt-1 grid max-w-prose gap-1 text-xs text-soft">
      <p>{meaning}</p>
      {reason !== null && (
        <bdi dir="ltr" className="block text-start wrap-anywhere">
          {reason}
        </bdi>
      )}
    </div>
  );
}

function Size({ run: { file } }: { run: BackupRun }) {
  return file !== null && <bdi className="num whitespace-nowrap">{formatBytes(file.bytes)}</bdi>;
}

const columns = defineColumns<BackupRun, typeof text.columns>(text.columns, {
  outcome: {
    phone: "lead",
    cell: (run) => (
      <>
        <OutcomeTag outcome={run.outcome} />
        {run.file !== null && (
          <p className="mt-1 text-xs text-soft sm:hidden">
            <Size run={run} />, <span className="num">{text.orders(run.file.orders)}</span>
          </p>
        )}
        <Explanation run={run} />
      </>
    ),
  },
  startedAt: { kind: "moment", phone: "side" },
  size: { align: "end", phone: "hidden", cell: (run) => <Size run={run} /> },
  orders: {
    align: "end",
    phone: "hidden",
    cell: ({ file }) => file !== null && <span className="num">{text.count(file.orders)}</span>,
  },
  uploads: {
    align: "end",
    phone: "hidden",
    isForWide: true,
    cell: ({ file }) => file !== null && <span className="num">{text.count(file.uploads)}</span>,
  },
  file: {
    phone: "hidden",
    isForWide: true,
    cell: ({ file }) =>
      file !== null && (
        <bdi className="num text-xs whitespace-nowrap">
          <DataText>{file.name}</DataText>
        </bdi>
      ),
  },
});
