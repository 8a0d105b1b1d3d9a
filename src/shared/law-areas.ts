import type { Address } from "./address.ts";

/**
 * The areas whose law gives consumers rights that the shop describes, by the code of their market.
 * `country` is one of their countries: its period of withdrawal is quoted. `unnoticedMonths` are
 * added to that period where nobody told the customer of it (Directive 2011/83/EU, article 10;
 * Consumer Contracts Regulations 2013, regulation 31).
 */
export const lawAreas = {
  il: { country: "IL", unnoticedMonths: 0 },
  eu: { country: "DE", unnoticedMonths: 12 },
  uk: { country: "GB", unnoticedMonths: 12 },
  us: { country: "US", unnoticedMonths: 0 },
} as const;

export type LawArea = keyof typeof lawAreas;

// `Object.keys` returns plain strings, but these are the keys of the object above.
export const lawAreaCodes = Object.keys(lawAreas) as readonly LawArea[];

/** The market of a law area: where it is, as "GB", "US/OR" or "GB:BT". */
export type LawMarket = { readonly code: LawArea; readonly places: readonly string[] };

/** Those of the markets whose law the shop describes. */
export const listLawMarkets = (
  markets: readonly { readonly code: string; readonly places: readonly string[] }[],
): LawMarket[] =>
  markets.flatMap(({ code, places }) => {
    const area = lawAreaCodes.find((own) => own === code);
    return area === undefined ? [] : [{ code: area, places }];
  });

type Destination = Pick<Address, "country" | "state" | "postalCode">;

/** The law area of an address: that of the longest place that it lies in. */
export function findLawArea(
  markets: readonly LawMarket[],
  destination: Destination,
): LawArea | undefined {
  const fitting = markets.flatMap(({ code, places }) =>
    places
      .filter((place) => isIn(place, destination))
      .map((place) => ({ code, width: place.length })),
  );
  return fitting.toSorted((a, b) => b.width - a.width)[0]?.code;
}

function isIn(place: string, { country, state = "", postalCode = "" }: Destination): boolean {
  const code = postalCode.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return (
    place === country ||
    place === `${country}/${state.trim().toUpperCase()}` ||
    (place.startsWith(`${country}:`) && code.startsWith(place.slice(country.length + 1)))
  );
}
