// VAT numbers of companies in the European Union and the United Kingdom.
import { checkVAT, countries } from "jsvat";
import { createFieldsError } from "#shared/errors.ts";
import { euCountries } from "#shared/eu-countries.ts";
import { homeCountry } from "#shared/home-country.ts";
import type { FoundMarket } from "./find-market.ts";
import type { Destination } from "./places.ts";

/** The answer of a public register; "unavailable" when it does not know today. */
export type VatAnswer = "valid" | "invalid" | "unavailable";

/** A register of VAT numbers, such as VIES. It answers in a few seconds at most. */
export type VatRegister = {
  /** The number is in its plain form: "DE136695976". */
  readonly check: (number: string) => Promise<VatAnswer>;
};

/** A shop without a register charges every company the tax. */
export const noRegister: VatRegister = { check: async () => "unavailable" };

const union: readonly string[] = [...euCountries, "GB"];
const checked = countries.filter(({ name }) => name !== "Europe");

/** The number of a company that buys, its country by two letters, and what the register says. */
export type VatNumber = {
  readonly number: string;
  readonly country: string;
  readonly isRegistered: boolean;
};

/** A typed number in its plain form, with its country; undefined for what is no such number. */
export function readVatNumber(typed: string): Omit<VatNumber, "isRegistered"> | undefined {
  const { isValid, value, country } = checkVAT(typed, checked);
  const code = country?.isoCode.short;
  return isValid && value !== undefined && code !== undefined && union.includes(code)
    ? { number: value, country: code }
    : undefined;
}

/**
 * The VAT number that was typed; null for none. Throws `invalid_fields` (`vatNumber`: "malformed",
 * or "not_registered" when the register knows that there is no such number).
 */
export async function acceptVatNumber(
  register: VatRegister,
  typed: string | null | undefined,
): Promise<VatNumber | null> {
  if (typed === null || typed === undefined) return null;
  const vatNumber = readVatNumber(typed);
  if (vatNumber === undefined) throw createFieldsError({ vatNumber: ["malformed"] });
  const answer = await register.check(vatNumber.number);
  if (answer === "invalid") throw createFieldsError({ vatNumber: ["not_registered"] });
  return { ...vatNumber, isRegistered: answer === "valid" };
}

/**
 * Whether a company pays the tax itself: it is registered where the goods go to, and that is not
 * the shop's own country.
 */
export function isReverseCharged(
  vatNumber: VatNumber | null,
  { market }: FoundMarket,
  { country }: Pick<Destination, "country">,
): boolean {
  return (
    vatNumber !== null &&
    vatNumber.isRegistered &&
    vatNumber.country === country &&
    country !== homeCountry &&
    market.taxMode !== "none"
  );
}
