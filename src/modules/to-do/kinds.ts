// The one list of what waits for staff. Work list, marks of the navigation, and filters follow from
// it; tests check that bell, push notifications and mails agree with it.
import type { MailKind } from "#modules/mail/mail-kinds.ts";
import type { Notification } from "#modules/notifications/contract.ts";
import type { PushKind } from "#modules/notifications/push/kinds.ts";
import type { Period } from "#modules/returns/periods.ts";
import type { AdminAction } from "#shared/permissions.ts";

/** Counting stops here; there may be more. */
export const MOST_TO_DO = 1_000;

type ToDoRecord = {
  /** The right that a staff member needs to see it. */
  readonly needs: AdminAction;
  /** The screen that lists it, and the filter there that leaves nothing else. */
  readonly screen:
    | "orders"
    | "products"
    | "returns"
    | "door"
    | "messages"
    | "inventory"
    | "content"
    | "reviews"
    | System;
  readonly filter?: string;
  /**
   * now: a customer waits for it, and it is counted beside the name of its module. soon: the shop
   * itself waits for it. anytime: it may stay as it is, and is no open task.
   */
  readonly urgency: "now" | "soon" | "anytime";
  /** Until when each piece of it is due. */
  readonly due?: Period;
  /** The entries of the bell that say that there is one more, and the same on devices. */
  readonly news?: readonly Notification["kind"][];
  readonly push?: readonly PushKind[];
  /** The mails to the shop that say so. */
  readonly mails?: readonly MailKind[];
};
type System = "mail" | "jobs" | "backups" | "paymentWays";

/** In the order of the work list. */
export const toDoKinds = {
  /** Orders whose customers, or their banks, take a payment back; each has a day to answer by. */
  disputes: {
    needs: "orders.read",
    screen: "orders",
    filter: "payment=disputed",
    urgency: "now",
    news: ["money-elsewhere"],
    push: ["money-elsewhere"],
  },
  /** Orders whose refund failed, and that have no later one that is underway or done. */
  failedRefunds: {
    needs: "orders.read",
    screen: "orders",
    filter: "payment=refund_failed",
    urgency: "now",
    due: "refund",
    news: ["refund-failed"],
    push: ["refund-failed"],
  },
  /** Orders with a refund that staff have to transfer by hand. */
  refundsByHand: {
    needs: "orders.read",
    screen: "orders",
    filter: "payment=refund_waiting",
    urgency: "now",
    due: "refund",
    news: ["order-cancelled"],
    push: ["order-cancelled"],
    mails: ["order-cancelled-by-customer"],
  },
  /** Cancelled orders with money that nobody has begun to refund. */
  cancelledWithMoney: {
    needs: "orders.read",
    screen: "orders",
    filter: "payment=money_left",
    urgency: "now",
    due: "refund",
  },
  /** Cancellations, returns and claims that were requested and not decided. */
  returns: {
    needs: "orders.read",
    screen: "returns",
    filter: "state=asked",
    urgency: "now",
    due: "reply",
    news: ["return"],
    push: ["return"],
    mails: ["return-requested"],
  },
  /** Returns whose items have come back: the refund or the replacement is missing. */
  receivedReturns: {
    needs: "orders.read",
    screen: "returns",
    filter: "state=received",
    urgency: "now",
    due: "refund",
  },
  /** Orders whose customers paid something at the door, which nobody has looked into yet. */
  paidAtDoor: {
    needs: "orders.read",
    screen: "door",
    filter: "state=open",
    urgency: "soon",
  },
  /** Messages and dealer inquiries that need an answer. */
  answer: {
    needs: "messages.read",
    screen: "messages",
    filter: "sort=deadline",
    urgency: "now",
    due: "reply",
    news: ["message"],
    push: ["message", "dealer"],
    mails: ["contact-message", "dealer-inquiry"],
  },
  /** Paid, not refunded in full, and nothing has been shipped yet. */
  pack: {
    needs: "orders.read",
    screen: "orders",
    filter: "payment=paid&fulfilment=unshipped",
    urgency: "now",
    news: ["order", "paid-without-stock"],
    push: ["order", "order-paid"],
    mails: ["new-order", "paid-without-stock"],
  },
  /** Neither cancelled nor refunded, and not paid in full. */
  pay: {
    needs: "orders.read",
    screen: "orders",
    filter: "payment=unpaid",
    urgency: "soon",
  },
  /** Variants with low or no stock. */
  restock: {
    needs: "stock.read",
    screen: "inventory",
    filter: "level=below",
    urgency: "soon",
    news: ["stock"],
    push: ["stock"],
    mails: ["stock-alert"],
  },
  /** Payment services that have not answered for a while. */
  awayServices: {
    needs: "settings.read",
    screen: "paymentWays",
    urgency: "soon",
    news: ["payment-away"],
    mails: ["payment-service-away"],
  },
  /** Mails that have failed, wait for long, or may not have arrived. */
  failedMails: { needs: "mail.read", screen: "mail", filter: "state=stuck", urgency: "soon" },
  /** Jobs that have failed for good. */
  failedJobs: { needs: "jobs.read", screen: "jobs", urgency: "soon" },
  /** The last backup failed, or the last good one is old. */
  backup: {
    needs: "jobs.read",
    screen: "backups",
    urgency: "soon",
    news: ["backup"],
    push: ["backup"],
  },
  /** Integrity rules that are broken. */
  findings: { needs: "jobs.read", screen: "jobs", urgency: "soon", news: ["finding"] },
  /** Texts whose time to be published has come, and that have problems. */
  lateTexts: { needs: "content.read", screen: "content", filter: "state=late", urgency: "soon" },
  /** Products whose time to be shown has come, or that of a variant, and that lack something. */
  lateProducts: {
    needs: "catalogue.read",
    screen: "products",
    filter: "state=late",
    urgency: "soon",
  },
  /** Texts with a draft that has no time to be published. */
  drafts: { needs: "content.read", screen: "content", filter: "state=draft", urgency: "anytime" },
  /** Reviews that the back office holds. */
  heldReviews: {
    needs: "reviews.read",
    screen: "reviews",
    filter: "state=held",
    urgency: "anytime",
  },
} as const satisfies Record<string, ToDoRecord>;

export type ToDoKind = keyof typeof toDoKinds;
// The keys of our own object.
export const toDoKindNames = Object.keys(toDoKinds) as [ToDoKind, ...ToDoKind[]];

export const getToDoRecord = (kind: ToDoKind): ToDoRecord => toDoKinds[kind];
