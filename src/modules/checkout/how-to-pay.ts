import type { PaymentInstructions } from "#content/payment-instructions.ts";
import { fillText } from "#shared/fill-text.ts";

type Fact = { readonly label: string; readonly text: string };

/** The account to which an order is paid as agreed, in words. */
export type HowToPay = {
  readonly heading: string;
  readonly text: readonly string[];
  readonly account: readonly Fact[];
};

/**
 * The same in the confirmation mail, on the confirmation page and on the page of the order; null
 * while the owner has entered no account.
 */
export function getHowToPay(
  { heading, text, account, reference }: PaymentInstructions,
  number: string,
): HowToPay | null {
  const filled = account.filter((fact) => fact.text !== "");
  if (filled.length === 0) return null;
  const fill = (line: string) => fillText(line, { number });
  return {
    heading,
    text: text.map(fill),
    account: [...filled, reference].map((fact) => ({ ...fact, text: fill(fact.text) })),
  };
}
