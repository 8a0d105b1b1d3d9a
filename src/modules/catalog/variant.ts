import { z } from "zod";
import { barcode, color, country, latinLine, tariffCode } from "#shared/records/codes.ts";
import {
  count,
  latin,
  line,
  lines,
  optional,
  optionalLine,
  optionalText,
  price,
  ref,
} from "#shared/records/fields.ts";
import { createChanges, createInput, record, type Draft } from "#shared/records/record.ts";
import { MAX_PRICE_MINOR, reservedSlugs } from "./admin-names.ts";
import { MAX_SLUG, slugPattern } from "./slug.ts";
import { typedDigits } from "#shared/text-fields.ts";
import { version } from "#shared/records/version.ts";

/** Small Latin letters and digits, with hyphens between; not the address of an existing page. */
const slug = typedDigits()
  .min(1)
  .max(MAX_SLUG)
  .regex(slugPattern, "not_a_slug")
  .refine((typed) => !reservedSlugs.includes(typed), "reserved");

/**
 * The fields that are the same in its row, in requests and in answers. The SKU, the barcode and the
 * slug are unique: "taken" otherwise.
 */
const own = {
  variantName: line(200),
  /** "Olive": where the whole name would be too long; null where it is short already. */
  shortName: optionalLine(40),
  /** "Large": tells variants of one color apart; null where there is only one size. */
  size: optionalLine(40),
  colorPrimary: optionalLine(80),
  colorSecondary: optionalLine(80),
  /** Of the primary color. */
  colorHex: color(),
  /** Its address in the shop. Former ones belong to the variant for good. */
  slug: { ...latin(line(MAX_SLUG)), schema: slug, sample: "sample" },
  sku: latin(line(64)),
  barcode: barcode(),
  /** "420292": the digits under which customs know it. */
  tariffCode: tariffCode(),
  /** The country where it was made. */
  originCountry: country(),
  /** With packaging; null when the weight of the product applies. */
  weightGrams: optional(count({ min: 1, max: 1_000_000 })),
  /** Null where the product's name says enough. */
  customsDescription: latinLine(60),
  /** One sentence below the name. */
  tagline: optionalLine(200),
  story: optionalText(2000),
  /** Lines of text about it. */
  features: lines({ max: 12, long: 200 }),
  /** For search engines; null where the shop is to make them of its other fields. */
  searchTitle: optionalLine(120),
  searchDescription: optionalLine(300),
  /** The address of one of the product's images, or of one that comes with the shop. */
  storyImageUrl: { ...optionalLine(500), sample: "/media/gallery/camp" },
};

export const ownVariant = record("variant", own);

const editable = {
  ...own,
  /** One of the product's images. */
  imageId: { ...optional(ref()), sample: null },
};

/** An item that customers can buy. Price, cost and stock are part of it only while it is new. */
export const variant = record("variant", {
  ...editable,
  priceMinor: price({ min: 0, max: MAX_PRICE_MINOR }),
  /** The shop's cost of a piece; only staff who may see costs can send it. */
  costMinor: optional(price({ min: 0, max: MAX_PRICE_MINOR })),
  stock: { ...count({ min: 0, max: 100_000 }), empty: 0 },
});

export type VariantDraft = Draft<typeof variant.fields>;

/**
 * The slug is made of the name when none is given. The variant is shown at once if nothing is
 * missing, unless it is not to be active.
 */
export const newVariant = createInput(variant, {
  slug: slug.optional(),
  isActive: z.boolean().default(true),
});
export type NewVariant = z.output<typeof newVariant>;

export const editedVariant = createChanges(record("variant", editable), {
  /** Left out, the fields are changed in any case. */
  version: version.optional(),
}).refine((fields) => Object.keys(fields).some((name) => name !== "version"), "nothing");
export type EditedVariant = z.output<typeof editedVariant>;
