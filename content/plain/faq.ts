import type { FaqCategory } from "../faq/category.ts";
import { companyAndContact } from "../faq/company-and-contact.ts";
import { ordersAndPricing } from "../faq/orders-and-pricing.ts";
import { shippingAndDelivery } from "../faq/shipping-and-delivery.ts";

/** A category with those of its questions that are about any shop. */
const pickQuestions = (category: FaqCategory, ids: readonly string[]): FaqCategory => ({
  ...category,
  questions: category.questions.filter(({ id }) => ids.includes(id)),
});

/** Questions and answers of a shop that sells nothing for pets: those that are about any shop. */
export const plainFaq = {
  description:
    "What does shipping cost, how long does it take, what does the warranty cover? Plain answers about {brand.name} and your order.",
  categories: [
    pickQuestions(ordersAndPricing, ["how-to-use-a-coupon", "cancel-an-order", "need-an-account"]),
    pickQuestions(shippingAndDelivery, [
      "what-does-shipping-cost",
      "how-long-does-it-take",
      "where-do-you-ship",
      "where-is-my-order",
      "wrong-address",
    ]),
    {
      id: "warranty-and-returns",
      heading: "Warranty and returns",
      questions: [
        {
          id: "warranty-length",
          question: "Is there a warranty?",
          answer: [
            "A factory warranty of {policies.warrantyMonths} months, from the day the parcel reaches you.",
          ],
          more: { to: "/terms", label: "Read the terms" },
        },
        {
          id: "arrived-damaged",
          question: "It arrived damaged, or is the wrong one. What do I do?",
          answer: [
            "Tell us within {policies.claimWithinHours} hours of delivery, on the page for returns and claims, with photos. Order number and email address are enough. Keep the packaging until we have answered; the carrier may want to see it.",
          ],
          more: { to: "/cancel", label: "Report the damage" },
        },
      ],
    },
    pickQuestions(companyAndContact, [
      "how-soon-do-you-answer",
      "what-happens-to-my-data",
      "see-change-or-delete-my-data",
      "sign-in-without-a-password",
      "save-an-address",
    ]),
  ],
};
