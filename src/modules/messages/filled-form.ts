/** A public form as it was sent in. */
export type FilledForm<Field extends string> = {
  /** The visitor's text; fields that were left out are empty. */
  readonly fields: Readonly<Record<Field, string>>;
  /** Chosen when the form was opened; the same key twice is one message. */
  readonly submissionKey?: string | undefined;
  /** The field that people do not see, for catching programs. */
  readonly website?: string | undefined;
  /** Milliseconds between opening the form and sending it, where scripts could measure them. */
  readonly elapsedMs?: number | undefined;
};
