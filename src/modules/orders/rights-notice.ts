import type { LawArea } from "#shared/law-areas.ts";

/** The rights that a customer was told of in writing: whose law, in which words, on which day. */
export type RightsNotice = {
  readonly area: LawArea;
  /** When these words were published; "delivered" for those that came with the shop. */
  readonly version: string;
  readonly day: string;
};
