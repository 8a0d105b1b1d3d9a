import type { Filters, List } from "../define-list.ts";
import { saySorting } from "../sorting.ts";

type Read<Fs extends Filters, By extends string> = Pick<List<Fs, By>, "read" | "say" | "sorts">;

/**
 * What an address asks of a list, in the one way to say it: filters and order, without the page.
 * What makes no sense is left out, so that two that ask for the same are equal.
 */
export function getViewSearch<Fs extends Filters, By extends string>(
  { read, say, sorts }: Read<Fs, By>,
  search: string,
): string {
  const { values, sorting } = read(Object.fromEntries(new URLSearchParams(search)));
  const said = { ...say(values), ...(sorts && sorting && saySorting(sorts, sorting)) };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value !== null) params.set(name, value);
  return params.toString();
}
