/**
 * The words of the mails about orders; "mails.ts" says what stands for what in braces.
 */
export const orderMailTexts = {
  order: {
    button: "View your order",
    /** For a guest, whose order is held for longer then. */
    confirmButton: "Confirm your order",
    footer:
      "You get this email because somebody ordered at {shop} with this address. Questions, or was it not you? Write to {email}.",
    /** The table of what was ordered. */
    table: {
      item: "Item",
      amount: "Amount",
      subtotal: "Subtotal",
      discount: "Discount ({code})",
      shipping: "Shipping",
      free: "Free",
      /** Of bags that were ordered before they are here. */
      ahead: "Pre-order, leaves us by {day}",
      total: "Total",
      /** In place of it, where a price was agreed for the whole order. */
      agreed: "Total, as agreed",
      /** Once money has come, or gone back. */
      paid: "Paid",
      refunded: "Given back",
      due: "Still to pay",
    },
    shipTo: "Where it goes",
    /** Above the days, of an order that is paid. */
    arrives: "When it arrives",
  },
  "order-confirmation": {
    subject: "Your order {number}",
    preheader: "Thank you! Here is what you ordered: {total}, shipping included.",
    heading: "Thank you for your order",
    text: [
      "We have received your order {number}. Somebody’s pet is about to get a very good seat.",
    ],
    afterwards: [
      "Changed your mind? For {policies.cancelWithinHours} hours after the order you can cancel it yourself, on its page.",
      "The link opens your order without a password. Share it only with people who may see it.",
    ],
  },
  /** "{due}" is what is still to be paid, "{until}" how long the button works. */
  "payment-link": {
    subject: "Your link to pay order {number}",
    preheader: "{due} to pay, until {until}.",
    heading: "Here you can pay your order",
    text: ["For order {number}, {due} is still to be paid. The button leads to the payment."],
    button: "Pay your order",
    afterwards: [
      "You can pay until {until} (Israel time). If that is too soon, answer this email, and we find a way.",
      "The button opens your order without a password. Share it only with people who may see it.",
    ],
  },
  "payment-received": {
    subject: "Payment received for order {number}",
    preheader: "We have your {total}. Next we pack.",
    heading: "Your payment is here",
    text: ["Thank you: {total} for order {number} has reached us. Next we pack."],
    afterwards: [],
  },
  "order-shipped": {
    subject: "Order {number} is on its way",
    preheader: "It has left us. Please warn the pet.",
    heading: "Your order is on its way",
    text: ["Order {number} has left us. From here on the carrier has the lead."],
    afterwards: [],
    shipment: {
      heading: "The parcel",
      carrier: "Carrier",
      trackingNumber: "Tracking number",
      tracking: "Tracking",
      follow: "Follow the parcel",
    },
  },
  "order-cancelled": {
    subject: "Order {number} is cancelled",
    preheader: "Nothing will be sent.",
    heading: "Your order is cancelled",
    text: ["Order {number} is cancelled, and nothing will be sent."],
    afterwards: [
      "If you have paid already, you get the money back the way it came, and an email that says so.",
      "You did not ask for this? Answer this email, and we look into it.",
    ],
  },
  "order-refunded": {
    subject: "Refund for order {number}",
    preheader: "{amount} is on its way to you.",
    heading: "Your money is on its way back",
    text: ["For order {number}, {amount} goes back to you the way you paid."],
    afterwards: ["Banks take their time with this, usually a few business days."],
    refund: { heading: "The refund", amount: "Amount", reason: "Reason" },
  },
} as const;
