import { CircleCheck, Clock, MoonStar, Sparkles, type LucideIcon } from "lucide-react";
import { customers } from "#i18n/he/customers.ts";
import type { CustomerState } from "#modules/customers/states.ts";
import { Tag } from "#ui/tag.tsx";

/** Each state has an image of its own. */
export const stateIcons = {
  new: Sparkles,
  active: CircleCheck,
  dormant: Clock,
  inactive: MoonStar,
} as const satisfies Record<CustomerState, LucideIcon>;

const tones = {
  new: "info",
  active: "ok",
  dormant: "warn",
  inactive: "mute",
} as const satisfies Record<CustomerState, string>;

/** The state of a customer: word, icon and color. */
export function StateBadge({ state }: { state: CustomerState }) {
  const Icon = stateIcons[state];
  return (
    <Tag tone={tones[state]} Icon={Icon}>
      {customers.states[state]}
    </Tag>
  );
}

/** For those who order without an account. */
export function GuestMark() {
  return (
    <span
      title={customers.guestTitle}
      className="rounded-xs border border-line-strong px-1.5 text-2xs text-soft"
    >
      {customers.guest}
    </span>
  );
}
