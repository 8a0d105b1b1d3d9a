/** A value that was found, exactly as it is written in the conversation. */
export type Finding = {
  readonly value: string;
  /** Whether the value is certain; staff should check an uncertain one. */
  readonly isSure: boolean;
};

/** The single value that was found; of several the first one, marked as uncertain. */
export function toFinding(values: readonly string[], isSure = true): Finding | undefined {
  const [value, ...others] = [...new Set(values)];
  return value === undefined ? undefined : { value, isSure: isSure && others.length === 0 };
}
