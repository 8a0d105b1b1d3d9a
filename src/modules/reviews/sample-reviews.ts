/**
 * Reviews for a shop that has none yet. They are the same wherever and whenever they are made, so that the
 * server's page and the browser agree. Nobody bought anything: no sample is ever a verified purchase.
 */
import type { Review, ReviewColour } from "./review.ts";

/** What samples are made of; the words belong to the shop's content. */
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
  readonly from?: Date;
  readonly now?: Date;
};

export const DEFAULT_COUNT = 12;
export const SAMPLES_FROM = new Date("2025-04-01T00:00:00Z");
/** A fixed moment: the true one would give each rendering other dates. */
export const SAMPLES_NOW = new Date("2026-03-31T00:00:00Z");
const MOST_HELPFUL = 24;

const reviewColours: readonly ReviewColour[] = ["olive-green", "caramel-brown", "sky-blue"];

/**
 * `count` sample reviews, the newest first, dated from `from` up to `now`. Names and opinions repeat only
 * when there are more reviews than material.
 */
export function sampleReviews({
  material,
  count = DEFAULT_COUNT,
  seed = 7,
  from = SAMPLES_FROM,
  now = SAMPLES_NOW,
}: SampleOptions): Review[] {
  const random = createRandom(seed);
  const opinions = shuffle(material.opinions, random);
  const names = shuffle(material.names, random);
  const period = now.getTime() - from.getTime();
  const reviews: Review[] = [];
  for (let index = 0; index < count; index++) {
    const opinion = opinions[index % opinions.length];
    const customerName = names[index % names.length];
    if (!opinion || customerName === undefined) break;
    reviews.push({
      id: `sample-${index + 1}`,
      customerName,
      productColor: reviewColours[Math.floor(random() * reviewColours.length)] ?? "olive-green",
      ...opinion,
      verifiedPurchase: false,
      helpfulCount: Math.floor(random() * (MOST_HELPFUL + 1)),
      createdAt: new Date(from.getTime() + Math.floor(random() * period)),
    });
  }
  return reviews.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** A small generator of numbers from 0 up to 1 that always starts alike for the same seed ("mulberry32"). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
