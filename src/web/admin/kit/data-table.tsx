import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { memo, useRef, type ReactNode } from "react";
import { admin } from "#i18n/he/admin.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { useCompact } from "./density.ts";
import { RowLinks } from "./row-link.tsx";
import type { Sorting } from "./sorting.ts";
import { useHeldColumns } from "./use-held-columns.ts";
import { useNarrowing } from "./use-narrowing.ts";
import { useRowKeys, useRowBlur } from "./use-row-keys.ts";
import type { Selection } from "./use-selection.ts";

const text = admin.list;
const none: readonly never[] = [];

export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Amounts and counts stand at the end of their column. */
  readonly align?: "end";
  /**
   * The column's place in a card on a phone: the start, the opposite side, a line of its own, or
   * left out.
   */
  readonly phone?: "lead" | "side" | "whole" | "hidden";
  /** Left out where the columns do not fit, and on paper; cards are another matter. */
  readonly isForWide?: true;
  /** The column can be sorted by, under this name. */
  readonly sort?: string;
};

type DataTableProps<Row> = {
  /** Kind of the rows; the table's accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sorting?: Sorting;
  /** The head of a column was pressed. */
  onSort?: (by: string) => void;
  selection?: Pick<Selection<Row>, "ids" | "select"> & {
    /** Name of a row, read by screen readers with the checkbox that selects it. */
    getName: (row: Row) => string;
  };
  /** The row that is open beside the table. */
  openId?: string | undefined;
  /** Shown while another answer is on its way: the rows are still those before. */
  isStale?: boolean;
  /** No cell has a state of its own, so the elements of a row that goes may show one that comes. */
  hasPlainCells?: boolean;
};

