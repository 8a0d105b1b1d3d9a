// The sort order of a list: in the URL, and by presses of column heads.

export type Direction = "asc" | "desc";
export type Sorting<By extends string = string> = {
  readonly by: By;
  readonly direction: Direction;
};

/** One way to sort a list. */
export type SortColumn<By extends string = string> = {
  readonly by: By;
  /** The direction that the first press of the column's head gives. */
  readonly first: Direction;
  /** The direction of an address that names none; `first` unless given. */
  readonly unsaid?: Direction;
  /** There is no other direction: a second press ends the sorting. */
  readonly isOneWay?: true;
};
/** By the first of them, unless the address says otherwise. */
export type SortColumns<By extends string = string> = readonly [
  SortColumn<By>,
  ...SortColumn<By>[],
];

const getUsualDirection = ({ first, unsaid = first }: SortColumn) => unsaid;

function getColumn<By extends string>(columns: SortColumns<By>, by: string): SortColumn<By> {
  return columns.find((column) => column.by === by) ?? columns[0];
}

/** The order that the address asks for; `sort=-price` is short for the price downwards. */
export function readSorting<By extends string>(
  columns: SortColumns<By>,
  { sort = "", direction }: { sort?: string | undefined; direction?: string | undefined },
): Sorting<By> {
  const column = getColumn(columns, sort.replace(/^-/, ""));
  const given = sort.startsWith("-") ? "desc" : direction;
  const isGiven = !column.isOneWay && (given === "asc" || given === "desc");
  return { by: column.by, direction: isGiven ? given : getUsualDirection(column) };
}

/** URL parameters of a sort order; null for a default value. */
export function formatSorting(
  columns: SortColumns,
  { by, direction }: Sorting,
): { sort: string | null; direction: Direction | null } {
  return {
    sort: by === columns[0].by ? null : by,
    direction: direction === getUsualDirection(getColumn(columns, by)) ? null : direction,
  };
}

/** The order after a press of a column's head: a column begins its own way, and then turns. */
export function changeSorting(columns: SortColumns, before: Sorting, by: string): Sorting {
  const column = getColumn(columns, by);
  if (column.by !== before.by) return { by: column.by, direction: column.first };
  if (column.isOneWay) return { by: columns[0].by, direction: columns[0].first };
  return { by, direction: before.direction === "asc" ? "desc" : "asc" };
}
