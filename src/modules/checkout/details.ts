import {
  createTypedAddress,
  MAX_ADDRESS_PART,
  type AddressPart,
  type TypedAddress,
} from "#shared/address.ts";
import type { InputProblem } from "#shared/input-problems.ts";
import { isEmailShaped, isPlainLine, normalizeDigits, normalizeText } from "#shared/plain-text.ts";
import { isRecord, readJson } from "#shared/json.ts";
import { getDialingCode, isDialingCode } from "./dialing-codes.ts";
import { isCountry } from "./is-country.ts";
import { isPostalCodeNeeded } from "./postal-codes.ts";

/** The text fields of the form, in the order in which they stand on the page. */
export const detailFields = [
  "country",
  "fullName",
  "email",
  "phoneCountryCode",
  "phoneNumber",
  "addressLine1",
  "addressLine2",
  "city",
  "state",
  "postalCode",
  "shippingCountry",
  "shippingAddressLine1",
  "shippingAddressLine2",
  "shippingCity",
  "shippingState",
  "shippingPostalCode",
] as const;

export type DetailField = (typeof detailFields)[number];
export type ShippingField = Extract<DetailField, `shipping${string}`>;

/**
 * Form field names for the parts of the two addresses. Browsers that fill in the form and drafts in
 * their storage know the fields by these names.
 */
export const addressFields = {
  billing: {
    country: "country",
    line1: "addressLine1",
    line2: "addressLine2",
    city: "city",
    state: "state",
    postalCode: "postalCode",
  },
  shipping: {
    country: "shippingCountry",
    line1: "shippingAddressLine1",
    line2: "shippingAddressLine2",
    city: "shippingCity",
    state: "shippingState",
    postalCode: "shippingPostalCode",
  },
} as const satisfies Record<string, Record<AddressPart, DetailField>>;

export type AddressPlace = keyof typeof addressFields;

/** Whether a field belongs to the address that an order goes to instead of the billing address. */
export function isShippingField(field: DetailField): field is ShippingField {
  return field.startsWith("shipping");
}

/** Customer and addresses. The shipping fields count only when `sameAsShipping` is false. */
export type CheckoutDetails = Readonly<Record<DetailField, string>> & {
  readonly sameAsShipping: boolean;
};

export type DetailProblem =
  | Extract<InputProblem, "required" | "too_long" | "unprintable" | "malformed" | "unknown">
  /** Of a country to which the shop sends nothing. */
  | "not_delivered";
export type DetailProblems = Readonly<Partial<Record<DetailField, DetailProblem>>>;

/** The most characters that a field may have. */
export const detailBounds: Readonly<Record<DetailField, number>> = {
  fullName: 100,
  email: 254,
  phoneCountryCode: 32,
  phoneNumber: 32,
  country: 2,
  addressLine1: MAX_ADDRESS_PART,
  addressLine2: MAX_ADDRESS_PART,
  city: MAX_ADDRESS_PART,
  state: MAX_ADDRESS_PART,
  postalCode: MAX_ADDRESS_PART,
  shippingCountry: 2,
  shippingAddressLine1: MAX_ADDRESS_PART,
  shippingAddressLine2: MAX_ADDRESS_PART,
  shippingCity: MAX_ADDRESS_PART,
  shippingState: MAX_ADDRESS_PART,
  shippingPostalCode: MAX_ADDRESS_PART,
};

const DEFAULT_DIALING_CODE = "+1";

/** Stored text cannot be trusted; longer text was never typed in this form. */
const LONGEST_STORED_FIELD = 2_000;

const optionalFields: ReadonlySet<DetailField> = new Set([
  "addressLine2",
  "state",
  "shippingAddressLine2",
  "shippingState",
]);

const PHONE = /^\+?[\d\s().\-/]+$/;
const PHONE_DIGITS = { least: 4, most: 15 };

/** Rules that a field must keep besides being short and plain. */
const rules: Readonly<
  Partial<Record<DetailField, { isHeld: (value: string) => boolean; otherwise: DetailProblem }>>
> = {
  email: { isHeld: isEmailShaped, otherwise: "malformed" },
  phoneCountryCode: { isHeld: isDialingCode, otherwise: "unknown" },
  phoneNumber: { isHeld: isPhoneNumber, otherwise: "malformed" },
  country: { isHeld: isCountry, otherwise: "unknown" },
  shippingCountry: { isHeld: isCountry, otherwise: "unknown" },
};

export const emptyDetails: CheckoutDetails = {
  ...mapFields(() => ""),
  phoneCountryCode: DEFAULT_DIALING_CODE,
  sameAsShipping: true,
};

