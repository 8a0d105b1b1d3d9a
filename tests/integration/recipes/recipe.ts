/** A new file; or with `after`, text that follows these words of a file that is there. */
export type Step = { readonly file: string; readonly after?: string; readonly text: string };

export type Recipe = {
  /** How the recipe begins in CONTRIBUTING.md. */
  readonly name: string;
  readonly mostFiles: number;
  readonly steps: readonly Step[];
};
