/** The costs of an order at its address. */
export const quote = {
  asking: "Adding up the costs for your address…",
  failed: "We could not add up the costs for your address. What you typed is still here.",
  askAgain: "Try again",
  methods: "How shall we send it?",
  days: (from: number, to: number) =>
    from === to ? `${to} business days` : `${from}–${to} business days`,
  pickup: "Pick it up yourself",
  askUs: "Ask us about it",
} as const;
