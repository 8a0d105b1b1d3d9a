/** Something that should always be true and is not. */
export type Finding = {
  /** Statement that should be true. */
  readonly rule: string;
  readonly count: number;
  /** Where it is not: the first few. */
  readonly examples: readonly string[];
  /** Consequence for the shop. */
  readonly means: string;
  /** Measure that the shop's operator takes against it. */
  readonly advice: string;
};

/** Texts about a rule, besides its name. */
export type Explanation = Pick<Finding, "means" | "advice">;
