import type { FaqCategory } from "./category.ts";

export const ordersAndPricing: FaqCategory = {
  id: "orders-and-pricing",
  heading: "Orders and pricing",
  questions: [
    {
      id: "what-does-it-cost",
      question: "What does it cost?",
      answer: [
        "Every colour costs the same. The price stands on each product page in US dollars{if free_shipping}, and the cart adds nothing for shipping{/if}{if not free_shipping}, and the cart adds nothing for packing{/if}{if gift Cotton Storage Bag} or for the storage bag{/if}.",
        "If your card or bank works in another currency, it does the conversion, at its own rate.",
      ],
      more: { to: "/products", label: "See the price" },
    },
    {
      id: "how-to-pay",
      question: "How can I pay?",
      answer: [
        "Not online yet, to be honest. The checkout ends with the words “Secure payment processing coming soon”, and until that changes its last button stays switched off. No card details are asked for anywhere in the shop.",
        "You can fill a cart and go through the checkout in the meantime. If you would rather not wait, write to {brand.email}.",
      ],
      more: { to: "/contact", label: "Write to us" },
      payments: "off",
    },
    {
      id: "how-to-pay",
      question: "How can I pay?",
      answer: [
        "After ordering. The last step of the checkout charges nothing: you place the order, we hold your bags, and an email tells you how to pay. No card details are asked for anywhere in the shop.",
        "Would another way suit you better? Answer that email, or write to {brand.email}.",
      ],
      more: { to: "/contact", label: "Write to us" },
      payments: "manual",
    },
    {
      id: "how-to-pay",
      question: "How can I pay?",
      answer: [
        "By card, on the page of our payment service, which opens when you place the order. The shop itself never sees the number of your card.",
        "If you leave that page before you are done, the checkout leads you back to your order and to the payment while we hold your bags. Once the payment is there, an email confirms the order.",
      ],
      more: { to: "/contact", label: "Write to us" },
      payments: "online",
    },
    {
      id: "how-to-use-a-coupon",
      question: "Where do I enter a coupon?",
      answer: [
        "In the cart, in the order summary. Capital or small letters make no difference. The discount is taken off the subtotal, and it stays with you into the checkout.",
        "One coupon works at a time; remove it to try another.",
      ],
      more: { to: "/cart", label: "Go to the cart" },
    },
    {
      id: "cancel-an-order",
      question: "Can I change or cancel an order?",
      answer: [
        "Within {policies.cancelWithinHours} hours of ordering you can cancel it yourself: the link in your confirmation email opens your order, with a button for it. Without the email, order number and address are enough. To change something, cancel and order anew.",
        "Where the law lets you withdraw, as in the European Union, the United Kingdom and Israel, you can cancel until the order is shipped, and send it back for {withdrawal.days} days after it has arrived.",
        "Anywhere else, ask on the same page after that time. We see whether the parcel can still be stopped, and answer by email.",
      ],
      more: { to: "/cancel", label: "Cancel an order" },
    },
    {
      id: "need-an-account",
      question: "Do I need an account?",
      answer: [
        "No. The cart and the checkout are open to guests. With an account you see your orders and their status in one place, including those you made as a guest with the same, confirmed address. It also saves your delivery addresses for the next time.",
      ],
      more: { to: "/auth", label: "Sign in or sign up" },
    },
    {
      id: "out-of-stock",
      question: "Why does a page say that only a few bags are left?",
      answer: [
        "Because it is so. When few bags of a colour are left, we show how many. The number comes from our stock list and not from a salesman. At zero the page says “Out of stock”.",
        "Then leave your email address in the form that stands in place of the buttons. When the bag is back and it is your turn, we email you once and set one aside for you for a day.",
      ],
      more: { to: "/products", label: "See what is in stock" },
    },
  ],
};
