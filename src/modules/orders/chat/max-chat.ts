/** Characters of a conversation: some weeks of messages about an order. */
export const MAX_CHAT = 10_000;
