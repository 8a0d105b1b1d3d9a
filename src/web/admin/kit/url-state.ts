import { useSearchParams } from "react-router";

type Changes<Name extends string> = Partial<Record<Name, string | null>>;
export type HowToChange = {
  /** Makes no step in the history, for what is being typed. */
  readonly replace?: boolean;
  /** For what stands beside a list and is no part of it. */
  readonly isPageCacheable?: boolean;
};

/**
 * State of a screen in its URL (filters, tab, page), so that it survives reload, Back and a link.
 * After a change a list begins at its first page again.
 */
export function useUrlState<Name extends string>(
  names: readonly Name[],
): [
  values: Readonly<Partial<Record<Name, string>>>,
  change: (changes: Changes<Name>, how?: HowToChange) => void,
] {
  const [params, setParams] = useSearchParams();
  const values = readUrlState(names, params);
  function change(changes: Changes<Name>, { replace, isPageCacheable }: HowToChange = {}) {
    setParams(
      () => {
        // Reads the present URL and not the rendered one, because a typed search is applied later,
        // when other filters may have changed.
        const next = new URLSearchParams(window.location.search);
        if (!isPageCacheable) next.delete("after");
        for (const [name, value] of Object.entries<string | null | undefined>(changes)) {
          if (value === null || value === undefined || value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }
  return [values, change];
}

/** The values of these names in an address. */
export function readUrlState<Name extends string>(
  names: readonly Name[],
  params: URLSearchParams,
): Readonly<Partial<Record<Name, string>>> {
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = params.get(name);
    if (value !== null && value !== "") values[name] = value;
  }
  return values;
}

/** One of `allowed`; the first of them when the address says anything else. */
export function selectAllowed<Value extends string>(
  value: string | undefined,
  allowed: readonly [Value, ...Value[]],
): Value {
  return allowed.find((it) => it === value) ?? allowed[0];
}
