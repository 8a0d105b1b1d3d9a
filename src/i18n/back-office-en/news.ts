import type { news as hebrew } from "../he/news.ts";
import type { Translated } from "../translated.ts";
import { formatCount, formatShortDate } from "../format-he.ts";
import { inWords } from "./in-words.ts";
import { isolate } from "#shared/isolate-text.ts";

/** Texts for news that the back office gets at once, and for the bell that keeps it. */
export const news: Translated<typeof hebrew> = {
  bell: {
    markRead: "Mark all as read",
    empty: "No notifications",
    emptyText: "New orders, messages, return requests and falling stock appear here.",
    failed: "Could not load the notifications",
    isNew: "New",
    silentDevice: "Notifications were turned on in this browser, but no longer reach it.",
    toDevices: "Turn on again",
    staySilent: "Leave off",
  },
  kinds: {
    finding: (count) =>
      `Data mismatch found: ${count === 1 ? "1 case" : `${formatCount(count)} cases`}`,
    order: (number, customer) => `New order ${isolate(`#${number}`)} from ${isolate(customer)}`,
    return: {
      cancel: (number) => `Customer asks to cancel an order: request ${isolate(number)}`,
      withdraw: (number) => `Customer asks to return products: request ${isolate(number)}`,
      claim: (number) => `Customer reports a damaged or wrong product: request ${isolate(number)}`,
      warranty: (number) => `Customer makes a warranty claim: request ${isolate(number)}`,
    },
    "order-cancelled": (number) => `The customer cancelled order ${isolate(`#${number}`)}`,
    stock: (name, available) =>
      available === 0
        ? `Out of stock: ${isolate(name)}`
        : `Low stock: ${isolate(name)}, ${inWords(available, "1 unit", "units")} left`,
    "unpaid-holds": (name, held, onHand) =>
      `Reserved for unpaid orders: ${isolate(name)}, ${formatCount(held)} of ${formatCount(onHand)}`,
    message: (kind, name) =>
      `${kind === "dealer" ? "New dealer inquiry" : "New message"} from ${isolate(name)}`,
    "refund-failed": (number) => `The refund for order ${isolate(`#${number}`)} failed`,
    "money-elsewhere": {
      refund: (number, { service }) =>
        `A refund for order ${isolate(`#${number}`)} was made in the ${isolate(service)} dashboard`,
      dispute_opened: (number, { service, dueAt }) => {
        const until = dueAt === null ? "" : ` by ${formatShortDate(new Date(dueAt))}`;
        return `The customer disputed the charge for order ${isolate(`#${number}`)}: answer at ${isolate(service)}${until}`;
      },
      dispute_lost: (number) =>
        `The dispute of order ${isolate(`#${number}`)} was lost, and the money was returned`,
      dispute_won: (number) =>
        `The dispute of order ${isolate(`#${number}`)} was won, and the money stays`,
    },
    "paid-without-stock": (number) =>
      `A payment came in for order ${isolate(`#${number}`)}, which has no units`,
    "payment-away": (name) => `The payment service ${isolate(name)} is not responding`,
    backup: {
      failed: "The last backup failed",
      old: "The last good backup is more than 36 hours old",
    },
    setup: {
      "untrusted-proxy": `All visitors look like one visitor to the shop. Whoever runs the server can fix this (${isolate("TRUSTED_PROXIES")})`,
      "silent-proxy": `All visitors look like one visitor to the shop. Whoever runs the server can fix this (${isolate("X-Forwarded-For")})`,
    },
  },
  toast: {
    title: (number) => `New order ${isolate(`#${number}`)}`,
    text: (customer, total, shekels) =>
      shekels === null
        ? `${isolate(customer)}, ${isolate(total)}`
        : `${isolate(customer)}, ${isolate(shekels)} (${isolate(total)})`,
    open: "View",
    message: { contact: "New message", dealer: "New dealer inquiry" },
  },
};
