import type { ComponentProps } from "react";
import { DataTable, type Column } from "./data-table.tsx";
import { ListFrame, type LoadErrorProps } from "./list-frame.tsx";
import { EmptyState } from "./list-states.tsx";

type FramedTableProps<Answer, Row> = LoadErrorProps & {
  read: LoadErrorProps["read"] & { readonly data: Answer | undefined };
  getRows: (answer: Answer) => readonly Row[];
  /** Kind of the rows; the table's accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  /** Shown when there are no rows. */
  none: ComponentProps<typeof EmptyState>;
};

/** The table of a short list without filters and pages, or its loading, error or empty state. */
export function FramedTable<Answer, Row extends { readonly id: string }>({
  getRows,
  label,
  columns,
  none,
  ...frame
}: FramedTableProps<Answer, Row>) {
  return (
    <section className="min-w-0 overflow-hidden rounded-md border border-line bg-surface">
      <ListFrame
        {...frame}
        isEmpty={(answer) => getRows(answer).length === 0}
        empty={<EmptyState {...none} />}
      >
        {(answer) => <DataTable label={label} columns={columns} rows={getRows(answer)} />}
      </ListFrame>
    </section>
  );
}
