import { z } from "zod";
import { colours } from "#modules/catalog/colour.ts";
import { moneySchema } from "#modules/catalog/contract.ts";
import { MAX_PRICE_MINOR } from "#modules/catalog/desk-words.ts";
import { endpoint } from "#shared/contract.ts";
import { isPlainLine, isPlainText } from "#shared/plain-text.ts";
import { stockFilters, stockLevels } from "./levels.ts";
import { movementReasons } from "./reasons.ts";

const id = z.uuid();
const variantParams = z.object({ id });
/** More than any shelf holds: a slip of the finger ends here, not in the ledger. */
export const MAX_BAGS = 100_000;
/** Why, in the clerk's words; an empty one counts as left out. */
export const note = z
  .string()
  .trim()
  .max(500)
  .refine(isPlainText, "unprintable")
  .transform((text) => (text === "" ? undefined : text))
  .optional();

/** What lies on the shelf, what of it orders hold, and what can be sold: always onHand = reserved + available. */
const bags = { onHand: z.int(), reserved: z.int(), available: z.int() };
export const stockSchema = z.object(bags);
export type Stock = z.infer<typeof stockSchema>;

export const variantStockSchema = z.object({
  id,
  productId: id,
  productName: z.string(),
  variantName: z.string(),
  sku: z.string(),
  barcode: z.string().nullable(),
  colour: z.enum(colours).nullable(),
  /** Of the variant, else of its product. */
  imageUrl: z.string().nullable(),
  isActive: z.boolean(),
  ...bags,
  level: z.enum(stockLevels),
  price: moneySchema,
  /** As the last update of prices computed it; null before the first one. */
  priceIls: moneySchema.nullable(),
  lastExchangeUpdate: z.iso.datetime().nullable(),
});
export type VariantStock = z.infer<typeof variantStockSchema>;

/** All variants together, also those that are not for sale now; none of products in the bin. */
export const stockTotalsSchema = z.object({
  variants: z.int(),
  ...bags,
  /** The setting below which stock is low. */
  threshold: z.int(),
  /** Variants below the threshold, those without stock among them. */
  belowThreshold: z.int(),
  /** Variants as the filter "low" shows them: some bags, but few. */
  low: z.int(),
  /** Variants with 1 to 5 bags. */
  critical: z.int(),
  out: z.int(),
  /** What lies on the shelf, at the catalogue's prices. */
  value: moneySchema,
  /** By the newest rate; null without one. */
  valueIls: moneySchema.nullable(),
});
export type StockTotals = z.infer<typeof stockTotalsSchema>;

export const variantPriceSchema = variantStockSchema.pick({
  price: true,
  priceIls: true,
  lastExchangeUpdate: true,
});
export type VariantPrice = z.infer<typeof variantPriceSchema>;

/** Chosen for one press of a button: the same movement sent twice counts once. */
const key = z.uuid().optional();

export const movementSchema = z.object({
  id,
  createdAt: z.iso.datetime(),
  reason: z.enum(movementReasons),
  /** Bags that came to the shelf, or left it. */
  quantity: z.int(),
  /** Bags that an order holds from now on, or no longer. */
  reserved: z.int(),
  note: z.string().nullable(),
  /** The order that it happened for. */
  order: z.object({ id, number: z.string() }).nullable(),
  /** Null when a customer or the shop itself did it, or somebody who is gone. */
  actorName: z.string().nullable(),
  /** What there was afterwards. */
  after: stockSchema,
});
export type Movement = z.infer<typeof movementSchema>;

/** The stock, for the back office. */
export const inventoryEndpoints = {
  listStock: endpoint({
    method: "get",
    path: "/api/admin/stock",
    summary: "The stock of every variant by its stock keeping unit, 100 at a time",
    permission: "stock.read",
    query: z.object({
      /** Words that product, variant, stock keeping unit or barcode contain. */
      q: z.string().trim().max(200).refine(isPlainLine, "unprintable").optional(),
      level: z.enum(stockFilters).default("all"),
      /** The `nextCursor` of the page before. */
      after: z.string().max(64).refine(isPlainLine, "malformed").optional(),
    }),
    response: z.object({
      variants: z.array(variantStockSchema),
      nextCursor: z.string().nullable(),
      /** The setting below which stock is low. */
      threshold: z.int(),
    }),
  }),
  readStockTotals: endpoint({
    method: "get",
    path: "/api/admin/stock-totals",
    summary: "How much of everything there is, and what it is worth",
    permission: "stock.read",
    response: stockTotalsSchema,
  }),
  moveStock: endpoint({
    method: "post",
    path: "/api/admin/variants/:id/movements",
    summary: "Takes in a delivery, or corrects the stock by some bags",
    permission: "stock.write",
    refusals: ["not_found", "conflict", "out_of_stock"],
    params: variantParams,
    body: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("receipt"), quantity: z.int().min(1).max(MAX_BAGS), note, key }),
      z.object({
        kind: z.literal("adjustment"),
        quantity: z
          .int()
          .min(-MAX_BAGS)
          .max(MAX_BAGS)
          .refine((quantity) => quantity !== 0, "nothing"),
        note,
        key,
      }),
    ]),
    response: stockSchema,
  }),
  setStock: endpoint({
    method: "put",
    path: "/api/admin/variants/:id/stock",
    summary: "Corrects what can be sold, unless it has changed meanwhile",
    permission: "stock.write",
    refusals: ["not_found", "conflict"],
    params: variantParams,
    body: z.object({
      available: z.int().min(0).max(MAX_BAGS),
      /** What the clerk saw before; another stock meanwhile is a conflict. */
      seen: z.int(),
      note,
    }),
    response: stockSchema,
  }),
  listMovements: endpoint({
    method: "get",
    path: "/api/admin/variants/:id/movements",
    summary: "What moved a variant's stock, the newest first, 50 at a time",
    permission: "stock.read",
    refusals: ["not_found"],
    params: variantParams,
    query: z.object({
      /** The `nextCursor` of the page before. */
      after: z.string().max(200).optional(),
    }),
    response: z.object({ movements: z.array(movementSchema), nextCursor: z.string().nullable() }),
  }),
  setPrice: endpoint({
    method: "put",
    path: "/api/admin/variants/:id/price",
    summary: "Sets what a variant costs, unless somebody else has done so meanwhile",
    permission: "prices.write",
    refusals: ["not_found", "conflict"],
    params: variantParams,
    body: z.object({
      /** In the currency of the catalogue. */
      priceMinor: z.int().min(0, "negative").max(MAX_PRICE_MINOR, "too_high"),
      /** What the clerk saw before; another price meanwhile is a conflict. */
      seenMinor: z.int(),
    }),
    response: variantPriceSchema,
  }),
};
