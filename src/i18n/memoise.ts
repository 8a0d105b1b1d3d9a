/** A function of texts that remembers what it made of each: formats take long to make. */
export function memoise<Args extends readonly string[], Made>(make: (...args: Args) => Made) {
  const made = new Map<string, Made>();
  return (...args: Args): Made => {
    const key = args.join("|");
    let value = made.get(key);
    if (value === undefined) {
      value = make(...args);
      made.set(key, value);
    }
    return value;
  };
}
