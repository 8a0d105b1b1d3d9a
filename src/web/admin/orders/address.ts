/** The fields of an address. The form that corrects one has them in this order, and goes to the first that is wrong. */
export const addressFields = ["country", "line1", "line2", "city", "state", "postalCode"] as const;
export type AddressField = (typeof addressFields)[number];

/** An address as somebody types it. */
export type TypedAddress = Readonly<Record<AddressField, string>>;

const required: ReadonlySet<AddressField> = new Set(["country", "line1", "city"]);

export function isOptional(field: AddressField): boolean {
  return !required.has(field);
}
