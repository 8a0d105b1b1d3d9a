/** Costs that an order may have beside its goods. */
export type OnTop = "shipping" | "tax" | "duty";
