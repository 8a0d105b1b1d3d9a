import type { AdminImage, AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { toSlug } from "#modules/catalog/slug.ts";
import type { CallInput } from "#web/api/api-request.ts";
import { toMinor } from "#shared/records/typed-amount.ts";
import { findChangedFields } from "../../form/merge-drafts.ts";
import type { Problems } from "../../form/problems.ts";

/**
 * Fields in the form of a variant, as they are typed. Price, cost and stock are asked for once,
 * when it is new.
 */
export type VariantDraft = {
  readonly variantName: string;
  readonly shortName: string;
  readonly size: string;
  readonly sku: string;
  readonly barcode: string;
  readonly price: string;
  /** Cost of a unit to the shop; empty where that is not known. */
  readonly cost: string;
  readonly stock: string;
  readonly colorPrimary: string;
  readonly colorSecondary: string;
  readonly colorHex: string;
  /** In grams; empty where it weighs what the product does. */
  readonly weight: string;
  readonly tariffCode: string;
  /** Empty for none. */
  readonly originCountry: string;
  readonly customsDescription: string;
  readonly tagline: string;
  readonly story: string;
  /** One in each line. */
  readonly features: string;
  /** Empty for none. */
  readonly storyImageUrl: string;
  /** Empty for none. */
  readonly imageId: string;
  readonly slug: string;
  readonly isActive: boolean;
};
export type VariantField = keyof VariantDraft;

type NewVariant = CallInput<"POST /api/admin/products/:id/variants">["body"];
type VariantChanges = CallInput<"PATCH /api/admin/variants/:id">["body"];

/** The server's names of fields that have another one here. */
export const variantNames = {
  priceMinor: "price",
  costMinor: "cost",
  weightGrams: "weight",
} as const;

export function newVariantDraft(price: string): VariantDraft {
  return {
    variantName: "",
    shortName: "",
    size: "",
    sku: "",
    barcode: "",
    price,
    cost: "",
    stock: "0",
    colorPrimary: "",
    colorSecondary: "",
    colorHex: "",
    weight: "",
    tariffCode: "",
    originCountry: "",
    customsDescription: "",
    tagline: "",
    story: "",
    features: "",
    storyImageUrl: "",
    imageId: "",
    slug: "",
    isActive: true,
  };
}

export function toVariantDraft(variant: AdminVariant, images: readonly AdminImage[]): VariantDraft {
  return {
    ...newVariantDraft(""),
    variantName: variant.variantName,
    shortName: variant.shortName ?? "",
    size: variant.size ?? "",
    sku: variant.sku,
    barcode: variant.barcode ?? "",
    colorPrimary: variant.colorPrimary ?? "",
    colorSecondary: variant.colorSecondary ?? "",
    colorHex: variant.colorHex ?? "",
    weight: variant.weightGrams?.toString() ?? "",
    tariffCode: variant.tariffCode ?? "",
    originCountry: variant.originCountry ?? "",
    customsDescription: variant.customsDescription ?? "",
    tagline: variant.tagline ?? "",
    story: variant.story ?? "",
    features: variant.features.join("\n"),
    storyImageUrl: variant.storyImageUrl ?? "",
    imageId: images.find(({ imageUrl }) => imageUrl === variant.imageUrl)?.id ?? "",
    slug: variant.slug,
    isActive: variant.isActive,
  };
}

/** Problems in the fields that every variant has. */
function commonProblems(draft: VariantDraft): Record<string, string> {
  const problems: Record<string, string> = {};
  if (draft.variantName.trim() === "") problems["variantName"] = "required";
  if (draft.sku.trim() === "") problems["sku"] = "required";
  if (!/^\d{0,9}$/.test(draft.weight.trim())) problems["weight"] = "not_a_whole_number";
  return problems;
}

/** Request body for a new variant, or the problems that keep it from being sent. */
export function readNewVariant(draft: VariantDraft): { body: NewVariant } | { problems: Problems } {
  const problems = commonProblems(draft);
  const priceMinor = toMinor(draft.price);
  if (priceMinor === undefined) problems["price"] = "not_a_price";
  const costMinor = draft.cost.trim() === "" ? null : toMinor(draft.cost);
  if (costMinor === undefined) problems["cost"] = "not_a_price";
  const stock = draft.stock.trim() === "" ? "0" : draft.stock.trim();
  if (/^-\d/.test(stock)) problems["stock"] = "negative";
  else if (!/^\d{1,9}$/.test(stock)) problems["stock"] = "not_a_whole_number";
  if (priceMinor === undefined || costMinor === undefined || Object.keys(problems).length > 0)
    return { problems };
  return { body: { ...sent(draft), priceMinor, costMinor, stock: Number(stock) } };
}

/**
 * Typed fields that differ from a variant that was seen, with the values seen there; or the
 * problems that keep them from being sent.
 */
export function readVariantChanges(
  seen: AdminVariant,
  images: readonly AdminImage[],
  draft: VariantDraft,
): { body: VariantChanges } | { problems: Problems } {
  const problems = commonProblems(draft);
  if (draft.slug.trim() === "") problems["slug"] = "required";
  if (Object.keys(problems).length > 0) return { problems };
  const before = sent(toVariantDraft(seen, images));
  const after = sent(draft);
  const changed = findChangedFields(before, after);
  return {
    body: {
      ...pick(after, changed),
      seen: pick(
        seen,
        changed.map((field) => (field === "imageId" ? "imageUrl" : field)),
      ),
    },
  };
}

function pick<Whole extends object, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, whole[key]]));
}

/** Typing into a new variant's form: its slug follows its name until a slug is typed. */
export function typeIntoNew(draft: VariantDraft, changes: Partial<VariantDraft>): VariantDraft {
  const next = { ...draft, ...changes };
  const isUntouched = changes.slug === undefined && draft.slug === suggestSlug(draft);
  return isUntouched ? { ...next, slug: suggestSlug(next) } : next;
}

function suggestSlug({ shortName, variantName, size }: VariantDraft): string {
  const name = shortName.trim() === "" ? variantName : shortName;
  return toSlug(`${name} ${size}`) ?? "";
}

/** Request body that creates a deleted variant again. */
export function toVariantAgain(variant: AdminVariant, images: readonly AdminImage[]): NewVariant {
  return {
    ...sent(toVariantDraft(variant, images)),
    priceMinor: variant.price.amountMinor,
    costMinor: variant.cost?.amountMinor ?? null,
  };
}

function sent(draft: VariantDraft) {
  return {
    variantName: draft.variantName,
    shortName: draft.shortName,
    size: draft.size,
    sku: draft.sku,
    barcode: draft.barcode,
    colorPrimary: draft.colorPrimary,
    colorSecondary: draft.colorSecondary,
    colorHex: draft.colorHex,
    weightGrams: draft.weight.trim() === "" ? null : Number(draft.weight),
    tariffCode: draft.tariffCode,
    originCountry: draft.originCountry,
    customsDescription: draft.customsDescription,
    tagline: draft.tagline,
    story: draft.story,
    features: draft.features
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
    storyImageUrl: draft.storyImageUrl === "" ? null : draft.storyImageUrl,
    imageId: draft.imageId === "" ? null : draft.imageId,
    // The server makes one of the name where none is given.
    slug: draft.slug.trim() === "" ? undefined : draft.slug.trim(),
    isActive: draft.isActive,
  };
}
