import { orderNotes } from "#modules/orders/order-notes.ts";
import { order as text } from "#i18n/he/order.ts";
import { returns } from "#i18n/he/returns.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { money, type Money } from "#shared/money.ts";

type Event = OrderDetails["events"][number];
type Source = OrderDetails["source"];

const labels = text.timeline;

/** Title of an event, in a few words. */
export function getTitle(
  { kind, toStatus, facts, customerVisible, actorName }: Event,
  source: Source,
): string {
  if (kind === "note") return customerVisible ? labels.visible : labels.internal;
  if (kind === "status") return toStatus === null ? "" : orderLabels.became[toStatus];
  if (kind === "created" && source === "admin") return labels.createdByHand;
  if (kind === "released" && actorName !== null) return labels.releasedByHand;
  if (kind === "arrived" && facts?.arrivedOn === null) return labels.notArrived;
  if (kind === "return" && facts?.returnKind && facts.returnState)
    return `${returns.kinds[facts.returnKind]}: ${returns.states[facts.returnState]}`;
  const parts = facts?.parts ?? [];
  if (kind === "edited" && parts.length > 0)
    return `${labels.kinds.edited}: ${parts.map((part) => labels.parts[part]).join(", ")}`;
  return labels.kinds[kind];
}

/** The money that an event is about. */
export function getAmount({ facts }: Event): Money | undefined {
  const { amountMinor, currency } = facts ?? {};
  return amountMinor === undefined || currency === undefined
    ? undefined
    : money(amountMinor, currency);
}

/**
 * Person behind an event: a staff member by name, or else the customer, whose order it is, or the
 * shop by itself.
 */
export function getActor({ kind, actorName, note, facts }: Event, source: Source): string {
  if (actorName !== null) return actorName;
  const isCustomers =
    (kind === "created" && source === "checkout") ||
    kind === "confirmed" ||
    (kind === "return" && facts?.returnState === "asked") ||
    facts?.arrivalKnownBy === "customer" ||
    note === orderNotes.cancelledByCustomer;
  return isCustomers ? labels.customer : labels.shop;
}

/**
 * How the customer came to do it, and from where, after their name; empty where nothing is known of
 * it.
 */
export function getWay({ facts }: Event): string {
  const { via, from } = facts ?? {};
  const words = [via && labels.ways[via], from && labels.addressKinds[from]];
  return words
    .flatMap((part) => part ?? [])
    .map((part) => `, ${part}`)
    .join("");
}

const shopNotes: ReadonlyMap<string, string> = new Map(
  // The keys of an object of ours.
  (Object.keys(labels.shopNotes) as (keyof typeof labels.shopNotes)[]).map((name) => [
    orderNotes[name],
    labels.shopNotes[name],
  ]),
);

/** The note of an event; what the shop itself wrote is in Hebrew. */
export function getNote({ note }: Event): string | undefined {
  return note === null ? undefined : (shopNotes.get(note) ?? note);
}

/**
 * For whom a note is: those of the back office and those that the customer reads are told apart.
 */
export function getReaders({ kind, customerVisible }: Event): "internal" | "visible" | undefined {
  if (kind !== "note") return undefined;
  return customerVisible ? "visible" : "internal";
}
