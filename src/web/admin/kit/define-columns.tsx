import type { ReactNode } from "react";
import { formatCount } from "#i18n/format-he.ts";
import type { Money } from "#shared/money.ts";
import type { Column } from "./data-table.tsx";
import { Moment } from "./moment.tsx";
import { AmountPair } from "./money.tsx";

type Kinds = {
  moment: string;
  count: number;
  /** A field of the same name with "Ils" behind it has the amount in shekels. */
  money: Money;
};
const cells: { readonly [K in keyof Kinds]: (value: Kinds[K], ils: Money | null) => ReactNode } = {
  moment: (at) => <Moment at={at} />,
  count: (count) => <bdi className="num">{formatCount(count)}</bdi>,
  money: (original, ils) => <AmountPair ils={ils} original={original} />,
};

type KindOf<Value> = { [K in keyof Kinds]: Value extends Kinds[K] | null ? K : never }[keyof Kinds];
type KindAt<Row, Name> = Name extends keyof Row ? KindOf<Row[Name]> : never;
type Place = Pick<Column<unknown>, "align" | "phone" | "isForWide" | "sort">;
type Declared<Row, Kind> = Kind | (Place & ({ kind: Kind } | Pick<Column<Row>, "cell">)) | false;

/**
 * The columns of a table in their order, by the names of their heads; false leaves one out. A
 * column of a kind shows the field of its name, and nothing for null.
 */
export function defineColumns<Row, Heads extends Readonly<Record<string, string>>>(
  heads: Heads,
  columns: { readonly [Name in keyof Heads]?: Declared<Row, KindAt<Row, Name>> },
): readonly Column<Row>[] {
  // The names are those of the heads, and the values of a row fit the kinds, as the types check.
  const declared = columns as Readonly<Record<string, Declared<Row, keyof Kinds>>>;
  return Object.entries(declared).flatMap(([id, given]) => {
    if (!given) return [];
    const column = typeof given === "string" ? { kind: given } : given;
    const header = heads[id] ?? id;
    if ("cell" in column) return { id, header, ...column };
    const { kind, ...place } = column;
    const align = kind === "moment" ? {} : { align: "end" as const };
    const cell = (row: Row) => showField(kind, row as Readonly<Record<string, unknown>>, id);
    return { id, header, ...align, ...place, cell };
  });
}

function showField(kind: keyof Kinds, row: Readonly<Record<string, unknown>>, name: string) {
  const show = cells[kind] as (value: unknown, ils: unknown) => ReactNode;
  return row[name] === null ? null : show(row[name], row[`${name}Ils`] ?? null);
}
