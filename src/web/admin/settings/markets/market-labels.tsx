import { CalendarClock, CircleCheck, CircleOff, Globe, Lightbulb } from "lucide-react";
import { toDay } from "#i18n/format-he.ts";
import { markets as text } from "#i18n/he/markets.ts";
import type { MarketAnswer } from "#modules/markets/contract.ts";
import { findTaxRate } from "#modules/markets/price-terms.ts";
import { isWholeCountry } from "#modules/markets/whole-country.ts";
import { isolate } from "#shared/isolate-text.ts";
import { now } from "#web/browser/clock.ts";
import { Tag, type TagStyle } from "#ui/tag.tsx";
import { formatCountries } from "../../kit/format-countries.ts";

type MarketState = keyof typeof text.states;

const looks: Readonly<Record<MarketState, TagStyle>> = {
  main: { tone: "info", Icon: Globe },
  proposed: { tone: "sample", Icon: Lightbulb },
  planned: { tone: "info", Icon: CalendarClock },
  active: { tone: "ok", Icon: CircleCheck },
  not_delivered: { tone: "mute", Icon: CircleOff },
};

export function StateTag({ row }: { row: MarketAnswer }) {
  const state = getState(row);
  return <Tag {...looks[state]}>{text.states[state]}</Tag>;
}

function getState({ isMain, isDelivered, validFrom }: MarketAnswer): MarketState {
  if (isMain) return "main";
  if (validFrom === null) return "proposed";
  if (validFrom > toDay(now())) return "planned";
  return isDelivered ? "active" : "not_delivered";
}

const MAX_PARTS = 3;

/** Countries by their names, and parts of countries as they are written. */
export function formatPlaces(places: readonly string[]): string {
  const countries = places.filter(isWholeCountry);
  const parts = places.filter((place) => !isWholeCountry(place));
  const more = parts.length - MAX_PARTS;
  return [
    ...(countries.length === 0 ? [] : [formatCountries(countries)]),
    ...parts.slice(0, MAX_PARTS).map(isolate),
    ...(more > 0 ? [text.more(more)] : []),
  ].join(", ");
}

/** The tax on usual goods today: "19% VAT, included", and from the lowest to the highest rate. */
export function formatTax(row: MarketAnswer): string {
  const { taxMode, taxName, taxRates } = row;
  if (taxMode === "none") return text.noTax;
  const places = taxRates.flatMap(({ place, taxClass }) =>
    taxClass === "standard" ? [place] : [],
  );
  const rates = places.map((place) =>
    findTaxRate(
      { market: row, places: place === null ? [] : [place], today: toDay(now()) },
      "standard",
    ),
  );
  const [lowest, highest] = [Math.min(...rates), Math.max(...rates)];
  const shown = [...new Set([lowest, highest])].map((bp) => text.percent(bp / 100)).join("–");
  return text.tax(shown, taxName ?? "", taxMode);
}
