/** Texts of mails of a shop that sells nothing for pets, where they differ from the delivered. */
export const plainMails = {
  "mail/common": { signature: "Your team at {brand.name}" },
  "mail/confirm-email": {
    text: [
      "Welcome! Please confirm your address with the password that you chose, and your account is ready to use.",
    ],
  },
  "mail/order-confirmation": {
    text: ["We have received your order {number}, and are glad about it."],
  },
  "mail/order-shipped": {
    preheader: "It has left us.",
    text: ["Order {number} has left us, and is with the carrier now."],
  },
  "mail/review-invitation": {
    preheader: "A minute of your time helps the next customer.",
    heading: "How do you like it?",
    text: [
      "You have had your order {number} for a while. Would you tell others what you think? A star rating is enough; words and photos are welcome.",
      "We publish every review, good or bad, as long as it is about what you bought and within the law.",
    ],
  },
};
