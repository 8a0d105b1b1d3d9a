/**
 * Reviews for a shop that has none yet. They are always the same, so that the server's page and the
 * browser agree. Samples are never marked as verified purchases.
 */
import { createRandom, type Random } from "#shared/random.ts";
import type { Review, ReviewColor } from "./review.ts";

/** The material of samples; the words belong to the shop's content. */
export type SampleMaterial = {
  readonly names: readonly string[];
  readonly opinions: readonly {
    readonly rating: number;
    readonly title: string;
    readonly content: string;
  }[];
};

type SampleOptions = {
  readonly material: SampleMaterial;
  readonly count?: number;
  readonly seed?: number;
};

const DEFAULT_COUNT = 12;
export const SAMPLES_FROM = new Date("2025-04-01T00:00:00Z");
/** A fixed time: with the present one each rendering would have other dates. */
export const SAMPLES_NOW = new Date("2026-03-31T00:00:00Z");
const MOST_HELPFUL = 24;

const reviewColors: readonly ReviewColor[] = ["olive-green", "caramel-brown", "sky-blue"];

/**
 * `count` sample reviews, the newest first, dated between the two fixed moments. Names and opinions
 * repeat only when there are more reviews than material.
 */
export function createSampleReviews({
  material,
  count = DEFAULT_COUNT,
  seed = 7,
}: SampleOptions): Review[] {
  const random = createRandom(`sample reviews ${seed}`);
  const opinions = sortAtRandom(material.opinions, random);
  const names = sortAtRandom(material.names, random);
  const period = SAMPLES_NOW.getTime() - SAMPLES_FROM.getTime();
  const reviews: Review[] = [];
  for (let index = 0; index < count; index++) {
    const opinion = opinions[index % opinions.length];
    const customerName = names[index % names.length];
    if (!opinion || customerName === undefined) break;
    reviews.push({
      id: `sample-${index + 1}`,
      customerName,
      productColor: random.pick(reviewColors),
      ...opinion,
      verifiedPurchase: false,
      helpfulCount: random.int(0, MOST_HELPFUL),
      createdAt: new Date(SAMPLES_FROM.getTime() + random.int(0, period - 1)),
    });
  }
  return reviews.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

function sortAtRandom<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, place: random.getNext() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
