const link = { to: "/privacy", label: "Privacy policy" } as const;

/** The purposes for which forms collect data, each in one sentence. */
export const privacyNotes = {
  checkout: { text: "We use this to deliver your order and to write to you about it.", link },
  signUp: { text: "We use this for your account and your orders.", link },
  review: { text: "Your review is public, your email and your order are not.", link },
  return: { text: "We use this to handle your request, and store it with your order.", link },
} as const;
