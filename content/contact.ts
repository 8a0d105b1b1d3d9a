/** The words of the contact page. */
export const contact = {
  title: "Say Hello!",
  metaTitle: "Contact {brand.name}: email, form and social channels",
  description:
    "Questions about size, an order or the {brand.productName}? Write by form, email or a social channel. People read it and answer within {policies.replyWithinHours} hours.",
  lede: "A question, a compliment, a zip with opinions: tell us. Measurements of your pet are welcome; photos, even more so, by email to the address below.",
  channels: {
    heading: "Where to find us",
    text: "Email and form are best for orders and warranty, since nothing gets lost there. The other channels are good for pictures and a chat.",
  },
  form: {
    heading: "Write to us",
    reply:
      "We answer within {policies.replyWithinHours} hours. A person does, so it may be shorter than a robot’s reply and more to the point.",
  },
  promo: {
    heading: "Show us the view",
    text: "A summit, a tram stop, the first time past the garden gate: we would love to see where the bag has taken the two of you. Tag it with",
    hashtag: "{brand.hashtag}",
    note: "Your pictures stay yours. We ask before we show one to anybody.",
  },
} as const;
