import { z } from "zod";
import { MAX_PRICE_MINOR } from "#modules/catalog/admin-names.ts";
import { moneySchema, variantVersions } from "#modules/catalog/contract.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { version } from "#shared/records/version.ts";
import { delivery } from "./delivery.ts";
import { stockLevels } from "./stock-levels.ts";
import { movementReasons } from "./reasons.ts";

export const id = z.uuid();

/** The price of a variant, in the currency of the catalog. */
export const priceMinor = z.int().min(0, "negative").max(MAX_PRICE_MINOR, "too_high");

/** The reason in the staff member's words. */
export const note = delivery.fields.note.schema.optional();

/**
 * Units on the shelf, those of them that orders hold, and those that can be sold: always onHand =
 * reserved + available.
 */
export const unitCounts = { onHand: z.int(), reserved: z.int(), available: z.int() };

export const stockSchema = z.object({ ...unitCounts, version }).meta({
  id: "Stock",
  description: "Units on the shelf, those of them that orders hold, and those that can be sold",
});
export type Stock = z.infer<typeof stockSchema>;

export const variantStockSchema = z.object({
  id,
  productId: id,
  productName: z.string(),
  variantName: z.string(),
  sku: z.string(),
  barcode: z.string().nullable(),
  slug: z.string(),
  /** Of the variant, else of its product. */
  imageUrl: z.string().nullable(),
  isActive: z.boolean(),
  ...unitCounts,
  level: z.enum(stockLevels),
  price: moneySchema,
  /** As the last update of prices computed it; null before the first one. */
  priceIls: moneySchema.nullable(),
  lastExchangeUpdate: isoMoment.nullable(),
  /** The shop's cost of a unit; null when unknown, or when the caller may not see it. */
  cost: moneySchema.nullable(),
  versions: variantVersions,
});
export type VariantStock = z.infer<typeof variantStockSchema>;

/** The demand for a variant, and how long its stock will last: see `stock-outlook.ts`. */
const demandSchema = z.object({
  /** People on its waiting list. */
  waiting: z.int(),
  /** Units that are held for people of the waiting list who were notified. */
  held: z.int(),
  /** Preordered units that have not arrived yet. */
  preordered: z.int(),
  soldPerWeek: z.number(),
  daysLeft: z.int().nullable(),
  orderBy: z.iso.date().nullable(),
  /** All units on their way, and when the next ones are expected; null when none are. */
  expected: z.object({ quantity: z.int(), nextOn: z.iso.date() }).nullable(),
});
export type Demand = z.infer<typeof demandSchema>;

export const listedStockSchema = variantStockSchema
  .extend({ demand: demandSchema })
  .meta({ id: "StockRow", description: "The stock of a variant, and its demand" });

export const deliverySchema = z
  .object({ id, version, ...delivery.answer })
  .meta({ id: "Delivery", description: "A delivery that is on its way" });
export type Delivery = z.infer<typeof deliverySchema>;

/** All variants together, also those that are not for sale now; none of products in the bin. */
export const stockTotalsSchema = z.object({
  variants: z.int(),
  ...unitCounts,
  /** The setting below which stock is low. */
  threshold: z.int(),
  /** Variants below the threshold, those without stock among them. */
  belowThreshold: z.int(),
  /** Variants of the filter "low": below the threshold, but not 0. */
  low: z.int(),
  /** Variants with 1 to 5 units. */
  critical: z.int(),
  out: z.int(),
  /** Value of the units on the shelf, at the catalog's prices. */
  value: moneySchema,
  /** By the newest rate; null without one. */
  valueIls: moneySchema.nullable(),
  /** The same at cost; null for staff who may not see costs. */
  atCost: z
    .object({
      value: moneySchema,
      valueIls: moneySchema.nullable(),
      /** Units on the shelf without a known cost, which the value leaves out. */
      uncostedUnits: z.int(),
    })
    .nullable(),
});
export type StockTotals = z.infer<typeof stockTotalsSchema>;

export const variantPriceSchema = variantStockSchema
  .pick({ price: true, priceIls: true, lastExchangeUpdate: true })
  .extend({
    version,
    /** Former prices of other variants that got this one; `version` is that of the new price. */
    others: z.array(z.object({ id, priceMinor: z.int(), version })),
  });

export const variantCostSchema = variantStockSchema.pick({ cost: true }).extend({ version });

export const movementSchema = z
  .object({
    id,
    createdAt: isoMoment,
    reason: z.enum(movementReasons),
    /** Units that came to the shelf, or left it. */
    quantity: z.int(),
    /** Units that an order reserves (positive), or releases (negative). */
    reserved: z.int(),
    /** Preordered units that have not arrived: promised (positive), or no longer (negative). */
    ahead: z.int(),
    note: z.string().nullable(),
    /** Whether it was for someone on the waiting list. */
    isOfWaiting: z.boolean(),
    /** The order that it was for. */
    order: z.object({ id, number: z.string() }).nullable(),
    /** Null when a customer or the shop itself did it, or a deleted user. */
    actorName: z.string().nullable(),
    /** Stock after the movement. */
    after: z.object(unitCounts),
  })
  .meta({ id: "Movement", description: "A change of a variant's stock" });
export type Movement = z.infer<typeof movementSchema>;
