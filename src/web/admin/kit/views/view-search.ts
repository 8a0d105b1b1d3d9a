import type { Filters, List } from "../define-list.ts";
import { formatSorting } from "../sorting.ts";

type Read<Fs extends Filters, By extends string> = Pick<
  List<Fs, By>,
  "read" | "toAddress" | "sorts"
>;

/**
 * Filters and order that a URL asks of a list, in a single spelling and without the page. Invalid
 * values are left out, so that two URLs that ask for the same are equal.
 */
export function getViewSearch<Fs extends Filters, By extends string>(
  { read, toAddress, sorts }: Read<Fs, By>,
  search: string,
): string {
  const { values, sorting } = read(Object.fromEntries(new URLSearchParams(search)));
  const said = { ...toAddress(values), ...(sorts && sorting && formatSorting(sorts, sorting)) };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value !== null) params.set(name, value);
  return params.toString();
}
