/**
 * The labels of a form's fields, by their columns. Those of `elsewhere` are in other tables, or
 * have another label in the list; so have the columns of `first`.
 */
export const createColumnLabels =
  (first: Readonly<Record<string, string>>) =>
  <Name extends string>(
    fields: Readonly<Record<Name, { readonly label: string }>>,
    elsewhere: readonly Name[],
  ): Readonly<Record<string, string>> => {
    const others: readonly string[] = elsewhere;
    return Object.fromEntries(
      Object.entries<{ readonly label: string }>(fields)
        .filter(([name]) => !others.includes(name))
        .map(([name, { label }]): [string, string] => [
          name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
          label,
        ])
        .filter(([column]) => !(column in first)),
    );
  };
