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
        "Tell us your order number, a few words about what happened, and send a photo of the spot along. We tell you whether it is a repair or a replacement, and what happens next.",
      ],
      more: { to: "/cancel", label: "Make a claim" },
    },
    {
      id: "can-i-return-it",
      question: "Can I return the bag if I do not like it?",
      answer: [
        "All sales are final, so please measure first and ask us if in doubt. We would rather answer ten questions than ship one bag that does not fit.",
        "That takes nothing away from the rights that the law gives you as a consumer where you live. Where it lets you withdraw, you need no reason, no account and no phone call.",
      ],
      more: { to: "/size-chart", label: "Measure first" },
    },
    {
      id: "arrived-damaged",
      question: "It arrived damaged. What do I do?",
      answer: [
        "Tell us within {policies.claimWithinHours} hours of delivery by email to {brand.email}, with photos of the bag and of the parcel. Keep the packaging until we have answered; the carrier may want to see it.",
      ],
      more: { to: "mailto:{brand.email}", label: "Report the damage" },
    },
    {
      id: "wrong-item",
      question: "I was sent the wrong colour. What do I do?",
      answer: [
        "The same: tell us within {policies.claimWithinHours} hours of delivery, before anybody has moved in. It is our mistake, and ours to put right.",
      ],
      more: { to: "/contact", label: "Write to us" },
    },
  ],
};
