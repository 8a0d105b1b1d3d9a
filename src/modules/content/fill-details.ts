import type { VariantDetails } from "#modules/catalog/contract.ts";
import { toCarrierMeasures } from "./carrier-measures.ts";
import { fillEach, toValues, type PlaceholderValues } from "./placeholders.ts";

/**
 * The texts of the catalogue about a variant, with their placeholders filled: measures are those of
 * its own product.
 */
export function fillDetails(details: VariantDetails, values: PlaceholderValues): VariantDetails {
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
