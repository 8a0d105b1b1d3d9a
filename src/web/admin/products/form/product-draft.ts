import type { AdminProduct } from "#modules/catalog/admin-shapes.ts";
import type { CallInput } from "#web/api/api-request.ts";
import { toMinor, toTypedAmount } from "#shared/records/typed-amount.ts";
import type { Problems } from "./problems.ts";

/** Fields in the form of a product, as they are typed. */
export type ProductDraft = {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  /** Empty for none. */
  readonly categoryId: string;
  readonly tags: readonly string[];
  readonly sku: string;
  readonly weight: string;
  /** In centimetres. */
  readonly height: string;
  readonly width: string;
  readonly depth: string;
  /** In kilograms. */
  readonly maxPet: string;
  readonly dimensions: string;
  readonly care: string;
  /** The product that comes free with each piece; empty for none. */
  readonly gift: string;
  readonly isActive: boolean;
  readonly featured: boolean;
  readonly attributes: readonly AttributeDraft[];
};
export type DraftField = keyof ProductDraft;
export type AttributeDraft = AdminProduct["attributes"][number];

type ProductBody = CallInput<"POST /api/admin/products">["body"];

export const emptyDraft: ProductDraft = {
  name: "",
  description: "",
  price: "",
  categoryId: "",
  tags: [],
  sku: "",
  weight: "",
  height: "",
  width: "",
  depth: "",
  maxPet: "",
  dimensions: "",
  care: "",
  gift: "",
  isActive: true,
  featured: false,
  attributes: [],
};

/** The server's names of fields that have another one here. */
export const draftNames = {
  basePriceMinor: "price",
  weightGrams: "weight",
  heightMm: "height",
  widthMm: "width",
  depthMm: "depth",
  maxPetGrams: "maxPet",
  tags: "tags",
  giftProductId: "gift",
} as const;

const MM_PER_CM = 10;
const GRAMS_PER_KG = 1000;

const inUnits = (amount: number | null, perUnit: number) =>
  amount === null ? "" : String(amount / perUnit);

/**
 * Reads centimetres or kilograms as millimetres or grams: null for an empty text, undefined for a
 * text that is no such number.
 */
function readMeasure(typed: string, perUnit: number): number | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  const amount = /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) * perUnit : Number.NaN;
  // 0.29 times 100 is 28.999…
  const whole = Math.round(amount);
  return Math.abs(amount - whole) < 0.001 ? whole : undefined;
}

export function toDraft(product: AdminProduct): ProductDraft {
  return {
    name: product.name,
    description: product.description ?? "",
    price: toTypedAmount(product.basePrice.amountMinor),
    categoryId: product.category?.id ?? "",
    tags: product.tags,
    sku: product.sku ?? "",
    weight: inUnits(product.weightGrams, 1),
    height: inUnits(product.heightMm, MM_PER_CM),
    width: inUnits(product.widthMm, MM_PER_CM),
    depth: inUnits(product.depthMm, MM_PER_CM),
    maxPet: inUnits(product.maxPetGrams, GRAMS_PER_KG),
    dimensions: product.dimensions ?? "",
    care: product.care ?? "",
    gift: product.gift?.id ?? "",
    isActive: product.isActive,
    featured: product.featured,
    attributes: product.attributes,
  };
}

/** Request body of a draft, or the problems that keep it from being sent. */
export function readDraft(draft: ProductDraft): { body: ProductBody } | { problems: Problems } {
  const problems: Record<string, string> = {};
  if (draft.name.trim() === "") problems["name"] = "required";
  const basePriceMinor = toMinor(draft.price);
  if (basePriceMinor === undefined) problems["price"] = "not_a_price";
  const weight = draft.weight.trim();
  if (weight !== "" && !/^\d{1,9}$/.test(weight)) problems["weight"] = "not_a_whole_number";
  const heightMm = readMeasure(draft.height, MM_PER_CM);
  const widthMm = readMeasure(draft.width, MM_PER_CM);
  const depthMm = readMeasure(draft.depth, MM_PER_CM);
  const maxPetGrams = readMeasure(draft.maxPet, GRAMS_PER_KG);
  if (heightMm === undefined) problems["height"] = "not_a_length";
  if (widthMm === undefined) problems["width"] = "not_a_length";
  if (depthMm === undefined) problems["depth"] = "not_a_length";
  if (maxPetGrams === undefined) problems["maxPet"] = "not_a_weight";
  for (const [index, { name, value, type }] of draft.attributes.entries()) {
    if (name.trim() === "") problems[`attributes.${index}.name`] = "required";
    if (value.trim() === "") problems[`attributes.${index}.value`] = "required";
    else if (type === "number" && !/^-?\d+(\.\d+)?$/.test(value.trim()))
      problems[`attributes.${index}.value`] = "not_a_number";
  }
  if (basePriceMinor === undefined || Object.keys(problems).length > 0) return { problems };
  return {
    body: {
      name: draft.name,
      description: draft.description,
      basePriceMinor,
      categoryId: draft.categoryId === "" ? null : draft.categoryId,
      tags: [...draft.tags],
      isActive: draft.isActive,
      featured: draft.featured,
      weightGrams: weight === "" ? null : Number(weight),
      heightMm,
      widthMm,
      depthMm,
      maxPetGrams,
      dimensions: draft.dimensions,
      care: draft.care,
      giftProductId: draft.gift === "" ? null : draft.gift,
      sku: draft.sku,
      attributes: [...draft.attributes],
    },
  };
}
