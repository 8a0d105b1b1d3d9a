import type { AdminImage, AdminVariant } from "#modules/catalog/admin-shapes.ts";
import { toSlug } from "#modules/catalog/slug.ts";
import { variant, type VariantDraft } from "#modules/catalog/variant.ts";
import type { CheckedInput } from "#shared/input-problems.ts";
import { createDraft, readChanges, toDraft, type Values } from "#shared/records/record.ts";
import { toTypedAmount } from "#shared/records/typed-amount.ts";
import type { CallInput } from "#web/api/api-request.ts";
import type { RecordForm } from "../../../kit/record-form.ts";

export type VariantForm = RecordForm<typeof variant.fields>;
type Changes = CallInput<"PATCH /api/admin/variants/:id">["body"];

/** The form of a new variant, which costs what its product does. */
export function createVariantDraft(priceMinor: number): VariantDraft {
  return { ...createDraft(variant), priceMinor: toTypedAmount(priceMinor), stock: "0" };
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

/**
 * Typed fields that differ from a variant that was seen, with the values seen there; or the
 * problems that keep them from being sent.
 */
export function readVariantChanges(
  loaded: AdminVariant,
  saved: VariantDraft,
  draft: VariantDraft,
): CheckedInput<Changes> {
  const read = readChanges(variant, saved, draft);
  if (!read.ok) return read;
  const values: Readonly<Record<string, unknown>> = loaded;
  const before = Object.keys(read.data).map((field) => {
    const name = field === "imageId" ? "imageUrl" : field;
    return [name, values[name]] as const;
  });
  return { ok: true, data: { ...read.data, seen: Object.fromEntries(before) } };
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
