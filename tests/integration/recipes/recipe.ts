/**
 * A new file; with `after`, text that follows these words of a file that is there; with `like`, a
 * new file with the bytes of that one.
 */
export type Step = { readonly file: string } & (Insertion | { readonly like: string });

type Insertion = { readonly text: string; readonly after?: string };

export type Recipe = {
  /** How the recipe begins in CONTRIBUTING.md. */
  readonly name: string;
  /** Besides what a tool writes. */
  readonly mostFiles: number;
  readonly steps: readonly Step[];
  /** The end of the migration, which is written by hand. */
  readonly migration?: string;
};

/** A text with that of a step behind the words that it names. Throws when they are not in it. */
export function insertText(before: string, { file, after = "", text }: Step & Insertion): string {
  const [head, ...tail] = before.split(after);
  if (tail.length === 0) throw new Error(`${file} has no ${after}`);
  return [head, tail.join(after)].join(after + text);
}
