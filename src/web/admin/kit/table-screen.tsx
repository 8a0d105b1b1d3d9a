import type { ComponentProps } from "react";
import { DataTable } from "./data-table.tsx";
import { ListScreen } from "./list-screen.tsx";
import { RowKeys } from "./row-keys.tsx";

type TableProps<Row extends { readonly id: string }> = ComponentProps<typeof DataTable<Row>>;
type TableScreenProps<
  Answer extends { readonly nextCursor: string | null },
  Row extends { readonly id: string },
> = Omit<ComponentProps<typeof ListScreen<Answer>>, "list" | "rows" | "children"> &
  Pick<TableProps<Row>, "label" | "columns" | "selection" | "openId" | "hasPlainCells"> & {
    list: ComponentProps<typeof ListScreen<Answer>>["list"] & {
      readonly sorting: TableProps<Row>["sorting"];
      readonly handlePress: NonNullable<TableProps<Row>["onSort"]>;
    };
    rows: readonly Row[] | undefined;
  };

/** A list screen whose rows stand in a table. */
export function TableScreen<
  Answer extends { readonly nextCursor: string | null },
  Row extends { readonly id: string },
>({ label, columns, selection, openId, hasPlainCells, ...props }: TableScreenProps<Answer, Row>) {
  const { list, read, rows = [], keys } = props;
  const table = (
    <DataTable
      {...{ label, columns, rows, selection, openId, hasPlainCells }}
      sorting={list.sorting}
      onSort={list.handlePress}
      isStale={read.isPlaceholderData}
    />
  );
  return (
    <ListScreen {...props}>
      {() => (keys === undefined ? table : <RowKeys>{table}</RowKeys>)}
    </ListScreen>
  );
}
