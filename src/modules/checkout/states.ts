/**
 * Countries whose postal addresses name a state, a province or a region, after the formats of
 * addresses that Google publishes (libaddressinput). Everywhere else the field is not asked for.
 */
const countriesWithStates: ReadonlySet<string> = new Set(
  (
    "AE AM AR AU BR BS BY CA CL CN CO CR CU CV EG ES FM HN ID IE IN IQ IR IT JM JP KI KN KP KR KY " +
    "KZ MH MN MP MX MY MZ NG NI NR PA PE PF PG PH PW RU SC SO SR SV TH TR TV TW UA US UY UZ VE VI VN"
  ).split(" "),
);

/** True for a country, by its two-letter code, whose addresses name a state. */
export const hasStates = (country: string): boolean => countriesWithStates.has(country);
