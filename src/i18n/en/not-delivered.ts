import { formatCountry } from "../format-country.ts";

/** At the country of an address where nothing is sent. */
export const notDelivered = (country: string): string =>
  `We don’t deliver to ${formatCountry(country)} yet.`;
