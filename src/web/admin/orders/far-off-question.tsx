import { orderCorrections } from "#i18n/he/order-corrections.ts";
import { Amount } from "../kit/money.tsx";
import type { Question } from "../kit/use-question.tsx";
import { isFarOff, type ComparedAmount } from "./far-off.ts";

const text = orderCorrections.farOff;

/** Asks whether amounts far from the usual ones are right; undefined where none is. */
export function getFarOffQuestion(compared: readonly ComparedAmount[]): Question | undefined {
  const far = compared.filter(isFarOff);
  if (far.length === 0) return undefined;
  return {
    title: text.title,
    submit: text.submit,
    refuse: text.refuse,
    subject: JSON.stringify(far),
    text: (
      <ul className="grid gap-1">
        {far.map(({ amount, usual }, index) => (
          // In the order in which they stand in the form.
          <li key={index}>
            <Amount amount={amount} className="font-medium text-text" /> {text.instead}{" "}
            <Amount amount={usual} />
          </li>
        ))}
      </ul>
    ),
  };
}
