import type { contactSubjects } from "#modules/messages/form-fields.ts";

const subjects: Readonly<Record<(typeof contactSubjects)[number], string>> = {
  "product-inquiry": "Product Inquiry",
  feedback: "Feedback",
  wholesale: "Wholesale",
  support: "Support",
  other: "Other",
};

/** Messages and the list of topics of the contact page. */
export const contact = {
  subjects,
  selectTopic: "Select a topic",
  messagePlaceholder: "Tell us what's on your mind...",
  sent: (name: string) => ({
    title: "Message Sent!",
    text: `Thank you${name && ` ${name}`}! We've received your message and will get back to you soon.`,
  }),
  failed: {
    title: "Error",
    text: "Failed to send message. Please try again or email us directly.",
  },
} as const;
