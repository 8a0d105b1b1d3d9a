/** The mails to visitors who want to order before payment is switched on. */
export const paymentAlertMails = {
  "confirm-payment-alert": {
    subject: "Shall we let you know when you can pay?",
    preheader: "One click, and we will email you once, when you can pay.",
    heading: "Shall we let you know when you can pay?",
    text: [
      "Hello,",
      "Someone, hopefully you, asked us to email this address when orders can be paid. Please confirm the address, and we will.",
    ],
    button: "Yes, let me know",
    afterwards: [
      "The link works once, within {hours}.",
      "If it was not you, ignore this email. We will send nothing more, and delete the address after a week.",
    ],
    footer:
      "You are receiving this email because this address was entered at the end of the checkout at {shop}. Questions? Write to {email}.",
  },
  "payment-alert-welcome": {
    subject: "We will let you know when you can pay",
    preheader: "One email, on the day when payment becomes available.",
    heading: "We will let you know when you can pay",
    text: [
      "Hello,",
      "Your address is confirmed. We will email you once, on the day when payment becomes available, and then delete the address.",
      "Your cart is waiting in the browser in which you filled it.",
    ],
    button: "Open your cart",
    unsubscribe: "Do not email me",
    afterwards: [],
    footer:
      "You are receiving this email because you asked us to let you know when you can pay at {shop}. Questions? Write to {email}.",
  },
  "payment-open": {
    subject: "You can pay now",
    preheader: "Your cart is waiting for you.",
    heading: "You can pay now",
    text: [
      "Hello,",
      "You asked us to let you know: from today, you can pay for orders. Your cart is waiting in the browser in which you filled it, unless its data has been cleared.",
    ],
    button: "Open your cart",
    afterwards: ["This is the only email. Your address has been removed from our list."],
    footer:
      "You are receiving this email because you asked us to let you know when you can pay at {shop}. Questions? Write to {email}.",
  },
} as const;
