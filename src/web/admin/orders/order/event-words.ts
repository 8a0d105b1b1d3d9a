import { orderNotes } from "#content/order-notes.ts";
import { order as text } from "#i18n/he/order.ts";
import type { OrderDetails } from "#modules/sales/order-details.ts";
import { money, type Money } from "#shared/money.ts";

type Event = OrderDetails["events"][number];
type Source = OrderDetails["source"];

const words = text.timeline;

/** What happened, in a few words. */
export function titleOf({ kind, toStatus, facts, customerVisible }: Event, source: Source): string {
  if (kind === "note") return customerVisible ? words.visible : words.internal;
  if (kind === "status") return toStatus === null ? "" : words.statuses[toStatus];
  if (kind === "created" && source === "admin") return words.createdByHand;
  const parts = facts?.parts ?? [];
  if (kind === "edited" && parts.length > 0)
    return `${words.kinds.edited}: ${parts.map((part) => words.parts[part]).join(", ")}`;
  return words.kinds[kind];
}

/** The money that an event is about. */
export function amountOf({ facts }: Event): Money | undefined {
  const { amountMinor, currency } = facts ?? {};
  return amountMinor === undefined || currency === undefined
    ? undefined
    : money(amountMinor, currency);
}

/** Who did it: a clerk by name, or else the customer, whose order it is, or the shop by itself. */
export function actorOf({ kind, actorName, note }: Event, source: Source): string {
  if (actorName !== null) return actorName;
  const isCustomers =
    (kind === "created" && source === "checkout") || note === orderNotes.cancelledByCustomer;
  return isCustomers ? words.customer : words.shop;
}

const shopNotes: ReadonlyMap<string, string> = new Map(
  // The keys of an object of ours.
  (Object.keys(words.shopNotes) as (keyof typeof words.shopNotes)[]).map((name) => [
    orderNotes[name],
    words.shopNotes[name],
  ]),
);

/** The note of an event; what the shop itself wrote is in Hebrew. */
export function noteOf({ note }: Event): string | undefined {
  return note === null ? undefined : (shopNotes.get(note) ?? note);
}

/** For whom a note is: those of the back office and those that the customer reads are told apart. */
export function readersOf({ kind, customerVisible }: Event): "internal" | "visible" | undefined {
  if (kind !== "note") return undefined;
  return customerVisible ? "visible" : "internal";
}
