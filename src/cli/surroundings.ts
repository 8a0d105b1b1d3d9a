/** What a command is given. */
export type Surroundings = {
  env: Readonly<Record<string, string | undefined>>;
  /** The folder of the project. */
  root: string;
};
