// The returns that an order allows, by the time, the country and the state of the items.
import type { Content } from "#modules/content/documents.ts";
import type { OrderStatus, StockState } from "#modules/orders/status.ts";
import { isOpenStatus } from "#modules/orders/status.ts";
import type { ReturnKind } from "#modules/orders/kinds.ts";
import { addDays, addMonthsToDay } from "#shared/days.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { convertDown, getFrozenRate } from "#shared/exchange.ts";
import { HOME_CURRENCY, toMinorUnits, type Currency } from "#shared/money.ts";

type Policies = Pick<
  Content["policies"],
  "cancelWithinHours" | "claimWithinHours" | "warrantyMonths" | "withdrawal"
>;
export type WithdrawalRule = Policies["withdrawal"][number];

/** The data of an order that decide the rights to return it. */
export type ReturnFacts = {
  readonly status: OrderStatus;
  readonly stockState: StockState;
  readonly createdAt: Date;
  /** The day in Jerusalem on which it was ordered. */
  readonly orderedOn: string;
  /** The day in Jerusalem on which all of it had arrived; null while that is not known. */
  readonly arrivedOn: string | null;
  /** Its destination country, by two letters. */
  readonly country: string;
  /** The time that is added where customers were not told of their rights; null for none. */
  readonly unnoticed: UnnoticedRights | null;
};

export type UnnoticedRights = {
  /** So many months are added to the period. */
  readonly months: number;
  /** The day on which the customer was told after all; null for none. */
  readonly noticedOn: string | null;
};

/** A return that is possible now. */
export type ReturnRight = {
  readonly kind: ReturnKind;
  /** The deadline; null while the period has not started, or when there is none. */
  readonly until: Date | null;
  /** Whether the request is granted at once; else staff decide. */
  readonly isImmediate: boolean;
  /** The fee that the shop may keep; null for none. */
  readonly fee: Pick<WithdrawalRule, "feePercent" | "feeAtMostIls"> | null;
  /** Whether only groups with a longer period by law may ask for it. */
  readonly isForGroups: boolean;
};

/**
 * The returns that are possible at a time, in the order in which they are offered. An order that is
 * over with its items back on the shelf allows none.
 */
export function listReturnRights(facts: ReturnFacts, policies: Policies, now: Date): ReturnRight[] {
  const rule = findWithdrawalRule(policies.withdrawal, facts);
  if (facts.stockState !== "shipped")
    return isOpenStatus(facts.status) ? [cancelRight(facts, policies, rule, now)] : [];
  const { arrivedOn } = facts;
  const getEnd = (end: (day: string) => Date) => (arrivedOn === null ? null : end(arrivedOn));
  const rights: ReturnRight[] = [];
  if (rule) rights.push(getWithdrawalRight(rule, facts, now));
  const claim = getEnd(
    (day) => new Date(endOfDay(day).getTime() + policies.claimWithinHours * HOUR_MS),
  );
  rights.push(createRight("claim", claim));
  rights.push(
    createRight(
      "warranty",
      getEnd((day) => endOfDay(addMonthsToDay(day, policies.warrantyMonths))),
    ),
  );
  return rights.filter(({ until }) => until === null || now <= until);
}

/** The newest row for a country that was in force on the day of the order. */
export function findWithdrawalRule(
  rows: readonly WithdrawalRule[],
  { country, orderedOn }: Pick<ReturnFacts, "country" | "orderedOn">,
): WithdrawalRule | undefined {
  return rows
    .filter(({ from, countries }) => from <= orderedOn && countries.includes(country))
    .toSorted((a, b) => b.from.localeCompare(a.from))[0];
}

/**
 * Before shipping: granted at once within the hours of the policies, and where the law gives a
 * right to withdraw anyway. Otherwise staff check whether the parcel can still be stopped.
 */
function cancelRight(
  { createdAt }: ReturnFacts,
  { cancelWithinHours }: Policies,
  rule: WithdrawalRule | undefined,
  now: Date,
): ReturnRight {
  const deadline = new Date(createdAt.getTime() + cancelWithinHours * HOUR_MS);
  const isImmediate = rule !== undefined || now <= deadline;
  const until = rule === undefined && isImmediate ? deadline : null;
  return { kind: "cancel", until, isImmediate, fee: null, isForGroups: false };
}

function getWithdrawalRight(
  rule: WithdrawalRule,
  { arrivedOn, unnoticed }: Pick<ReturnFacts, "arrivedOn" | "unnoticed">,
  now: Date,
): ReturnRight {
  const { withinDays, groupMonths } = rule;
  const computeEnd = (day: string) => endOfDay(getNextWorkday(day));
  const forAll =
    arrivedOn === null ? null : computeEnd(getLastDay(arrivedOn, withinDays, unnoticed));
  const isForGroups = forAll !== null && now > forAll && groupMonths > 0;
  const until =
    isForGroups && arrivedOn !== null ? computeEnd(addMonthsToDay(arrivedOn, groupMonths)) : forAll;
  const fee = rule.feePercent > 0 ? rule : null;
  return { kind: "withdraw", until, isImmediate: false, fee, isForGroups };
}

/**
 * The last day of a period that begins with the arrival. For customers who were not told of it, it
 * is longer, or ends so many days after they were told (Directive 2011/83/EU, article 10).
 */
function getLastDay(
  arrivedOn: string,
  withinDays: number,
  unnoticed: UnnoticedRights | null,
): string {
  const usual = addDays(arrivedOn, withinDays);
  if (unnoticed === null) return usual;
  const longest = addMonthsToDay(usual, unnoticed.months);
  if (unnoticed.noticedOn === null) return longest;
  const afterNotice = addDays(unnoticed.noticedOn, withinDays);
  // A customer who was told before the arrival has the usual period.
  const end = afterNotice > usual ? afterNotice : usual;
  return end < longest ? end : longest;
}

const createRight = (kind: ReturnKind, until: Date | null): ReturnRight => ({
  kind,
  until,
  isImmediate: false,
  fee: null,
  isForGroups: false,
});

/** UTC-12, the time zone in which a day ends last, so that no customer's day is over before. */
const LAST_ZONE_HOURS = 12;

/** The last moment of a day, anywhere on earth. */
function endOfDay(day: string): Date {
  return new Date(Date.parse(addDays(day, 1)) + LAST_ZONE_HOURS * HOUR_MS - 1);
}

/**
 * A period that would end on a weekend ends on the Monday after (Regulation 1182/71, article 3).
 */
function getNextWorkday(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return weekday === 6 ? addDays(day, 2) : weekday === 0 ? addDays(day, 1) : day;
}

/**
 * The fee that the shop may keep of an order that is withdrawn from, in the order's currency: the
 * smaller one of a share of its worth and an amount in shekels (Israel: Consumer Protection Law,
 * 14e). Zero when no rate is known to convert the amount into the order's currency.
 */
export function computeFee(
  fee: ReturnRight["fee"],
  order: { readonly currency: Currency } & Parameters<typeof getFrozenRate>[0],
  worthMinor: number,
): number {
  if (fee === null) return 0;
  const atMost = toMinorUnits(fee.feeAtMostIls, HOME_CURRENCY);
  const most = convertDown(atMost, order.currency, getFrozenRate(order));
  if (most === null) return 0;
  return Math.min(Math.floor((worthMinor * fee.feePercent) / 100), most.amountMinor);
}
