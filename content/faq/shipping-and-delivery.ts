import type { FaqCategory } from "./category.ts";

export const shippingAndDelivery: FaqCategory = {
  id: "shipping-and-delivery",
  heading: "Shipping and delivery",
  questions: [
    {
      id: "what-does-shipping-cost",
      question: "What does shipping cost?",
      answer: [
        "{if free_shipping}At present nothing, whatever you order and wherever you live. Cart and checkout show it as “Free”.{/if}",
        "{if free_shipping}Should we ever charge for shipping, one promise remains: standard shipping stays free for orders over ${policies.freeStandardShippingFromUsd}.{/if}",
        "{if not free_shipping}That depends on where you live. The checkout shows it with your address, before you order.{/if}",
      ],
    },
    {
      id: "how-long-does-it-take",
      question: "How long does delivery take?",
      answer: [
        "First we pack: an order is processed within {policies.processingBusinessDays} business days. Then {if free_shipping}free worldwide {/if}shipping takes {policies.shippingDays.worldwideFree} business days. That is the estimate that your order confirmation repeats.",
        "Business days leave out weekends and public holidays.",
      ],
    },
    {
      id: "shipping-services",
      question: "How do the shipping services differ?",
      answer: [
        "Counted from the day a parcel leaves us: standard takes {policies.shippingDays.standard} business days, express {policies.shippingDays.express}, and international {policies.shippingDays.international}, because customs may want a look.",
        "{if free_shipping}You do not choose between them in the checkout yet. Every order goes with free worldwide shipping, which we plan with {policies.shippingDays.worldwideFree} business days; a parcel that crosses a border may need the longer time of the international service.{/if}",
      ],
    },
    {
      id: "where-do-you-ship",
      question: "Where do you ship to?",
      answer: [
        "Worldwide. If your country is in the list of the checkout, we ship there. If it is missing, tell us: we would like to know where it is missing, and who is waiting there.",
      ],
    },
    {
      id: "customs-and-duties",
      question: "Are there customs duties?",
      answer: [
        "There may be, when a parcel crosses a border. Duties and import taxes are your country’s business, are collected by it or by the carrier, and are not part of our price. Your customs office knows the rules for a bag of this value.",
      ],
    },
    {
      id: "where-is-my-order",
      question: "Where is my order?",
      answer: [
        "The link in your confirmation email opens your order and shows how far it has come; no account is needed. With an account you find all of yours in My Orders.",
        "If it is later than the estimate, write to us with your order number. We answer within {policies.replyWithinHours} hours.",
      ],
      more: { to: "/orders", label: "Go to My Orders" },
    },
    {
      id: "wrong-address",
      question: "I gave the wrong address. What now?",
      answer: [
        "Within {policies.cancelWithinHours} hours of ordering you can cancel it yourself and order anew: the link in your confirmation email opens your order, and without it the page for cancelling does. Later, write to us at once. We do what we can, but a parcel that has left follows its label.",
      ],
      more: { to: "/cancel", label: "Cancel the order" },
    },
  ],
};
