/** Israel: Consumer Protection Law 5741-1981, sections 14C to 14E. */
export const il = {
  name: "Israel",
  notice:
    "You can cancel in writing within {withdrawal.il.days} days of delivery. For a change of mind we may keep {withdrawal.il.feePercent}% of the price or ₪{withdrawal.il.feeAtMostIls}, whichever is lower.",
  withdrawal: {
    heading: "Cancelling a purchase",
    text: [
      "You can cancel within {withdrawal.il.days} days. They begin when you have received both the goods and our confirmation of the order, whichever comes later.",
      "If something is faulty, late or not as described, cancelling costs nothing, and we collect it at our expense. If you simply change your mind, we may keep {withdrawal.il.feePercent}% of the price or ₪{withdrawal.il.feeAtMostIls}, whichever is lower, and you pay for sending it back.",
      "People with a disability, senior citizens and new immigrants have {withdrawal.il.groupMonths} months instead, if the purchase involved a conversation with us, in writing or aloud.",
      "We pay back within {law.refundDays} days of your notice, the way you paid.",
    ],
  },
  cancelling: {
    heading: "How to cancel",
    text: [
      "Use the page below, with or without an account, or write to {brand.email}. Give your name and the number of your order. You receive a confirmation by email.",
      "By post you reach us at {brand.imprint.postalAddress}.",
      "By phone you reach us at {brand.imprint.phone}.",
    ],
    link: { to: "/cancel", label: "Cancel or return an order" },
  },
  guarantee: {
    heading: "Warranty and faults",
    text: [
      "Our warranty covers {policies.warrantyMonths} months from delivery. We repair or replace what is faulty, or give your money back if neither is possible.",
      "It takes nothing away from the Sale Law, under which goods must be as they were described and agreed. Tell us soon after you have found a fault.",
    ],
  },
  prices: {
    heading: "What a price includes",
    text: [
      "The total before you press the button that orders is the whole price, with delivery and with the value added tax that we collect. Nothing is added to it afterwards.",
    ],
  },
} as const;
