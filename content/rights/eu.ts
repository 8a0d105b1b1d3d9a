/**
 * The European Union: Directive 2011/83/EU with the notice of the legal guarantee that holds from
 * 27 September 2026 on, Directive (EU) 2019/771, and Regulation (EU) 2023/988.
 */
export const eu = {
  name: "European Union",
  notice:
    "You can withdraw within {withdrawal.eu.days} days of delivery without giving a reason. The legal guarantee covers at least {law.guaranteeYears} years: what is faulty is repaired or replaced free of charge.",
  /** On the page of a product. */
  offer:
    "Responsible person for product safety in the European Union: {brand.imprint.euResponsible}",
  withdrawal: {
    heading: "Your right to withdraw",
    text: [
      "You have {withdrawal.eu.days} days to withdraw from this contract without giving any reason. They end {withdrawal.eu.days} days after the day on which you, or a person named by you who is not the carrier, receive the last item of your order.",
      "To withdraw, tell us so in a clear statement. You may use the model form, but you need not. It is enough to send the statement before the period is over.",
      "We then pay back everything that you paid us for the order, with the cost of standard delivery, at the latest {law.refundDays} days after your statement has reached us. We use the means of payment that you used, and charge nothing for it. We may wait until we have the goods back, or until you have shown that you sent them.",
      "Please send the goods back within {law.sendBackDays} days of your statement. You bear the direct cost of that. You answer for a loss of value only where you handled them more than it takes to see what they are like and how they work.",
    ],
  },
  cancelling: {
    heading: "How to withdraw",
    text: [
      "Use the page below, with or without an account, or write to {brand.email}. You receive a confirmation with day and time by email.",
      "By post you reach us at {brand.imprint.postalAddress}.",
    ],
    link: { to: "/cancel", label: "Withdraw from a purchase" },
  },
  guarantee: {
    heading: "Legal guarantee of conformity",
    text: [
      "All goods sold in the European Union come with a legal guarantee of at least {law.guaranteeYears} years from delivery. In some countries it is longer.",
      "If goods are faulty, do not work as advertised or are not what was agreed, the seller must repair or replace them free of charge, within a reasonable time and without significant trouble for you. If that is impossible or does not happen, you can have the price reduced, or end the contract and get your money back.",
      "Our own warranty of {policies.warrantyMonths} months comes in addition and takes nothing from it.",
    ],
    link: {
      to: "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-and-returns/",
      label: "Your Europe: guarantees, country by country",
    },
  },
  prices: {
    heading: "What a price includes",
    text: [
      "The total before you press the button that orders is what you pay us, with delivery and with the value added tax that we collect. If the carrier will ask for tax or duty at the door, the checkout says so before you order.",
    ],
  },
  responsible: {
    heading: "Who is responsible for the product",
    text: [
      "Manufacturer: {brand.legalName}, {brand.email}",
      "{brand.imprint.postalAddress}",
      "Responsible person in the European Union: {brand.imprint.euResponsible}",
    ],
  },
  form: {
    heading: "Model withdrawal form",
    text: [
      "Complete and return this form only if you wish to withdraw from the contract.",
      "To {brand.legalName}, {brand.email}",
      "{brand.imprint.postalAddress}",
      "I/We hereby give notice that I/we withdraw from my/our contract of sale of the following goods:",
      "Ordered on / received on:",
      "Name of consumer(s):",
      "Address of consumer(s):",
      "Signature of consumer(s), only if this form is sent on paper:",
      "Date:",
    ],
  },
} as const;
