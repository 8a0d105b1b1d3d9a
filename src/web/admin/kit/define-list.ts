import { readSorting, type Direction, type SortColumns, type Sorting } from "./sorting.ts";
import { selectAllowed } from "./url-state.ts";

/** Returns what the address says, or "" where that makes no sense. */
type Reader = (given: string) => string;
/** Choices, of which the first holds when the address says nothing, or a reader. */
type Filter = readonly [string, ...string[]] | Reader;
export type Filters = Readonly<Record<string, Filter>>;

type ValueOf<F> = F extends readonly (infer Choice)[] ? Choice : string;
export type FilterValues<Fs> = { readonly [Name in keyof Fs]: ValueOf<Fs[Name]> };
type RequestedFilters<Fs> = {
  readonly [Name in keyof Fs]?: Fs[Name] extends readonly [infer Usual, ...unknown[]]
    ? Exclude<ValueOf<Fs[Name]>, Usual>
    : string;
};
type Page = { readonly after?: string };

type Definition<Fs extends Filters, By extends string> = {
  readonly filters: Fs;
  /** Filters that choose which list it is: they leave nothing out, and clearing keeps them. */
  readonly views?: readonly (keyof Fs)[];
  readonly sorts?: SortColumns<By>;
};

/** State of a list that the URL asks for. */
type ListState<Fs, By extends string> = {
  /** Of every filter. */
  readonly values: FilterValues<Fs>;
  /** Filters that the API is asked for, in any order and on any page. */
  readonly filter: RequestedFilters<Fs>;
  readonly page: Page;
  readonly sorting: [By] extends [never] ? undefined : Sorting<By>;
  /** All that the API is asked for. */
  readonly query: RequestedFilters<Fs> &
    Page &
    ([By] extends [never] ? unknown : { readonly sort: By; readonly direction: Direction });
  /** Whether there is more to see without the filters. */
  readonly isFiltered: boolean;
};

/** Parameters of an address; null takes one out of it. */
type Changes = Readonly<Record<string, string | null>>;

export type List<Fs extends Filters, By extends string> = Definition<Fs, By> & {
  /** Every parameter of the address that is the list's. */
  readonly params: readonly string[];
  /** Reads the state of the list from a URL; an invalid value counts as missing. */
  readonly read: (address: Readonly<Partial<Record<string, string>>>) => ListState<Fs, By>;
  /** The address of other filters. */
  readonly toAddress: (values: Readonly<Partial<Record<string, string>>>) => Changes;
  /** The address of a list that is not narrowed down. */
  readonly cleared: Changes;
};

/** For a filter by any words. */
export const readText: Reader = (given) => given;
/** For a filter by words of a form. */
export function createTextReader(form: RegExp): Reader {
  return (given) => (form.test(given) ? given : "");
}

/** For a filter by a day, "2026-06-30"; another text counts as none. */
export const readDay: Reader = (given) => (isDay(given) ? given : "");

function isDay(given: string): boolean {
  // The years of the shop: the database knows no year 0, and a date field writes those in between.
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(given)) return false;
  const day = new Date(given);
  // The 30th of February is another day to a Date, or none.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(given);
}

/**
 * The definition of a list's state in the URL: `q` searches, `sort` and `direction` sort, `after`
 * is the page, and each filter has its own name. `useList` puts it on a screen.
 */
export function defineList<const Fs extends Filters, const By extends string = never>(
  definition: Definition<Fs, By>,
): List<Fs, By> {
  const { views = [], sorts } = definition;
  const filters: Filters = definition.filters;
  const names = Object.keys(filters);
  const narrowing = names.filter((name) => !views.includes(name));
  return {
    ...definition,
    params: [...names, "sort", "direction", "after"],
    read(address) {
      const values: Record<string, string> = {};
      const filter: Record<string, string> = {};
      for (const [name, spec] of Object.entries(filters)) {
        const value = readFilter(spec, address[name]);
        values[name] = value;
        if (value !== getUsual(spec)) filter[name] = value;
      }
      const sorting = sorts && readSorting(sorts, address);
      const order = sorting && { sort: sorting.by, direction: sorting.direction };
      const page = address["after"] === undefined ? {} : { after: address["after"] };
      const query = { ...filter, ...order, ...page };
      const isFiltered = narrowing.some((name) => Object.hasOwn(filter, name));
      // Put together name by name, which the compiler does not follow.
      return { values, filter, page, sorting, query, isFiltered } as unknown as ListState<Fs, By>;
    },
    toAddress(values) {
      const changes: Record<string, string | null> = {};
      for (const [name, spec] of Object.entries(filters)) {
        const value = values[name];
        if (value !== undefined) changes[name] = value === getUsual(spec) ? null : value;
      }
      return changes;
    },
    cleared: Object.fromEntries(narrowing.map((name) => [name, null])),
  };
}

function readFilter(filter: Filter, given = ""): string {
  return typeof filter === "function" ? filter(given) : selectAllowed(given, filter);
}

/** Value of a filter that the URL does not name. */
function getUsual(filter: Filter): string {
  return typeof filter === "function" ? "" : filter[0];
}
