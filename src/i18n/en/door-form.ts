/** The page on which customers abroad say what they paid at the door. */
export const doorForm = {
  title: "Did you pay anything at the door?",
  description: "Tell us whether anything was due when your parcel arrived.",
  lede: (number: string) =>
    `It is about order ${number}. We mean customs duty, tax or a fee of the carrier, on top of what you paid us.`,
  choices: { no: "No", yes: "Yes" },
  choiceProblem: "Please choose No or Yes",
  howMuch: "How much was it?",
  amount: "Amount",
  amountProblem: "Please enter an amount such as 12.50",
  currency: "Currency",
  currencyProblem: "Please choose the currency of the amount",
  choose: "Please choose",
  note: "Anything else we should know?",
  optional: "(optional)",
  send: "Send answer",
  change: "Change answer",
  saved: "Thank you! We have your answer.",
  review: "Write a review of what you bought",
  until: (day: string) => `You can change your answer here until ${day}.`,
  final: (day: string) =>
    `You answered, and could change that until ${day}. Write to us if something is wrong.`,
  problems: {
    invalid: "Not sent yet. Please check the marked fields.",
    limited: (minutes: number) =>
      `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    failed: "That did not work. Please try again in a moment.",
  },
  ended: {
    title: "This link has expired",
    text: "It worked for 90 days. Write to us if you would still like to tell us something.",
    home: "Back to Home",
  },
  unknown: {
    title: "There is nothing to answer here",
    text: "The link is incomplete, or the order is no longer available. Please try the link in our email again.",
    home: "Back to Home",
  },
} as const;
