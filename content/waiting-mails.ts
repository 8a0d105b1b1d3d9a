/** The mails to customers on the waiting list; "{bag}" is the name of the item that is sold out. */
export const waitingMails = {
  "confirm-waiting": {
    subject: "Shall we let you know when {bag} is back?",
    preheader: "One click, and we will email you once, when it is back.",
    heading: "Shall we let you know when it is back?",
    text: [
      "Hello,",
      "Someone, hopefully you, asked us to email this address when {bag} is back. Please confirm the address, and you are on the waiting list.",
    ],
    button: "Yes, let me know",
    afterwards: [
      "The link works once, within {hours}.",
      "If it was not you, ignore this email. We will send nothing more, and delete the address after a week.",
    ],
    footer:
      "You are receiving this email because this address was entered on the page of a sold-out item at {shop}. Questions? Write to {email}.",
  },
  "waiting-welcome": {
    subject: "You are on the waiting list for {bag}",
    preheader: "One email, when it is back.",
    heading: "You are on the waiting list",
    text: [
      "Hello,",
      "Your address is confirmed. When {bag} is back and it is your turn, we will email you once and set one aside for you for {kept}. The list is in the order of confirmation.",
      "Then we delete the address, and after six months in any case.",
    ],
    button: "Visit the shop",
    unsubscribe: "Leave the waiting list",
    afterwards: [],
    footer:
      "You are receiving this email because you asked us to let you know when an item is back at {shop}. Questions? Write to {email}.",
  },
  "back-in-stock": {
    subject: "{bag} is back, and one is set aside for you",
    preheader: "You have {hours} to order it.",
    heading: "It is back, and one is set aside for you",
    text: [
      "Hello,",
      "You waited for {bag}, and now it is your turn: we have set one aside for you for {hours}. Use the button below to order it; after that time it goes to the next person on the list.",
    ],
    button: "See your item",
    afterwards: [
      "Changed your mind? Follow the same link to release it for the next person.",
      "This is the only email. Your address has been removed from our list.",
    ],
    footer:
      "You are receiving this email because you asked us to let you know when an item is back at {shop}. Questions? Write to {email}.",
  },
} as const;
