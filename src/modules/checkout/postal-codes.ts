/**
 * Countries whose addresses have no postal code, or whose post does not ask for one: those for
 * which Google's address data (the source of libaddressinput,
 * https://chromium-i18n.appspot.com/ssl-address) has no postal code in the address format. Where in
 * doubt a country is listed: a code may then be given, and need not be.
 */
const withoutPostalCode: ReadonlySet<string> = new Set(
  (
    "AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN LC " +
    "LY ML MO MR MS MW NR NU PA PS QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TT TV UG VU WS YE ZW"
  ).split(" "),
);

/** True for a country, by its two-letter code, whose addresses need a postal code. */
export function isPostalCodeNeeded(country: string): boolean {
  return !withoutPostalCode.has(country);
}
