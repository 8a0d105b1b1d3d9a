/** Something that was read, exactly as it stands in the conversation. */
export type Finding = {
  readonly value: string;
  /** Whether nothing else could have been meant; what is not sure asks for a look. */
  readonly isSure: boolean;
};

/** The one thing that was found; the first one, unsure, of several. */
export function firstOf(values: readonly string[], isSure = true): Finding | undefined {
  const [value, ...others] = [...new Set(values)];
  return value === undefined ? undefined : { value, isSure: isSure && others.length === 0 };
}
