import { refundOnItsWay } from "./refund-words.ts";
import type { OrderEventKind, ReturnState } from "#modules/orders/kinds.ts";
import { orders } from "./orders.ts";
import { howToPay } from "./payment-words.ts";

/** The page that the link to an order opens. */
export const orderStatus = {
  title: (number: string) => `Order ${number}`,
  description: "What you ordered, and its current status.",
  placed: "Placed",
  /** After the moment. */
  zone: "(Israel time)",
  status: "Status",
  order: "Your order",
  subtotal: "Subtotal",
  discount: (code: string, percent: number | null) =>
    percent === null ? code : `${code}, ${percent}% off`,
  shipping: "Shipping",
  free: "Free",
  total: "Total",
  shipTo: "Shipping address",
  payment: {
    title: "Payment",
    paid: (amount: string) => `${amount} paid. Thank you.`,
    refunded: (amount: string) => `${amount} refunded.`,
    refunding: refundOnItsWay,
    asAgreed: `Not paid yet. ${howToPay}`,
    confirming: "Payment is being confirmed. This page updates automatically.",
    waiting: "Not paid yet.",
    over: "The time to pay online is over. Write to us, and we will find a way.",
    nothing: "Nothing was charged.",
    pay: (amount: string) => `Pay ${amount} now`,
    partlyPaid: (paid: string, due: string) => `${paid} paid, ${due} still to pay.`,
    until: (moment: string) => `You can pay here until ${moment} (Israel time).`,
    opening: "Opening the payment page…",
    goToPage: "Go to the payment page",
  },
  rights: { title: "Your rights", more: "More about your rights" },
  shipments: {
    title: "Parcels",
    /** For a carrier that has no name here. */
    other: "Parcel",
    number: (number: string) => `Tracking number ${number}`,
    track: "Track this parcel",
    sent: "Sent",
    arrived: "Arrived",
    /** Before the latest plausible day by the policies, when the day of arrival is not known. */
    estimated: "Should have arrived by",
    confirm: "It has arrived",
    confirming: "One moment…",
  },
  timeline: {
    title: "What has happened",
    /** Text of each kind of event; a `status` event is told by the status that it led to. */
    events: {
      created: "Order placed",
      confirmed: "You confirmed the order",
      note: "A message from the shop",
      payment: "Payment received",
      refund: "Refund",
      shipment: "Parcel handed over",
      arrived: "Parcel arrived",
      return: "",
      edited: "The order was changed",
      released: "Not paid yet: the items went back on the shelf",
      deleted: "",
      restored: "",
      status: "",
    } satisfies Record<OrderEventKind, string>,
    /** The badge beside the number and My Orders call them the same. */
    statuses: orders.statuses,
    /** Corrections by the shop. */
    newTotal: (total: string) => `The order was changed. The total is now ${total}`,
    cancelledPayment: (amount: string) =>
      `A payment of ${amount} was entered by mistake and no longer counts`,
    correctedShipment: "The details of a parcel were corrected",
    /** Of an arrival that the shop estimates, and of one that was corrected. */
    estimated: "Parcel should have arrived",
    notArrived: "Parcel not delivered yet",
    /** The state of a cancellation, return or claim. */
    returns: {
      asked: "You asked for a cancellation, return or claim",
      approved: "Your return or claim was approved",
      underway: "Your return is on its way to us",
      received: "We have received your return",
      refunded: "Your return was refunded",
      replaced: "Your return was replaced",
      cancelled: "Your cancellation was carried out",
      refused: "Your request was declined",
    } satisfies Record<ReturnState, string>,
    zone: "All times are Israel time.",
  },
  cancel: {
    title: "Changed your mind?",
    until: (moment: string) => `You can cancel this order here until ${moment} (Israel time).`,
    left: (hours: number, minutes: number) =>
      hours === 0 ? `${minutes} min left` : `${hours} h ${minutes} min left`,
    open: "Cancel this order…",
    sure: "The items go back on the shelf, and what you have paid comes back to you.",
    confirm: "Yes, cancel the order",
    keep: "Keep the order",
    busy: "Cancelling…",
    over: (hours: number) =>
      `Orders can be cancelled here for ${hours} hours, or until they are shipped. Write to us, and we will see what we can do:`,
    failed: {
      late: "The time to cancel here is over. Please write to us.",
      limited: "Too many attempts. Please try again later.",
      gone: "That did not work. Please try again in a moment.",
      many: "That did not work. Please try again in a moment.",
      refused: "Our payment service did not accept this payment. Please write to us.",
      other: "That did not work. Please try again in a moment.",
      /** A staff member has opened the customer's link. */
      staff: "You are signed in as staff. Please cancel this order in the back office.",
    },
  },
  confirm: {
    title: "Please confirm your order",
    heldTitle: "Your items wait for you",
    held: (moment: string) => `We keep the items for you until ${moment} (Israel time).`,
    released: "The items are back on the shelf. Confirm the order, and we set them aside again.",
    byMail: "Use the button in our confirmation email, and we keep them for three days.",
    text: "One press, and we keep the items until three days after you ordered.",
    button: "Confirm my order",
    busy: "Confirming…",
    failed: {
      late: "There is nothing left to confirm. Please write to us.",
      limited: "Too many attempts. Please try again later.",
      gone: "The items have been sold meanwhile. Please write to us, and we see what can be done.",
      many: "Another order with this email address has not been paid yet. Please pay for it or cancel it first.",
      refused: "That did not work. Please use the button in our email again.",
      other: "That did not work. Please use the button in our email again.",
    },
  },
  /** The page that a link to pay opens. */
  link: {
    title: (number: string) => `Pay order ${number}`,
    description: "The amount due, and a link to the payment page.",
    ended: {
      title: "This link has expired",
      text: "Payment links work for a few days. Write to us, and we will send you a new one.",
      home: "Back to Home",
    },
  },
  review: {
    title: "How is it?",
    text: "Stars are enough; words and photos are welcome.",
    write: orders.review,
  },
  /** For staff, who see the page without the customer's key. */
  preview: {
    note: "This is what the customer sees. The buttons work only with the customer’s own link.",
    over: {
      title: "This preview has expired",
      text: "It works for only a minute. Open it again from the order in the back office.",
      home: "Back to Home",
    },
  },
  /** Leads to the page on which items are sent back. */
  returns: "Cancel, return or claim",
  help: { title: "Questions?", text: "Write to us about this order:" },
  print: "Print order summary",
  /** The head of the printed page. */
  summary: "Order summary",
  allOrders: "My Orders",
  shopping: "Continue Shopping",
  unknown: {
    title: "We could not find this order",
    text: "The link is incomplete, or the order is no longer available. Please try the link in your confirmation email again.",
    home: "Back to Home",
  },
} as const;
