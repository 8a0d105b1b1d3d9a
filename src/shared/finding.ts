/** Something that should always be true and is not. */
export type Finding = {
  /** What should be true. */
  readonly rule: string;
  readonly count: number;
  /** Where it is not: the first few. */
  readonly examples: readonly string[];
  /** What that means for the shop. */
  readonly means: string;
  /** What the shop's operator does about it. */
  readonly advice: string;
};

/** What is said of a rule besides its name. */
export type Explanation = Pick<Finding, "means" | "advice">;
