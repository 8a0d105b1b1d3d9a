import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { Tag } from "#ui/tag.tsx";
import type { Suitability } from "./suitability.ts";

const looks = {
  fits: { tone: "ok", Icon: CircleCheck },
  depends: { tone: "warn", Icon: CircleHelp },
  tooLarge: { tone: "danger", Icon: CircleX },
} as const;

/** A suitability as icon, color and words, so that none of them carries it alone. */
export function Verdict({ suitability, labels }: { suitability: Suitability; labels: string }) {
  const { tone, Icon } = looks[suitability];
  return (
    <Tag tone={tone}>
      <Icon aria-hidden className="size-4 flex-none" />
      <span className="whitespace-nowrap max-[22rem]:whitespace-normal">{labels}</span>
    </Tag>
  );
}
