import {
  Banknote,
  Ban,
  CircleCheck,
  CircleHelp,
  PackageCheck,
  Repeat,
  Truck,
  Undo2,
} from "lucide-react";
import { returns as text } from "#i18n/he/returns.ts";
import type { ReturnState } from "#modules/orders/kinds.ts";
import { Tag, type TagStyle } from "#ui/tag.tsx";

const looks: Readonly<Record<ReturnState, TagStyle>> = {
  asked: { tone: "warn", Icon: CircleHelp },
  approved: { tone: "info", Icon: CircleCheck },
  underway: { tone: "info", Icon: Truck },
  received: { tone: "info", Icon: PackageCheck },
  refunded: { tone: "ok", Icon: Banknote },
  replaced: { tone: "ok", Icon: Repeat },
  cancelled: { tone: "mute", Icon: Undo2 },
  refused: { tone: "danger", Icon: Ban },
};

/** The tag with the state of a return. */
export function StateTag({ state }: { state: ReturnState }) {
  return <Tag {...looks[state]}>{text.states[state]}</Tag>;
}