/** Rows and columns; on a phone every row is a card. */
export function DataTable<Row extends { readonly id: string }>(props: DataTableProps<Row>) {
  const { label, rows, sorting, onSort, selection, openId, isStale = false } = props;
  const columns = useHeldColumns(props.columns, isStale);
  const ids = rows.map(({ id }) => id);
  const [isCompact] = useCompact();
  const keys = useRowKeys(props.hasPlainCells ? rows : none);
  const areAllSelected = ids.length > 0 && ids.every((id) => selection?.ids.has(id));
  const box = useRef<HTMLDivElement>(null);
  useNarrowing(box, { rows, columns, isCompact, openId });
  return (
    <div ref={box} className="overflow-x-auto">
      {/* Cards have no head; the order of the list is chosen above it. */}
      {selection && ids.length > 0 && (
        <label className="hidden min-h-11 items-center gap-3.5 border-b border-line px-4 text-xs text-soft max-sm:flex">
          <input
            type="checkbox"
            checked={areAllSelected}
            onChange={() => selection.select(ids, !areAllSelected)}
            className="size-4.5 accent-brand"
          />
          {text.selectAll}
        </label>
      )}
      <table
        aria-label={label}
        aria-busy={props.isStale}
        // Beside what is open there is room for little in a row, so it stands on several lines.
        data-compact={(isCompact && openId === undefined) || undefined}
        className={joinClassNames("w-full border-collapse max-sm:block", isStale && "opacity-60")}
      >
        <thead className="max-sm:sr-only">
          <tr>
            {selection && (
              <th scope="col" className="w-10 border-b border-line ps-5 print:hidden">
                {/* As below: on a phone the box above the cards takes the focus in its place. */}
                <span className="sm:hidden">{text.selection}</span>
                <input
                  type="checkbox"
                  aria-label={text.selectAll}
                  checked={areAllSelected}
                  onChange={() => selection.select(ids, !areAllSelected)}
                  className="size-4.5 align-middle accent-brand max-sm:hidden"
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          <RowLinks>
            {rows.map((row) => (
              <DataRow
                key={keys.get(row.id) ?? row.id}
                row={row}
                columns={columns}
                isOpen={row.id === openId}
                isSelected={selection?.ids.has(row.id) ?? false}
                select={selection?.select}
                getName={selection?.getName}
              />
            ))}
          </RowLinks>
        </tbody>
      </table>
    </div>
  );
}

type DataRowProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  isOpen: boolean;
  isSelected: boolean;
  /** Undefined where rows are not selected. */
  select: Selection<Row>["select"] | undefined;
  /** Name of a row, read by screen readers with the checkbox that selects it. */
  getName: ((row: Row) => string) | undefined;
};

/** A row of a table; it is drawn again only when something of it is another. */
const DataRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Row extends { readonly id: string }>(props: DataRowProps<Row>) {
  const { row, columns, isOpen, isSelected, select, getName } = props;
  return (
    <tr
      ref={useRowBlur(row.id)}
      data-open={isOpen || undefined}
      className={joinClassNames(
        // The link of a row lies over all of it. In WebKit only this keeps it there.
        "transform-[translate(0)] hover:bg-surface-hover data-open:bg-accent-wash",
        // The last row has no line below it: the box around the table ends there.
        "last:*:border-b-0 max-sm:last:border-b-0",
        "max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:border-b max-sm:border-line max-sm:px-4 max-sm:py-3",
        select && "max-sm:ps-12",
      )}
    >
      {select && (
        <td className="border-b border-line ps-5 print:hidden max-sm:absolute max-sm:start-4 max-sm:top-4 max-sm:border-0 max-sm:p-0">
          <input
            type="checkbox"
            aria-label={`${text.select} ${getName?.(row)}`}
            checked={isSelected}
            onChange={({ target }) => select([row.id], target.checked)}
            className="relative z-1 size-4.5 align-middle accent-brand"
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          className={joinClassNames(
            "border-b border-line px-3 py-2 max-sm:border-0 max-sm:p-0 sm:first:ps-5 sm:last:pe-5 sm:in-data-tight:px-1.5",
            column.align === "end" && "text-end",
            column.phone === "hidden" && "max-sm:hidden",
            column.isForWide && "sm:in-data-narrow:hidden print:hidden",
            column.phone === "side" && "max-sm:text-end",
            column.phone === "whole" && "max-sm:col-span-2",
          )}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

type HeadCellProps<Row> = {
  column: Column<Row>;
  sorting: Sorting | undefined;
  onSort: ((by: string) => void) | undefined;
};

function HeadCell<Row>({ column, sorting, onSort }: HeadCellProps<Row>) {
  const { header, sort, align, phone, isForWide } = column;
  const direction = sort !== undefined && sorting?.by === sort ? sorting.direction : undefined;
  const Icon = direction === undefined ? ChevronsUpDown : direction === "asc" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={
        direction === undefined ? undefined : direction === "asc" ? "ascending" : "descending"
      }
      className={joinClassNames(
        "border-b border-line px-3 py-1 text-xs font-medium whitespace-nowrap text-faint first:ps-5 last:pe-5 in-data-tight:px-1.5",
        align === "end" ? "text-end" : "text-start",
        // As its cells, or a screen reader would name the others by it.
        phone === "hidden" && "max-sm:hidden",
        isForWide && "sm:in-data-narrow:hidden print:hidden",
      )}
    >
      {sort === undefined || onSort === undefined ? (
        <span className="inline-block py-2">{header}</span>
      ) : (
        <>
          {/* A hidden head is only for screen readers, so it cannot get the focus. On paper a
              browser draws no button on the pages on which it repeats the head. */}
          <span className="sm:hidden print:inline-block print:py-2">{header}</span>
          <button
            type="button"
            title={`${text.sortBy} ${header}`}
            onClick={() => onSort(sort)}
            className="inline-flex min-h-9 items-center gap-1 rounded-xs hover:text-text max-sm:hidden print:hidden"
          >
            {header}
            <Icon aria-hidden className="size-3.5" />
          </button>
        </>
      )}
    </th>
  );
}
