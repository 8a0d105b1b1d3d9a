/** What a command is given. */
export type Surroundings = {
  env: Readonly<Record<string, string | undefined>>;
  /** The folder of the project. */
  root: string;
};

/** What stands behind `--name` on the command line; undefined for what was left out. */
export type Options<Name extends string> = Readonly<Partial<Record<Name, string>>>;
