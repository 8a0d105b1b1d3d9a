import { z } from "zod";
import {
  addressKinds,
  arrivalSources,
  correctedFields,
  customerWays,
  editedParts,
  orderEventKinds,
  paymentKinds,
  returnKinds,
} from "#modules/orders/kinds.ts";
import { carrierId, orderStatusSchema, returnStateSchema } from "#modules/orders/value-schemas.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { currencies } from "#shared/money.ts";

export const orderEventSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(orderEventKinds),
    fromStatus: orderStatusSchema.nullable(),
    toStatus: orderStatusSchema.nullable(),
    note: z.string().nullable(),
    facts: z
      .object({
        amountMinor: z.int().optional(),
        currency: z.enum(currencies).optional(),
        paymentKind: z.enum(paymentKinds).optional(),
        agreed: z
          .array(
            z.object({
              name: z.string().nullable(),
              listMinor: z.int(),
              agreedMinor: z.int(),
              reason: z.string(),
            }),
          )
          .readonly()
          .optional(),
        carrier: carrierId.optional(),
        trackingNumber: z.string().optional(),
        arrivedOn: z.iso.date().nullable().optional(),
        arrivalKnownBy: z.enum(arrivalSources).optional(),
        via: z.enum(customerWays).optional(),
        from: z.enum(addressKinds).optional(),
        returnKind: z.enum(returnKinds).optional(),
        returnState: returnStateSchema.optional(),
        parts: z.array(z.enum(editedParts)).readonly().optional(),
        lines: z
          .array(z.object({ name: z.string(), from: z.int(), to: z.int() }))
          .readonly()
          .optional(),
        totals: z.object({ fromMinor: z.int(), toMinor: z.int() }).optional(),
        changes: z
          .array(
            z.object({
              field: z.enum(correctedFields),
              from: z.string().nullable(),
              to: z.string().nullable(),
            }),
          )
          .readonly()
          .optional(),
      })
      .nullable(),
    /** Null when the customer or the shop itself did it. */
    actorName: z.string().nullable(),
    customerVisible: z.boolean(),
    createdAt: isoMoment,
  })
  .meta({ id: "OrderEvent", description: "An entry of an order's timeline" });
