/** Browsers send a few values, but others could send any number, of any length. */
const MAX_REMEMBERED = 100;
const MAX_LENGTH = 200;

/** `compute` for values of a header: the first short ones are computed only once. */
export function withSavedResults<Result extends string | boolean>(
  compute: (value: string) => Result,
): (value: string) => Result {
  const remembered = new Map<string, Result>();
  return (value) => {
    const saved = remembered.get(value);
    if (saved !== undefined) return saved;
    const result = compute(value);
    if (remembered.size < MAX_REMEMBERED && value.length <= MAX_LENGTH)
      remembered.set(value, result);
    return result;
  };
}
