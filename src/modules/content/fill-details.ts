import type { CatalogVariant, VariantDetails } from "#modules/catalog/contract.ts";
import { toCarrierMeasures } from "./carrier-measures.ts";
import { fillEach, toValues, type PlaceholderValues } from "./placeholders.ts";
import { toGiftValues } from "./shop-facts.ts";

/**
 * The texts of the catalogue about a variant, with their placeholders filled: measures and gift are
 * those of its own product.
 */
export function fillDetails(
  details: VariantDetails,
  gift: CatalogVariant["gift"],
  shopValues: PlaceholderValues,
): VariantDetails {
  const values = { ...shopValues, ...toGiftValues(gift?.name ?? null) };
  const { sizeMm, maxPetGrams, weightGrams } = details;
  if (sizeMm === null || maxPetGrams === null) return fillEach(details, values);
  const { carrier: bag, size } = toCarrierMeasures({
    height_mm: sizeMm.height,
    width_mm: sizeMm.width,
    depth_mm: sizeMm.depth,
    max_pet_grams: maxPetGrams,
    weight_grams: weightGrams,
    price_minor: null,
    colors: null,
  });
  return fillEach(details, { ...values, ...toValues({ bag, size }) });
}
