/** What an order may cost beside its goods. */
export type OnTop = "shipping" | "tax" | "duty";