/** The details as they are stored: without a shipping address that does not count. */
export function normalizeDetails(details: CheckoutDetails): CheckoutDetails {
  const { sameAsShipping } = details;
  return {
    ...mapFields((field) =>
      isCounted(field, sameAsShipping) ? normalizeField(field, details[field]) : "",
    ),
    sameAsShipping,
  };
}

export function getAddress(details: CheckoutDetails, place: AddressPlace): TypedAddress {
  return createTypedAddress((part) => details[addressFields[place][part]]);
}

/**
 * Fields that change with the choice of a country: also its dialling code, unless the customer has
 * chosen another one.
 */
export function withCountry(
  { country: before, phoneCountryCode }: CheckoutDetails,
  country: string,
): Partial<CheckoutDetails> {
  const isUntouched = phoneCountryCode === (getDialingCode(before) ?? DEFAULT_DIALING_CODE);
  const code = getDialingCode(country);
  return { country, ...(isUntouched && code !== undefined && { phoneCountryCode: code }) };
}

/** "+1 503 555 0100". A number that was typed with its own country code keeps that one alone. */
export function getPhone({
  phoneCountryCode,
  phoneNumber,
}: Pick<CheckoutDetails, "phoneCountryCode" | "phoneNumber">): string {
  const [code = ""] = phoneCountryCode.split(" ", 1);
  const typed = normalizeDigits(phoneNumber).trim().replaceAll(/\s+/g, " ");
  return typed.startsWith("+") ? typed : `${code} ${typed}`;
}

/** Problems by field; empty when the details are complete. */
export function checkDetails(details: CheckoutDetails): DetailProblems {
  const problems: Partial<Record<DetailField, DetailProblem>> = {};
  for (const field of detailFields) {
    if (!isCounted(field, details.sameAsShipping)) continue;
    const problem = checkField(field, details);
    if (problem) problems[field] = problem;
  }
  return problems;
}

export function isComplete(details: CheckoutDetails): boolean {
  return !hasProblems(checkDetails(details));
}

export const hasProblems = (problems: DetailProblems): boolean => Object.keys(problems).length > 0;

/** Whether a field must be filled in, given the other fields. */
export function isRequired(field: DetailField, details: CheckoutDetails): boolean {
  if (field === "postalCode") return isPostalCodeNeeded(details.country);
  if (field === "shippingPostalCode") return isPostalCodeNeeded(details.shippingCountry);
  return !optionalFields.has(field);
}

/**
 * Details from text that the browser stored. Values that cannot have been typed or chosen are
 * dropped.
 */
export function parseStoredDetails(text: string | null): CheckoutDetails {
  const stored = parseObject(text);
  return {
    ...mapFields((field) => {
      const value = stored[field];
      const isReadable = typeof value === "string" && value.length <= LONGEST_STORED_FIELD;
      return isReadable && isPossibleChoice(field, value) ? value : emptyDetails[field];
    }),
    sameAsShipping: stored["sameAsShipping"] !== false,
  };
}

function checkField(field: DetailField, details: CheckoutDetails): DetailProblem | undefined {
  const value = normalizeField(field, details[field]);
  if (value === "") return isRequired(field, details) ? "required" : undefined;
  if (!isPlainLine(value)) return "unprintable";
  if (value.length > detailBounds[field]) return "too_long";
  const rule = rules[field];
  return rule === undefined || rule.isHeld(value) ? undefined : rule.otherwise;
}

/** For an unknown value a list would show its first entry, which the customer has not chosen. */
function isPossibleChoice(field: DetailField, value: string): boolean {
  const rule = rules[field];
  const isChoice = rule?.otherwise === "unknown";
  return !isChoice || value === emptyDetails[field] || rule.isHeld(value);
}

function isPhoneNumber(value: string): boolean {
  const digits = value.replaceAll(/\D/g, "").length;
  return PHONE.test(value) && digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most;
}

function normalizeField(field: DetailField, typed: string): string {
  const isOfDigits = field.startsWith("phone") || /postalCode$/i.test(field);
  return (isOfDigits ? normalizeDigits : normalizeText)(typed).trim();
}

function isCounted(field: DetailField, sameAsShipping: boolean): boolean {
  return !(sameAsShipping && isShippingField(field));
}

function mapFields(getValue: (field: DetailField) => string): Record<DetailField, string> {
  // The entries are made of exactly these fields.
  return Object.fromEntries(detailFields.map((field) => [field, getValue(field)])) as Record<
    DetailField,
    string
  >;
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  const value = readJson(text ?? "");
  return isRecord(value) ? value : {};
}
