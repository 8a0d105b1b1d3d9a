/**
 * The United States: 16 CFR 435 on orders by mail and internet, and the Magnuson-Moss Warranty Act.
 */
export const us = {
  name: "United States",
  notice:
    "All sales are final, but what is faulty or not what you ordered is repaired, replaced or refunded. The limited warranty covers {policies.warrantyMonths} months.",
  withdrawal: {
    heading: "Cancelling",
    text: [
      "You can cancel an order free of charge for {policies.cancelWithinHours} hours. After that all sales are final, because no federal law gives a right to return goods for a change of mind. Some states give you more, and nothing here limits that.",
      "If we cannot ship within the time that we promised, we tell you. You can then agree to the new date, or cancel and get all of your money back.",
    ],
  },
  cancelling: {
    heading: "How to cancel",
    text: [
      "Use the page below, with or without an account, or write to {brand.email}. You receive a confirmation with day and time by email.",
    ],
    link: { to: "/cancel", label: "Cancel or return an order" },
  },
  guarantee: {
    heading: "Limited warranty",
    text: [
      "{brand.legalName} warrants the goods against faults in material and making for {policies.warrantyMonths} months from delivery. We repair or replace what is faulty; if neither is possible, you get back what you paid. The terms of sale say what is not covered and how to make a claim.",
      "This warranty gives you specific legal rights, and you may also have other rights which vary from state to state.",
    ],
    link: { to: "/terms", label: "Terms of sale" },
  },
  prices: {
    heading: "What a price includes",
    text: [
      "Prices are without sales tax. Where we have to collect it, the checkout adds it before you order. If the carrier will ask for duty at the door, the checkout says so, too.",
    ],
  },
} as const;
