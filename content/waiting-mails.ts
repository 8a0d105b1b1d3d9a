/** The mails to who waits for something that is sold out: "{bag}" names it. */
export const waitingMails = {
  "confirm-waiting": {
    subject: "Shall we tell you when {bag} is back?",
    preheader: "One click, and we write once, when it is back.",
    heading: "Shall we tell you when it is back?",
    text: [
      "Hello,",
      "Somebody, hopefully you, asked us to write to this address when {bag} is back. Please confirm it, and you are on the waiting list.",
    ],
    button: "Yes, tell me",
    afterwards: [
      "The link works for {hours}, once.",
      "If it was not you, ignore this email. Without the click we send nothing more, and forget the address after a week.",
    ],
    footer:
      "You get this email because this address was entered on the page of something sold out at {shop}. Questions? Write to {email}.",
  },
  "waiting-welcome": {
    subject: "You are on the waiting list for {bag}",
    preheader: "One message, when it is back.",
    heading: "You are on the waiting list",
    text: [
      "Hello,",
      "Your address is confirmed. When {bag} is back and it is your turn, we write once and keep one for you for {kept}. Whoever confirmed first is served first.",
      "We forget the address then, and after six months in any case.",
    ],
    button: "Visit the shop",
    unsubscribe: "Leave the waiting list",
    afterwards: [],
    footer:
      "You get this email because you asked to be told when something is back at {shop}. Questions? Write to {email}.",
  },
  "back-in-stock": {
    subject: "{bag} is back, and one is kept for you",
    preheader: "It is yours to order for {hours}.",
    heading: "It is back, and one is kept for you",
    text: [
      "Hello,",
      "You waited for {bag}, and now it is your turn: one is set aside for you for {hours}. Order it with the button below; after that it goes to the next person on the list.",
    ],
    button: "See what is kept for you",
    afterwards: [
      "Changed your mind? Behind the same link you can let it go, and somebody else is served sooner.",
      "This was the only message. Your address has been taken off our list.",
    ],
    footer:
      "You get this email because you asked to be told when something is back at {shop}. Questions? Write to {email}.",
  },
} as const;
