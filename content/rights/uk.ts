/**
 * The United Kingdom: Consumer Contracts Regulations 2013 and Consumer Rights Act 2015.
 */
export const uk = {
  name: "United Kingdom",
  notice:
    "You can cancel within {withdrawal.uk.days} days of delivery without giving a reason. Goods must be as described, fit for purpose and of satisfactory quality.",
  withdrawal: {
    heading: "Your right to cancel",
    text: [
      "You have {withdrawal.uk.days} days to cancel this contract without giving any reason. They end {withdrawal.uk.days} days after the day on which you, or a person named by you who is not the carrier, receive the last item of your order.",
      "To cancel, tell us so in a clear statement. You may use the model form, but you need not. It is enough to send the statement before the period is over.",
      "We then pay back everything that you paid us for the order, with the cost of standard delivery, at the latest {law.refundDays} days after the goods are back with us, or after you have shown that you sent them. We use the means of payment that you used, and charge nothing for it.",
      "Please send the goods back within {law.sendBackDays} days of your statement. You bear the direct cost of that. We may reduce the refund for a loss of value where you handled them more than you could have in a shop.",
    ],
  },
  cancelling: {
    heading: "How to cancel",
    text: [
      "Use the page below, with or without an account, or write to {brand.email}. You receive a confirmation with day and time by email.",
      "By post you reach us at {brand.imprint.postalAddress}.",
    ],
    link: { to: "/cancel", label: "Cancel or return an order" },
  },
  guarantee: {
    heading: "If goods are faulty",
    text: [
      "The Consumer Rights Act 2015 says that goods must be as described, fit for purpose and of satisfactory quality.",
      "Up to {law.rejectDays} days: if your goods are faulty, you can get your money back. Up to six months: if they cannot be repaired or replaced, you are entitled to a full refund in most cases. Up to six years, or five in Scotland: if they do not last a reasonable length of time, you may be entitled to a part of the price.",
      "Our own warranty of {policies.warrantyMonths} months comes in addition and takes nothing from it.",
    ],
    link: {
      to: "https://www.citizensadvice.org.uk/consumer/",
      label: "Citizens Advice: your rights as a consumer",
    },
  },
  prices: {
    heading: "What a price includes",
    text: [
      "The total before you press the button that orders is what you pay us, with delivery and with the VAT that we collect. If the carrier will ask for VAT or duty at the door, the checkout says so before you order.",
    ],
  },
  form: {
    heading: "Model cancellation form",
    text: [
      "Complete and return this form only if you wish to cancel the contract.",
      "To {brand.legalName}, {brand.email}",
      "{brand.imprint.postalAddress}",
      "I/We hereby give notice that I/we cancel my/our contract of sale of the following goods:",
      "Ordered on / received on:",
      "Name of consumer(s):",
      "Address of consumer(s):",
      "Signature of consumer(s), only if this form is sent on paper:",
      "Date:",
    ],
  },
} as const;
