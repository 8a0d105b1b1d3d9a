import { useSyncExternalStore } from "react";

/** "10 kg (22 lb)", "930 g (2 lb 1 oz)", "46 × 30 × 20 cm (18.1 × 11.8 × 7.9 in)" */
const BOTH = /(\d[\d.,×x –-]{0,30} (?:kg|g|cm)) \((\d[\d.,×x lb–-]{0,30} (?:lb|oz|in))\)/;
/** "930 g", without its pounds. */
const GRAMS = /(\d{2,6}) g\b(?! \()/g;
const GRAMS_PER_OUNCE = 28.35;

/**
 * A text whose measures begin with the visitor's usual units. A page is the same for all visitors,
 * so it has them in both orders, and the mark of the early script (page/units.ts) shows
 * one: nothing moves, and only one is read out.
 */
export function Units({ children }: { children: string }) {
  const parts = children.replaceAll(GRAMS, addOunces).split(BOTH);
  return parts.map((part, index) => {
    // Split by two groups: text, metric, imperial, text, and so on.
    if (index % 3 === 0) return part;
    if (index % 3 === 2) return null;
    const imperial = parts[index + 1] ?? "";
    return (
      <span key={index}>
        <span className="[:root[data-units]_&]:hidden">{compareUnits(part, imperial)}</span>
        <span className="[:root:not([data-units])_&]:hidden">{compareUnits(imperial, part)}</span>
      </span>
    );
  });
}

/** "930 g (2 lb 1 oz)" */
function addOunces(weight: string, grams: string): string {
  const ounces = Math.round(Number(grams) / GRAMS_PER_OUNCE);
  const pounds = ounces < 16 ? "" : `${Math.floor(ounces / 16)} lb `;
  return `${weight} (${pounds}${ounces % 16} oz)`;
}

/**
 * A line breaks between the two, where there is room for one of them, and not before a unit. They
 * are no boxes: WebKit would break the line before the full stop that follows, too.
 */
function compareUnits(first: string, second: string) {
  return (
    <>
      <span className="whitespace-nowrap">{first}</span>{" "}
      <span className="whitespace-nowrap">({second})</span>
    </>
  );
}

/**
 * The measures that the visitor is at home in; metric in the server's HTML, and until the page has
 * come to life.
 */
export function useUnits(): "metric" | "imperial" {
  return useSyncExternalStore(subscribeToNothing, readUnits, () => "metric");
}

const subscribeToNothing = () => () => undefined;
const readUnits = () =>
  document.documentElement.dataset["units"] === "imperial" ? "imperial" : "metric";
