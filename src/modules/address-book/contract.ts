import { z } from "zod";
import { bookFields, type BookField } from "#modules/checkout/book-fields.ts";
import { storedAddressSchema } from "#modules/orders/address-schema.ts";
import { requiredLine } from "#shared/text-fields.ts";
import { MAX_LABEL } from "./bounds.ts";

export const savedAddressSchema = z
  .object({
    id: z.uuid(),
    label: z.string(),
    name: z.string(),
    phone: z.string(),
    address: storedAddressSchema,
    isDefault: z.boolean(),
  })
  .meta({ id: "SavedAddress", description: "An entry of a user's address book" });
export type SavedAddress = z.infer<typeof savedAddressSchema>;

/** The checkout's rules check each field; this only limits its length. */
const typed = z.string().max(2_000);

export const typedAddressSchema = z
  .object({
    label: requiredLine(MAX_LABEL),
    /** The same fields as the form of the checkout. */
    details: z.object(
      // The entries are made of exactly these fields.
      Object.fromEntries(bookFields.map((field) => [field, typed])) as Record<
        BookField,
        typeof typed
      >,
    ),
    isDefault: z.boolean(),
  })
  .meta({ id: "SavedAddressInput" });
export type TypedSavedAddress = z.output<typeof typedAddressSchema>;
