import { formatAddress } from "localized-address-format";
import type { Address } from "#shared/address.ts";
import { joinPresent } from "#shared/join-present.ts";
import { hasForeignLetters } from "#shared/plain-text.ts";
import { formatCountry } from "./format-country.ts";
import type { Locale } from "./format.ts";

type Parts = Parameters<typeof formatAddress>[0];

/**
 * An address as it stands on a shipment, line by line in the order of its country, and the country
 * last; nothing for none. Parts for which the country's addresses have no place follow the city, so
 * that nothing is lost that the customer wrote.
 */
export function addressLines(address: Address | null, locale: Locale = "en-US"): string[] {
  if (address === null) return [];
  const { country, line1, line2 = "", city, state = "", postalCode = "" } = address;
  // Where a country writes from the largest part to the smallest, it does so in its own letters.
  const script = hasForeignLetters(line1 + city) ? "local" : "latin";
  const format = (parts: Parts) => formatAddress({ ...parts, postalCountry: country }, script);
  const hasPlace = (part: "locality" | "administrativeArea" | "postalCode") =>
    format({ [part]: "1" }).some((line) => line.includes("1"));
  const hasCity = hasPlace("locality");
  const hasRegion = hasPlace("administrativeArea");
  const isNamedElsewhere =
    (hasRegion && isSame(city, state)) || (!hasCity && isSame(city, formatCountry(country)));
  const town = [isNamedElsewhere ? "" : city, hasRegion || isSame(city, state) ? "" : state];
  const place = joinPresent(
    [joinPresent(town, ", "), hasPlace("postalCode") ? "" : postalCode],
    " ",
  );
  const street = joinPresent([line1, line2], "\n");
  const isLargestFirst = format({ administrativeArea: "1", addressLines: ["2"] })[0] === "1";
  const withPlace = isLargestFirst ? [place, street] : [street, place];
  const lines = format({
    administrativeArea: state,
    postalCode,
    ...(hasCity
      ? { locality: place, addressLines: [street] }
      : { addressLines: [joinPresent(withPlace, "\n")] }),
  });
  return [
    ...lines.flatMap((line) => line.split("\n")).map(withoutDoubledPrefix),
    formatCountry(country, locale),
  ];
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** "SE-111 22": some customers write the letters that the country's format puts before a code. */
const withoutDoubledPrefix = (line: string) => line.replace(/(?<![A-Z])([A-Z]{1,2}-)\1/, "$1");
