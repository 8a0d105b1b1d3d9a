/** The mails to who would order while nothing can be paid. */
export const paymentAlertMails = {
  "confirm-payment-alert": {
    subject: "Shall we tell you when you can pay?",
    preheader: "One click, and we write once, when payment opens.",
    heading: "Shall we tell you when you can pay?",
    text: [
      "Hello,",
      "Somebody, hopefully you, asked us to write to this address when orders can be paid. Please confirm it, and we do.",
    ],
    button: "Yes, tell me",
    afterwards: [
      "The link works for {hours}, once.",
      "If it was not you, ignore this email. Without the click we send nothing more, and forget the address after a week.",
    ],
    footer:
      "You get this email because this address was entered at the end of the checkout at {shop}. Questions? Write to {email}.",
  },
  "payment-alert-welcome": {
    subject: "We tell you when you can pay",
    preheader: "One message, on the day payment opens.",
    heading: "We tell you when you can pay",
    text: [
      "Hello,",
      "Your address is confirmed. We write once, on the day payment opens, and forget the address then.",
      "Your cart waits in the browser in which you filled it.",
    ],
    button: "Open your cart",
    unsubscribe: "Do not write to me",
    afterwards: [],
    footer:
      "You get this email because you asked to be told when you can pay at {shop}. Questions? Write to {email}.",
  },
  "payment-open": {
    subject: "You can pay now",
    preheader: "Your cart waits where you filled it.",
    heading: "You can pay now",
    text: [
      "Hello,",
      "You asked us to tell you: orders can be paid from today. Your cart waits in the browser in which you filled it, as long as nobody has cleared it.",
    ],
    button: "Open your cart",
    afterwards: ["This was the only message. Your address has been taken off our list."],
    footer:
      "You get this email because you asked to be told when you can pay at {shop}. Questions? Write to {email}.",
  },
} as const;
