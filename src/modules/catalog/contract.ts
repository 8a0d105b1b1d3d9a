import { z } from "zod";
import { version } from "#shared/records/version.ts";
import { currencies, MAIN_CURRENCY } from "#shared/money.ts";

/** The versions of the stock, the price and the cost of a variant, each a record of its own. */
export const variantVersions = z.object({ stock: version, price: version, cost: version });

export const moneySchema = z
  .object({
    amountMinor: z.int(),
    currency: z.enum(currencies),
  })
  .meta({
    id: "Money",
    description: "An amount in the smallest unit of its currency: 74.99 dollars are 7499",
    example: { amountMinor: 7_499, currency: MAIN_CURRENCY },
  });

export const catalogVariantSchema = z
  .object({
    /** "olive": its address, and its name in carts. */
    slug: z.string(),
    /** Former slugs, in alphabetical order. */
    formerSlugs: z.array(z.string()),
    sku: z.string(),
    /** Variants of one product have the same. */
    productId: z.uuid(),
    /** "Wanderpaw Backpack" */
    productName: z.string(),
    /** "Olive Green & Cream" */
    variantName: z.string(),
    /** "Olive" */
    shortName: z.string(),
    /** "Large"; null where variants differ by color alone. */
    size: z.string().nullable(),
    /** "#7f7c56", of the primary color. */
    colorHex: z.string().nullable(),
    price: moneySchema,
    /** Units that can be ordered now; at most 99, the largest quantity of a cart line. */
    available: z.int().min(0),
    /**
     * The day by which preorders are shipped, when there is no stock: then `available` is the
     * number that can be ordered before the delivery. Missing for variants in stock or sold out.
     */
    leavesBy: z.iso.date().optional(),
    /** True for a carrier, false for an accessory. Only carriers have the fit check. */
    carriesPets: z.boolean(),
    /** The free gift of each unit, its image null when it has none. Missing without a gift. */
    gift: z.object({ name: z.string(), image: z.string().nullable() }).optional(),
    /** Image paths, the primary one first, for example "/media/product/olive-1". */
    images: z.array(z.string()),
    /**
     * Descriptions of those images, by path, where they differ from those that come with the shop's
     * own images.
     */
    imageTexts: z.record(z.string(), z.string()),
  })
  .meta({ id: "CatalogVariant", description: "A variant as visitors see it" });
export type CatalogVariant = z.infer<typeof catalogVariantSchema>;

/** Further details on a variant's page: of the variant, and of its product. */
export type VariantDetails = {
  readonly tagline: string | null;
  readonly story: string | null;
  readonly features: readonly string[];
  /** For search engines; null for what the shop makes of the other fields. */
  readonly searchTitle: string | null;
  readonly searchDescription: string | null;
  /** "/media/gallery/camp" */
  readonly storyImage: string | null;
  readonly description: string | null;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  /** Paragraphs. */
  readonly care: readonly string[];
  readonly weightGrams: number | null;
  readonly barcode: string | null;
  readonly sizeMm: {
    readonly height: number;
    readonly width: number;
    readonly depth: number;
  } | null;
  readonly maxPetGrams: number | null;
  readonly category: string | null;
};

/** A product that carries pets, with the data for the fit check. */
export type Carrier = {
  /** Of its first variant. */
  readonly slug: string;
  readonly name: string;
  readonly heightCm: number;
  readonly widthCm: number;
  readonly depthCm: number;
  readonly maxPetKg: number;
  /** "10 kg (22 lb)" */
  readonly maxPet: string;
};
