import { CircleAlert, CircleCheck, CircleX, Info, type LucideIcon } from "lucide-react";
import { seoWidget as text } from "#i18n/he/seo-widget.ts";
import type { Check, Finding, Verdict } from "./check-page.ts";

const verdicts: Readonly<Record<Verdict, string>> = text.verdicts;
const names: Readonly<Record<Check, string>> = text.checks.names;
const explain: Readonly<Record<Check, (amount: number) => string>> = text.checks.explain;

/** A check and its result, as a line of text. */
export function getLine({ check, verdict, amount }: Finding<Element>): string {
  return `${verdicts[verdict]}: ${names[check]} (${explain[check](amount)})`;
}

const icons: Readonly<Record<Verdict, LucideIcon>> = {
  good: CircleCheck,
  improve: CircleAlert,
  wrong: CircleX,
  info: Info,
};
const OUTLINE_MS = 4_000;

/** One check: its result, the reason, and a button that shows the place of the problem. */
export function FindingLine({ finding }: { finding: Finding<Element> }) {
  const { check, verdict, amount, places } = finding;
  const Icon = icons[verdict];
  return (
    <li data-check={check} data-verdict={verdict}>
      <Icon aria-hidden />
      <div>
        <strong>{names[check]}</strong>
        <span className="seo-verdict">{verdicts[verdict]}</span>
        <p>{explain[check](amount)}</p>
        {places.length > 0 && (
          <button type="button" onClick={() => show(places)}>
            {text.show}
          </button>
        )}
      </div>
    </li>
  );
}

function show(places: readonly Element[]): void {
  places[0]?.scrollIntoView({ block: "center" });
  for (const place of places) {
    place.classList.add("seo-shown");
    setTimeout(() => place.classList.remove("seo-shown"), OUTLINE_MS);
  }
}
