import { z } from "zod";
import { orderStatusSchema } from "./value-schemas.ts";
import { chargesSchema } from "#modules/markets/charges.ts";
import { moneySchema } from "#modules/catalog/contract.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { storedAddressSchema } from "./address-schema.ts";

export const myOrderSchema = z
  .object({
    id: z.uuid(),
    /** The last 8 characters of the id, in capitals. */
    number: z.string(),
    status: orderStatusSchema,
    createdAt: isoMoment,
    total: moneySchema,
    charges: chargesSchema
      .optional()
      .describe("Missing for an order that ships free, without tax and duty"),
    /** The key of the order's own page. */
    path: z.string(),
    isPaid: z.boolean(),
    /** Of the page on which it is reviewed; null before it has arrived, and once that has ended. */
    reviewPath: z.string().nullable(),
    /** Shipments on their way or delivered, oldest first. */
    shipments: z.array(
      z.object({
        /** Null for a carrier that has no name here. */
        carrierName: z.string().nullable(),
        trackingNumber: z.string().nullable(),
        /** The address of the tracking page; null when there is none. */
        trackingUrl: z.url().nullable(),
      }),
    ),
    items: z.array(
      z.object({
        id: z.uuid(),
        productName: z.string(),
        /** Null for a line whose name was not kept. */
        variantName: z.string().nullable(),
        colorPrimary: z.string().nullable(),
        colorSecondary: z.string().nullable(),
        imageUrl: z.string().nullable(),
        /** Of the variant's page, where it can be bought again; null when it is not for sale. */
        slug: z.string().nullable(),
        quantity: z.int(),
        unitPrice: moneySchema,
        total: moneySchema,
      }),
    ),
  })
  .meta({ id: "MyOrder", description: "An order as its customer sees it" });
export type MyOrder = z.infer<typeof myOrderSchema>;

/** The contact and addresses of an order, which the checkout fills in again. */
export const lastContactSchema = z.object({
  phone: z.string().nullable(),
  billingAddress: storedAddressSchema,
  /** Null when the order went to the billing address. */
  shippingAddress: storedAddressSchema.nullable(),
});
export type LastContact = z.infer<typeof lastContactSchema>;
