export type FaqCategory = {
  /** The part of the page that an address may name, as in "/faq#shipping". */
  readonly id: string;
  readonly heading: string;
  readonly questions: readonly FaqQuestion[];
};

type FaqQuestion = {
  /** "/faq#how-heavy" opens the answer; so an id is not changed lightly. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs of plain text. */
  readonly answer: readonly string[];
  /** A page of this shop that says more, or an address to write to. */
  readonly more?: { readonly to: string; readonly label: string };
  /** How the shop takes payment where this is the answer; "any" or nothing: however it does. */
  readonly payments?: "any" | "off" | "manual" | "online";
};
