/**
 * A new file; with `after`, text that follows these words of a file that is there; with `like`, a
 * new file with the bytes of that one.
 */
export type Step = { readonly file: string } & (
  | { readonly text: string; readonly after?: string }
  | { readonly like: string }
);

export type Recipe = {
  /** How the recipe begins in CONTRIBUTING.md. */
  readonly name: string;
  /** Besides what a tool writes. */
  readonly mostFiles: number;
  readonly steps: readonly Step[];
  /** The end of the migration, which is written by hand. */
  readonly migration?: string;
};
