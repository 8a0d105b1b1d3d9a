import { isUuid } from "#shared/uuid.ts";

export const printKinds = ["summary", "packing", "label", "customs"] as const;
export type PrintKind = (typeof printKinds)[number];

export const printable = {
  /** Orders that are printed in one go. */
  most: 50,
  /** The address has it: the print dialog opens by itself. */
  auto: "auto",
  /** The address has it: not the customer's language, but this one. */
  language: "language",
} as const;

/** The orders that an address names: each once, in their order, as many as can be printed. */
export function findIds(text: string | null): string[] {
  const ids = (text ?? "").split(",").filter((id) => isUuid(id.toLowerCase()));
  return [...new Set(ids)].slice(0, printable.most);
}
