import { refundOnItsWay } from "./refund-words.ts";
import type { ReturnKind, ReturnState } from "#modules/orders/kinds.ts";
import type { ReturnCause } from "#modules/returns/kinds.ts";

/** The pages for cancellations, returns and claims. */
export const returnForm = {
  title: "Cancel, return or claim",
  description: "Cancel an order, send it back, or tell us that something is wrong with it.",
  ledeOpen:
    "Tell us which order it is about; you do not need an account. Before you send anything, you see what will happen, until when it is possible and what it costs.",
  ledeOrder: (number: string) =>
    `For order ${number}. Before you send anything, you see what will happen.`,
  byLink: "With the link in any email about your order, you also see your own dates and amounts.",
  number: "Order number",
  numberHelp: "Eight letters and digits, as in A1B2C3D4. It is in every email about the order.",
  email: "Email you ordered with",
  country: "Where was it delivered?",
  choose: "Please choose",
  optional: "(optional)",
  kind: "What would you like?",
  kinds: {
    cancel: "Cancel the order",
    withdraw: "Send it back without a reason",
    claim: "It came damaged, or is the wrong one",
    warranty: "It failed within the warranty",
  } satisfies Record<ReturnKind, string>,
  /** Beside a choice, by the link of an order. */
  until: (moment: string) => `Until ${moment} (Israel time)`,
  untilShipped: "Until it is shipped",
  notBegun: "Counted from the day of arrival",
  lines: "What is it about?",
  lineCount: (name: string) => `How many: ${name}`,
  cause: "Why?",
  causes: {
    changed_mind: "I changed my mind",
    too_small: "Too small for my pet",
    too_large: "Too large for my pet",
    not_as_expected: "Not what I expected",
    late: "It came too late",
    damaged: "It came damaged",
    wrong_item: "It is the wrong one",
    faulty: "It does not work as it should",
    other: "Something else",
  } satisfies Record<ReturnCause, string>,
  /** Of things that no pet has to fit into. */
  plainCauses: { too_small: "Too small", too_large: "Too large" },
  message: "Tell us more",
  messageHelp: "For something damaged or faulty: what is wrong with it.",
  group:
    "I am 65 or older, have a disability, or am new in the country: the law gives me more time.",
  /** The same where the country is not known yet. */
  groupIn: (countries: string) =>
    `Only for ${countries}: I am 65 or older, have a disability, or am new in the country, and the law gives me more time.`,
  goOn: "Continue",
  back: "Change it",
  review: "Please check",
  happens: "What will happen",
  when: "Until when",
  costs: "What it costs",
  photos: "Photos of what is wrong",
  photosHelp: (most: number) =>
    `Up to ${most}: JPEG, PNG or WebP, 20 MB in total. We remove the location from them.`,
  photosOpen: "We keep them only if the number and the email belong to one of our orders.",
  confirm: {
    cancel: "Confirm the cancellation",
    withdraw: "Confirm the withdrawal",
    claim: "Send the claim",
    warranty: "Send the claim",
  } satisfies Record<ReturnKind, string>,
  outcome: {
    cancelNow: "The order is cancelled at once. We refund what you have paid the way you paid.",
    cancelRequested:
      "We check whether it can still be stopped, and let you know by email. If it can, we refund what you have paid the way you paid.",
    cancelOpen: (hours: number) =>
      `Within ${hours} hours of ordering, and wherever the law lets you withdraw, an order that has not been shipped is cancelled as soon as you confirm it with the link that we email to its address. After that, we check whether it can still be stopped, and let you know by email.`,
    withdraw: "We email you where to send it. Once it has arrived, we refund you the way you paid.",
    withdrawOpen:
      "If it has not been shipped yet, it is cancelled once you confirm it with the link that we email. Otherwise we email you where to send it, and once it has arrived, we refund you the way you paid.",
    noWithdrawal:
      "In this country the law gives no right to return goods without a reason, and all sales are final once an order has been shipped. We still look at your request, and answer by email.",
    claim: (hours: number) =>
      `We look into it and answer by email within ${hours} hours: you get a replacement, or your money back.`,
  },
  ends: {
    cancel: "Until it is shipped.",
    withdraw: (days: number) => `Within ${days} days of its arrival.`,
    withdrawGroup: (months: number) =>
      `If you are 65 or older, have a disability or are new in the country: ${months} months.`,
    claim: (hours: number) => `Within ${hours} hours of its arrival.`,
    warranty: (months: number) => `Within ${months} months of its arrival.`,
  },
  cost: {
    nothing: "Nothing.",
    sendingBack: "Sending it back is at your expense.",
    fee: (fee: string, comesBack: string) =>
      `The law lets us keep ${fee}. For everything, we refund ${comesBack}.`,
    comesBack: (amount: string) => `Nothing. For everything, we refund ${amount}.`,
    feeOpen: (percent: number, shekels: number) =>
      `The law lets us keep ${percent}% of the price, at most ₪${shekels}.`,
  },
  received: {
    title: "We have received your request",
    text: (number: string, moment: string) =>
      `We received your request ${number} on ${moment} (Israel time).`,
    mail: "If the number and the address belong to one of our orders, we email a confirmation to that address; to cancel, follow the link in it. Otherwise we look for your order by hand. Please keep this page, or print it.",
    mailOrder: "We email a confirmation to the address of the order.",
    unusedPhotos: (count: number) =>
      count === 1
        ? "We have received your request, but could not use one of its photos: it is not a still picture, there are already five, or there was no space for it."
        : `We have received your request, but could not use ${count} of its photos: they are not still pictures, there are already five, or there was no space for them.`,
  },
  /** A cancellation that was asked for by number and address alone. */
  unconfirmed: {
    title: "The order is not cancelled yet",
    text: "Someone asked for it with the number and the address of the order. If that was you, confirm it here: the order is cancelled at once, and we refund what you have paid the way you paid.",
  },
  requests: {
    title: "What you have asked for",
    when: (number: string, moment: string) => `Request ${number}, ${moment} (Israel time)`,
    states: {
      asked: "Received",
      approved: "Approved",
      underway: "On its way back",
      received: "Back with us",
      refunded: "Refunded",
      replaced: "Replaced",
      cancelled: "Order cancelled",
      refused: "Declined",
    } satisfies Record<ReturnState, string>,
    refunded: (amount: string) => `We refunded ${amount}.`,
    refunding: refundOnItsWay,
  },
  nothing: "There is nothing left to cancel, return or claim for this order.",
  final:
    "In your country the law gives no right to return goods without a reason, and all sales are final once an order has been shipped.",
  toOrder: "Back to the order",
  problems: {
    kind: "Please choose what you would like",
    closed: "That is not possible for this order (any more)",
    lines: "Please choose what it is about",
    linesMany: "There are not that many left to send back",
    group: "Only for these groups of people; please say so if you are one of them",
    message: "Please tell us what is wrong",
    country: "Please choose a country",
    invalid: "Not sent yet. Please check the marked fields.",
    limited: (minutes: number) =>
      `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    large: "The photos are too large in total. Please choose fewer or smaller ones.",
    failed: "That did not work. Please try again in a moment.",
  },
  unknown: {
    title: "We could not find this order",
    text: "The link is incomplete, or the order is no longer available. Please try the link in our email again.",
    home: "Back to Home",
  },
} as const;
