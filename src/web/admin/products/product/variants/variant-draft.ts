import type { AdminImage, AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { toSlug } from "#modules/catalog/slug.ts";
import { variant, type VariantDraft } from "#modules/catalog/variant.ts";
import { createDraft, toDraft, type Values } from "#shared/records/record.ts";
import { formatDecimal, MAIN_CURRENCY, money } from "#shared/money.ts";
import type { RecordForm } from "../../../kit/record-form.ts";

export type VariantForm = RecordForm<typeof variant.fields>;

/** The form of a new variant, which costs what its product does. */
export function createVariantDraft(priceMinor: number): VariantDraft {
  return {
    ...createDraft(variant),
    priceMinor: formatDecimal(money(priceMinor, MAIN_CURRENCY)),
    stock: "0",
  };
}

/** The values of a variant in the form, with which it can also be created again. */
export function toVariantValues(
  row: AdminVariant,
  images: readonly AdminImage[],
): Values<typeof variant.fields> {
  return {
    ...row,
    imageId: images.find(({ imageUrl }) => imageUrl === row.imageUrl)?.id ?? null,
    priceMinor: row.price.amountMinor,
    costMinor: row.cost?.amountMinor ?? null,
    stock: 0,
  };
}

/** An existing variant in the form. */
export function toVariantDraft(row: AdminVariant, images: readonly AdminImage[]): VariantDraft {
  return toDraft(variant, toVariantValues(row, images));
}

/** Typing into a new variant's form: its slug follows its name until a slug is typed. */
export function changeNewDraft(draft: VariantDraft, changes: Partial<VariantDraft>): VariantDraft {
  const next = { ...draft, ...changes };
  const isUntouched = changes.slug === undefined && draft.slug === createSlug(draft);
  return isUntouched ? { ...next, slug: createSlug(next) } : next;
}

function createSlug({ shortName, variantName, size }: VariantDraft): string {
  const name = shortName.trim() === "" ? variantName : shortName;
  return toSlug(`${name} ${size}`) ?? "";
}
