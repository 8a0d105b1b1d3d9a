import type { Filters, FilterValues, List } from "./define-list.ts";
import { changeSorting, formatSorting, type Sorting } from "./sorting.ts";
import { readUrlState, useUrlState, type HowToChange } from "./url-state.ts";

/** A filter of a list, for its control. */
export type FilterField<Value extends string = string> = {
  readonly value: Value;
  /** None where anything can be said. */
  readonly choices: readonly Value[];
  readonly select: (value: Value, how?: HowToChange) => void;
};

/** State of a list from its URL, and the ways to change it; each begins at the first page. */
export function useList<Fs extends Filters, By extends string>(list: List<Fs, By>) {
  const { filters, sorts, toAddress, cleared } = list;
  const [address, change] = useUrlState(list.params);
  const state = list.read(address);
  const sortBy = (sorting: Sorting) => sorts && change(formatSorting(sorts, sorting));
  return {
    ...state,
    /** Its state at another address. */
    readAt: (params: URLSearchParams) => list.read(readUrlState(list.params, params)),
    /** The columns to sort by. */
    sorts: sorts?.map(({ by }) => by) ?? [],
    /** The filter of a name. */
    field<Name extends keyof Fs & string>(name: Name): FilterField<FilterValues<Fs>[Name]> {
      const filter = filters[name];
      const value = state.values[name];
      return {
        value,
        // The choices that the value is one of: the compiler does not follow a name's type so far.
        choices: (typeof filter === "function" ? [] : filter) as readonly (typeof value)[],
        select: (requested, how) => change(toAddress({ [name]: requested }), how),
      };
    },
    /** Changes several filters at once. */
    select: (values: Partial<FilterValues<Fs>>) => change(toAddress(values)),
    /** Shows all there is. */
    reset: () => change(cleared),
    sortBy,
    /** Sorts as a press of a column's head does. */
    handlePress: (by: string) =>
      sorts && state.sorting && sortBy(changeSorting(sorts, state.sorting, by)),
  };
}

/** Result of `useList` for a list: `Listed<typeof orderList>`. */
export type Listed<L> =
  L extends List<infer Fs, infer By> ? ReturnType<typeof useList<Fs, By>> : never;
