/** The shape of a text: its strings may be any string, and its functions keep their parameters. */
type TranslatedPart<T> = T extends (...given: infer Given) => infer Made
  ? (...given: Given) => TranslatedPart<Made>
  : T extends string
    ? string
    : T extends number | boolean | null | undefined
      ? T
      : { readonly [Key in keyof T]: TranslatedPart<T[Key]> };

/** The type of the English words of a screen, given the Hebrew ones. */
export type Translated<T> = TranslatedPart<T>;
