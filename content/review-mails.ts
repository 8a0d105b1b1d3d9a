/**
 * The words of the mail that asks for a review; "mails.ts" says what stands for what in braces.
 * "{days}" is how long the link works.
 */
export const reviewMails = {
  "review-invitation": {
    subject: "How is it going with order {number}?",
    preheader: "A minute of your time helps the next pet owner.",
    heading: "How do you two get along?",
    text: [
      "Your order {number} has been with you for a while. Would you tell other pet owners how it is? Stars are enough; words and photos are welcome.",
      "We publish every review, good or bad, as long as it is about what you bought and within the law.",
    ],
    button: "Write a review",
    unsubscribe: "No more of these invitations",
    afterwards: [
      "The link works for {days}, without a password. With it you can also change or remove what you wrote.",
      "We ask once for each order, and never again for this one.",
    ],
    footer:
      "You get this email because somebody ordered at {shop} with this address. Questions? Write to {email}.",
  },
} as const;
