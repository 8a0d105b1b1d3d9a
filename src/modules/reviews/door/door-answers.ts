// The answer to the question whether anything was paid at the door, by the link of an invitation.
import { eq } from "drizzle-orm";
import { getDestination } from "#modules/orders/document-language.ts";
import type { KeyedContext } from "#modules/orders/order-keys.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { lockOrder, type OrderRow } from "#modules/orders/processing/find-order.ts";
import { DAY_MS } from "#shared/durations.ts";
import { AppError } from "#shared/errors.ts";
import { homeCountry } from "#shared/home-country.ts";
import type { ReviewContext } from "../context.ts";
import { findInvited } from "../invitation-link.ts";
import { acceptDoorAnswer, type DoorAnswer } from "./accept-door-answer.ts";
import type { DoorField } from "./door-fields.ts";
import { doorAnswers } from "../door-tables.ts";
import { CORRECTION_DAYS } from "./kinds.ts";

type Addressed = Pick<OrderRow, "billingAddress" | "shippingAddress" | "isHandedOver">;

/**
 * The country in which an order may have met customs; null where it was handed over, or shipped
 * within the shop's own country.
 */
export function findCountryAbroad({ isHandedOver, ...addresses }: Addressed): string | null {
  const country = getDestination(addresses);
  return isHandedOver || country === homeCountry ? null : country;
}

export type OwnDoorAnswer =
  | {
      readonly state: "open";
      readonly number: string;
      readonly answer: DoorAnswer | null;
      /** Until when it can be corrected; null before the first answer. */
      readonly until: string | null;
      /** Whether that time is over. */
      readonly isFinal: boolean;
    }
  | { readonly state: "ended" | "unknown" };

/** The answer that the page of a link shows; `unknown` for an order that met no customs. */
export async function readOwnDoorAnswer(ctx: ReviewContext, key: string): Promise<OwnDoorAnswer> {
  return ctx.asCheckout(async (checkout) => {
    const found = await findInvited(checkout, key, ctx.clock());
    if (found.state !== "open") return { state: found.state };
    if (findCountryAbroad(found.order) === null) return { state: "unknown" };
    const stored = await findAnswer(checkout, found.order.id);
    const until = stored === undefined ? null : getEnd(stored);
    return {
      state: "open",
      number: formatOrderNumber(found.order),
      answer: stored ?? null,
      until: until === null ? null : until.toISOString(),
      isFinal: until !== null && until <= ctx.clock(),
    };
  });
}

/**
 * Stores the answer of an order, or corrects it within 30 days after the first one. A correction
 * has to be looked into again. Throws `too_many_requests`, `invalid_fields`, `conflict` when those
 * days are over, `link_expired`, and `not_found` when the key opens no order from abroad.
 */
export async function saveDoorAnswer(
  ctx: ReviewContext,
  key: string,
  typed: Readonly<Record<DoorField, string>>,
): Promise<void> {
  await ctx.limits.reserve({ writeReview: ctx.visitor.address });
  const answer = acceptDoorAnswer(typed);
  await ctx.asCheckout(async (checkout) => {
    const now = ctx.clock();
    const { id: orderId, country } = await lockOrderAbroad(checkout, key);
    const before = await findAnswer(checkout, orderId);
    if (before !== undefined && getEnd(before) <= now)
      throw new AppError("conflict", "the answer can no longer be corrected");
    await checkout.db
      .insert(doorAnswers)
      .values({ ...answer, orderId, country, answeredAt: now })
      .onConflictDoUpdate({ target: doorAnswers.orderId, set: { ...answer, lookedIntoAt: null } });
  });
}

/** Locks the order of a key until the transaction ends. Throws `not_found`. */
async function lockOrderAbroad(checkout: KeyedContext, key: string) {
  const found = await findInvited(checkout, key, checkout.clock());
  if (found.state !== "open")
    throw new AppError(
      found.state === "ended" ? "link_expired" : "not_found",
      `the link is ${found.state}`,
    );
  const country = findCountryAbroad(found.order);
  if (country === null) throw new AppError("not_found", "the order has met no customs");
  const { id } = await lockOrder(checkout, found.order.id);
  return { id, country };
}

async function findAnswer({ db }: Pick<KeyedContext, "db">, orderId: string) {
  const { paid, amountMinor, currency, note, answeredAt } = doorAnswers;
  const [found] = await db
    .select({ paid, amountMinor, currency, note, answeredAt })
    .from(doorAnswers)
    .where(eq(doorAnswers.orderId, orderId));
  return found;
}

const getEnd = ({ answeredAt }: { readonly answeredAt: Date }) =>
  new Date(answeredAt.getTime() + CORRECTION_DAYS * DAY_MS);
