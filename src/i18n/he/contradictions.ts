import { words } from "../words.ts";

/** Texts that name another number than the policies or the catalogue do. */
export const contradictions = words("contradictions", {
  title: (count: number) =>
    count === 1
      ? "טקסט אחד סותר את המדיניות או את הקטלוג"
      : `${count} טקסטים סותרים את המדיניות או את הקטלוג`,
  /** Before policies are published. */
  after: (count: number) =>
    count === 1
      ? "אחרי הפרסום טקסט אחד יסתור את המדיניות"
      : `אחרי הפרסום ${count} טקסטים יסתרו את המדיניות`,
  attributes: "מאפיינים",
  /** Before what a text says, and before what holds. */
  typed: "בטקסט:",
  promised: "בפועל:",
});
