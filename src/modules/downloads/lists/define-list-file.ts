import { z } from "zod";
import { getWallClock } from "#i18n/format-he.ts";
import { listFileColumns } from "#i18n/he/list-file-columns.ts";
import type { Context } from "#modules/context.ts";
import type { ServedEndpoint } from "#modules/endpoint.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, type Currency, type Money } from "#shared/money.ts";
import type { AdminAction } from "#shared/permissions.ts";
import type { Column } from "../table.ts";

/** A page of a list. */
type PageSchema = z.ZodType<{ readonly nextCursor: string | null }>;

type Kinds = {
  text: string;
  phone: string;
  moment: string;
  day: string;
  count: number;
  flag: boolean;
  /** A field of the same name with "Ils" behind it has the amount in shekels. */
  money: Money;
};
type KindOf<Value> = { [K in keyof Kinds]: Value extends Kinds[K] | null ? K : never }[keyof Kinds];
type KindAt<Row, Name> = Name extends keyof Row ? KindOf<Row[Name]> : never;
type Cell<Row> = Column<Row>["cell"];
type Declared<Row, Kind> = Kind | Cell<Row> | Pick<Column<Row>, "cell" | "kind">;

/** A name of a column: a head of the list on the screen, or a field of a record. */
type Head = string | { readonly label: string };

/** A list as a file: what it takes to have it, its filter, its columns and its rows. */
export type ListFile = {
  /** The rights that it needs: to read the list, and to take people's data out of the shop. */
  readonly permissions: readonly AdminAction[];
  /** The filter and the sort of the list, as its endpoint takes them. */
  readonly filter: z.ZodObject;
  readonly columns: readonly Column<unknown>[];
  /** Throws `invalid_fields` where the endpoint does. */
  readonly readRows: (
    ctx: Context,
    filter: Readonly<Record<string, unknown>>,
  ) => AsyncGenerator<readonly unknown[]>;
};

type Declaration<Row, Heads> = {
  readonly export?: AdminAction;
  /** Filters that are always set. */
  readonly fixed?: Readonly<Record<string, string>>;
  readonly heads: Heads;
  readonly columns: { readonly [Name in keyof Heads]?: Declared<Row, KindAt<Row, Name>> };
};

/**
 * A list as a file, from its endpoint: with its right, its filter and its rows, page after page. A
 * column has the name of its head; a field of the row says only its kind, and any other has a cell.
 * `export` is the right to take people's data out of the shop, where there are any.
 */
export function defineListFile<Page extends PageSchema, Row>(
  endpoint: ServedEndpoint & { readonly query: z.ZodObject; readonly response: Page },
  getRows: (answer: z.output<Page>) => readonly Row[],
) {
  return <Heads extends Readonly<Record<string, Head>>>(
    declaration: Declaration<Row, Heads>,
  ): ListFile => createListFile(endpoint, getRows, declaration);
}

function createListFile<Page extends PageSchema, Row, Heads extends Readonly<Record<string, Head>>>(
  endpoint: ServedEndpoint & { readonly query: z.ZodObject; readonly response: Page },
  getRows: (answer: z.output<Page>) => readonly Row[],
  { heads, columns, fixed = {}, export: right }: Declaration<Row, Heads>,
): ListFile {
  // The names are those of the heads, and the values of a row fit the kinds, as the types check.
  const declared = columns as Readonly<Record<string, Declared<Row, keyof Kinds>>>;
  const shown = Object.entries(declared).flatMap(([name, given]) => {
    const head = heads[name] ?? name;
    return toColumns(typeof head === "string" ? head : head.label, name, given);
  });
  const { permission, params, query, response } = endpoint;
  const ids = Object.keys(params?.shape ?? {});
  const inner = ["after", ...Object.keys(fixed)];
  const filter = z.object({
    ...Object.fromEntries(Object.entries(query.shape).filter(([name]) => !inner.includes(name))),
    ...params?.shape,
  });
  // Like the server of the endpoints: the declaration has checked that the handler takes this.
  const read = endpoint.handle as unknown as (
    ctx: Context,
    ...input: unknown[]
  ) => Promise<unknown>;
  return {
    permissions: [
      ...(right === undefined ? [] : [right]),
      // Every list of the back office has a right of its own.
      permission as AdminAction,
    ],
    filter,
    columns: shown as readonly Column<unknown>[],
    async *readRows(ctx, given) {
      const first = ids.map((name) => given[name]);
      let after: string | null = null;
      do {
        const input = query.parse({ ...given, ...fixed, ...(after !== null && { after }) });
        // oxlint-disable-next-line no-await-in-loop -- one page after the other
        const answer = response.parse(await read(ctx, ...first, input));
        yield getRows(answer);
        after = answer.nextCursor;
      } while (after !== null);
    },
  };
}

function toColumns<Row>(
  name: string,
  field: string,
  given: Declared<Row, keyof Kinds>,
): Column<Row>[] {
  if (typeof given === "function") return [{ name, cell: given }];
  if (typeof given === "object") return [{ name, ...given }];
  // A field of its kind, as the types of the declaration check.
  const get = <K extends keyof Kinds>(_kind: K, row: Row, key = field) =>
    (row as Readonly<Record<string, Kinds[K] | null>>)[key] ?? null;
  if (given === "money") {
    const createColumn = (currency: Currency, key: string): Column<Row> => ({
      name: `${name} (${currency})`,
      cell: (row) => {
        const amount = get(given, row, key);
        return amount?.currency === currency ? amount : null;
      },
      kind: "amount",
    });
    return [createColumn(MAIN_CURRENCY, field), createColumn(HOME_CURRENCY, `${field}Ils`)];
  }
  if (given === "flag")
    return [
      {
        name,
        cell: (row) => {
          const is = get(given, row);
          return is === null ? null : formatFlag(is);
        },
      },
    ];
  if (given === "moment") return [{ name, ...createMomentCell((row) => get(given, row)) }];
  const kind = given === "text" || given === "count" ? undefined : given;
  return [{ name, cell: (row) => get(given, row), ...(kind && { kind }) }];
}

export const formatFlag = (is: boolean) => listFileColumns.flags[is ? "yes" : "no"];

/** The cell of a point in time, on the clock of the shop's wall. */
export function createMomentCell<Row>(
  get: (row: Row) => string | null,
): Pick<Column<Row>, "cell" | "kind"> {
  return {
    kind: "moment",
    cell: (row) => {
      const at = get(row);
      if (at === null) return null;
      const wall = new Date(getWallClock(new Date(at))).toISOString();
      return `${wall.slice(0, 10)} ${wall.slice(11, 19)}`;
    },
  };
}
