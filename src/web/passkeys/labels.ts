/** Texts of a surface about passkeys, in its own language. */
export type PasskeyLabels = {
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly cancel: string;
  readonly none: string;
  readonly add: string;
  readonly added: string;
  /** The device has one of this account already. */
  readonly alreadyAdded: string;
  /** Before a day. */
  readonly since: string;
  readonly used: string;
  readonly neverUsed: string;
  readonly rename: string;
  readonly remove: string;
  /** Why the last one cannot be removed. */
  readonly needed: string;
  readonly name: string;
  readonly nameMissing: string;
  readonly renaming: { readonly title: string; readonly submit: string; readonly done: string };
  readonly removing: {
    readonly title: string;
    readonly text: string;
    readonly submit: string;
    readonly done: string;
  };
};
