import type { contradictions as hebrew } from "../he/contradictions.ts";
import type { Translated } from "../translated.ts";

/** Texts that name another number than the policies or the catalogue do. */
export const contradictions: Translated<typeof hebrew> = {
  title: (count) =>
    count === 1
      ? "1 text contradicts the policies or the catalogue"
      : `${count} texts contradict the policies or the catalogue`,
  /** Before policies are published. */
  after: (count) =>
    count === 1
      ? "After publishing, 1 text will contradict the policies"
      : `After publishing, ${count} texts will contradict the policies`,
  attributes: "Attributes",
  /** Before what a text says, and before what holds. */
  typed: "In the text:",
  promised: "In fact:",
};
