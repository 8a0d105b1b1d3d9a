import type { Address } from "#shared/address.ts";
import { formatCountry } from "./format-country.ts";

/** An address as it stands on a shipment, line by line; nothing for none. */
export function addressLines(address: Address | null): string[] {
  if (address === null) return [];
  const region = [address.state, address.postalCode].filter(Boolean).join(" ");
  const city = region === "" ? address.city : `${address.city}, ${region}`;
  return [address.line1, address.line2 ?? "", city, formatCountry(address.country)].filter(Boolean);
}

/** The same for a reader of Hebrew. */
export function hebrewAddressLines(address: Address): string[] {
  const place = [address.city, address.state, address.postalCode].filter(Boolean).join(", ");
  return [
    address.line1,
    address.line2 ?? "",
    place,
    formatCountry(address.country, "he-IL"),
  ].filter(Boolean);
}
