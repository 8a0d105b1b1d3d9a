/**
 * Stands below both contact forms, followed by the link. Its own file, so that the home page
 * carries no more of the contact page.
 */
export const contactPrivacy = {
  text: "We use what you write here, with your name and address, to answer you and for nothing else. It is read by the people who look after customers. You may ask at any time to see it, correct it or have it erased.",
  link: { to: "/privacy", label: "How we treat your data" },
} as const;
