import { CircleCheck, CirclePause } from "lucide-react";
import { reviews as text } from "#i18n/he/reviews.ts";
import type { ReviewRow } from "#modules/reviews/admin-contract.ts";
import type { ReviewState } from "#modules/reviews/kinds.ts";
import { Tag, type TagStyle } from "#ui/tag.tsx";

const looks: Readonly<Record<ReviewState, TagStyle>> = {
  published: { tone: "ok", Icon: CircleCheck },
  held: { tone: "warn", Icon: CirclePause },
};

/** Whether visitors see it, and why not. */
export function StateTag({ state, heldFor }: Pick<ReviewRow, "state" | "heldFor">) {
  return (
    <Tag {...looks[state]}>
      {text.states[state]}
      {heldFor && ` (${text.fields.cause.choices[heldFor]})`}
    </Tag>
  );
}
