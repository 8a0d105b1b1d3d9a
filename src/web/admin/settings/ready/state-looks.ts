import { CircleCheck, CircleHelp, CircleX, Lightbulb } from "lucide-react";
import type { ReadinessCheck } from "#modules/readiness/contract.ts";
import type { TagStyle } from "#ui/tag.tsx";

/** The tag of each state of a check. */
export const stateLooks = {
  done: { tone: "ok", Icon: CircleCheck },
  missing: { tone: "danger", Icon: CircleX },
  advice: { tone: "info", Icon: Lightbulb },
  unknown: { tone: "warn", Icon: CircleHelp },
} as const satisfies Record<ReadinessCheck["state"], TagStyle>;
