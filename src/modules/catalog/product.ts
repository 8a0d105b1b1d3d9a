import { z } from "zod";
import {
  choice,
  count,
  flag,
  latin,
  line,
  measure,
  optional,
  optionalLine,
  optionalText,
  price,
  ref,
  tags,
} from "#shared/records/fields.ts";
import { entries } from "#shared/records/entries.ts";
import { createInput, record, type Draft } from "#shared/records/record.ts";
import { version } from "#shared/records/version.ts";
import { attributeTypes, MAX_PRICE_MINOR } from "./admin-names.ts";
import { taxClasses } from "./tax-classes.ts";

const MAX_GRAMS = 1_000_000;
const MAX_LENGTH_MM = 10_000;

export const MAX_ATTRIBUTE_NAME = 120;
export const MAX_ATTRIBUTE_VALUE = 500;

/** A fact about a product. */
export const attribute = record(
  "attribute",
  {
    name: line(MAX_ATTRIBUTE_NAME),
    value: {
      ...line(MAX_ATTRIBUTE_VALUE),
      getKindIn: ({ type }) => (type === "number" ? "latin" : "line"),
    },
    type: choice(attributeTypes),
  },
  {
    rules: [
      {
        at: "value",
        problem: "not_a_number",
        isBroken: ({ value, type }) =>
          value !== "" && type === "number" && !/^-?\d+(\.\d+)?$/.test(value),
      },
      {
        at: "value",
        problem: "not_a_boolean",
        isBroken: ({ value, type }) =>
          value !== "" && type === "boolean" && !["true", "false"].includes(value),
      },
    ],
  },
);

/** Facts about it in the order in which they are shown; each name once. */
const attributes = {
  ...entries(attribute, 50),
  schema: z
    .array(attribute.input)
    .max(50)
    .superRefine((all, ctx) => {
      for (const [index, { name }] of all.entries())
        if (name !== "" && all.findIndex((other) => other.name === name) < index)
          ctx.addIssue({ code: "custom", path: [index, "name"], message: "twice" });
    }),
  answer: z.array(z.object(attribute.answer)),
  sample: [{ name: "Lining", value: "Linen", type: "text" as const }],
};

/** The fields that are the same in its row, in requests and in answers. */
const own = {
  name: line(200),
  description: optionalText(10_000),
  sku: { ...latin(optionalLine(64)), sample: null },
  weightGrams: optional(count({ min: 1, max: MAX_GRAMS })),
  /** Its outer size: all three or none. */
  heightMm: measure("centimetres", MAX_LENGTH_MM),
  widthMm: measure("centimetres", MAX_LENGTH_MM),
  depthMm: measure("centimetres", MAX_LENGTH_MM),
  /** The heaviest pet that it carries; null for products that carry none. */
  maxPetGrams: measure("kilograms", MAX_GRAMS),
  /** Cleaning instructions, a paragraph per line. */
  care: optionalText(2000),
  /** The kind of goods that it is where tax is collected. */
  taxClass: { ...choice(taxClasses), empty: "standard" },
  tags: tags({ max: 30, long: 50 }),
  dimensions: latin(optionalLine(200)),
  featured: flag(false),
  attributes,
};

export const ownProduct = record("product", own);

const lengths = ["heightMm", "widthMm", "depthMm"] as const;

/** Customers see it on one page, and buy one of its variants. */
export const product = record(
  "product",
  {
    ...own,
    basePriceMinor: price({ min: 0, max: MAX_PRICE_MINOR }),
    categoryId: { ...optional(ref()), sample: null },
    /** The product that comes free with each piece. */
    giftProductId: { ...optional(ref()), sample: null },
  },
  {
    rules: [
      ...lengths.map((at) => ({
        at,
        problem: "size_incomplete",
        isBroken: (values: Readonly<Record<(typeof lengths)[number], number | null>>) =>
          values[at] === null && lengths.some((length) => values[length] !== null),
      })),
      {
        at: "maxPetGrams",
        problem: "without_size",
        isBroken: ({ maxPetGrams, ...values }) =>
          maxPetGrams !== null && lengths.every((length) => values[length] === null),
      },
    ],
  },
);

/** The copy of a product: its name in the staff member's words, for example with "copy". */
export const productCopy = record("copy", { name: own.name, withImages: flag(true) });

export type ProductDraft = Draft<typeof product.fields>;

/** Left out, the gift stays as it is. */
const giftProductId = product.fields.giftProductId.schema.optional();

export const newProduct = createInput(product, {
  giftProductId,
  isActive: z.boolean().default(true),
});
export type NewProduct = z.output<typeof newProduct>;

export const editedProduct = createInput(product, {
  giftProductId,
  version,
});
export type EditedProduct = z.output<typeof editedProduct>;
