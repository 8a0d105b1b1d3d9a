/**
 * The words of the mail that asks for a review; "mails.ts" says what stands for what in braces.
 * "{days}" is how long the link works.
 */
export const reviewMails = {
  "review-invitation": {
    subject: "How do you like your order {number}?",
    preheader: "A minute of your time helps the next pet owner.",
    heading: "How are you two getting along?",
    text: [
      "You have had your order {number} for a while. Would you tell other pet owners what you think? A star rating is enough; words and photos are welcome.",
      "We publish every review, good or bad, as long as it is about what you bought and within the law.",
    ],
    /** Only in the mail about an order from abroad. */
    door: {
      question: "Did you pay anything at the door?",
      explanation:
        "Customs duty, tax or a fee of the carrier, on top of what you paid us. Your answer shows us whether we keep our promises abroad.",
      no: { label: "No", text: "I paid nothing at the door" },
      yes: { label: "Yes", text: "I paid something, and can say how much" },
    },
    button: "Write a review",
    unsubscribe: "Stop these invitations",
    afterwards: [
      "The link works for {days} without a password. You can also use it to change or remove your review.",
      "We ask once for each order, and never again for this one.",
    ],
    footer:
      "You are receiving this email because this address was used for an order at {shop}. Questions? Write to {email}.",
  },
} as const;
