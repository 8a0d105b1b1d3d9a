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
  ],
};
