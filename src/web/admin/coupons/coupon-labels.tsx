import { CalendarClock, CircleCheck, CircleOff, Hourglass, PackageX } from "lucide-react";
import { formatShortDay } from "#i18n/format-he.ts";
import { coupons as text } from "#i18n/he/coupons.ts";
import type { CouponRow } from "#modules/coupons/contract.ts";
import type { CouponState } from "#modules/coupons/kinds.ts";
import { MAIN_CURRENCY, money } from "#shared/money.ts";
import { Tag, type TagStyle } from "#ui/tag.tsx";
import { Amount } from "../kit/money.tsx";

const looks: Readonly<Record<CouponState, TagStyle>> = {
  active: { tone: "ok", Icon: CircleCheck },
  planned: { tone: "info", Icon: CalendarClock },
  ended: { tone: "mute", Icon: Hourglass },
  used_up: { tone: "warn", Icon: PackageX },
  off: { tone: "mute", Icon: CircleOff },
};

export function StateTag({ state }: { state: CouponState }) {
  return <Tag {...looks[state]}>{text.states[state]}</Tag>;
}

/** Its discount in a few words: "10%", "$5.00", "a hat for free". */
export function Off({ row }: { row: CouponRow }) {
  if (row.kind === "percent") return <bdi dir="ltr">{text.off.percent(row.value)}</bdi>;
  if (row.kind === "amount") return <Amount amount={money(row.value, MAIN_CURRENCY)} />;
  const name = row.names[row.itemVariantId ?? ""] ?? text.off.itemGone;
  return <span>{text.off.item(name)}</span>;
}

/** The days on which it holds. */
export function formatDays({ startsOn, endsOn }: Pick<CouponRow, "startsOn" | "endsOn">): string {
  if (startsOn !== null && endsOn !== null)
    return text.days.both(formatShortDay(startsOn), formatShortDay(endsOn));
  if (startsOn !== null) return text.days.from(formatShortDay(startsOn));
  return endsOn === null ? text.days.always : text.days.until(formatShortDay(endsOn));
}
