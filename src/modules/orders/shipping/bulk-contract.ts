// Contract for actions on many orders at once.
import { z } from "zod";
import { carrierId } from "#modules/orders/value-schemas.ts";
import { orderRowSchema } from "#modules/orders/admin-contract.ts";
import { MAX_SELECTED } from "#modules/orders/kinds.ts";
import { withoutAddress } from "#modules/orders/order-records.ts";
import { MAX_TYPED_TAG, readTag } from "#modules/orders/tags.ts";
import { MAX_SHIPMENTS, shipmentVerdicts } from "./shipment-verdicts.ts";
import { typedDigits } from "#shared/text-fields.ts";

const id = z.uuid();

const requestedShipment = z
  .object({
    orderId: id,
    carrier: carrierId,
    /**
     * Checked with its row and not in the schema, so that one wrong number does not hide problems
     * of other rows.
     */
    trackingNumber: typedDigits().max(1_000),
    /** Staff have compared a number that looks rounded with the parcel. */
    isConfirmed: z.boolean().optional(),
    withoutAddress: withoutAddress.schema.optional(),
  })
  .meta({ id: "RequestedShipment", description: "An order to ship, with its tracking number" });
export type RequestedShipment = z.output<typeof requestedShipment>;

export const requestedShipments = z.array(requestedShipment).min(1).max(MAX_SHIPMENTS);

export const judgedShipments = z.object({
  /** One for each row, in their order. */
  verdicts: z.array(z.enum(shipmentVerdicts)),
});

export const sheetShipment = z.object({
  /** The line number as in a spreadsheet: the headings are line 1. */
  line: z.int(),
  /** The order's name or number in the file. */
  reference: z.string(),
  /** Null when there is no such order, or several. */
  order: orderRowSchema.nullable(),
  isAmbiguous: z.boolean(),
  /** A spreadsheet has changed the reference: the order is the only one that it may have been. */
  isGuessed: z.boolean(),
  trackingNumber: z.string(),
  /** Null when the file does not say. */
  carrier: carrierId.nullable(),
});
export type SheetShipment = z.infer<typeof sheetShipment>;

/** A tag as it is stored. The field shows a `TagProblem`. */
const tagName = z
  .string()
  .max(MAX_TYPED_TAG, "too_long")
  .transform((typed, { issues }) => {
    const read = readTag(typed);
    if ("tag" in read) return read.tag;
    issues.push({ code: "custom", message: read.problem, input: typed });
    return z.NEVER;
  });

export const taggedOrders = z.object({
  tag: tagName,
  orderIds: z.array(id).min(1).max(MAX_SELECTED),
});
export type TaggedOrders = z.output<typeof taggedOrders>;
