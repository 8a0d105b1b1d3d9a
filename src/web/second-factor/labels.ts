/** Texts of a surface about the second factor, in its own language. */
export type SecondFactorLabels = {
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly cancel: string;
  /** Before and after the day on which it was turned on, or has to be. */
  readonly on: string;
  readonly off: string;
  /** There is no app, but a passkey is asked for. */
  readonly byPasskey: string;
  readonly due: string;
  readonly required: string;
  readonly codesLeft: string;
  readonly fewCodes: string;
  readonly setUp: string;
  readonly replace: string;
  readonly newCodes: string;
  readonly disable: string;
  readonly code: string;
  readonly codeMissing: string;
  readonly start: {
    readonly title: string;
    readonly scan: string;
    readonly image: string;
    readonly type: string;
    readonly open: string;
    readonly codeHelp: string;
    readonly submit: string;
    readonly othersEnd: string;
  };
  readonly codes: {
    readonly title: string;
    readonly text: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly download: string;
    readonly print: string;
    readonly done: string;
    readonly fileTitle: string;
  };
  readonly stop: {
    readonly title: string;
    readonly text: string;
    readonly codeHelp: string;
    readonly submit: string;
    readonly done: string;
  };
};

/**
 * Texts of a surface, in its own language, for the question whether it is still the same person.
 */
export type ProofLabels = {
  readonly title: string;
  readonly text: string;
  readonly password: string;
  readonly passwordMissing: string;
  readonly passwordWrong: string;
  readonly code: string;
  readonly codeHelp: string;
  readonly codeMissing: string;
  /** Instead of password and code. */
  readonly passkey: string;
  readonly submit: string;
  readonly cancel: string;
};
