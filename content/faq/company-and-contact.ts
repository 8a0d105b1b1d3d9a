import type { FaqCategory } from "./category.ts";

export const companyAndContact: FaqCategory = {
  id: "company-and-contact",
  heading: "Company and contact",
  questions: [
    {
      id: "who-are-you",
      question: "Who is behind {brand.name}?",
      answer: [
        "{brand.legalName} makes one product, the {brand.productName}, and sells it here. One thing, done with care, and nothing else on the shelf to distract us.",
      ],
      more: { to: "/about", label: "Read about us" },
    },
    {
      id: "how-to-reach-you",
      question: "How do I reach you?",
      answer: [
        "With the contact form, by email to {brand.email}, or on {brand.socialNames}. Choose what you like; questions about an order are best sent by email or form, so that nothing gets lost.",
      ],
      more: { to: "/contact", label: "Go to the contact page" },
    },
    {
      id: "how-soon-do-you-answer",
      question: "How soon do you answer?",
      answer: [
        "Within {policies.replyWithinHours} hours. Dealers hear from us within {policies.dealerReplyBusinessDays} business days, since we like to look at each inquiry properly.",
      ],
    },
    {
      id: "sell-the-backpack",
      question: "Can I sell the backpack in my shop?",
      answer: [
        "Gladly. Tell us about your shop on the dealer page. The form there is in Hebrew; if that is not your language, write to us through the contact form and pick “Wholesale”.",
      ],
      more: { to: "/dealer", label: "Become a dealer" },
    },
    {
      id: "are-the-pictures-real",
      question: "Are the pictures photographs?",
      answer: [
        "No. We draw them in 3D, bag, puppies, mountains and all. They show shape, colours and details of the bag; the animals are toys, and nobody had to hold still.",
      ],
      more: { to: "/gallery", label: "See the gallery" },
    },
    {
      id: "what-happens-to-my-data",
      question: "What happens to my data?",
      answer: [
        "We use it for what you gave it for, and do not sell it. Nothing optional loads before you agree to it, and “Cookie settings” at the foot of every page lets you change your mind.",
      ],
      more: { to: "/privacy", label: "Read the privacy policy" },
    },
    {
      id: "see-change-or-delete-my-data",
      question: "How do I see, change or delete my data?",
      answer: [
        "In your account, by yourself: there you change your name, your password and your email address, download everything that we hold about you, and close the account. Without an account, write to us.",
      ],
      more: { to: "/account", label: "Go to your account" },
    },
    {
      id: "sign-in-without-a-password",
      question: "Can I sign in without a password?",
      answer: [
        "Yes, with a passkey: your device recognises you by fingerprint, face or code, and none of that reaches us. You add one in your account, and can remove it there at any time.",
      ],
      more: { to: "/account", label: "Add a passkey" },
    },
    {
      id: "save-an-address",
      question: "Can I save my addresses?",
      answer: [
        "Yes, several of them, if you have an account. The checkout fills in your default address and offers you the others.",
      ],
      more: { to: "/account/addresses", label: "Go to your addresses" },
    },
    {
      id: "write-a-review",
      question: "How do I review the backpack?",
      answer: [
        "Once your order has arrived, we email you an invitation. Its link opens a form for stars, a text and photos, without an account; it also lets you change or remove your review later. With an account you then find “Write a review” in My Orders as well.",
        "Only buyers can review, and a review is published whatever its stars.",
      ],
      more: { to: "/orders", label: "Go to My Orders" },
    },
  ],
};
