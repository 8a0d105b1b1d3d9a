import type { ReturnKind, ReturnState } from "#modules/orders/kinds.ts";
import type { ReturnCause } from "#modules/returns/kinds.ts";

/** The pages for cancellations, returns and claims. */
export const returnForm = {
  title: "Cancel, return or claim",
  description: "Cancel an order, send it back, or tell us that something is wrong with it.",
  ledeOpen:
    "Tell us which order it is about; you need no account. Before anything is sent, you see what will happen, until when it is possible and what it costs.",
  ledeOrder: (number: string) =>
    `For order ${number}. Before anything is sent, you see what will happen.`,
  byLink: "With the link in any email about your order you also see your own dates and amounts.",
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
  untilShipped: "Until it leaves us",
  notBegun: "The days count from its arrival",
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
  message: "Tell us more",
  messageHelp: "For something damaged or faulty: what is wrong with it.",
  group: "I am 65 or older, have a disability, or am new in the country: the law gives me longer.",
  goOn: "Go on",
  back: "Change it",
  review: "Please check",
  happens: "What will happen",
  when: "Until when",
  costs: "What it costs",
  photos: "Photos of what is wrong",
  photosHelp: (most: number) =>
    `Up to ${most}: JPEG, PNG or WebP, 20 MB together. Where they were taken is removed from them.`,
  photosOpen: "We keep them only if the number and the email belong to one of our orders.",
  confirm: {
    cancel: "Confirm the cancellation",
    withdraw: "Confirm the withdrawal",
    claim: "Send the claim",
    warranty: "Send the claim",
  } satisfies Record<ReturnKind, string>,
  outcome: {
    cancelNow: "The order is cancelled at once. What you have paid comes back the way you paid.",
    cancelAsked:
      "We look whether it can still be stopped, and tell you by email. If it can, what you have paid comes back the way you paid.",
    cancelOpen: (hours: number) =>
      `Within ${hours} hours of ordering, and wherever the law lets you withdraw, an order that has not left us is cancelled as soon as you confirm it by the link that we email to its address. Later we look whether it can still be stopped, and tell you by email.`,
    withdraw:
      "We tell you by email where to send it. Once it is here, the money comes back the way you paid.",
    withdrawOpen:
      "If it has not left us yet, it is cancelled once you confirm it by the link that we email. Otherwise we tell you by email where to send it, and once it is here, the money comes back the way you paid.",
    noWithdrawal:
      "In this country the law gives no right to send back without a reason, and all sales are final once an order has left us. We look at your request all the same, and answer by email.",
    claim: (hours: number) =>
      `We look at it and answer by email within ${hours} hours: you get another one, or your money back.`,
  },
  ends: {
    cancel: "Until it leaves us.",
    withdraw: (days: number) => `Until ${days} days after it has arrived.`,
    withdrawGroup: (months: number) =>
      `For people of 65 or more, with a disability or new in the country: ${months} months.`,
    claim: (hours: number) => `Until ${hours} hours after it has arrived.`,
    warranty: (months: number) => `Until ${months} months after it has arrived.`,
  },
  cost: {
    nothing: "Nothing.",
    sendingBack: "Sending it back is at your expense.",
    fee: (fee: string, comesBack: string) =>
      `The law lets us keep ${fee}. For all of it, ${comesBack} comes back.`,
    comesBack: (amount: string) => `Nothing. For all of it, ${amount} comes back.`,
    feeOpen: (percent: number, shekels: number) =>
      `The law lets us keep ${percent}% of the price, at most ₪${shekels}.`,
  },
  received: {
    title: "We have received it",
    text: (number: string, moment: string) =>
      `Your request ${number} reached us on ${moment} (Israel time).`,
    mail: "If the number and the address belong to one of our orders, a confirmation goes to that address, and the link in it carries a cancellation out. Otherwise we look for your order by hand. Please keep this page, or print it.",
    mailOrder: "A confirmation goes to the address of the order.",
    unusedPhotos: (count: number) =>
      count === 1
        ? "Your request is with us, without one of its photos: it is no still picture, there are five already, or there was no room for it."
        : `Your request is with us, without ${count} of its photos: they are no still pictures, there are five already, or there was no room for them.`,
  },
  /** A cancellation that was asked for by number and address alone. */
  unconfirmed: {
    title: "The order is not cancelled yet",
    text: "Somebody asked for it with the number and the address of the order. If that was you, confirm it here: the order is cancelled at once, and what you have paid comes back the way you paid.",
  },
  asked: {
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
    refunded: (amount: string) => `${amount} went back to you.`,
  },
  nothing: "There is nothing left to cancel, return or claim for this order.",
  final:
    "In your country the law gives no right to send back without a reason, and all sales are final once an order has left us.",
  toOrder: "Back to the order",
  problems: {
    kind: "Please choose what you would like",
    closed: "That is not possible for this order (any more)",
    lines: "Please choose what it is about",
    linesMany: "There are not so many left to send back",
    group: "Only for these groups of people; please say so if you are one of them",
    message: "Please tell us what is wrong",
    country: "Please choose a country",
    invalid: "Not sent yet. Please check the marked fields.",
    limited: (minutes: number) =>
      `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    large: "The photos are too large together. Please choose fewer or smaller ones.",
    failed: "That did not work. Please try again in a moment.",
  },
  unknown: {
    title: "There is no order here",
    text: "The link is not complete, or the order is no longer shown. Try the link in our email again.",
    home: "Back to Home",
  },
} as const;
