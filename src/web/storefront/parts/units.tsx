import { useSyncExternalStore } from "react";

/**
 * "10 kg (22 lb)", "930 g (2 lb 1 oz)", "46 × 30 × 20 cm (18.1 × 11.8 × 7.9 in)", and measures
 * of one system alone: "2–5 cm", "930 g".
 */
const MEASURE =
  /(\d[\d.,×x –-]{0,30} (?:kg|g|cm)) \((\d[\d.,×x lb–-]{0,30} (?:lb|oz|in))\)|(\d[\d.,×x –-]{0,30} cm\b|\d{2,6} g\b)(?! \()/;
/** "930 g", without its pounds. */
const GRAMS = /(\d{2,6}) g\b(?! \()/g;
const GRAMS_PER_OUNCE = 28.35;
const CM_PER_INCH = 2.54;

type UnitsProps = {
  children: string;
  /** Beside a drawing there is room for one system alone. */
  isLabel?: boolean;
  /** For visitors with metric units a sentence stays as it was written. */
  isSentence?: boolean;
};

/**
 * A text whose measures begin with the visitor's usual units. A page is the same for all visitors,
 * so it has them in both orders, and the mark of the early script (page/units.ts) shows
 * one: nothing moves, and only one is read out.
 */
export function Units({ children, isLabel = false, isSentence = false }: UnitsProps) {
  const text = isSentence ? children : children.replaceAll(GRAMS, addOunces);
  // Groups that did not match are undefined.
  const parts: readonly (string | undefined)[] = text.split(MEASURE);
  return parts.map((part, index) => {
    // Split by three groups: text, metric, imperial, metric alone, text, and so on.
    if (index % 4 === 0) return part;
    if (index % 4 === 2 || part === undefined) return null;
    const isAlone = index % 4 === 3;
    // Two pairs of brackets within each other are hard to read.
    const isInside = isAlone && parts[index - 3]?.endsWith("(");
    const imperial = isAlone ? toImperial(part) : (parts[index + 1] ?? "");
    return (
      <span key={index}>
        <span className="[:root[data-units]_&]:hidden">
          {isAlone ? part : compareUnits(part, imperial)}
        </span>
        <span className="[:root:not([data-units])_&]:hidden">
          {isLabel ? imperial : isInside ? `${imperial}, ${part}` : compareUnits(imperial, part)}
        </span>
      </span>
    );
  });
}

/** "0.8–2 in", "2 lb 1 oz" */
function toImperial(metric: string): string {
  if (metric.endsWith(" g")) return toOunces(Number(metric.slice(0, -" g".length)));
  const inches = metric.replaceAll(/[\d.]+/g, (number) =>
    String(Math.round((Number(number) / CM_PER_INCH) * 10) / 10),
  );
  return inches.replace("cm", "in");
}

/** "930 g (2 lb 1 oz)" */
function addOunces(weight: string, grams: string): string {
  return `${weight} (${toOunces(Number(grams))})`;
}

/** "2 lb 1 oz" */
function toOunces(grams: number): string {
  const ounces = Math.round(grams / GRAMS_PER_OUNCE);
  const pounds = ounces < 16 ? "" : `${Math.floor(ounces / 16)} lb `;
  return `${pounds}${ounces % 16} oz`;
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
