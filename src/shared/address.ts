/** The parts of an address in the order of the forms, which go to the first that is wrong. */
export const addressParts = ["country", "line1", "line2", "city", "state", "postalCode"] as const;
export type AddressPart = (typeof addressParts)[number];

const required = ["country", "line1", "city"] as const satisfies readonly AddressPart[];

export function isOptionalPart(part: AddressPart): boolean {
  return !required.some((name) => name === part);
}

/** The most characters that a part may have, but for the country. */
export const MAX_ADDRESS_PART = 150;

/** An address as it is stored: parts that were left empty are left out. */
export type Address = {
  readonly line1: string;
  readonly line2?: string;
  readonly city: string;
  readonly state?: string;
  readonly postalCode?: string;
  /** Two capital letters. */
  readonly country: string;
};

/** An address as it is typed. */
export type TypedAddress = Readonly<Record<AddressPart, string>>;

/** An address on its way between the two: parts may be missing, or empty. */
type AnyAddress = {
  readonly [Part in keyof Address]: Address[Part] | null | undefined;
} & Pick<Address, (typeof required)[number]>;

export function createTypedAddress(getText: (part: AddressPart) => string): TypedAddress {
  // The entries are made of exactly these parts.
  return Object.fromEntries(addressParts.map((part) => [part, getText(part)])) as TypedAddress;
}

/** The fields of an address that is known; empty ones without it. */
export function toTypedAddress(address: AnyAddress | null): TypedAddress {
  return createTypedAddress((part) => address?.[part] ?? "");
}

/** An address without the parts that were left empty. */
export function toStoredAddress({ line1, city, country, ...optional }: AnyAddress): Address {
  const given = Object.entries(optional).filter(([, text]) => Boolean(text));
  return { line1, city, country, ...Object.fromEntries(given) };
}
