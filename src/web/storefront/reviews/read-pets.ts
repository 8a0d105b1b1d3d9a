import { z } from "zod";
import { MAX_BREED, petSpecies } from "#modules/reviews/kinds.ts";
import { isPlainLine } from "#shared/plain-text.ts";
import type { Pets } from "#modules/reviews/compute-fit.ts";

const kilograms = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number);

const schema = z.object({
  breed: z.string().max(MAX_BREED).refine(isPlainLine).optional(),
  species: z.enum(petSpecies).optional(),
  from: kilograms,
  to: kilograms,
});

/**
 * Which pets the address of a page of reviews asks for: undefined for all, null for what no link of
 * ours says.
 */
export function readPets(query: URLSearchParams): Pets | undefined | null {
  const { page: _, ...requested } = Object.fromEntries(query);
  if (Object.keys(requested).every((name) => !(name in schema.shape))) return undefined;
  return schema.safeParse(requested).data ?? null;
}
