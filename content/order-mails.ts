/**
 * The words of the mails about orders; "mails.ts" says what stands for what in braces.
 */
export const orderMailTexts = {
  order: {
    button: "View your order",
    /** For a guest, whose order is held for longer then. */
    confirmButton: "Confirm your order",
    footer:
      "You are receiving this email because this address was used for an order at {shop}. Questions, or was it not you? Write to {email}.",
    /** The table of what was ordered. */
    table: {
      item: "Item",
      amount: "Amount",
      subtotal: "Subtotal",
      discount: "Discount ({code})",
      shipping: "Shipping",
      free: "Free",
      /** Where the shop has several ways to ship, and collects tax or duty. */
      shippingBy: "Shipping ({method})",
      tax: "{name} {rates}",
      taxIncluded: "Includes {name} ({rates})",
      taxNumber: "{name} number",
      duty: "Customs duty",
      atDoor: "To pay at the door",
      aboutDuty: "about {amount}",
      unknownDuty: "duty or tax, if any",
      /** Of items that were ordered before they are here. */
      ahead: "Pre-order, ships by {day}",
      total: "Total",
      /** In place of it, where a price was agreed for the whole order. */
      agreed: "Total, as agreed",
      /** Once money has come, or gone back. */
      paid: "Paid",
      refunded: "Refunded",
      due: "Still to pay",
    },
    shipTo: "Shipping to",
    /** Above the days, of an order that is paid. */
    arrives: "Estimated arrival",
  },
  "order-confirmation": {
    subject: "Your order {number}",
    preheader: "Thank you! Here is what you ordered: {total}, shipping included.",
    heading: "Thank you for your order",
    text: [
      "We have received your order {number}. Somebody’s pet is about to get a very good seat.",
    ],
    afterwards: [
      "Changed your mind? You can cancel the order yourself on its page for {policies.cancelWithinHours} hours.",
      "The link opens your order without a password. Share it only with people who may see it.",
    ],
    /** Beside links of the rights by country, where the confirmation has them. */
    online: "Online",
  },
  /** "{due}" is what is still to be paid, "{until}" how long the button works. */
  "payment-link": {
    subject: "Payment link for order {number}",
    preheader: "{due} due by {until}.",
    heading: "Pay for your order",
    text: ["{due} is still due for order {number}. Use the button to pay."],
    button: "Pay now",
    afterwards: [
      "You can pay until {until} (Israel time). If you need more time, reply to this email.",
      "The button opens your order without a password. Share it only with people who may see it.",
    ],
  },
  "payment-received": {
    subject: "Payment received for order {number}",
    preheader: "We have received {total}. Next we pack.",
    heading: "We have received your payment",
    text: ["Thank you! We have received {total} for order {number}. Next we pack."],
    afterwards: [],
  },
  "order-updated": {
    subject: "Your order {number} was updated",
    preheader: "Here is your order as it is now: {total}.",
    heading: "Your order was updated",
    text: ["We have corrected your order {number}. Here is how it stands now."],
    afterwards: ["Is something not as we agreed? Reply to this email and we will put it right."],
  },
  "order-shipped": {
    subject: "Order {number} is on its way",
    preheader: "It has left us. Please warn the pet.",
    heading: "Your order is on its way",
    text: ["Order {number} has left us. From here on, the carrier holds the leash."],
    afterwards: [],
    shipment: {
      heading: "The parcel",
      carrier: "Carrier",
      trackingNumber: "Tracking number",
      tracking: "Tracking",
      follow: "Track the parcel",
    },
  },
  "order-cancelled": {
    subject: "Order {number} is cancelled",
    preheader: "Nothing will be sent.",
    heading: "Your order is cancelled",
    text: ["Order {number} is cancelled, and nothing will be sent."],
    afterwards: [
      "If you have already paid, we will refund you the way you paid and let you know by email.",
      "You did not ask for this? Reply to this email and we will look into it.",
    ],
  },
  "order-refunded": {
    subject: "Refund for order {number}",
    preheader: "{amount} is on its way to you.",
    heading: "Your refund is on its way",
    text: ["For order {number}, we are refunding {amount} to your original payment method."],
    afterwards: ["It usually takes a few business days to arrive."],
    refund: { heading: "The refund", amount: "Amount", reason: "Reason" },
  },
} as const;
