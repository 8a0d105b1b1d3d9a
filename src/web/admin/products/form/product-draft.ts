import type { AdminProduct } from "#modules/catalog/admin-shapes.ts";
import type { CallInput } from "#web/api/api-request.ts";
import { toCents, toDollars } from "../../kit/dollars.ts";
import type { Problems } from "./problems.ts";

/** What stands in the form of a product, as it is typed. */
export type ProductDraft = {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  /** Empty for none. */
  readonly categoryId: string;
  readonly tags: readonly string[];
  readonly sku: string;
  readonly weight: string;
  readonly dimensions: string;
  readonly isActive: boolean;
  readonly featured: boolean;
  readonly attributes: readonly AttributeDraft[];
};
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
  dimensions: "",
  isActive: true,
  featured: false,
  attributes: [],
};

/** The server's names of fields that have another one here. */
export const draftNames = {
  basePriceMinor: "price",
  weightGrams: "weight",
  tags: "tags",
} as const;

export function toDraft(product: AdminProduct): ProductDraft {
  return {
    name: product.name,
    description: product.description ?? "",
    price: toDollars(product.basePrice.amountMinor),
    categoryId: product.category?.id ?? "",
    tags: product.tags,
    sku: product.sku ?? "",
    weight: product.weightGrams === null ? "" : String(product.weightGrams),
    dimensions: product.dimensions ?? "",
    isActive: product.isActive,
    featured: product.featured,
    attributes: product.attributes,
  };
}

/** What a draft says to the server, or what keeps it from being sent. */
export function readDraft(draft: ProductDraft): { body: ProductBody } | { problems: Problems } {
  const problems: Record<string, string> = {};
  if (draft.name.trim() === "") problems["name"] = "required";
  const basePriceMinor = toCents(draft.price);
  if (basePriceMinor === undefined) problems["price"] = "not_a_price";
  const weight = draft.weight.trim();
  if (weight !== "" && !/^\d{1,9}$/.test(weight)) problems["weight"] = "not_a_whole_number";
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
      dimensions: draft.dimensions,
      sku: draft.sku,
      attributes: [...draft.attributes],
    },
  };
}
