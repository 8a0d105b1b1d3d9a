import type { AdminImage, AdminVariant } from "#modules/catalog/admin-shapes.ts";
import type { CallInput } from "#web/api/api-request.ts";
import { toCents } from "../../../kit/dollars.ts";
import type { Problems } from "../../form/problems.ts";

/**
 * What stands in the form of a variant, as it is typed. Price and stock are asked for once, when it
 * is new.
 */
export type VariantDraft = {
  readonly variantName: string;
  readonly sku: string;
  readonly barcode: string;
  readonly price: string;
  readonly stock: string;
  readonly colorPrimary: string;
  readonly colorSecondary: string;
  /** Empty for none. */
  readonly imageId: string;
  readonly slug: string;
  readonly isActive: boolean;
};

type NewVariant = CallInput<"POST /api/admin/products/:id/variants">["body"];
type VariantChanges = CallInput<"PATCH /api/admin/variants/:id">["body"];

/** The server's names of fields that have another one here. */
export const variantNames = { priceMinor: "price" } as const;

export function newVariantDraft(price: string): VariantDraft {
  return {
    variantName: "",
    sku: "",
    barcode: "",
    price,
    stock: "0",
    colorPrimary: "",
    colorSecondary: "",
    imageId: "",
    slug: "",
    isActive: true,
  };
}

export function toVariantDraft(variant: AdminVariant, images: readonly AdminImage[]): VariantDraft {
  return {
    ...newVariantDraft(""),
    variantName: variant.variantName,
    sku: variant.sku,
    barcode: variant.barcode ?? "",
    colorPrimary: variant.colorPrimary ?? "",
    colorSecondary: variant.colorSecondary ?? "",
    imageId: images.find(({ imageUrl }) => imageUrl === variant.imageUrl)?.id ?? "",
    slug: variant.slug,
    isActive: variant.isActive,
  };
}

/** What keeps the fields that every variant has from being sent. */
function commonProblems(draft: VariantDraft): Record<string, string> {
  const problems: Record<string, string> = {};
  if (draft.variantName.trim() === "") problems["variantName"] = "required";
  if (draft.sku.trim() === "") problems["sku"] = "required";
  return problems;
}

/** What a draft says about a new variant, or what keeps it from being sent. */
export function readNewVariant(draft: VariantDraft): { body: NewVariant } | { problems: Problems } {
  const problems = commonProblems(draft);
  const priceMinor = toCents(draft.price);
  if (priceMinor === undefined) problems["price"] = "not_a_price";
  const stock = draft.stock.trim() === "" ? "0" : draft.stock.trim();
  if (/^-\d/.test(stock)) problems["stock"] = "negative";
  else if (!/^\d{1,9}$/.test(stock)) problems["stock"] = "not_a_whole_number";
  if (priceMinor === undefined || Object.keys(problems).length > 0) return { problems };
  return { body: { ...sent(draft), priceMinor, stock: Number(stock) } };
}

/** What has changed of a variant, or what keeps it from being sent. */
export function readVariantChanges(
  before: VariantDraft,
  draft: VariantDraft,
): { body: VariantChanges } | { problems: Problems } {
  const problems = commonProblems(draft);
  if (Object.keys(problems).length > 0) return { problems };
  const was = sent(before);
  const changed = Object.entries(sent(draft)).filter(
    // Both have the same names.
    ([name, value]) => value !== was[name as keyof typeof was],
  );
  return { body: Object.fromEntries(changed) };
}

/** What makes a deleted variant again. */
export function variantAgain(variant: AdminVariant, images: readonly AdminImage[]): NewVariant {
  return { ...sent(toVariantDraft(variant, images)), priceMinor: variant.price.amountMinor };
}

function sent(draft: VariantDraft) {
  return {
    variantName: draft.variantName,
    sku: draft.sku,
    barcode: draft.barcode,
    colorPrimary: draft.colorPrimary,
    colorSecondary: draft.colorSecondary,
    imageId: draft.imageId === "" ? null : draft.imageId,
    // The server makes one of the name where none is given.
    slug: draft.slug.trim() === "" ? undefined : draft.slug.trim(),
    isActive: draft.isActive,
  };
}
