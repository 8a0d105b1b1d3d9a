// Places: "GB" is a country, "US/OR" one of its states, "GB:BT" the beginning of a postal code.
import type { Address } from "#shared/address.ts";

export const placePattern = /^[A-Z]{2}(?:\/[A-Z0-9]{1,3}|:[A-Z0-9]{1,8})?$/;

export const MAX_PLACE = 12;

/** The parts of an address that decide on its market. */
export type Destination = Pick<Address, "country" | "state" | "postalCode">;

/** States that may be typed in letters or in full, of the countries whose markets name some. */
const statesOf: Readonly<Record<string, string>> = {
  US:
    "AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware," +
    "DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa," +
    "KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota," +
    "MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey," +
    "NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon," +
    "PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah," +
    "VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,PR Puerto Rico",
  CA:
    "AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador," +
    "NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec," +
    "QC Québec,SK Saskatchewan,YT Yukon",
  AU:
    "ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,QLD Queensland," +
    "SA South Australia,TAS Tasmania,VIC Victoria,WA Western Australia",
};

const namedStates: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(statesOf).flatMap(([country, states]) =>
    states.split(",").map((entry) => {
      const [code = ""] = entry.split(" ", 1);
      return [`${country} ${toPlain(entry.slice(code.length))}`, code];
    }),
  ),
);

/** Letters and digits alone, in capitals. */
function toPlain(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/**
 * The places that an address lies in, the narrowest first: each beginning of its postal code from
 * the longest, its state, its country.
 */
export function listPlacesOf({ country, state = "", postalCode = "" }: Destination): string[] {
  const code = toPlain(postalCode).slice(0, 8);
  const typed = toPlain(state);
  const region = namedStates[`${country} ${typed}`] ?? typed;
  return [
    ...Array.from(code, (_, cut) => `${country}:${code.slice(0, code.length - cut)}`),
    ...(region === "" ? [] : [`${country}/${region}`]),
    country,
  ].filter((place) => placePattern.test(place));
}
