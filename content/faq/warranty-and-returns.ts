import type { FaqCategory } from "./category.ts";

export const warrantyAndReturns: FaqCategory = {
  id: "warranty-and-returns",
  heading: "Warranty and returns",
  questions: [
    {
      id: "warranty-length",
      question: "Is there a warranty?",
      answer: [
        "A factory warranty of {policies.warrantyMonths} months, from the day the bag reaches you.",
      ],
      more: { to: "/terms", label: "Read the terms" },
    },
    {
      id: "what-does-the-warranty-cover",
      question: "What does the warranty cover?",
      answer: [
        "Faults in material and making: a seam that opens, a zip that gives up, a buckle that will not hold.",
        "It does not cover what daily life does: teeth, claws, scratches, faded cloth, the washing machine, or a load beyond the limit.",
      ],
    },
    {
      id: "make-a-warranty-claim",
      question: "How do I make a warranty claim?",
      answer: [
        "On the page for returns and claims: give your order number and a few words about what happened, and attach a photo of the spot. You need no account. We tell you whether it is a repair or a replacement, and what happens next.",
      ],
      more: { to: "/cancel", label: "Make a claim" },
    },
    {
      id: "can-i-return-it",
      question: "Can I return the bag if I do not like it?",
      answer: [
        "All sales are final, so please measure first and ask us if in doubt. We would rather answer ten questions than ship one bag that does not fit.",
        "That takes nothing away from the rights that the law gives you as a consumer where you live. Where it lets you withdraw, as in the European Union, the United Kingdom and Israel, you have {withdrawal.days} days from delivery, and need no reason, no account and no phone call. The page tells you in advance what it costs.",
      ],
      more: { to: "/cancel", label: "Send something back" },
    },
    {
      id: "arrived-damaged",
      question: "It arrived damaged. What do I do?",
      answer: [
        "Tell us within {policies.claimWithinHours} hours of delivery, on the page for returns and claims, with photos of the bag and of the parcel. Order number and email address are enough. Keep the packaging until we have answered; the carrier may want to see it.",
      ],
      more: { to: "/cancel", label: "Report the damage" },
    },
    {
      id: "wrong-item",
      question: "I was sent the wrong colour. What do I do?",
      answer: [
        "The same: tell us within {policies.claimWithinHours} hours of delivery, on the same page and before anybody has moved in. It is our mistake, and ours to put right.",
      ],
      more: { to: "/cancel", label: "Report the wrong bag" },
    },
  ],
};
